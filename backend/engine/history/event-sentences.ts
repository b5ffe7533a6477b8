import type { AccountNoticeEvent } from '@nomucheck/domain/accounts/account-notices.ts';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { socialTitles } from '@nomucheck/domain/accounts/social-titles.ts';
import type { SupersEvent } from '@nomucheck/domain/accounts/supers.ts';
import { waysRemoved } from '@nomucheck/domain/accounts/ways-removed.ts';
import type { CaseImportEvent } from '@nomucheck/domain/case-import/import-events.ts';
import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseExportEvent } from '@nomucheck/domain/cases/case-exports.ts';
import { caseFieldNames } from '@nomucheck/domain/cases/case-names.ts';
import type { CheckEvent, DiscardReason } from '@nomucheck/domain/checks/check-events.ts';
import { koreanText } from '@nomucheck/domain/kernel/korean-date.ts';
import type { LogEpochEvent } from '@nomucheck/domain/kernel/log-epoch.ts';
import type { MessageEvent } from '@nomucheck/domain/messages/message-events.ts';
import type { RulesetEvent } from '@nomucheck/domain/rulesets/publication.ts';
import type { SearchWordEvent } from '@nomucheck/domain/search/search-word-events.ts';
import { endings, percentText, places } from '../../checks/history/check-words.ts';

/** Events that a history can tell. */
export type ToldEvent =
  | CheckEvent
  | CaseEvent
  | CaseExportEvent
  | CaseImportEvent
  | UserEvent
  | SupersEvent
  | RulesetEvent
  | MessageEvent
  | AccountNoticeEvent
  | SearchWordEvent
  | LogEpochEvent;

/** What a sentence needs beside the event. */
export type Told = {
  /** The title of the question with this key. */
  readonly question: (key: string) => string;
};

type DataOf = { readonly [Event in ToldEvent as Event['type']]: Event['data'] };
type Sentences = { readonly [Type in keyof DataOf]: (data: DataOf[Type], told: Told) => string };

/**
 * What happened, in a sentence for the person it happened to. Said to the owner too, before a result is paid: so never more
 * of a result than its figure, and never anyone's own words.
 */
const sentences: Sentences = {
  CheckStarted: ({ questionnaire, carriedFrom }) =>
    `${questionnaire === 'basic' ? '기본' : '상세'} 진단을 시작했어요.${carriedFrom === null ? '' : ' 앞서 저장한 답변 가운데 질문이 그대로인 것을 이어 왔어요.'}`,
  AnswerGiven: ({ key }, { question }) => `‘${question(key)}’에 답했어요.`,
  QuestionLeftBlank: ({ key }, { question }) => `‘${question(key)}’ 질문은 비워 두었어요.`,
  AnswerCleared: ({ key }, { question }) => `‘${question(key)}’에 한 답을 지웠어요.`,
  ResultCalculated: ({ calculation: { shownRate } }) =>
    shownRate === null
      ? '결과를 냈어요. 다툴 수 있는 길이 없어 승소 가능성은 계산하지 않았어요.'
      : `승소 가능성을 약 ${percentText(shownRate)}로 추정했어요.`,
  CheckDiscarded: ({ why }) => discarded[why],
  OutcomeReported: ({ ended, where, on }) =>
    `사건이 어떻게 끝났는지 알려 주었어요: ${koreanText(on)}, ${places[where]}, ${endings[ended]}.`,

  CaseCollected: ({ origin: { batch } }) =>
    batch === null ? '자료를 직접 넣었습니다.' : '파일에서 자료를 받았습니다.',
  CaseTextChanged: () => '출처의 본문이 바뀌어 새 본문을 받았습니다.',
  CaseRefined: ({ changes }) => `${namesOf(changes)} 항목을 다듬었습니다.`,
  ProposalTaken: ({ changes, changed }) =>
    changed ? `${namesOf(changes)} 제안을 고쳐서 받아들였습니다.` : `${namesOf(changes)} 제안을 받아들였습니다.`,
  ProposalDismissed: () => '제안을 받아들이지 않았습니다.',
  ProposalReopened: ({ proposal: { field } }) => `${namesOf({ [field]: true })} 제안을 다시 꺼냈습니다.`,
  CaseReadied: () => '승인을 기다리도록 넘겼습니다.',
  CaseSentBack: () => '다시 다듬도록 돌려보냈습니다.',
  CaseDiscarded: () => '쓰지 않기로 했습니다.',
  CaseReopened: () => '다시 다듬기 시작했습니다.',
  CaseMerged: () => '같은 사건의 다른 자료에 합쳤습니다.',
  CaseAccepted: () => '마스터 자료로 승인했습니다.',
  CaseCorrected: ({ changes }) => `${namesOf(changes)} 항목을 고쳤습니다.`,
  CaseWithdrawn: () => '마스터 자료에서 내렸습니다.',
  CasesExported: ({ count }) => `마스터 자료 ${count.toLocaleString('ko-KR')}건을 파일로 내려받았습니다.`,
  CaseRestored: ({ asOfRevision }) => `${asOfRevision}번째 기록의 내용으로 되돌렸습니다.`,

  CaseImportStarted: ({ fileName, dryRun }) =>
    dryRun ? `‘${fileName}’ 파일을 미리 살펴보기 시작했습니다.` : `‘${fileName}’ 파일의 자료를 받기 시작했습니다.`,
  CaseImportCounted: ({ rows }) => `파일에 자료가 ${rows.toLocaleString('ko')}건 있습니다.`,
  CaseImportPartRecorded: ({ from, to }) =>
    `${from.toLocaleString('ko')}번부터 ${to.toLocaleString('ko')}번까지 처리했습니다.`,
  CaseImportFinished: () => '파일의 자료를 모두 처리했습니다.',
  CaseImportFailed: ({ message }) => `파일을 읽지 못했습니다: ${message}`,
  CaseImportCancelled: () => '자료 받기를 멈추었습니다.',
  CaseImportResumed: () => '자료 받기를 이어서 했습니다.',
  CaseImportRevertAsked: () => '이 파일로 받은 자료를 되돌려 달라고 했습니다.',
  CaseImportReverted: ({ discarded, keptCount }) =>
    `이 파일로 받은 자료 ${discarded.toLocaleString('ko')}건을 되돌렸습니다.${keptCount > 0 ? ` ${keptCount.toLocaleString('ko')}건은 그대로 남았습니다.` : ''}`,

  SearchWordAdded: ({ words, finds }) => `‘${words.join(', ')}’로 찾으면 ‘${finds.join(', ')}’도 찾게 했습니다.`,
  SearchWordChanged: ({ words }) => `‘${words.join(', ')}’로 함께 찾는 말을 고쳤습니다.`,
  SearchWordRemoved: () => '함께 찾는 말을 지웠습니다.',

  UserSignedUp: () => '회원으로 가입했어요.',
  ConsentGiven: ({ kind }) => `‘${consents[kind]}’에 동의했어요.`,
  ConsentWithdrawn: ({ kind }) => `‘${consents[kind]}’ 동의를 거두었어요.`,
  AccessChanged: ({ accessType }) => `${accessTypes[accessType]} 권한으로 바뀌었어요.`,
  PasswordChanged: () => '비밀번호를 바꾸었어요.',
  EmailVerified: () => '이메일을 확인했어요.',
  PhoneVerified: () => '휴대전화 번호를 확인했어요.',
  PhoneYielded: () => '다른 분이 같은 휴대전화 번호를 문자로 확인해서, 확인하지 않은 번호를 뺐어요.',
  ProfileChanged: ({ changed }) => `${changed.map((field) => profileFields[field]).join(', ')} 항목을 고쳤어요.`,
  SessionsEnded: () => '담당자가 모든 기기에서 로그아웃시켰어요.',
  UserErased: ({ how }) =>
    how === 'left' ? '탈퇴했고, 개인정보를 지웠어요.' : '운영자가 계정을 없앴고, 개인정보를 지웠어요.',
  SuperReleased: () => '다른 최고 관리자가 남아 있어 탈퇴할 수 있게 되었어요.',
  SocialLinked: ({ provider }) => `${socialTitles[provider]} 로그인을 연결했어요.`,
  SocialUnlinked: ({ provider }) => `${socialTitles[provider]} 로그인 연결을 끊었어요.`,
  StrangersShutOut: (removed) => {
    const gone = waysRemoved(removed);
    return `이메일 주소를 처음 확인해서 그 전의 다른 로그인을 모두 끝냈어요.${gone.length === 0 ? '' : ` 함께 없앤 것: ${gone.join(', ')}.`}`;
  },
  SecondFactorTurnedOn: () => '2단계 인증을 켰어요.',
  SecondFactorTurnedOff: () => '2단계 인증을 껐어요.',

  AccountChangesGathered: () => '계정에서 바뀐 것을 메일로 알리기로 했어요.',
  MessageRequested: ({ channel }) => `${channels[channel]} 보내 달라고 했어요.`,
  MessageSent: ({ via }) => (via === 'mailbox' ? '시험용 편지함에 넣었어요.' : '메시지를 보냈어요.'),
  MessageFailed: ({ why }) => messageFailures[why],
  MessageRetried: () => '메시지를 다시 보내 달라고 했어요.',
  MessageOpened: () => '받은 사람이 메시지를 열었어요.',

  RulesetPublished: ({ rulesetVersion }) => `질문지를 발행했어요(버전 ${rulesetVersion.slice(0, 8)}).`,

  LogEpochOpened: () => '프로그램이 켜져 기록을 이어 쓰기 시작했어요.',
};

const discarded: Readonly<Record<DiscardReason, string>> = {
  abandoned: '오랫동안 이어 쓰지 않아 진단을 닫았어요.',
  by_owner: '작성하던 진단을 지웠어요.',
  ruleset_changed: '질문지가 새로 바뀌어, 이 진단을 닫고 새 진단으로 이어 갔어요.',
  owner_left: '탈퇴해서 작성하던 진단을 닫았어요.',
  replaced: '진단을 새로 시작하면서 이 진단은 닫았어요.',
};

const consents: Readonly<Record<Extract<UserEvent, { type: 'ConsentGiven' }>['data']['kind'], string>> = {
  service: '이용약관',
  privacy: '개인정보 처리방침',
  personalInfo: '개인정보 수집·이용',
  age14: '만 14세 이상',
  marketing: '마케팅 정보 받기',
  sensitive: '민감정보 처리',
  aiProcessing: 'AI 처리',
};

const profileFields: Readonly<
  Record<Extract<UserEvent, { type: 'ProfileChanged' }>['data']['changed'][number], string>
> = { name: '‘이름’', phoneNumber: '‘휴대전화 번호’' };

const channels: Readonly<Record<'email' | 'sms', string>> = { email: '이메일을', sms: '문자를' };

const messageFailures: Readonly<Record<Extract<MessageEvent, { type: 'MessageFailed' }>['data']['why'], string>> = {
  not_delivered: '메시지를 보내지 못했어요.',
  refused: '받는 곳에서 메시지를 받지 않았어요.',
  too_late: '보내기 전에 쓸모가 없어져 메시지를 보내지 않았어요.',
  person_gone: '받을 사람이 탈퇴해 메시지를 보내지 않았어요.',
};

const accessTypes: Readonly<Record<0 | 1 | 2, string>> = { 0: '일반 회원', 1: '직원', 2: '최고 관리자' };

const namesOf = (changes: object): string =>
  Object.entries(caseFieldNames)
    .filter(([field]) => field in changes)
    .map(([, name]) => `‘${name}’`)
    .join(', ');

const tell = <Type extends keyof DataOf>(
  event: { readonly type: Type; readonly data: DataOf[Type] },
  told: Told,
): string => sentences[event.type](event.data, told);

/** What this event says happened. */
export const sentenceOf = (event: ToldEvent, told: Told): string => tell(event, told);

/** The types that have a sentence, for the test that none is left out. */
export const toldTypes: ReadonlySet<string> = new Set(Object.keys(sentences));

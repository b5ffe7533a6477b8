import type { CheckEvent, DiscardReason } from '@nomucheck/domain/checks/check-events.ts';
import type { RouteChange } from '@nomucheck/domain/checks/corrections/change.ts';
import type { CorrectionRunEvent } from '@nomucheck/domain/checks/corrections/correction-run.ts';
import { koreanText } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { count } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';
import { endings, percentText, places } from './history/check-words.ts';

/** The owner sees these sentences before paying for a result: they contain no more of it than its figure. */
export const checkSentences: SentencesOf<CheckEvent | CorrectionRunEvent> = {
  CheckStarted: ({ questionnaire, carriedFrom, madeFrom }) =>
    [
      `${questionnaire === 'basic' ? '기본' : '상세'} 진단을 시작했어요.`,
      ...(madeFrom === null ? [] : ['앞서 결과를 본 진단의 답을 가져왔어요.']),
      ...(carriedFrom === null ? [] : ['앞서 저장한 답변 가운데 질문이 그대로인 것을 이어 왔어요.']),
    ].join(' '),
  AnswerGiven: ({ key }, { question }) => `‘${question(key)}’에 답했어요.`,
  SensitiveAnswerGiven: ({ key }, { question }) => `‘${question(key)}’에 답했어요.`,
  QuestionLeftBlank: ({ key }, { question }) => `‘${question(key)}’ 질문은 비워 두었어요.`,
  AnswerCleared: ({ key }, { question }) => `‘${question(key)}’에 한 답을 지웠어요.`,
  ResultCalculated: ({ calculation, whole }) => {
    const { shownRate, shows } = whole ?? calculation;
    if (shownRate === null) return '결과를 냈어요. 다툴 수 있는 길이 없어 승소 가능성은 계산하지 않았어요.';
    return shows === 'risk'
      ? `부당해고로 인정될 위험을 약 ${percentText(shownRate)}로 추정했어요.`
      : `승소 가능성을 약 ${percentText(shownRate)}로 추정했어요.`;
  },
  CheckDiscarded: ({ why }) => discarded[why],
  OutcomeReported: ({ ended, where, on }) =>
    `사건이 어떻게 끝났는지 알려 주었어요: ${koreanText(on)}, ${places[where]}, ${endings[ended]}.`,
  ResultOpened: () => '결제해서 전체 결과가 열렸어요.',
  ResultLocked: () => '전액을 돌려드려서 전체 결과를 다시 닫았어요.',
  PaidResultRead: () => '전체 결과를 처음 열어 보았어요.',
  ResultCorrected: ({ change, whole }) => corrected(whole ?? change),
  CorrectionTold: ({ channel, unneeded }) => {
    if (unneeded) return '그 사이 다시 바로잡아, 이 내용은 따로 알리지 않았어요.';
    return channel === null
      ? '바로잡은 내용을 알릴 연락처가 없었어요.'
      : `바로잡은 내용을 ${channel === 'email' ? '이메일로' : '문자로'} 알렸어요.`;
  },
  CorrectionRunStarted: ({ of }) => `새 판으로 저장된 진단 ${count(of)}건을 다시 계산하기 시작했어요.`,
  CorrectionPageTried: ({ tried, corrected: changed }) =>
    `진단 ${count(tried)}건을 다시 계산해 ${count(changed)}건을 바로잡았어요.`,
  LateCorrectionNotPossible: () => '나중에 낸 결과 1건은 새 판이 더 묻는 것이 있어 다시 계산하지 못했어요.',
  CorrectionRunEnded: ({ why }) =>
    why === 'finished' ? '저장된 진단을 모두 다시 계산했어요.' : '다른 판이 발행되어 다시 계산하기를 그쳤어요.',
  CorrectionDropped: () => '탈퇴해서 바로잡은 내용을 더 알리지 않아요.',
};

const corrected = ({ before, after }: RouteChange): string => {
  if (before === after) return '질문지를 고쳐, 전에 잘못 안내한 길을 바로잡았어요.';
  const dayOf = (day: string | null): string => (day === null ? '없음' : koreanText(day));
  return `질문지를 고쳐, 전에 잘못 안내한 마지막 날을 바로잡았어요: ${dayOf(before)} → ${dayOf(after)}.`;
};

const discarded: Readonly<Record<DiscardReason, string>> = {
  abandoned: '오랫동안 이어 쓰지 않아 진단을 닫았어요.',
  by_owner: '작성하던 진단을 지웠어요.',
  ruleset_changed: '질문지가 새로 바뀌어, 이 진단을 닫고 새 진단으로 이어 갔어요.',
  owner_left: '탈퇴해서 작성하던 진단을 닫았어요.',
  replaced: '진단을 새로 시작하면서 이 진단은 닫았어요.',
};

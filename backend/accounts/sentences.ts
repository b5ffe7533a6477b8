import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import type { AccountNoticeEvent } from '@nomucheck/domain/accounts/notices/account-notices.ts';
import { waysRemoved } from '@nomucheck/domain/accounts/signing-in/ways-removed.ts';
import { socialTitles } from '@nomucheck/domain/accounts/social-titles.ts';
import type { SupersEvent } from '@nomucheck/domain/accounts/supers.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const accountSentences: SentencesOf<UserEvent | SupersEvent | AccountNoticeEvent> = {
  UserSignedUp: () => '회원으로 가입했어요.',
  ConsentGiven: ({ kind }) => `‘${consents[kind]}’에 동의했어요.`,
  ConsentWithdrawn: ({ kind, lapsed }) =>
    lapsed
      ? `이메일 주소를 처음 확인하기 전의 ‘${consents[kind]}’ 동의라 다시 여쭤보기로 했어요.`
      : `‘${consents[kind]}’ 동의를 거두었어요.`,
  AccessChanged: ({ accessType }) => `${accessTypes[accessType]} 권한으로 바뀌었어요.`,
  PasswordChanged: () => '비밀번호를 바꾸었어요.',
  EmailVerified: () => '이메일을 확인했어요.',
  PhoneVerified: () => '휴대전화 번호를 확인했어요.',
  PhoneYielded: () => '다른 분이 같은 휴대전화 번호를 문자로 확인해서, 확인하지 않은 번호를 뺐어요.',
  ProfileChanged: ({ changed }) => `${changed.map((field) => profileFields[field]).join(', ')} 항목을 고쳤어요.`,
  PhotoChanged: ({ photo }) => (photo === null ? '프로필 사진을 지웠어요.' : '프로필 사진을 바꾸었어요.'),
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
  SearchOpened: () => '결제해서 판례 검색이 24시간 열렸어요.',
  RegistrationNumberSet: ({ registrationNumber }) =>
    registrationNumber === null ? '공인노무사 등록번호를 지웠어요.' : '공인노무사 등록번호를 기록했어요.',
  SearchClosed: () => '전액을 돌려드려서 판례 검색을 닫았어요.',
  AccountChangesGathered: () => '계정에서 바뀐 것을 메일로 알리기로 했어요.',
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

const accessTypes: Readonly<Record<0 | 1 | 2, string>> = { 0: '일반 회원', 1: '직원', 2: '최고 관리자' };

import type { ConsentKind } from '@nomucheck/domain/accounts/contract/user.ts';

export type Consent = {
  kind: ConsentKind;
  label: string;
  isRequired: boolean;
  /** The message at a required consent that is missing. */
  missing?: string;
  /** The content of the consent, in a sentence. */
  about?: string;
  policy?: string;
};

/** The consents, each asked for separately, as the law requires (개인정보 보호법 제22조). */
export const consents: readonly Consent[] = [
  { kind: 'age14', label: '만 14세 이상이에요', isRequired: true, missing: '만 14세 이상인지 확인해 주세요.' },
  {
    kind: 'service',
    label: '이용약관에 동의해요',
    isRequired: true,
    missing: '이용약관에 동의해 주세요.',
    policy: '/policy/service',
  },
  {
    kind: 'privacy',
    label: '개인정보 처리방침을 확인했어요',
    isRequired: true,
    missing: '개인정보 처리방침을 확인해 주세요.',
    policy: '/policy/privacy',
  },
  {
    kind: 'personalInfo',
    label: '개인정보 수집·이용에 동의해요',
    isRequired: true,
    missing: '개인정보 수집·이용에 동의해 주세요.',
    about: '이름, 이메일, 진단 답변을 진단 결과를 보여 드리고 보관하는 데 써요.',
    policy: '/policy/personal_info',
  },
  {
    kind: 'sensitive',
    label: '민감정보 처리에 동의해요',
    isRequired: false,
    about:
      '답변과 AI 자문, 상담에 적은 글에 건강, 노동조합 활동, 임신이 들어갈 수 있어요. 동의하지 않아도 그런 질문을 건너뛰고 진단할 수 있어요.',
    policy: '/policy/sensitive',
  },
  {
    kind: 'aiProcessing',
    label: 'AI 자문을 위한 처리에 동의해요',
    isRequired: false,
    about: 'AI 자문에 물을 때만 질문과 고른 진단의 내용을 답을 만드는 데 써요.',
    policy: '/policy/ai_processing',
  },
  {
    kind: 'marketing',
    label: '마케팅 정보를 받을게요',
    isRequired: false,
    about: '새 소식과 안내를 이메일이나 문자로 보내 드려요. 언제든 그만 받을 수 있어요.',
    policy: '/policy/marketing',
  },
];

export type Agreed = Record<ConsentKind, boolean>;

export const nothingAgreed: Agreed = {
  age14: false,
  service: false,
  privacy: false,
  personalInfo: false,
  sensitive: false,
  aiProcessing: false,
  marketing: false,
};

export const everythingAgreed: Agreed = {
  age14: true,
  service: true,
  privacy: true,
  personalInfo: true,
  sensitive: true,
  aiProcessing: true,
  marketing: true,
};

/** Consents with one kind of them given. */
const withConsents = (asked: readonly Consent[], isGiven: (consent: Consent) => boolean): Partial<Agreed> =>
  Object.fromEntries(asked.map((consent) => [consent.kind, isGiven(consent)]));

/** What each of the two boxes above the list gives; both taken back give nothing. */
export const requiredOf = (asked: readonly Consent[], isGiven: boolean): Partial<Agreed> =>
  withConsents(asked, ({ isRequired }) => isRequired && isGiven);
export const allOf = (asked: readonly Consent[], isGiven: boolean): Partial<Agreed> =>
  withConsents(asked, () => isGiven);

/** Exactly the required ones. */
export const hasAgreedToRequired = (agreed: Agreed, asked = consents): boolean =>
  asked.every(({ kind, isRequired }) => agreed[kind] === isRequired);

export const hasAgreedToAll = (agreed: Agreed, asked = consents): boolean => asked.every(({ kind }) => agreed[kind]);

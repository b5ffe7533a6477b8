import type { ConsentKind } from '../accounts/contract/user.ts';

/** The consents that have a text; the age has none. */
export type PolicyKind = Exclude<ConsentKind, 'age14'>;

/** The texts, as their addresses name them, in the order in which the site asks for them. */
export const policyNames = ['service', 'privacy', 'personal_info', 'sensitive', 'ai_processing', 'marketing'] as const;
export type PolicyName = (typeof policyNames)[number];

/** The consent that a person gives to each text. */
export const kindOfPolicy: Readonly<Record<PolicyName, PolicyKind>> = {
  service: 'service',
  privacy: 'privacy',
  personal_info: 'personalInfo',
  sensitive: 'sensitive',
  ai_processing: 'aiProcessing',
  marketing: 'marketing',
};

/** What the firm calls each text, whatever heading a version has. */
export const policyTitles: Readonly<Record<PolicyName, string>> = {
  service: '이용약관',
  privacy: '개인정보 처리방침',
  personal_info: '개인정보 수집·이용 동의',
  sensitive: '민감정보 처리 동의',
  ai_processing: 'AI 자문을 위한 처리 동의',
  marketing: '마케팅 정보 수신 동의',
};

/** The texts of a consent that is asked for separately (개인정보 보호법 제22조): the law says what has to stand in them. */
export const isConsentText = (name: PolicyName): boolean => name !== 'service' && name !== 'privacy';

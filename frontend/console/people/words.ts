import { consentNames } from '@nomucheck/domain/accounts/access-names.ts';
import type { AdminUser, AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { koreanDate } from '../../shared/formats.ts';

export { accessTypeNames, consentNames, menuNames, menuWords } from '@nomucheck/domain/accounts/access-names.ts';

/** The Korean words for the values of the contract. */

export const oauthNames: Readonly<Record<AdminUser['oauth'], string>> = {
  email: '이메일',
  google: '구글',
  naver: '네이버',
  kakao: '카카오',
};

/** Shown for personal data whose key was destroyed. */
export const gone = '(삭제됨)';

export const personName = ({ name }: Pick<AdminUser, 'name'>): string => name ?? gone;

const consentKinds = ['service', 'privacy', 'personalInfo', 'age14', 'sensitive', 'aiProcessing', 'marketing'] as const;

/** Each consent with its date, or that it wasn't given. */
export const consentsOf = ({ consents }: Pick<AdminUserDetail, 'consents'>): [name: string, value: string][] =>
  consentKinds.map((kind) => {
    const given = consents[kind];
    return [consentNames[kind], given ? `${koreanDate(given.at)} 동의 (${given.version})` : '동의하지 않음'];
  });

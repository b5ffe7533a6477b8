import { roleOf, standingOf } from '@nomucheck/domain/accounts/access.ts';
import { consentNames, menuNames } from '@nomucheck/domain/accounts/access-names.ts';
import type { AdminUser, AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { koreanDate } from '../../shared/formats.ts';
import { roleName } from '../firm/roles.ts';

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

/** What lists call a person; of an admin, also what the flags make them: `관리자 · 노무사`. */
export const roleWords = (person: Pick<AdminUser, 'accessType' | 'adminMenu'>): string => {
  const standing = standingOf(person);
  const role = roleOf(person);
  if (standing !== 'admin' || role === standing) return roleName(standing);
  return `${roleName(standing)} · ${role === 'user' ? withoutRole(person.adminMenu) : roleName(role)}`;
};

/** The flag of the search alone makes nobody of the firm, and opens the search. */
const withoutRole = ({ search }: AdminUser['adminMenu']): string => (search ? menuNames.search : '권한 없음');

/** Each consent with its date, or that it wasn't given. */
export const consentsOf = ({ consents }: Pick<AdminUserDetail, 'consents'>): [name: string, value: string][] =>
  consentKinds.map((kind) => {
    const given = consents[kind];
    return [consentNames[kind], given ? `${koreanDate(given.at)} 동의 (${given.version})` : '동의하지 않음'];
  });

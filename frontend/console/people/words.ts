import type { AdminMenu, ConsentKind } from '@nomucheck/domain/accounts/contract/user.ts';
import type { AdminUser, AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { koreanDate } from '../../shared/formats.ts';

/** The Korean words for the values of the contract. */

export const oauthNames: Readonly<Record<AdminUser['oauth'], string>> = {
  email: '이메일',
  google: '구글',
  naver: '네이버',
  kakao: '카카오',
};

export const accessTypeNames: Readonly<Record<AdminUser['accessType'], string>> = {
  0: '일반',
  1: '내부 직원',
  2: '최고 관리자',
};

export const menuNames: Readonly<Record<keyof AdminMenu, string>> = {
  all: '모든 메뉴',
  advisor: '검수 (노무사)',
  partner: '파트너',
  search: '판례 검색',
};

export const consentNames: Readonly<Record<ConsentKind, string>> = {
  service: '이용약관',
  privacy: '개인정보 처리방침',
  personalInfo: '개인정보 수집·이용',
  age14: '만 14세 이상',
  marketing: '마케팅 정보 수신',
  sensitive: '민감정보 처리',
  aiProcessing: 'AI 자문을 위한 처리',
};

/** Shown for personal data whose key was destroyed. */
export const gone = '(삭제됨)';

export const personName = ({ name }: Pick<AdminUser, 'name'>): string => name ?? gone;

/** A person's menus in words; `all` includes the others. */
export const menuWords = (menu: AdminMenu): string => {
  const given = menu.all
    ? (['all'] as const)
    : (['advisor', 'partner', 'search'] as const).filter((name) => menu[name]);
  return given.length === 0 ? '없음' : given.map((name) => menuNames[name]).join(', ');
};

const consentKinds = ['service', 'privacy', 'personalInfo', 'age14', 'sensitive', 'aiProcessing', 'marketing'] as const;

/** Each consent with its date, or that it wasn't given. */
export const consentsOf = ({ consents }: Pick<AdminUserDetail, 'consents'>): [name: string, value: string][] =>
  consentKinds.map((kind) => {
    const given = consents[kind];
    return [consentNames[kind], given ? `${koreanDate(given.at)} 동의 (${given.version})` : '동의하지 않음'];
  });

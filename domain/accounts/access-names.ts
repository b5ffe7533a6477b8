import type { Role } from '../kernel/log/event.ts';
import type { AdminMenu, ConsentKind } from './contract/user.ts';

/** The Korean words for a person's rights and consents, in the console and in the history of an account. */

export const roleNames: Readonly<Record<Role, string>> = {
  anonymous: '비회원',
  user: '일반 회원',
  partner: '파트너',
  advisor: '노무사',
  admin: '관리자',
  super: '최고 관리자',
  seed: '초기 자료',
  system: '시스템',
};

export const accessTypeNames: Readonly<Record<0 | 1 | 2, string>> = {
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

/** A person's menus in words; `all` includes the others. */
export const menuWords = (menu: AdminMenu): string => {
  const given = menu.all
    ? (['all'] as const)
    : (['advisor', 'partner', 'search'] as const).filter((name) => menu[name]);
  return given.length === 0 ? '없음' : given.map((name) => menuNames[name]).join(', ');
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

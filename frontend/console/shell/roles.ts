import type { Role } from '@nomucheck/domain/kernel/event.ts';

const names: Readonly<Record<Role, string>> = {
  anonymous: '비회원',
  user: '일반 회원',
  partner: '파트너',
  advisor: '노무사',
  admin: '관리자',
  super: '최고 관리자',
  seed: '초기 자료',
  system: '시스템',
};

/** The Korean name of a role. */
export const roleName = (role: Role): string => names[role];

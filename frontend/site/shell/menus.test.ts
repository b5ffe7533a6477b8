import { menusOf as entriesOf, noMenu } from '@nomucheck/domain/accounts/access.ts';
import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { routes } from '../router.tsx';
import { policyLinks } from './footer/footer.tsx';
import { grantedTo } from './menus/granted-menu.ts';
import { menusOf } from './menus.ts';

const now = new Date('2026-11-21T03:00:00Z');

const person = (more: Partial<SessionUser> = {}): SessionUser => ({
  id: 'u1',
  name: '이근로',
  email: 'lee@example.com',
  phoneNumber: null,
  photoURL: null,
  createdAt: '2026-11-01T00:00:00Z',
  accessType: 0,
  oauth: 'email',
  adminMenu: { all: false, advisor: false, partner: false, search: false },
  menus: [],
  lastPaymentTime: null,
  searchAccessUntil: null,
  emailVerifiedAt: null,
  linked: [],
  phoneVerifiedAt: null,
  secondFactor: false,
  secondFactorDue: null,
  consentsToAnswer: [],
  consents: {},
  ...more,
});

/** With the entries that the server tells for these rights. */
const staff = (more: Partial<SessionUser>): SessionUser => {
  const user = person(more);
  return { ...user, menus: entriesOf(user, now.toISOString()) };
};

const superAdmin = staff({ accessType: 2 });

const labels = (links: { label: string }[]): string[] => links.map(({ label }) => label);
const basics = ['서비스 소개', '자가진단', 'AI 노무자문', '정보 게시판', '후기'];

describe('the main menu', () => {
  test('a visitor sees only the public entries', () => {
    const menus = menusOf(null, now);
    expect(labels(menus.main)).toEqual(basics);
    expect(menus.granted).toEqual([]);
    expect(menus.own).toEqual([]);
  });

  test('an ordinary user sees the case search while it is paid for, and not after', () => {
    const paid = person({ searchAccessUntil: '2026-11-21T03:00:01Z' });
    expect(labels(menusOf(paid, now).main)).toContain('판례 검색');
    const lapsed = person({ searchAccessUntil: '2026-11-21T03:00:00Z' });
    expect(labels(menusOf(lapsed, now).main)).toEqual(basics);
  });

  test('staff see the entries that they were granted, in the order of the specification', () => {
    const advisor = staff({ accessType: 1, adminMenu: { ...noMenu, advisor: true } });
    expect(labels(grantedTo(advisor))).toEqual(['검수 목록', '상담', '주제 바로잡기', '판례 검색', '게시판']);
    expect(labels(grantedTo(superAdmin))).toEqual([
      '검수 목록',
      '상담',
      '주제 바로잡기',
      '판례 검색',
      '회원 관리',
      '주문',
      '메시지',
      '게시판',
      '자료 수집',
      '판정례 자료',
      '문서 인식',
      '약관·방침',
      '질문지',
      '바뀐 기한',
      '예측과 실제',
      '통계',
      '기록',
      'AI 사용량',
      '회사 목록',
    ]);
  });

  test('a staff flag on the account of a person who isn’t staff has no effect', () => {
    const ordinary = person({ adminMenu: { all: true, advisor: true, partner: true, search: true } });
    expect(grantedTo(ordinary)).toEqual([]);
    expect(labels(menusOf(ordinary, now).main)).toEqual(basics);
  });

  test.each(['partner', 'search'] as const)('the %s flag opens the case search to one of the firm', (flag) => {
    const granted = staff({ accessType: 1, adminMenu: { ...noMenu, [flag]: true } });
    expect(labels(grantedTo(granted))).toEqual(['판례 검색']);
    expect(labels(menusOf(granted, now).main)).toEqual(basics);
  });
});

describe('the person’s own menu', () => {
  test('begins with the entries of the specification, in its order; staff have no phone verification', () => {
    const others = [
      '이메일 확인',
      '내 질문',
      '상담 내역',
      '결제 내역',
      '로그인 방법',
      '로그인한 기기',
      '2단계 인증',
      '동의 관리',
    ];
    expect(labels(menusOf(person(), now).own)).toEqual([
      '진단 내역',
      '내 정보',
      '휴대전화 인증',
      '비밀번호 변경',
      ...others,
    ]);
    expect(labels(menusOf(superAdmin, now).own)).toEqual(['진단 내역', '내 정보', '비밀번호 변경', ...others]);
  });

  test('marks what isn’t verified yet', () => {
    const marked = (user: SessionUser) => labels(menusOf(user, now).own.filter(({ mark }) => mark === '확인 전'));
    expect(marked(person())).toEqual(['휴대전화 인증', '이메일 확인']);
    expect(marked(person({ phoneVerifiedAt: '2026-11-21T03:00:00Z' }))).toEqual(['이메일 확인']);
  });

  test('has address verification until the address is verified', () => {
    const verified = person({ emailVerifiedAt: '2026-11-21T03:00:00Z' });
    expect(labels(menusOf(verified, now).own)).not.toContain('이메일 확인');
  });

  test('has no change of password for a person who signs in through another service', () => {
    const byKakao = labels(menusOf(person({ oauth: 'kakao' }), now).own);
    expect(byKakao).not.toContain('비밀번호 변경');
    expect(byKakao).toContain('이메일 확인');
  });
});

test('every entry of every menu leads to a page', () => {
  const paid = menusOf(person({ searchAccessUntil: '2099-01-01T00:00:00Z' }), now);
  const staff = menusOf(superAdmin, now);
  const links = [...paid.main, ...paid.own, ...grantedTo(superAdmin), ...staff.own, ...policyLinks];
  const lost = links.filter(({ to }) => {
    const [path = ''] = to.split('?');
    return matchRoutes(routes, path)?.at(-1)?.route.path === '*';
  });
  expect(lost).toEqual([]);
});

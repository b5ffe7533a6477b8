import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Session } from '../../shared/client/session.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { grantedTo } from './menus/granted-menu.ts';
import { SidePanel } from './menus/side-panel.tsx';
import { menusOf } from './menus.ts';

const user: SessionUser = {
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
};
const signedIn: Session = { status: 'signed_in', user };
const anonymous: Session = { status: 'anonymous', user: null };

const ignore = () => undefined;
const at = (address: string, part: ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>);
const header = (address: string, session: Session): string =>
  at(
    address,
    <Header
      session={session}
      menus={menusOf(session.user, new Date(), session.user === null ? [] : grantedTo(session.user))}
      onOpenPanel={ignore}
    />,
  );
const panel = (session: Session): string =>
  at(
    '/',
    <SidePanel
      isOpen
      onClose={ignore}
      session={session}
      menus={menusOf(session.user, new Date(), session.user === null ? [] : grantedTo(session.user))}
    />,
  );

/** The texts in their reading order. */
const words = (html: string): string[] =>
  html
    .replace(/<hr\/>/g, '<i>—</i>')
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '');

beforeAll(() => vi.stubGlobal('window', { scrollY: 0 }));
afterAll(() => vi.unstubAllGlobals());

describe('the header', () => {
  test('shows the brand in lowercase, and with back=true a back link in its place', () => {
    expect(header('/services', anonymous)).toContain('>nomucheck</a>');
    const withBack = header('/services?back=true', anonymous);
    expect(withBack).not.toContain('>nomucheck</a>');
    expect(withBack).toContain('뒤로');
  });

  test('is transparent at the top of the home page only', () => {
    expect(header('/', anonymous)).toContain('header-transparent');
    expect(header('/services', anonymous)).not.toContain('header-transparent');
  });

  test('distinguishes the two boards', () => {
    const html = header('/board?category=review', anonymous);
    expect(html).toMatch(/aria-current="page"[^>]*>후기/);
    expect(html).not.toMatch(/aria-current="page"[^>]*>정보 게시판/);
    for (const address of ['/board?category=premium', '/board/industry/1']) {
      expect(header(address, anonymous)).toMatch(/aria-current="page"[^>]*>정보 게시판/);
      expect(header(address, anonymous)).not.toMatch(/aria-current="page"[^>]*>후기/);
    }
  });

  test('offers sign-in to a visitor, with the way back here, and the person’s own menu after sign-in', () => {
    expect(header('/advices', anonymous)).toContain('/user/login?to=%2Fadvices');
    expect(words(header('/', signedIn))).toEqual(expect.arrayContaining(['이근로님', '로그아웃']));
    expect(words(header('/', signedIn))).not.toContain('로그인');
  });

  test('offers sign-in, too, where the server could not say whose session it is', () => {
    expect(words(header('/', { status: 'unreachable', user: null }))).toContain('로그인');
  });
});

describe('a crown beside the name', () => {
  test.each([
    [0, null],
    [1, '내부 직원'],
    [2, '최고 관리자'],
  ] as const)('is worn by the firm’s people, each kind its own: %i', (accessType, said) => {
    const session: Session = { status: 'signed_in', user: { ...user, accessType } };
    for (const html of [header('/', session), panel(session)]) {
      expect(html.includes('class="crown')).toBe(said !== null);
      if (said) expect(html).toContain(`aria-label="${said}"`);
      expect(html.includes('crown-super')).toBe(accessType === 2);
    }
  });
});

describe('the menu that opens from the right', () => {
  test('has e-mail, logout and close in sight, then home, the main entries, a divider and the person’s own entries', () => {
    expect(words(panel(signedIn))).toEqual([
      'lee@example.com',
      '로그아웃',
      '메뉴 닫기',
      '홈',
      '서비스 소개',
      '자가진단',
      'AI 노무자문',
      '정보 게시판',
      '후기',
      '—',
      '진단 내역',
      '내 정보',
      '휴대전화 인증',
      '확인 전',
      '비밀번호 변경',
      '이메일 확인',
      '확인 전',
      '내 질문',
      '상담 내역',
      '결제 내역',
      '로그인 방법',
      '로그인한 기기',
      '2단계 인증',
      '동의 관리',
    ]);
  });

  test('has neither e-mail nor logout for a visitor', () => {
    const shown = words(panel(anonymous));
    expect(shown[0]).toBe('메뉴 닫기');
    expect(shown.slice(-2)).toEqual(['로그인', '회원가입']);
  });
});

test('the footer shows no empty detail while the firm’s details are unknown, and still links the policies', () => {
  const html = at('/', <Footer />);
  expect(html).not.toContain('사업자등록번호');
  expect(words(html)).toEqual([
    '이용약관',
    '개인정보 처리방침',
    '개인정보 수집·이용',
    '마케팅 정보 수신',
    '가격과 환불',
    '문서 확인',
    '© 2018 nomucheck',
  ]);
});

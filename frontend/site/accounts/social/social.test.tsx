import { sandboxPerson, signUpSocialBody } from '@nomucheck/domain/accounts/contract/social.ts';
import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { everythingAgreed, nothingAgreed } from '../consents.ts';
import { SignInMethods } from '../sign-in-methods-page.tsx';
import { agreedIn } from './agreed-before.ts';
import { NotSignedIn } from './callback-page.tsx';
import { isSocialName, pendingIn } from './social-api.ts';
import { inOrder } from './social-buttons.tsx';
import { emptySocialForm, needsNothingMore, socialMistakes, socialSignUpBody } from './social-sign-up-form.ts';

const pending = {
  ticket: 'ticket',
  provider: 'kakao' as const,
  name: '김카카오',
  email: '',
  emailVerified: false,
  phoneNumber: '',
};

test('Kakao is offered first, whatever the order of the configuration', () => {
  const offered = [{ provider: 'google' }, { provider: 'naver' }, { provider: 'kakao' }] as const;
  expect(inOrder(offered).map(({ provider }) => provider)).toEqual(['kakao', 'naver', 'google']);
});

test('a person whose service gave no address is asked for it, and for each consent', () => {
  expect(socialMistakes(emptySocialForm(pending)).map(({ id }) => id)).toEqual([
    'email',
    'terms-age14',
    'terms-service',
    'terms-privacy',
    'terms-personalInfo',
  ]);
});

test('a complete form is converted to the contract’s body; a number that was deleted is left out', () => {
  const form = { ...emptySocialForm(pending), email: ' kim@example.com ', agreed: everythingAgreed };
  expect(socialMistakes(form)).toEqual([]);
  const body = signUpSocialBody.parse(socialSignUpBody('ticket', form));
  expect(body).toMatchObject({ email: 'kim@example.com', ticket: 'ticket' });
  expect(body).not.toHaveProperty('phoneNumber');
});

test('consents that were given before the way to the service suffice only with a name and a verified address from it', () => {
  const given = { ...pending, email: 'kim@example.com', emailVerified: true, agreed: everythingAgreed };
  expect(needsNothingMore(given)).toBe(true);
  for (const less of [{ emailVerified: false }, { email: '' }, { name: ' ' }, { agreed: nothingAgreed }])
    expect(needsNothingMore({ ...given, ...less })).toBe(false);
  expect(agreedIn({ ...everythingAgreed, marketing: 'true', other: true })).toEqual({
    ...everythingAgreed,
    marketing: false,
  });
  for (const nothing of [null, 'age14', 7, []]) expect(agreedIn(nothing)).toEqual(nothingAgreed);
});

test('an unfinished sign-in is read from a refusal that carries it, and from no other value', () => {
  expect(pendingIn(pending)).toEqual(pending);
  expect(pendingIn({ ...pending, name: 7 })?.name).toBe('');
  for (const other of [null, undefined, 'x', {}, { ticket: 't' }, { ...pending, provider: 'toString' }]) {
    expect(pendingIn(other)).toBeNull();
  }
  expect(isSocialName('constructor')).toBe(false);
  expect(sandboxPerson.safeParse(pending).success).toBe(false);
});

test('after a cancellation the page says that nothing changed, after a failure what went wrong and what to do', () => {
  const page = (code: 'social_popup_closed' | 'social_token_absent', message: string) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <NotSignedIn provider="naver" stopped={{ code, message }} />
      </MemoryRouter>,
    );
  expect(page('social_popup_closed', '🪟 로그인 창이 닫혔어요.')).toContain('아무것도 바뀌지 않았어요');
  const failed = page('social_token_absent', '🎫 로그인 토큰을 받지 못했어요.');
  expect(failed).toContain('로그인 토큰을 받지 못했어요.');
  expect(failed).toContain('네이버에서 다시 시도하거나 다른 방법으로');
});

test('of the ways into an account the last one can’t be removed, and missing ones can be linked', () => {
  const shown = (more: Partial<SessionUser>) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <SignInMethods
          user={{ ...user, emailVerifiedAt: '2026-11-22T03:00:00.000Z', ...more }}
          offered={[
            { provider: 'kakao', sandbox: false },
            { provider: 'naver', sandbox: true },
          ]}
          result={null}
          onLink={() => undefined}
          onUnlink={() => undefined}
        />
      </MemoryRouter>,
    );
  const alone = shown({ oauth: 'kakao', linked: ['kakao'] });
  expect(alone).toContain('하나 남은 로그인 방법이라 끊을 수 없어요');
  expect(alone).not.toContain('비밀번호');
  expect(alone).toContain('네이버 (시험용)');
  const both = shown({ oauth: 'email', linked: ['kakao'] });
  expect(both).toContain('연결 끊기');
  expect(both).toContain('이메일과 비밀번호');
  const unproved = shown({ oauth: 'email', linked: [], emailVerifiedAt: null });
  expect(unproved).toContain('href="/user/verification?to=%2Fmore%2FsignIn"');
  expect(unproved).not.toContain('연결하기');
});

const user: SessionUser = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: '이근로',
  email: 'lee@example.com',
  phoneNumber: null,
  photoURL: null,
  createdAt: '2026-11-01T00:00:00Z',
  accessType: 0,
  oauth: 'email',
  linked: [],
  secondFactor: false,
  secondFactorDue: null,
  consentsToAnswer: [],
  adminMenu: { all: false, advisor: false, partner: false, search: false },
  menus: [],
  lastPaymentTime: null,
  searchAccessUntil: null,
  emailVerifiedAt: null,
  phoneVerifiedAt: null,
  consents: {},
};

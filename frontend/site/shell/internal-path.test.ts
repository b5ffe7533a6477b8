import fc from 'fast-check';
import { expect, test } from 'vitest';
import { internalPath, withReturn } from './internal-path.ts';

test('a path of this site keeps its query and hash', () => {
  expect(internalPath('/check/form/intake/3?change#q')).toBe('/check/form/intake/3?change#q');
});

test.each([
  null,
  '',
  'check',
  'https://evil.kr/',
  '//evil.kr',
  '/\\evil.kr',
  '/\t/evil.kr',
  '/\n/evil.kr',
  'javascript:alert(1)',
  ' //evil.kr',
])('%j leads home instead', (wanted) => {
  expect(internalPath(wanted)).toBe('/');
});

test.each(['/loginCover?to=/check', '/user/login', '/user/sign-in/', '/USER/sign-up', '/user/password/change'])(
  '%s would only go round in circles',
  (wanted) => {
    expect(internalPath(wanted)).toBe('/');
  },
);

test('for any input the browser stays on this site', () => {
  const origin = 'https://nomucheck.example';
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `/${text}`),
        fc.webUrl(),
      ),
      (wanted) => {
        expect(new URL(internalPath(wanted), origin).origin).toBe(origin);
      },
    ),
  );
});

test('the sign-in page gets the path to return to; the home page needs none', () => {
  expect(withReturn('/user/login', '/more/checkList')).toBe('/user/login?to=%2Fmore%2FcheckList');
  expect(withReturn('/user/login', '/')).toBe('/user/login');
});

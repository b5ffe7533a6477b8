import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { requireGoodPassword } from './password-rule.ts';

it.each([
  'qwer1234!',
  'Qwer!1234',
  '1q2w3e4r!@',
  'P@$$w0rd123',
  'Password1!',
  'nomucheck1!',
  'qlalfqjsgh1!',
  'abcd1234!!',
])('%s is what everybody thinks of, and is refused although it keeps the rule', (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(() => requireGoodPassword(password, password)).toThrow(
    expect.objectContaining({
      code: 'password_rule',
      details: { errors: { password: expect.stringMatching('많이 쓰는') } },
    }),
  );
});

it.each(['Hae-go77rain', 'neues456?', '소나기abc12!', 'xqwer1234!'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
  expect(() => requireGoodPassword(password, password)).not.toThrow();
});

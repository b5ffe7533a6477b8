import { expect, it } from 'vitest';
import { DomainError } from '../../kernel/errors.ts';
import { passwordKeepsRule, requireGoodPassword } from './password-rule.ts';

it.each(['abcd123!', 'Zz9_Zz9_Zz9_Zz9_Zz9_', '해고노동자a1!', 'a1~~~~~~'])('takes %s', (password) => {
  expect(passwordKeepsRule(password)).toBe(true);
});

it.each([
  ['seven characters', 'abc123!'],
  ['twenty-one characters', 'Zz9_Zz9_Zz9_Zz9_Zz9_Z'],
  ['a space', 'abcd 123!'],
  ['a full-width space', 'abcd\u3000123!'],
  ['a control character', 'abcd\u0000123!'],
  ['no English letter', '해고노동자12!!'],
  ['no digit', 'abcdefg!'],
  ['no special character', 'abcd1234'],
  ['half an emoji', 'abcd123!\ud83d'],
])('refuses one with %s', (_what, password) => {
  expect(passwordKeepsRule(password)).toBe(false);
});

it('counts characters as people see them, not UTF-16 units', () => {
  expect(passwordKeepsRule('a1!😀😀😀😀😀')).toBe(true);
  expect(passwordKeepsRule('a1!😀😀😀😀')).toBe(false);
});

const refusal = (password: string, confirmation: string): unknown => {
  try {
    requireGoodPassword(password, confirmation);
  } catch (error) {
    return error instanceof DomainError ? { code: error.code, fields: Object.keys(error.details.errors ?? {}) } : error;
  }
  return 'none';
};

it('counts and compares Hangul in one spelling', () => {
  const apart = '해고노동자일하다a1!'.normalize('NFD');
  expect([...apart].length).toBeGreaterThan(20);
  expect(passwordKeepsRule(apart)).toBe(true);
  expect(refusal(apart, apart.normalize('NFC'))).toBe('none');
});

it('reports the rule before the confirmation, each at its own field', () => {
  expect(refusal('short', 'other')).toEqual({ code: 'password_rule', fields: ['password'] });
  expect(refusal('abcd123!', 'abcd123?')).toEqual({ code: 'password_mismatch', fields: ['passwordConfirm'] });
  expect(refusal('abcd123!', 'abcd123!')).toBe('none');
});

import { expect, test } from 'vitest';
import { codeAddressOf, codeOf } from './code-address.ts';

test('one box takes an e-mail address or a mobile number, in any notation', () => {
  expect(codeAddressOf(' Kim@example.com ')).toEqual({ channel: 'email', address: 'Kim@example.com' });
  expect(codeAddressOf('+82 10-1234-5678')).toEqual({ channel: 'sms', address: '01012345678' });
  expect(codeAddressOf('０１０－１２３４－５６７８')).toEqual({ channel: 'sms', address: '01012345678' });
  expect(codeAddressOf('kim＠example．com')).toEqual({ channel: 'email', address: 'kim@example.com' });
});

test.each(['', 'kim', '02-123-4567', 'kim@'])('%j is neither', (typed) => {
  expect(codeAddressOf(typed)).toBeNull();
});

test('a code is six digits, also with a space or in full-width digits', () => {
  expect(codeOf(' 123 456 ')).toBe('123456');
  expect(codeOf('０１２３４５')).toBe('012345');
  expect(codeOf('12345')).toBeNull();
  expect(codeOf('12345a')).toBeNull();
});

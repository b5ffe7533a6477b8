import { expect, it } from 'vitest';
import { normalContact, normalEmail, normalPhone, shownPhone } from './contact.ts';

it('gives all spellings of a mailbox one form', () => {
  expect(normalEmail('  Kim@Example.COM ')).toBe('kim@example.com');
});

it.each(['010-1234-5678', '01012345678', '010 1234 5678', '+82 10-1234-5678', '+8201012345678', '0082 10 1234 5678'])(
  'writes %s one way',
  (written) => {
    expect(normalPhone(written)).toBe('01012345678');
  },
);

it.each(['02-123-4567', '010-12-34', '0101234567890', '전화 주세요', '', '+1 650 253 0000'])(
  'knows that %s is no Korean mobile number',
  (written) => {
    expect(normalPhone(written)).toBeNull();
  },
);

it.each([
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['1588-0000', '1588-0000'],
])('shows %s as %s', (phone, shown) => {
  expect(shownPhone(phone)).toBe(shown);
});

it.each([
  ['010-1234-5678', '01012345678'],
  [' Kim@Example.com ', 'kim@example.com'],
  ['kim@example.c', null],
  ['kim@example.', null],
  ['전화 주세요', null],
])('takes %s as a way to reach somebody, or not', (written, normal) => {
  expect(normalContact(written)).toBe(normal);
});

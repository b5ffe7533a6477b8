import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalContact, normalEmail, normalPhone, shownPhone } from './contact.ts';

it('gives all spellings of a mailbox one form', () => {
  expect(normalEmail('  Kim@Example.COM ')).toBe('kim@example.com');
});

it.each([
  ...['010-1234-5678', '01012345678', '010 1234 5678', '010.1234.5678', '(010) 1234-5678', '[010]1234-5678'],
  ...['+82 10-1234-5678', '+8201012345678', '0082 10 1234 5678', '82-10-1234-5678', '+82 (0)10-1234-5678'],
  ...[
    '(+82) 010 - 1234 - 5678',
    '０１０－１２３４－５６７８',
    '＋８２　１０　１２３４　５６７８',
    '010–1234–5678',
    '010—1234—5678',
  ],
  ...['010‑1234‑5678', '010−1234−5678', '010ㅡ1234ㅡ5678', '010ー1234ー5678', '010·1234·5678', '010/1234/5678'],
  ...[
    '\u202a010-1234-5678\u202c',
    '010\u200b12345678',
    '010\u00a01234\u20095678',
    'tel:+82-10-1234-5678',
    '1012345678',
    '10-1234-5678',
  ],
])('writes %s one way', (written) => {
  expect(normalPhone(written)).toBe('01012345678');
});

it.each([
  ...['02-123-4567', '010-12-34', '0101234567890', '전화 주세요', '', '+1 650 253 0000', '+1 010 1234 5678'],
  ...['0101234567', '+82 10 123 4567', '82', '1588-0000', '012-3456-7890', '010-1234-567x', '010 1234 5678 9'],
])('knows that %s is no Korean mobile number', (written) => {
  expect(normalPhone(written)).toBeNull();
});

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

it('reads a number in whatever way its parts are put together', () => {
  const dash = fc.constantFrom('', ' ', '-', '–', '—', '‑', '.', '·', ' - ', 'ㅡ', '－', '　');
  const front = fc.constantFrom('0', '+82', '+82 ', '82-', '0082', '+82 (0)', '(+82) 0');
  const digits = fc.stringMatching(/^\d{8}$/);
  const asTyped = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  );
  fc.assert(
    fc.property(front, digits, dash, dash, asTyped, (country, number, one, other, typed) => {
      const written = `${country}10${one}${number.slice(0, 4)}${other}${number.slice(4)}`;
      expect(normalPhone(typed(written))).toBe(`010${number}`);
    }),
  );
});

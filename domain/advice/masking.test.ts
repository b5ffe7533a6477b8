import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMasked, type MaskedKind, maskedInWords, maskPersonal } from './masking.ts';

const kindsOf = (text: string): readonly string[] => Object.keys(maskPersonal(text).masked);

describe('what identifies a person is hidden', () => {
  it.each<readonly [string, MaskedKind]>([
    ['900101-1234567', 'resident'],
    ['9001011234567', 'resident'],
    ['900101 - 1234567', 'resident'],
    ['９００１０１－１２３４５６７', 'resident'],
    ['9 0 0 1 0 1 - 1 2 3 4 5 6 7', 'resident'],
    ['900101-1******', 'resident'],
    ['900101–2●●●●●●', 'resident'],
    ['90\u200b0101-1234567', 'resident'],
    ['850505-5234567', 'alien'],
    ['010-1234-5678', 'phone'],
    ['01012345678', 'phone'],
    ['010.123.4567', 'phone'],
    ['010 1234 5678', 'phone'],
    ['０１０－１２３４－５６７８', 'phone'],
    ['+82 10-1234-5678', 'phone'],
    ['+82(0)10 1234 5678', 'phone'],
    ['0082-2-123-4567', 'phone'],
    ['(02) 123-4567', 'phone'],
    ['02)1234-5678', 'phone'],
    ['031-123-4567', 'phone'],
    ['070.1234.5678', 'phone'],
    ['공일공 일이삼사 오육칠팔', 'phone'],
    ['hong.gil-dong@example.co.kr', 'email'],
    ['hong골뱅이naver.com', 'email'],
    ['hong＠naver.com', 'email'],
    ['1234-5678-9012-3456', 'card'],
    ['4123 5678 9012 3456', 'card'],
    ['국민은행 123456-01-234567', 'account'],
    ['계좌번호는 110-123-456789', 'account'],
    ['통장 3020123456781', 'account'],
  ])('%s', (written, kind) => {
    const { text, masked } = maskPersonal(`제 번호는 ${written} 입니다.`);
    expect(masked).toEqual({ [kind]: 1 });
    expect(text).not.toMatch(/\d{3,}|[０-９]{3,}|@/u);
    expect(text).toMatch(/ 입니다\.$/);
  });

  it('each is counted, and said in words', () => {
    const { masked, text } = maskPersonal('홍길동 900101-1234567, 010-1234-5678, 02-123-4567, a@b.kr');
    expect(masked).toEqual({ resident: 1, phone: 2, email: 1 });
    expect(text).toBe('홍길동 (주민등록번호 가림), (전화번호 가림), (전화번호 가림), (이메일 주소 가림)');
    expect(maskedInWords(masked)).toBe('주민등록번호 1개, 전화번호 2개, 이메일 주소 1개를 가렸어요.');
    expect(maskedInWords({})).toBeNull();
    expect(addMasked(masked, { phone: 1 })).toEqual({ resident: 1, phone: 3, email: 1 });
  });
});

describe('what the law needs stays', () => {
  it.each([
    '대법원 2018. 10. 12. 선고 2016두64876 판결',
    '2020부해123',
    '서울2021부해1234',
    '2024-10-12부터 2024-11-12까지',
    '20240101 ~ 20241231',
    '2024.01.01.~2024.12.31.',
    '월급 2,000,000원',
    '2000000원',
    '12345678900000원',
    '사업자등록번호 123-45-67890',
    '근로기준법 제23조 제1항',
    '법률 제21472호',
    '고용노동부 1350',
    '09:00-18:00',
    '직원 5명, 3개월, 30일분',
  ])('%s', (text) => {
    expect(maskPersonal(text)).toEqual({ text, masked: {} });
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const gap = fc.constantFrom('', '-', ' ', '.', ' - ', '–', '－');
const fullWidth = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
const around = fc.constantFrom('', ' ', '(', ')', '번호: ', '입니다', '\n', '연락처는 ', '이고 ');

const mobile = fc
  .tuple(fc.constantFrom('010', '011', '016', '019'), gap, digits(4), gap, digits(4))
  .map((parts) => parts.join(''));
const resident = fc
  .tuple(
    digits(2),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
    fc.constantFrom('-', ' - ', '－', '–', ''),
    fc.constantFrom(...'12345678'),
    digits(6),
  )
  .map(
    ([year, month, day, between, first, rest]) =>
      `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}${between}${first}${rest}`,
  );

describe('invisible characters', () => {
  it.each(['\uffa0', '\ufeff안녕하세요', '\u2060\u200b해고', '해\u200b고\u200b'])(
    'stay where nothing is masked: %j',
    (text) => {
      expect(maskPersonal(text)).toEqual({ text, masked: {} });
    },
  );

  it('stay before a number that is masked', () => {
    expect(maskPersonal('\ufeff010-1234-5678로 연락').text).toBe('\ufeff(전화번호 가림)로 연락');
  });
});

describe('in any text', () => {
  it('no phone and no registration number is left, in plain or full-width digits', () => {
    fc.assert(
      fc.property(fc.oneof(mobile, resident), around, around, fc.boolean(), (number, before, after, isWide) => {
        const { text, masked } = maskPersonal(`${before}${isWide ? fullWidth(number) : number}${after}`);
        expect(Object.values(masked).reduce((sum, count) => sum + count, 0)).toBe(1);
        expect(text).not.toMatch(/\p{Nd}/u);
      }),
    );
  });

  it('masking again changes nothing, and what is around stays', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(mobile, resident, fc.string({ unit: 'grapheme' }))), (parts) => {
        const once = maskPersonal(parts.join('\n'));
        expect(maskPersonal(once.text)).toEqual({ text: once.text, masked: {} });
      }),
    );
  });

  it('a text without figures and addresses is as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        const text = any.replace(/[\p{Nd}@]/gu, '').replace(/[공영일이삼사오육칠팔구]|골뱅이/gu, '');
        expect(maskPersonal(text).text).toBe(text);
        expect(kindsOf(text)).toEqual([]);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOfName } from './person-name.ts';

const hidden = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u034f', '\u00ad', '\u3164', '\u115f', '\u1160'];
const blank = [...hidden, '\uffa0', '\u2800', ' ', '\u3000', '\u2003', '\u{1d159}', '\ufe0f', '\u{e0100}', '\u180e'];
const marks = ['\u0301', '\u0327', '\u20dd', '\u302e', '\u{1e8d0}'];
const between = fc.string({
  unit: fc.constantFrom(...hidden, ' ', '.', '·', '-', '_', '*', '(', '♥', ...marks),
  maxLength: 3,
});
const words = (text: string) => fc.constantFrom(...text.split(' '));

/** The word with something between its letters, and something before and behind it. */
const spaced = (word: fc.Arbitrary<string>) =>
  word.chain((text) =>
    fc
      .array(between, { minLength: text.length + 1, maxLength: text.length + 1 })
      .map((gaps) => [...text].reduce((all, letter, n) => `${all}${letter}${gaps[n + 1]}`, gaps[0] ?? '')),
  );

describe('a name of letters that nobody sees', () => {
  it('is refused, however many of them there are and whoever gives it', () => {
    const text = fc.string({ unit: fc.constantFrom(...blank, ...marks), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(text, fc.boolean(), (name, asStaff) => {
        expect(refusalOfName(name, { asStaff })).toMatch(/눈에 보이는 글자/);
      }),
    );
  });
});

describe('a name that passes for the firm', () => {
  const refused = (name: string): void => {
    expect([name, refusalOfName(name)]).toEqual([name, expect.stringContaining('본인의 이름')]);
  };

  it('is refused with anything between its letters, and with other words around a name of the firm', () => {
    const own = spaced(words('노무체크 관리자 운영자 NomuCheck'));
    fc.assert(
      fc.property(fc.constantFrom('', '김', '서울 '), own, fc.constantFrom('', '님', ' 담당자', '7'), (a, name, z) =>
        refused(a + name + z),
      ),
    );
  });

  it('is refused where a word for the firm’s people is all of it, also with a number', () => {
    const people = spaced(words('담당자 상담원 운영진 고객센터 admin Administrator support'));
    fc.assert(fc.property(people, fc.constantFrom('', '1', ' 02'), (name, number) => refused(name + number)));
  });

  it.each([
    ['letters apart', 'ㄴㅗㅁㅜㅊㅔㅋㅡ'],
    ['letters apart', '관ㄹㅣ자'],
    ['conjoining letters', '노무체크'.normalize('NFD')],
    ['half-width letters', '\uffa4\uffcc\uffb1\uffd3\uffba\uffc7\uffbb\uffda'],
    ['another vowel that looks alike', '노무채크'],
    ['a Latin l as a vowel', '관ㄹl자'],
    ['a naught as a consonant', '0ㅜㄴ영자'],
    ['letters of Cyrillic', 'nоmuсhеck'],
    ['full-width letters', 'ＡＤＭＩＮ'],
    ['digits as letters', 'n0much3ck'],
    ['accents', 'ádmïn'],
  ])('is refused with %s: %s', (_what, name) => refused(name));

  it('is open to a staff member as an admin sets it', () => {
    fc.assert(
      fc.property(spaced(words('노무체크 관리자 담당자')), (name) => {
        expect(refusalOfName(name, { asStaff: true })).toBeNull();
      }),
    );
  });
});

describe('a name of a person', () => {
  it('is accepted, whatever family name and syllables it has', () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
    const family = words('김 이 박 최 정 강 조 윤 장 임 남궁 황보 제갈 관 운 노');
    fc.assert(
      fc.property(family, fc.array(syllable, { minLength: 1, maxLength: 2 }), (first, rest) => {
        expect(refusalOfName(first + rest.join(''))).toBeNull();
      }),
    );
  });

  it.each([
    '김관리',
    '이운영',
    '노무현',
    '담당자 김하나',
    '관리',
    'Adam Min',
    'Yasmin',
    'Zoë O’Brien',
    'علی‌رضا',
    '李小龍',
  ])('may be %s', (name) => {
    expect(refusalOfName(name)).toBeNull();
  });
});

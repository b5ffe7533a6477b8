import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../folding.ts';
import { decisionText } from '../ranking/texts.fixture.ts';
import { tokensOf } from '../words/tokens.ts';
import { parseQuery } from './query.ts';
import { tsQueryOf, tsVectorOf } from './ts-query.ts';
import { unitsOf } from './units.ts';

const asked = (typed: string): string | null => tsQueryOf(parseQuery(typed));
const ranked = (typed: string): readonly string[] =>
  unitsOf(parseQuery(typed)).flatMap((unit) => unit.flatMap(({ terms }) => terms));

/** Whether these terms match the query, by PostgreSQL's rules. */
const matches = (query: string | null, terms: ReadonlySet<string>): boolean => {
  if (query === null) return false;
  const [, result] = readOr(query, 0, terms);
  return result;
};
const readOr = (text: string, from: number, terms: ReadonlySet<string>): [number, boolean] => {
  let [at, result] = readAnd(text, from, terms);
  while (text.startsWith(' | ', at)) {
    const [next, other] = readAnd(text, at + 3, terms);
    [at, result] = [next, result || other];
  }
  return [at, result];
};
const readAnd = (text: string, from: number, terms: ReadonlySet<string>): [number, boolean] => {
  let [at, result] = readOne(text, from, terms);
  while (text.startsWith(' & ', at)) {
    const [next, other] = readOne(text, at + 3, terms);
    [at, result] = [next, result && other];
  }
  return [at, result];
};
const readOne = (text: string, from: number, terms: ReadonlySet<string>): [number, boolean] => {
  if (text[from] === '!') {
    const [at, result] = readOne(text, from + 1, terms);
    return [at, !result];
  }
  if (text[from] === '(') {
    const [at, result] = readOr(text, from + 1, terms);
    return [at + 1, result];
  }
  const end = text.indexOf("'", from + 1);
  const term = text.slice(from + 1, end);
  if (text.startsWith(':*', end + 1)) return [end + 3, [...terms].some((each) => each.startsWith(term))];
  return [end + 1, terms.has(term)];
};

const finds = (typed: string, text: string): boolean =>
  matches(asked(typed), new Set(tokensOf(text).map(({ term }) => term)));

describe('a query', () => {
  test('finds a text by any part of it of two characters or more', () => {
    fc.assert(
      fc.property(decisionText, fc.nat(), fc.integer({ min: 2, max: 25 }), (text, start, length) => {
        const from = start % text.length;
        const piece = text.slice(from, from + length);
        const to = from + piece.length;
        const { text: folded } = fold(text);
        const cutsFigure = (at: number): boolean =>
          /[a-z0-9]/.test(folded[at] ?? '') && /[a-z0-9,]/.test(folded[at - 1] ?? '');
        // Figures and Latin words match only as a whole, as do the articles and numbers that they belong to.
        const hasFigure = /[A-Za-z0-9]/.test(text.slice(Math.max(0, from - 12), to + 12));
        fc.pre(!cutsFigure(from) && !cutsFigure(to) && !hasFigure && /[가-힣][^,.()\n]*[가-힣]/.test(piece));
        expect(finds(piece, text)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['경영상 해고', '경영상해고'],
    ['부당 해고 구제 신청', '부당해고구제신청'],
    ['부당해고의 판단기준', '부당해고 판단기준'],
    ['해고를 서면으로 통지하지 않은', '해고 서면 통지하지 않은'],
    ['징계ㆍ해고', '징계·해고'],
    ['ＣＣＴＶ 감시', 'cctv 감시'],
    ['5인미만 사업장', '5인 미만 사업장'],
    ['수습 기간 중 해고', '수습기간 해고'],
    ['직장 내 괴롭힘', '직장내괴롭힘'],
    ['대법원 2019. 10. 31. 선고 2016두64876 판결', '2016두64876'],
    ['대법원 제1부 2016두64876 판결 참조', '2016두64876'],
    ['①2016두64876', '2016두64876'],
    ['2016두64876, 64883(병합)', '2016두64876 2016두64883'],
    ['중노위 중앙2020부해411 판정', '중앙2020부해411'],
    ['근로기준법 23조', '근로기준법 제23조 제1항'],
    ['2016두64876', '2016-두-64876'],
    ['2016두64876', '2016 두 64876'],
    ['해고 당하였다', '해고당하였다'],
  ])('means the same as another spelling: %s, %s', (one, other) => {
    expect(asked(one)).toBe(asked(other));
    expect(ranked(one)).toEqual(ranked(other));
  });

  test('that has only particles and endings is taken as it is', () => {
    expect(finds('된다의 전', '판단된다의 전보에서')).toBe(true);
  });

  test('keeps a noun that ends like a particle', () => {
    for (const noun of ['육아휴가', '인사고과', '단시간근로', '징계해고', '근로조건합의', '취업제한', '인사평가']) {
      expect(parseQuery(noun).words).toEqual([noun]);
    }
  });

  test('finds a quotation only in exactly these words, apart from blanks', () => {
    expect(parseQuery('"경영상 필요" 해고').wanted).toMatchObject([
      { kind: 'phrase', text: '경영상 필요', terms: ['경영', '영상', '상필', '필요'] },
      { kind: 'syllables', text: '해고' },
    ]);
  });

  test('leaves out cases with a word that has a minus before it', () => {
    expect(finds('해고 -정직', '해고와 정직')).toBe(false);
    expect(finds('해고 -정직', '해고와 감봉')).toBe(true);
    expect(finds('해고 -"직장 내 괴롭힘"', '해고와 직장내괴롭힘')).toBe(false);
    expect(finds('해고 -2016두64876', '해고, 2016두64876')).toBe(false);
    expect(parseQuery('-2016두64876').numbers).toEqual([]);
  });

  test('of one syllable finds what begins with it; beside other words it is ignored', () => {
    expect(asked('해')).toBe("'해':*");
    expect(asked('해고 시 통지')).toBe(asked('해고 통지'));
  });

  test('without a word finds nothing', () => {
    for (const nothing of ['', '   ', '?!', '-', '""', '-해고']) expect(asked(nothing)).toBeNull();
  });

  test('finds synonyms, too', () => {
    const synonyms = new Map([
      ['정리해고', ['경영상 해고']],
      ['정직', ['징계']],
    ]);
    const query = tsQueryOf(parseQuery('정리해고 요건', synonyms));
    const terms = (text: string) => new Set(tokensOf(text).map(({ term }) => term));
    expect(matches(query, terms('경영상 이유에 의한 해고의 요건'))).toBe(true);
    expect(matches(query, terms('정리해고의 요건'))).toBe(true);
    expect(matches(query, terms('징계해고의 요건'))).toBe(false);
    expect(tsQueryOf(parseQuery('정리 해고 요건', synonyms))).toBe(query);
    // If a short word is the beginning of a longer word with synonyms, only the longer one counts.
    expect(tsQueryOf(parseQuery('정직원', synonyms))).toBe(asked('정직원'));
    expect(tsQueryOf(parseQuery('정직처분', synonyms))).not.toBe(asked('정직처분'));
  });

  test('recognises a case number with two digits of its year, or with a comma', () => {
    for (const typed of ['17두70793', '2017두70,793', '17두70,793', '17두 70793', '17-두-70793'])
      expect([typed, parseQuery(typed).numbers]).toEqual([typed, ['2017두70793']]);
    // Before 2000 courts wrote two digits; amounts and counts aren't case numbers.
    for (const typed of ['92다42897', '1992다42897']) expect(parseQuery(typed).numbers).toEqual(['92다42897']);
    expect(parseQuery('1999부해123').numbers).toEqual(['1999부해123']);
    for (const typed of ['10두 명', '15 나 70', '임금 1,200,000원']) expect(parseQuery(typed).numbers).toEqual([]);
  });

  test.each([
    ...[
      ['4290민상123'],
      ['단기 4291행상1 판결', '4291행상1'],
      ['2099추5'],
      ['2099 추 5', '2099추5'],
      ['17차전1234', '2017차전1234'],
    ],
    ...[['2099회합100034'], ['2099차12'], ['2099몽1'], ['4290민상123 해고', '4290민상123']],
  ])('recognises a case number of a rare kind: %s', (typed = '', number = typed) => {
    expect(parseQuery(typed).numbers).toEqual([number]);
  });

  test.each(['2000인 30', '2000호 301', '2024년 3', '1500명3', '10인 300명', '3년간 2회'])(
    'takes %s for words, not for a case number',
    (typed) => expect(parseQuery(typed).numbers).toEqual([]),
  );

  test('knows what a small figure counts, and demands the figure only', () => {
    const asked = parseQuery('정직 3개월');
    expect(asked.wanted).toContainEqual({ kind: 'term', forms: ['3'], is: 'word', counted: '3개' });
    expect(tsQueryOf(asked)).not.toContain('3개');
    expect(finds('"3개월"', '정직 3개월')).toBe(true);
  });

  test('keeps an amount whole', () => {
    expect(parseQuery('금전보상 3,593,440원').wanted).toContainEqual({ kind: 'term', forms: ['3593440'], is: 'word' });
    expect(finds('3,593,440원', '금전보상 3,593,440원')).toBe(true);
  });

  test('sees a synonym only where the rest of its word could be one, too', () => {
    const synonyms = new Map([['전보', ['배치전환']]]);
    expect(parseQuery('부당해고 금전보상', synonyms).wanted).toMatchObject([{ parts: [{ text: '부당해고금전보상' }] }]);
    expect(parseQuery('산업안전보건위원회', synonyms).wanted).toMatchObject([
      { parts: [{ text: '산업안전보건위원회' }] },
    ]);
    expect(parseQuery('부당 전보', synonyms).wanted).toMatchObject([{ parts: [{ text: '부당' }, { text: '전보' }] }]);
  });

  test('sees where words that were typed without blanks meet', () => {
    const wordsOf = (typed: string) => parseQuery(typed).words;
    expect(wordsOf('사직서쓰라고강요')).toEqual(['사직서', '강요']);
    expect(wordsOf('권고사직하라고압박')).toEqual(['권고사직', '압박']);
    expect(wordsOf('카톡으로해고통보')).toEqual(['카톡', '해고통보']);
    expect(wordsOf('근로자고용 동부터미널')).toEqual(['근로자고용', '동부터미널']);
  });

  test('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 50 }), decisionText), (typed) => {
        const query = asked(typed);
        expect(query === null || query.length > 0).toBe(true);
      }),
    );
  });
});

test('a vector is in the order of its bytes, each word once, quotes doubled', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 4 })), (terms) => {
      const bytes = (term: string): string =>
        [...new TextEncoder().encode(term)].map((byte) => String.fromCharCode(byte)).join('');
      const sorted = [...new Set(terms.filter((term) => term.isWellFormed()))].sort((a, b) =>
        bytes(a) < bytes(b) ? -1 : 1,
      );
      const vector = tsVectorOf(sorted.toReversed());
      expect(vector).toBe(sorted.map((term) => `'${term.replace(/['\\]/g, '$&$&')}'`).join(' '));
    }),
  );
});

test('one syllable behind a minus leaves nothing out, and that is said', () => {
  for (const typed of ['해고 -표', '해고 -"표"']) {
    const { wanted, unwanted, passedOver } = parseQuery(typed);
    expect([typed, wanted.length, unwanted, passedOver]).toEqual([typed, 1, [], ['-표']]);
  }
  expect(parseQuery('-"표"').wanted).toEqual([]);
});

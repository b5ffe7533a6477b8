import { describe, expect, test } from 'vitest';
import { parseQuery } from '../query/query.ts';
import { tokensOf } from '../words/tokens.ts';
import { articleInWords, termsOfSameRule } from './renumbered-articles.ts';

const termsIn = (text: string, decidedOn: string | null = null): readonly string[] =>
  tokensOf(text, decidedOn)
    .filter(({ kind }) => kind === 'article')
    .map(({ term }) => term);

const finds = (typed: string, text: string, decidedOn: string | null): boolean => {
  const there = new Set(termsIn(text, decidedOn));
  return parseQuery(typed).wanted.every(
    (clause) => clause.kind === 'term' && clause.forms.some((form) => there.has(form)),
  );
};

describe('an article of the Labor Standards Act', () => {
  test.each([
    ['근로기준법 23조', '구 근로기준법(2007. 4. 11. 법률 제8372호로 전부 개정되기 전의 것) 제30조 제1항', '2010-01-01'],
    ['근로기준법 23조', '근로기준법 제30조 제1항', '2003-05-05'],
    ['근로기준법 23조', '근로기준법 제27조 제1항', '1994-05-05'],
    ['근로기준법 23조', '구 근로기준법 제27조', '1999-05-05'],
    ['근로기준법 24조', '근로기준법 제31조 제3항', '2002-07-09'],
    ['근로기준법 94조', '구 근로기준법 제97조 제1항', '2009-05-28'],
    ['구 근로기준법 30조', '근로기준법 제23조 제1항', '2019-01-01'],
    ['구 근로기준법 27조', '근로기준법 제23조 제1항', '2019-01-01'],
    ['구 근로기준법 27조', '근로기준법 제27조 제1항', '1994-05-05'],
    ['구 근로기준법 27조', '근로기준법 제20조', '2019-01-01'],
    ['구 근로기준법(1997년 개정 전) 제27조', '근로기준법 제23조 제1항', '2019-01-01'],
    ['구 근로기준법(법률 제5309호로 개정되기 전의 것) 제27조', '근로기준법 제23조 제1항', '2019-01-01'],
    ['근로기준법 27조', '구 근로기준법(2007. 4. 11. 법률 제8372호로 전부 개정되기 전의 것) 제32조의2', '2008-01-01'],
  ])('is found by %s in «%s» of %s', (typed, text, decidedOn) => {
    expect(finds(typed, text, decidedOn)).toBe(true);
  });

  test.each([
    ['근로기준법 23조', '근로기준법 제30조 제3항', '2019-01-01'],
    ['근로기준법 23조', '근로기준법 제27조', '2019-01-01'],
    ['근로기준법 23조', '민법 제30조', '1994-05-05'],
    ['구 근로기준법(2007. 4. 11. 개정되기 전의 것) 제27조', '근로기준법 제23조 제1항', '2019-01-01'],
    ['구 근로기준법 27조', '근로기준법 제27조', '2019-01-01'],
  ])('is not found by %s in «%s» of %s, where the number has another rule', (typed, text, decidedOn) => {
    expect(finds(typed, text, decidedOn)).toBe(false);
  });

  test.each(['구 근로기준법 2조', '구 근로기준법 14조'])('is looked for by each number once: %s', (typed) => {
    for (const clause of parseQuery(typed).wanted)
      if (clause.kind === 'term') expect(clause.forms).toEqual([...new Set(clause.forms)]);
  });

  test('of which only the older law had the number is named first by that law', () => {
    const [clause] = parseQuery('구 근로기준법 27조의2').wanted;
    expect(clause?.kind === 'term' && clause.forms.map(articleInWords)[0]).toBe(
      '구 근로기준법 제27조의2(1997. 3. 13. 제정 전)',
    );
  });

  test('is named to the reader by its former numbers', () => {
    expect(termsOfSameRule('근로기준법#23').map(articleInWords)).toEqual([
      '근로기준법 제23조',
      '구 근로기준법 제30조(2007. 4. 11. 전부개정 전)',
      '구 근로기준법 제27조(1997. 3. 13. 제정 전)',
    ]);
    expect(termsOfSameRule('민법#660')).toEqual(['민법#660']);
  });
});

import { describe, expect, test } from 'vitest';
import { aRecord } from '../../cases/case-samples.fixture.ts';
import { caseDocument } from '../case-document.ts';
import { unpackFrequencies } from '../ranking/frequencies.ts';
import { parseQuery } from './query.ts';
import { shareSaid, typedOf, typedTermsOf, worthOf } from './said.ts';

const lengths = { name: 5, point: 5, gist: 10, order: 5, body: 20 };
const statistics = { cases: 100, sampled: 100, lengths, frequencies: new Map([['해고', 90]]) };
const said = (typed: string, text: string): number => {
  const record = aRecord({ title: '', point: '', summary: '', keywords: [], statutes: [] });
  const packed = unpackFrequencies(caseDocument(record, text).frequencies);
  return shareSaid(
    packed,
    worthOf(typedTermsOf(typed), statistics, () => false),
    lengths,
  );
};

test('the typed terms are those of all words with the pairs that a blank parts, each once and how often it was typed', () => {
  expect(typedTermsOf('기대권 없음 7개월 없음').map(({ term }) => term)).toEqual([
    '기대',
    '대권',
    '권없',
    '없음',
    '7',
    '7개',
    '개월',
    '월없',
  ]);
  expect(typedTermsOf('없음 없음')).toEqual([
    { term: '없음', often: 2, joins: false },
    { term: '음없', often: 1, joins: true },
  ]);
  expect(typedTermsOf('근로기준법 제23조 2017두70793').map(({ term }) => term)).not.toContain('2017두70793');
});

describe('how much of a query a case says', () => {
  test('is more if words follow one another as they were typed', () => {
    expect(said('긴박한 경영상 필요', '긴박한 경영상 필요')).toBeGreaterThan(
      said('긴박한 경영상 필요', '필요, 경영상, 긴박한'),
    );
  });

  test('is more with the word that was typed again than with the one that was typed once', () => {
    const typed = '통상임금, 상여금, 통상임금';
    expect(said(typed, '통상임금')).toBeGreaterThan(said('통상임금, 상여금', '통상임금'));
  });

  test('is all for a query without words, and nothing for another text', () => {
    expect(said('', '해고')).toBe(1);
    expect(said('상여금', '해고')).toBe(0);
  });
});

test.each([
  ['징계위원회 구성', 6],
  ['근로기준법 제24조 제1항', 0],
  ['근로기준법 24조 해고', 2],
  ['카톡으로 내일부터 나오지 말라고 하는데 효력이 있나요?', null],
  ['정직 3개월 받았습니다', null],
  ['업무상 필요', 4],
])('a query is as long as its different terms, and a sentence has no length: %s', (q, length) => {
  expect(typedOf(q, parseQuery(q)).length).toBe(length);
});

import { expect, it } from 'vitest';
import type { Citation } from '../texts/citation.ts';
import { mergedSources } from './merged-sources.ts';

const test = (n: number, title: string, law: string): Citation => ({
  ...{ n, kind: 'test', rulesetVersion: 'r1', item: 'topic/kakao-dismissal', title, law },
});
const article = (n: number): Citation => ({
  ...{ n, kind: 'article', law: '근로기준법', article: '제27조', onDate: '2026-11-27' },
});

it('a source that several sentences cite is named once, with its numbers in order', () => {
  const merged = mergedSources([
    test(1, '카톡 해고', '근로기준법 제27조'),
    article(2),
    test(3, '카톡 해고', '근로기준법 제27조'),
  ]);
  expect(merged.map(({ name, cited }) => [name, cited.map(({ n }) => n)])).toEqual([
    ['카톡 해고', [1, 3]],
    ['근로기준법 제27조', [2]],
  ]);
});

it('what differs below the name is kept, each once', () => {
  const merged = mergedSources([
    test(1, '카톡 해고', '근로기준법 제27조'),
    test(2, '카톡 해고', '근로기준법 제27조, 근로기준법 제23조'),
  ]);
  expect(merged.map(({ notes }) => notes)).toEqual([['근로기준법 제27조', '근로기준법 제23조']]);
});

it('no number of a text is without its source', () => {
  const citations = [test(1, '가', 'ㄱ'), article(2), test(3, '나', 'ㄱ'), article(4), test(5, '가', 'ㄱ')];
  const numbers = mergedSources(citations).flatMap(({ cited }) => cited.map(({ n }) => n));
  expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
});

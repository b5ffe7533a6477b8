import { parseQuery } from '@nomucheck/domain/search/query/query.ts';
import type { Statistics } from '@nomucheck/domain/search/ranking/term-weights.ts';
import type { Generation } from '@nomucheck/projections/search/case-search/statistics.ts';
import { expect, test } from 'vitest';
import { createSuggestions } from './search-suggestions.ts';

const lengths = { name: 1, point: 1, gist: 1, order: 1, body: 1 };
const generation: Generation = { generation: 1, cases: 6_000, sampled: 6_000, lengths, position: '', age: 0 };
/** 해거 stands where a word that ends in 해 is before one that begins with 거. */
const frequencies = new Map([
  ['부당', 5_000],
  ['당해', 3_000],
  ['해고', 4_000],
  ['해거', 90],
  ['휴게', 300],
  ['휴계', 100],
  ['계시', 100],
  ['게시', 290],
  ['시간', 5_000],
]);
const suggestionFor = createSuggestions({
  generation: async () => generation,
  of: async (): Promise<Statistics> => ({ ...generation, frequencies }),
  keywords: async () => new Map([['전보', 40]]),
});
const synonyms = new Map([
  ['부당해고', ['부당한 해고']],
  ['휴계시간', ['휴식']],
]);
const suggested = (q: string, total: number): Promise<string | undefined> =>
  suggestionFor({ q, query: parseQuery(q) }, { synonyms, generation, total });

test('a word of the table or a keyword is suggested where nothing is found', async () => {
  expect(await suggested('부당해거', 0)).toBe('부당해고');
  expect(await suggested('전부', 0)).toBe('전보');
});

test('a mistyped word whose syllables meet by chance in other cases is recognised, too', async () => {
  expect(await suggested('부당해거 3개월', 90)).toBe('부당해고 3개월');
});

test('a word that is known, or about as common as the one near it, is no mistake', async () => {
  expect(await suggested('부당해고', 90)).toBeUndefined();
  for (const total of [0, 90]) expect(await suggested('휴게시간', total)).toBeUndefined();
});

test('a case number that finds its case has no other spelling', async () => {
  expect(await suggested('2019두12345 부당해거', 1)).toBeUndefined();
});

test('a passage of a text is not taken for mistyped', async () => {
  const passage =
    '사용자가 정당한 사유 없이 근로자를 징계하고 임금을 깎은 뒤 다른 지점으로 발령한 처분이 무효인지 여부와 그 판단 기준 및 증명 책임의 소재';
  expect(await suggested(`${passage} 부당해거`, 0)).toBeUndefined();
});

import { setTimeout as wait } from 'node:timers/promises';
import { caseSearchQuery } from '@nomucheck/domain/search/contract/search.ts';
import { createEditions } from '@nomucheck/projections/cases/editions.ts';
import type { Finding } from '@nomucheck/projections/search/case-search/finding.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCaseSearch } from './case-search.ts';

const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(() => void process.off('unhandledRejection', note));

const notAsked = () => Promise.reject(new Error('not asked'));
const nothingFound: Finding['find'] = async () => {
  await wait(20);
  const choices = { sections: [], outcome: [], tribunal: [], kind: [] };
  const found = { editions: createEditions(), position: 0, choices, dated: [], chosen: [] };
  return { ...found, asOf: '0', gist: null, exactPhrases: true };
};

test('figures that can’t be read while cases are still being looked for end the search, and nothing else', async () => {
  const generation = { generation: 1, cases: 1, sampled: 1, position: '0', age: 0 };
  const lengths = { name: 1, point: 1, gist: 1, order: 1, body: 1 };
  const finding: Finding = {
    ...{ find: nothingFound, candidates: notAsked, moment: notAsked, relax: notAsked, near: notAsked, read: notAsked },
    ...{ gather: () => ({ evidence: [], hits: Promise.resolve([]) }), dated: () => [], like: notAsked },
  };
  const search = createCaseSearch({
    ...{ db: { query: notAsked }, finding, synonyms: async () => new Map(), defaultQuery: '' },
    statistics: {
      generation: async () => ({ ...generation, lengths }),
      of: () => Promise.reject(new Error('connection lost')),
      keywords: async () => new Map(),
    },
    ...{ points: { of: async () => null }, clock: () => new Date('2026-11-21T03:00:00Z') },
  });
  await expect(search.search(caseSearchQuery.parse({ q: '부당해고' }), false)).rejects.toThrow('connection lost');
  await expect(search.winRate({ q: '부당해고' })).rejects.toThrow('connection lost');
  expect(unhandled).toEqual([]);
});

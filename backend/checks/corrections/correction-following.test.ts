import { expect, it } from 'vitest';
import { correctionFollowing } from './correction-following.ts';

const publicationId = '018f0000-0000-7000-8000-000000000022';
const failed = ['018f0000-0000-7000-8000-000000000025', '018f0000-0000-7000-8000-000000000026'];
const afterPage = (data: object) =>
  correctionFollowing.on({
    ...{ id: '018f0000-0000-7000-8000-000000000003', type: 'CorrectionPageTried', schemaVersion: 1 },
    data: { publicationId, upTo: failed[0], tried: 100, corrected: 2, notPossible: [], ...data },
    ...{ stream: `correction-run-${publicationId}`, revision: 2, position: '0000000000000020', hash: '' },
    ...{ previousHash: '', at: '2026-11-23T03:00:00.000Z', actor: { id: 'system', role: 'system' } },
    ...{ correlationId: 'c', causationId: 'd' },
  });

it('each check at which a page failed is tried again by a job of its own, whatever edition its result is of', () => {
  const jobs = afterPage({ toTryAgain: failed });
  expect(jobs.map(({ name, data }) => [name, data])).toEqual(
    failed.map((checkId) => ['correct-late-result', { checkId, version: null }]),
  );
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(2);
});

it('a page from before that was noted leads to nothing', () => {
  expect(afterPage({})).toEqual([]);
});

import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { firstSearchWords } from '@nomucheck/domain/search/first-search-words.ts';
import { synonymsOf } from '@nomucheck/domain/search/words/search-word.ts';
import { caseFacts } from '@nomucheck/projections/cases/case-facts.ts';
import { createKnownEditions } from '@nomucheck/projections/cases/known-editions.ts';
import { createProjectionRunner } from '@nomucheck/projections/runner/runner.ts';
import { caseSearch } from '@nomucheck/projections/search/case-search/case-search.ts';
import { createFinding, type Finding } from '@nomucheck/projections/search/case-search/finding.ts';
import type pg from 'pg';
import pino from 'pino';
import { fakeLog } from '../../../projections/testing/fake-source.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { type CaseSearch, createCaseSearch } from '../case-search.ts';
import { createTermStatistics } from '../words/term-statistics.ts';

/** `without`: the same search as if this case weren't there: neither listed nor counted among those that cite others. */
export type SearchOver = CaseSearch & { readonly without: (id: string) => CaseSearch };

/** The service's search over these cases, read into an empty database through the same read models. */
export const searchOver = async (
  pool: pg.Pool,
  cases: readonly { readonly id: string; readonly record: CaseRecord; readonly text: string }[],
): Promise<SearchOver> => {
  await pool.query(`create schema vault;
    create table vault.blobs (hash bytea primary key, media_type text not null, content bytea not null)`);
  const blobs = createBlobs(pool);
  const log = fakeLog();
  for (const { id, record, text } of cases) {
    const hash = await blobs.put(text, 'text/plain');
    const data = { caseId: id, edition: 1, record: { ...record, text: { hash, chars: text.length } } };
    log.append({ stream: `case-${id}`, type: 'CaseAccepted', schemaVersion: 2, data });
  }
  const runner = createProjectionRunner({ source: log, db: pool, projections: [caseSearch, caseFacts] });
  await runner.start();
  await runner.waitFor(await log.head(), [caseSearch.name, caseFacts.name], { timeoutMs: 60_000 });
  await runner.stop();
  const statistics = createTermStatistics({ pool, log: pino({ level: 'silent' }) });
  const searchBy = (finding: Finding): CaseSearch =>
    createCaseSearch({
      ...{ db: pool, finding, statistics, synonyms: async () => synonymsOf(firstSearchWords), defaultQuery: '' },
      points: { of: async () => null },
      clock: () => new Date('2026-11-21T03:00:00Z'),
    });
  const finding = createFinding(pool, createKnownEditions(pool));
  return { ...searchBy(finding), without: (id) => searchBy(leavingOut(id, finding)) };
};

const leavingOut = (left: string, finding: Finding): Finding => ({
  ...finding,
  read: async (...of) => {
    const { candidates, references } = await finding.read(...of);
    return { candidates: candidates.filter(({ id }) => id !== left), references };
  },
});

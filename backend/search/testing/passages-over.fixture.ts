import { caseAccepted } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { firstSearchWords } from '@nomucheck/domain/search/first-search-words.ts';
import { synonymsOf } from '@nomucheck/domain/search/words/search-word.ts';
import { caseFacts } from '@nomucheck/projections/cases/case-facts.ts';
import { createKnownEditions } from '@nomucheck/projections/cases/known-editions.ts';
import { createProjectionRunner } from '@nomucheck/projections/runner/runner.ts';
import { caseSearch } from '@nomucheck/projections/search/case-search/case-search.ts';
import { createFinding } from '@nomucheck/projections/search/case-search/finding.ts';
import type pg from 'pg';
import pino from 'pino';
import { fakeLog } from '../../../projections/testing/fake-source.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { createPassageSearch, type PassageSearch } from '../asking/passage-search.ts';
import { createCaseSearch } from '../case-search.ts';
import { createTermStatistics } from '../words/term-statistics.ts';

export type SearchedCase = { readonly caseId: string; readonly record: CaseRecord; readonly text: string | null };

/** The service's search of passages over these cases, read into an empty database through the same read models. */
export const passagesOver = async (
  pool: pg.Pool,
  cases: readonly SearchedCase[],
  clock: () => Date,
): Promise<PassageSearch> => {
  await pool.query(`create schema vault;
    create table vault.blobs (hash bytea primary key, media_type text not null, content bytea not null)`);
  const blobs = createBlobs(pool);
  const log = fakeLog();
  for (const { caseId, record, text } of cases) {
    const kept = text === null ? null : { hash: await blobs.put(text, 'text/plain'), chars: text.length };
    const data = { caseId, edition: 1, record: { ...record, text: kept } };
    log.append({ stream: `case-${caseId}`, type: 'CaseAccepted', schemaVersion: caseAccepted.version, data });
  }
  const runner = createProjectionRunner({ source: log, db: pool, projections: [caseSearch, caseFacts] });
  await runner.start();
  await runner.waitFor(await log.head(), [caseSearch.name, caseFacts.name], { timeoutMs: 60_000 });
  await runner.stop();
  const synonyms = async () => synonymsOf(firstSearchWords);
  const { search } = createCaseSearch({
    db: pool,
    finding: createFinding(pool, createKnownEditions(pool)),
    statistics: createTermStatistics({ pool, log: pino({ level: 'silent' }) }),
    synonyms,
    points: { of: async () => null },
    defaultQuery: '',
    clock,
  });
  return createPassageSearch({ db: pool, search, synonyms });
};

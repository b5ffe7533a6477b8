import type { Material } from '@nomucheck/domain/advice/answering/material.ts';
import { askedOn } from '@nomucheck/domain/advice/judged/judged-question.ts';
import { caseAccepted } from '@nomucheck/domain/cases/case-events.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { firstSearchWords } from '@nomucheck/domain/search/first-search-words.ts';
import { synonymsOf } from '@nomucheck/domain/search/search-word.ts';
import { caseFacts } from '@nomucheck/projections/cases/case-facts/case-facts.ts';
import { createKnownEditions } from '@nomucheck/projections/cases/case-facts/known-editions.ts';
import { createProjectionRunner } from '@nomucheck/projections/runner/runner.ts';
import { caseSearch } from '@nomucheck/projections/search/case-search/case-search.ts';
import { createFinding } from '@nomucheck/projections/search/case-search/finding.ts';
import type pg from 'pg';
import pino from 'pino';
import { fakeLog } from '../../../projections/testing/fake-source.ts';
import { seedCasesOf } from '../../cases/seed-cases.ts';
import { createCaseSearch } from '../../search/case-search.ts';
import { createPassageSearch } from '../../search/passage-search.ts';
import { createTermStatistics } from '../../search/term-statistics.ts';
import { createPublicRetrieval } from '../retrieval/retrieval.ts';

/** The retrieval of a new installation: the cases and the questionnaire that the program brings along, in an empty database. */
export const seededRetrieval = async (pool: pg.Pool): Promise<(question: string) => Promise<Material>> => {
  await pool.query(`create schema vault;
    create table vault.blobs (hash bytea primary key, media_type text not null, content bytea not null)`);
  const log = fakeLog();
  for (const { caseId, record } of seedCasesOf(standardRuleset)) {
    const data = { caseId, edition: 1, record };
    log.append({ stream: `case-${caseId}`, type: 'CaseAccepted', schemaVersion: caseAccepted.version, data });
  }
  const runner = createProjectionRunner({ source: log, db: pool, projections: [caseSearch, caseFacts] });
  await runner.start();
  await runner.waitFor(await log.head(), [caseSearch.name, caseFacts.name], { timeoutMs: 60_000 });
  await runner.stop();
  const synonyms = async () => synonymsOf(firstSearchWords);
  const clock = (): Date => new Date(`${askedOn}T03:00:00Z`);
  const search = createCaseSearch({
    db: pool,
    finding: createFinding(pool, createKnownEditions(pool)),
    statistics: createTermStatistics({ pool, log: pino({ level: 'silent' }) }),
    synonyms,
    points: { of: async () => null },
    defaultQuery: '',
    clock,
  });
  const ruleset = { ...standardRuleset, rulesetVersion: 'judged' };
  const published = { ruleset, form: publicFormOf(ruleset) };
  return createPublicRetrieval({
    passages: createPassageSearch({ db: pool, search: search.search, synonyms }),
    rulesets: { current: async () => published, find: async () => published },
    clock,
  });
};

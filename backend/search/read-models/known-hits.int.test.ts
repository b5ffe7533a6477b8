import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { parseQuery } from '@nomucheck/domain/search/query/query.ts';
import { tsQueryOf } from '@nomucheck/domain/search/query/ts-query.ts';
import { expect, test } from 'vitest';
import { caseFacts } from '../../../projections/cases/case-facts.ts';
import { caseSearch } from '../../../projections/search/case-search/case-search.ts';
import { hitsOf } from '../../../projections/search/case-search/hits.ts';
import { createKnownHits } from '../../../projections/search/case-search/known-hits.ts';
import { positionAt } from '../../../projections/testing/fake-source.ts';
import { readModelDatabase } from '../../engine/read-models/runner/testing/read-model.ts';

const database = readModelDatabase();
const caseIdOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const titles = ['부당해고 구제', '징계 해고', '해고 정직', '정직 처분', '부당 정직 해고', '징계 처분'];
const queries = ['해고', '정직', '정직 해고', '부당해고', '해고 -정직', '처분 -징계 -해고', '"징계"', '없는말'].map(
  (typed) => tsQueryOf(parseQuery(typed)) ?? '',
);

test('hits from memory are those of the index, also when rows came later, few or long after, and when one came before the others', async () => {
  const events = titles.flatMap((title, n) =>
    caseDecider
      .decide({ type: 'AcceptCase', caseId: caseIdOf(n), record: aRecord({ title, text: null }) }, null)
      .map((event) => ({ stream: caseStream(caseIdOf(n)), schemaVersion: 2, ...event })),
  );
  const log = await database.given(caseSearch, events);
  await database.follow(log, caseFacts);
  const pool = database.pool();
  let statements: string[] = [];
  const db: Parameters<typeof createKnownHits>[0] = {
    query: (text: string, values?: unknown[]) => {
      statements.push(text);
      return pool.query(text, values);
    },
  };
  const known = createKnownHits(db, 1);
  const expectSame = async (): Promise<void> => {
    for (const query of queries) {
      const [own, index] = [await known.of(query), await hitsOf(pool, query)];
      await known.settled();
      expect([query, { ...own, hits: [...(own.hits ?? [])].sort() }]).toEqual([
        query,
        { ...index, hits: [...(index.hits ?? [])].sort() },
      ]);
    }
  };
  const insertAt = (position: number): Promise<unknown> =>
    pool.query(
      `insert into read.case_search select 'x:' || $1::text, $1::bigint, words, head, frequencies
       from read.case_search where opened = 3`,
      [position],
    );

  await expectSame();
  statements = [];
  await expectSame();
  const ofWholeIndex = statements.filter((text) => text.includes('from read.case_search where words @@'));
  // Only the word that no case has is asked for again.
  expect(ofWholeIndex).toHaveLength(1);

  await insertAt(900);
  await pool.query('update read.checkpoints set position = $2 where name = $1', [caseSearch.name, positionAt(900)]);
  await expectSame();

  await insertAt(90_000);
  await pool.query('update read.checkpoints set position = $2 where name = $1', [caseSearch.name, positionAt(90_000)]);
  await expectSame();

  await insertAt(0);
  await pool.query('update read.checkpoints set epoch = epoch + 1 where name = $1', [caseSearch.name]);
  await expectSame();
  await expectSame();
});

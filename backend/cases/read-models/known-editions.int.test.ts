import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { beforeEach, expect, test } from 'vitest';
import { caseFacts } from '../../../projections/cases/case-facts.ts';
import { editionsPoint } from '../../../projections/cases/edition-changes.ts';
import { createKnownEditions } from '../../../projections/cases/known-editions.ts';
import type { Db } from '../../../projections/runner/db.ts';
import { type FakeLog, fakeLog, type LoggedEvent } from '../../../projections/testing/fake-source.ts';
import { readModelDatabase } from '../../engine/read-models/runner/testing/read-model.ts';

const database = readModelDatabase();
const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const accepted = (n: number): LoggedEvent => ({
  stream: caseStream(idOf(n)),
  type: 'CaseAccepted',
  schemaVersion: 2,
  data: { caseId: idOf(n), edition: 1, record: aRecord() },
});
const withdrawn = (n: number): LoggedEvent => ({
  stream: caseStream(idOf(n)),
  type: 'CaseWithdrawn',
  data: { caseId: idOf(n), edition: 1 },
});

/** The pool, and how often records were read from it. */
const countingDb = () => {
  const asked = { records: 0 };
  const db: Db = {
    query: (text, values) => {
      if (text.includes('order by from_position')) asked.records += 1;
      return database.pool().query(text, values);
    },
  };
  return { db, asked };
};

let log: FakeLog;
const happened = async (...events: LoggedEvent[]): Promise<void> => {
  log.append(...events);
  await database.follow(log, caseFacts);
};
beforeEach(async () => {
  await database.pool().query('drop schema if exists read cascade');
  log = fakeLog();
});

test('records are read up to the requested point, with their ends', async () => {
  const known = createKnownEditions(database.pool());
  await happened(accepted(1), accepted(2));
  const { caseIds, closed } = await known(await editionsPoint(database.pool()));
  expect(caseIds).toEqual([idOf(1), idOf(2)]);
  expect(closed).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  await happened(withdrawn(1), accepted(3));
  const later = await known(await editionsPoint(database.pool()));
  expect(later.caseIds).toEqual([idOf(1), idOf(2), idOf(3)]);
  expect(later.closed).toEqual([3, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
});

test('simultaneous readers cause one query; a reader of what is known causes none', async () => {
  const { db, asked } = countingDb();
  const known = createKnownEditions(db);
  await happened(accepted(1));
  const point = await editionsPoint(database.pool());
  await Promise.all([known(point), known(point), known(point)]);
  await known(point);
  expect(asked.records).toBe(1);
});

test('a rebuilt table is read from its beginning, whatever has changed before its position', async () => {
  const known = createKnownEditions(database.pool());
  await happened(accepted(1), accepted(2));
  await known(await editionsPoint(database.pool()));
  await database.pool().query(`delete from read.case_facts where case_id = $1`, [idOf(1)]);
  await database.pool().query(`update read.checkpoints set epoch = epoch + 1`);
  const { caseIds } = await known(await editionsPoint(database.pool()));
  expect(caseIds).toEqual([idOf(2)]);
});

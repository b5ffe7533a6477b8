import { beforeEach, expect, test } from 'vitest';
import {
  dropUnknownReadModels,
  KeptByAnother,
  unknownReadModels,
} from '../../../../projections/runner/tables/unknown-read-models.ts';
import { tally } from '../../../../projections/testing/tally.ts';
import { readModelDatabase } from './testing/read-model.ts';

const { pool, given } = readModelDatabase();
beforeEach(async () => {
  await given(tally(), [{ stream: 'till-1', type: 'Moved', data: { from: 'a', to: 'b', amount: 1 } }]);
  await pool().query(`
    create table read.case_passages (id text primary key);
    create table read.tally__next (account text primary key);
    insert into read.checkpoints (name, version, shape, position, epoch, moved_at)
      values ('case-passages', 3, '', '0000000000000001', 1, now()), ('tally~next', 2, '', '0000000000000001', 1, now());
    insert into read.parked (projection, version, position, stream, revision, event_id, type, since)
      values ('case-passages', 3, '0000000000000001', 'case-1', 1, 'e', 'Opened', now())`);
});
const left = async () =>
  (
    await pool().query(`select (select count(*)::int from read.parked) as parked, to_regclass('read.case_passages') as passages,
     to_regclass('read.tally')::text as tally, to_regclass('read.tally__next')::text as next`)
  ).rows;

test('the tables that an earlier release left are reported, apart from this program’s tables and those being built', async () => {
  expect(await unknownReadModels(pool(), [tally()])).toEqual({
    names: ['case-passages'],
    tables: ['case_passages'],
    kept: [],
  });
});

test('they are dropped with their checkpoints and parked events, and nothing else is', async () => {
  expect(await dropUnknownReadModels(pool(), [tally()])).toMatchObject({ tables: ['case_passages'] });
  expect(await left()).toEqual([{ parked: 0, passages: null, tally: 'read.tally', next: 'read.tally__next' }]);
  expect(await unknownReadModels(pool(), [tally()])).toEqual({ names: [], tables: [], kept: [] });
});

test('nothing is dropped while a running program, which must be a newer one, owns one of them', async () => {
  await pool().query(
    `update read.checkpoints set owner = 'newer', lease_until = now() + '3 s' where name = 'case-passages'`,
  );
  await expect(dropUnknownReadModels(pool(), [tally()])).rejects.toThrow(KeptByAnother);
  expect(await left()).toMatchObject([{ parked: 1, tally: 'read.tally' }]);
});

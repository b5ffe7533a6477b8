import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { expect, test } from 'vitest';
import type { Table } from '../../../../projections/runner/projection.ts';
import { createGinFlush } from '../../../../projections/runner/tables/gin-flush.ts';
import { recreateTable } from '../../../../projections/runner/tables/table.ts';
import { readModelDatabase } from './testing/read-model.ts';

const database = readModelDatabase();
const notes: Table = {
  name: 'notes',
  key: 'note',
  columns: { tags: 'text[] not null' },
  indexes: ['using gin (tags)'],
};

const given = async (): Promise<void> => {
  await database.pool().query('create schema if not exists read');
  await database.pool().query(recreateTable(notes));
  await database
    .pool()
    .query(`insert into read.notes select n::text, array['a', 'b' || n] from generate_series(1, 50) n`);
};
/** The number of pages in the index's pending list. */
const pendingPages = async (): Promise<number> => {
  const { rows } = await database
    .pool()
    .query<{ pages: string }>(`select gin_clean_pending_list('read.notes_tags_idx') as pages`);
  return Number(rows[0]?.pages);
};
const batch = (atHead: boolean, brought = true) => ({
  events: brought ? [someEvent] : [],
  position: '0000000000000001',
  atHead,
});
const someEvent: StoredEvent = {
  ...{ id: 'e', type: 'Noted', schemaVersion: 1, stream: 'note-1', revision: 1, position: '0000000000000001' },
  ...{ at: '2026-03-02T09:00:00.000Z', actor: { id: 'tester', role: 'system' }, correlationId: '', causationId: '' },
  ...{ hash: '', previousHash: '', data: {} },
};
const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150));

test('the pending list is flushed once no more events come', async () => {
  await given();
  expect(await pendingPages()).toBeGreaterThan(0);
  await given();
  createGinFlush(database.pool(), notes, { quietMs: 10 })(batch(true));
  await quiet();
  expect(await pendingPages()).toBe(0);
});

test('it isn’t flushed while more events are coming, nor after a batch without events', async () => {
  await given();
  const ginFlush = createGinFlush(database.pool(), notes, { quietMs: 10 });
  ginFlush(batch(true, false));
  ginFlush(batch(false));
  await quiet();
  expect(await pendingPages()).toBeGreaterThan(0);
});

test('it is flushed after many events, also while more are coming', async () => {
  await given();
  const ginFlush = createGinFlush(database.pool(), notes, { quietMs: 60_000, many: 2 });
  ginFlush(batch(false));
  ginFlush(batch(false));
  await quiet();
  expect(await pendingPages()).toBe(0);
});

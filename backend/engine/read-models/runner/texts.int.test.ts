import { createHash } from 'node:crypto';
import { defineEvent } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parkedStreams } from '../../../../projections/runner/parking.ts';
import { defineProjection, onTexts } from '../../../../projections/runner/projection.ts';
import { rebuild } from '../../../../projections/runner/rebuild/rebuild.ts';
import { retryParked } from '../../../../projections/runner/retry.ts';
import { foldLog } from '../../../../projections/runner/rows/fold.ts';
import { loadTexts } from '../../../../projections/runner/rows/load-texts.ts';
import { textOf } from '../../../../projections/runner/rows/texts.ts';
import { loadRows } from '../../../../projections/runner/tables/table.ts';
import type { LoggedEvent } from '../../../../projections/testing/fake-source.ts';
import { readerOf } from './testing/log-reader.ts';
import { readModelDatabase } from './testing/read-model.ts';

const database = readModelDatabase();

/** A read model of texts: each text in capitals, and how often it was changed. */
const writtenData = z.object({ page: z.string(), text: z.string() });
const written = defineEvent({ type: 'Written', version: 1, schema: writtenData });
type PageRow = { page: string; text: string; changes: number };
const pages = (atOnce = 500) =>
  defineProjection<PageRow>({
    name: 'pages',
    version: 1,
    oneStreamARow: true,
    needsTexts: true,
    atOnce,
    table: { name: 'pages', key: 'page', columns: { text: 'text not null', changes: 'integer not null' }, indexes: [] },
    takes: [
      onTexts(written, writtenData, {
        texts: ({ data }) => [data.text],
        make: ({ data }, texts) => textOf(texts, data.text).toUpperCase(),
        keys: ({ data }) => [data.page],
        evolveRow: (row, _event, page, text) => ({
          page,
          text,
          changes: (row?.changes ?? 0) + 1,
        }),
      }),
    ],
  });

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const wrote = (page: string, text: string): LoggedEvent => ({
  stream: `page-${page}`,
  type: 'Written',
  data: { page, text: nameOf(text) },
});

const keep = async (text: string, content = text): Promise<void> => {
  await database
    .pool()
    .query(`insert into vault.blobs values (decode($1, 'hex'), 'text/plain', $2)`, [
      nameOf(text),
      Buffer.from(content),
    ]);
};
const emptyVault = async (): Promise<void> => {
  await database.pool().query(`
    drop schema if exists vault cascade; create schema vault;
    create table vault.blobs (hash bytea primary key, media_type text not null, content bytea not null)`);
};
const rows = () => loadRows<PageRow>(database.pool(), pages().table, ['a', 'b', 'c']);

test.each([500, 1, 2])('rows are made of texts that events name by their hash, %i events at once', async (atOnce) => {
  await emptyVault();
  for (const text of ['one', 'two', '둘째']) await keep(text);
  const log = await database.given(pages(atOnce), [
    wrote('a', 'one'),
    wrote('b', 'two'),
    wrote('a', 'two'),
    wrote('c', '둘째'),
    wrote('a', '둘째'),
  ]);
  const texts = await loadTexts(database.pool(), pages(), log.events);
  expect(await rows()).toEqual(foldLog(pages(), log.events, texts));
  expect((await rows()).get('a')).toMatchObject({ text: '둘째', changes: 3 });
  const { difference } = await rebuild({
    db: database.pool(),
    log: readerOf(log),
    projection: pages(atOnce),
    code: 'this program',
  });
  expect(difference).toMatchObject({ added: { count: 0 }, removed: { count: 0 }, changed: { count: 0 } });
});

test.each([500, 2, 1])(
  'an event whose text is missing or was changed waits with its stream until the text is back, %i at once',
  async (atOnce) => {
    await emptyVault();
    await keep('one');
    await keep('two', 'something else');
    const log = await database.given(pages(atOnce), [
      wrote('a', 'lost'),
      wrote('b', 'two'),
      wrote('c', 'one'),
      wrote('a', 'one'),
      wrote('c', 'one'),
    ]);
    expect([...(await rows()).keys()]).toEqual(['c']);
    expect(await parkedStreams(database.pool(), 'pages', 10)).toMatchObject([
      { stream: 'page-a', events: 2 },
      { stream: 'page-b', events: 1 },
    ]);
    await keep('lost');
    const parts = { db: database.pool(), source: log };
    expect(await retryParked(parts, pages())).toEqual({ applied: 2, waiting: 1 });
    expect((await rows()).get('a')).toMatchObject({ text: 'ONE', changes: 2 });
  },
);

test('rows of several streams can’t be made of texts, because a retry would read all of them again', () => {
  const { table } = pages();
  expect(() => defineProjection({ name: 'pages', version: 1, needsTexts: true, table, takes: [] })).toThrow(
    'one stream',
  );
});

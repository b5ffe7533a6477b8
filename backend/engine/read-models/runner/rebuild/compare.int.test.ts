import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCheckpoints } from '../../../../../projections/runner/checkpoint.ts';
import { parkedStreams } from '../../../../../projections/runner/parking.ts';
import { NoLiveTable } from '../../../../../projections/runner/rebuild/live-table.ts';
import { compareWithRebuild, rebuild } from '../../../../../projections/runner/rebuild/rebuild.ts';
import { ServiceDiffers } from '../../../../../projections/runner/rebuild/switch-over.ts';
import { foldLog } from '../../../../../projections/runner/rows/fold.ts';
import { loadRows } from '../../../../../projections/runner/tables/table.ts';
import type { LoggedEvent } from '../../../../../projections/testing/fake-source.ts';
import { type TallyRow, tally } from '../../../../../projections/testing/tally.ts';
import { readerOf } from '../testing/log-reader.ts';
import { readModelDatabase } from '../testing/read-model.ts';

const database = readModelDatabase();
const code = 'this program';

const moved = (from: string, to: string, amount: number, stream = 'till-1'): LoggedEvent => ({
  stream,
  type: 'Moved',
  data: { from, to, amount },
});
const tooMuch = 2_000_000;

const tables = async (): Promise<readonly string[]> => {
  const { rows } = await database
    .pool()
    .query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'read' order by 1`);
  return rows.map(({ name }) => name);
};

describe('a table compared with what the log says', () => {
  test('is the same when nothing was changed, and leaves nothing behind', async () => {
    const log = await database.given(tally(), [moved('a', 'b', 5), moved('b', 'c', 2)]);
    const before = await tables();
    const { difference, switchedAt, comparedAt } = await compareWithRebuild({
      db: database.pool(),
      log: readerOf(log),
      projection: tally(),
      code,
    });
    expect(difference.hash).toBe(difference.liveHash);
    expect(difference).toMatchObject({ rows: 3, added: { count: 0 }, removed: { count: 0 }, changed: { count: 0 } });
    expect(comparedAt).toBe(await log.head());
    expect(switchedAt).toBeNull();
    expect((await tables()).filter((name) => name !== 'shadows')).toEqual(before);
  });

  test('differs by counts, keys and columns, five of each at most; values are not shown', async () => {
    const many = Array.from({ length: 12 }, (_, n) => moved('a', `person-${String(n).padStart(2, '0')}`, 1));
    const log = await database.given(tally(), many);
    await database.pool().query(`update read.tally set tags = '{"a name"}', movements = 9 where account <> 'a'`);
    const { difference } = await compareWithRebuild({
      db: database.pool(),
      log: readerOf(log),
      projection: tally(),
      code,
    });
    expect(difference.changed.count).toBe(12);
    expect(difference.changed.samples).toEqual(
      ['00', '01', '02', '03', '04'].map((n) => `person-${n} (movements, tags)`),
    );
    expect(JSON.stringify(difference)).not.toContain('a name');
  });

  test('must exist', async () => {
    await database.pool().query('drop schema if exists read cascade');
    await createCheckpoints(database.pool());
    const unread = () => Promise.reject(new Error('not read'));
    const log = { readAll: unread, head: unread, distance: () => ({ events: 0, exact: true }) };
    await expect(rebuild({ db: database.pool(), log, projection: tally(), code })).rejects.toThrow(NoLiveTable);
  });
});

describe('a rebuilt table', () => {
  test('parks what the live one parks, and the service finds it parked', async () => {
    const log = await database.given(tally(), [
      moved('a', 'b', 1, 'till-1'),
      moved('a', 'b', tooMuch, 'till-2'),
      moved('a', 'b', 3, 'till-2'),
      moved('b', 'c', 4, 'till-3'),
    ]);
    const parked = await parkedStreams(database.pool(), 'tally', 10);
    const done = await rebuild({ db: database.pool(), log: readerOf(log), projection: tally(), code });
    expect(done).toMatchObject({ parked: 1, difference: { added: { count: 0 }, changed: { count: 0 } } });
    const after = await parkedStreams(database.pool(), 'tally', 10);
    expect(after).toMatchObject([{ stream: 'till-2', events: 2, error: parked[0]?.error }]);
  });

  test('is refused while a service with another definition owns the live one', async () => {
    const log = await database.given(tally(), [moved('a', 'b', 5)]);
    await database.pool().query(`update read.checkpoints set owner = 'someone', lease_until = now() + interval '10 s'`);
    const parts = { db: database.pool(), log: readerOf(log), projection: tally(2), code };
    await expect(rebuild(parts)).rejects.toThrow(ServiceDiffers);
    const { difference } = await compareWithRebuild(parts);
    expect(difference.hash).toBe(difference.liveHash);
  });

  test('begins anew when another program had begun the build', async () => {
    const log = await database.given(tally(), [moved('a', 'b', 5), moved('b', 'c', 1), moved('b', 'd', 1)]);
    const parts = { db: database.pool(), log: readerOf(log), projection: tally(), page: 1 };
    const cut = rebuild({
      ...parts,
      code: 'an older program',
      onProgress: ({ events }) => {
        if (events === 2) throw new Error('cut off');
      },
    });
    await expect(cut).rejects.toThrow('cut off');
    expect(await tables()).toContain('tally__rebuild');
    await database.pool().query('update read.tally__rebuild set balance = 99');
    const done = await rebuild({ ...parts, code });
    expect(done).toMatchObject({ events: 3, difference: { changed: { count: 0 } } });
  });

  test('is the pure fold, whatever it replaced and however the log was paged', async () => {
    const account = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const event = fc.oneof(
      { weight: 8, arbitrary: fc.record({ from: account, to: account, amount: fc.nat(50) }) },
      { weight: 1, arbitrary: account },
    );
    const damage = fc.constantFrom(
      `update read.tally set balance = balance + 1 where account = 'a'`,
      `delete from read.tally where account in ('b', 'c')`,
      `insert into read.tally values ('ghost', 0, 0, now(), '{}')`,
      'truncate read.tally',
      'select 1',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 30 }),
        damage,
        fc.integer({ min: 1, max: 9 }),
        async (all, harm, page) => {
          const log = await database.given(
            tally(),
            all.map((one) =>
              typeof one === 'string'
                ? { stream: 'till-1', type: 'Closed', data: { account: one } }
                : moved(one.from, one.to, one.amount),
            ),
          );
          const pure = foldLog(tally(), log.events);
          await database.pool().query(harm);
          const parts = { db: database.pool(), log: readerOf(log), projection: tally(), code, page };
          const live = await loadRows<TallyRow>(database.pool(), tally().table, ['a', 'b', 'c', 'd', 'e', 'ghost']);
          const { difference } = await rebuild(parts);
          expect(difference.added.count).toBe([...pure.keys()].filter((key) => !live.has(key)).length);
          expect(difference.removed.count).toBe([...live.keys()].filter((key) => !pure.has(key)).length);
          expect(await loadRows(database.pool(), tally().table, ['a', 'b', 'c', 'd', 'e', 'ghost'])).toEqual(pure);
          const again = await compareWithRebuild(parts);
          expect(again.difference.hash).toBe(again.difference.liveHash);
          expect(again.difference.hash).toBe(difference.hash);
        },
      ),
      { numRuns: process.env.LONG === '1' ? 200 : 50 },
    );
  }, 120_000);
});

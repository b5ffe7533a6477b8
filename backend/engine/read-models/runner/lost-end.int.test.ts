import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { claim, createCheckpoints, projectionStates } from '../../../../projections/runner/checkpoint.ts';
import { isParked } from '../../../../projections/runner/parking.ts';
import { rebuild } from '../../../../projections/runner/rebuild/rebuild.ts';
import type { Report } from '../../../../projections/runner/report.ts';
import { foldLog } from '../../../../projections/runner/rows/fold.ts';
import { createProjectionRunner } from '../../../../projections/runner/runner.ts';
import { loadRows } from '../../../../projections/runner/tables/table.ts';
import { fakeLog } from '../../../../projections/testing/fake-source.ts';
import { type TallyRow, tally } from '../../../../projections/testing/tally.ts';
import { readerOf } from './testing/log-reader.ts';
import { readModelDatabase } from './testing/read-model.ts';

const patiently = { timeoutMs: 30_000 };
const { pool, given } = readModelDatabase();
beforeEach(() => pool().query('drop schema if exists read cascade'));

const moved = (amount: number) => ({ stream: 'till-1', type: 'Moved', data: { from: 'a', to: 'b', amount } });

const running = async (log: ReturnType<typeof fakeLog>) => {
  const reports: Report['what'][] = [];
  const parts = {
    source: log,
    db: pool(),
    projections: [tally()],
    report: ({ what }: Report) => void reports.push(what),
  };
  const runner = createProjectionRunner(parts);
  await runner.start();
  return Object.assign(runner, { reports, [Symbol.asyncDispose]: runner.stop });
};

describe('a log that has lost its end', () => {
  test('isn’t followed by a read model that has read further, also once the log has grown past that, until the read model is rebuilt', async () => {
    await given(tally(), [moved(1), moved(2), moved(3)]);
    const restored = fakeLog();
    restored.append(moved(1));
    await using runner = await running(restored);
    expect(await projectionStates(pool())).toMatchObject([{ name: 'tally', beyondLog: true, owned: false }]);
    restored.append(moved(10), moved(11), moved(12), moved(13));
    await sleep(2_500);
    expect(runner.reports).toEqual(['beyond_log']);
    expect(await isParked(pool(), ['tally'], { streams: [] }), 'its lists are stale').toBe(true);

    const done = await rebuild({ db: pool(), log: readerOf(restored), projection: tally(), code: 'a program' });
    expect(done.difference.changed.count).toBe(2);
    expect(await isParked(pool(), ['tally'])).toBe(false);
    expect(await runner.waitFor(await restored.head(), ['tally'], patiently)).toBe('passed');
    expect(await loadRows<TallyRow>(pool(), tally().table, ['a', 'b'])).toEqual(foldLog(tally(), restored.events));
  });

  test('can be the source of a rebuild while it still ends before the live table', async () => {
    await given(tally(), [moved(1), moved(2), moved(3)]);
    const restored = fakeLog();
    restored.append(moved(1));
    await rebuild({ db: pool(), log: readerOf(restored), projection: tally(), code: 'a program' });
    expect(await projectionStates(pool())).toMatchObject([{ position: await restored.head(), beyondLog: false }]);
    expect(await loadRows<TallyRow>(pool(), tally().table, ['a', 'b'])).toEqual(foldLog(tally(), restored.events));
  });

  test('is noticed by a running program', async () => {
    const log = fakeLog();
    log.append(moved(1), moved(2), moved(3));
    let end = await log.head();
    const source = { ...log, head: async () => end };
    const reports: Report['what'][] = [];
    const runner = createProjectionRunner({
      source,
      db: pool(),
      projections: [tally()],
      report: ({ what }) => void reports.push(what),
    });
    await runner.start();
    await runner.waitFor(end, ['tally'], patiently);
    end = '0000000000000001';
    await expect.poll(() => reports).toEqual(['ownership_lost', 'beyond_log']);
    await runner.stop();
  });
});

describe('a lease', () => {
  test.each([
    { end: '11 s', taken: false },
    { end: '13 s', taken: true },
    { end: '1 year', taken: true },
  ])(
    'that ends in $end is taken over: $taken, for none is given for longer than six seconds',
    async ({ end, taken }) => {
      await createCheckpoints(pool());
      await claim(pool(), tally(), 'before the clock was set back', false);
      await pool().query('update read.checkpoints set lease_until = now() + $1::interval', [end]);
      expect((await projectionStates(pool()))[0]?.owned).toBe(!taken);
      expect((await claim(pool(), tally(), 'another', false)) !== null).toBe(taken);
    },
  );
});

describe('an event of a version that only a newer program knows', () => {
  test('is neither parked nor skipped: the lease is given up to a program that knows it', async () => {
    const log = fakeLog();
    await using older = await running(log);
    log.append(moved(1), { ...moved(2), schemaVersion: 2 }, { ...moved(3), stream: 'till-2' });
    await expect.poll(() => older.reports).toEqual(['unknown_event']);
    await sleep(2_500);
    expect(older.reports, 'told once').toEqual(['unknown_event']);
    expect(await isParked(pool(), ['tally'])).toBe(false);
    expect(await projectionStates(pool())).toMatchObject([{ position: '0000000000000001', parkedEvents: 0 }]);

    const knowing = { ...tally(), knows: () => true, take: tally().take };
    const takesBoth = {
      ...knowing,
      take: (event: Parameters<typeof knowing.take>[0]) => knowing.take({ ...event, schemaVersion: 1 }),
    };
    const newer = createProjectionRunner({ source: log, db: pool(), projections: [takesBoth], steal: false });
    await newer.start();
    expect(await newer.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
    expect((await loadRows<TallyRow>(pool(), tally().table, ['b'])).get('b')).toMatchObject({
      balance: 6,
      movements: 3,
    });
    await newer.stop();
  });
});

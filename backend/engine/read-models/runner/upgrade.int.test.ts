import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Projection } from '../../../../projections/runner/projection.ts';
import { rebuild } from '../../../../projections/runner/rebuild/rebuild.ts';
import { ServiceDiffers } from '../../../../projections/runner/rebuild/switch-over.ts';
import type { Report } from '../../../../projections/runner/report.ts';
import { foldLog } from '../../../../projections/runner/rows/fold.ts';
import { createProjectionRunner, type RunnerParts } from '../../../../projections/runner/runner.ts';
import { loadRows } from '../../../../projections/runner/tables/table.ts';
import { type FakeLog, fakeLog } from '../../../../projections/testing/fake-source.ts';
import { type TallyRow, tally } from '../../../../projections/testing/tally.ts';
import { readerOf } from './testing/log-reader.ts';
import { readModelDatabase } from './testing/read-model.ts';
import { type AtStep, dbThrough } from './testing/steps.ts';

const patiently = { timeoutMs: 30_000 };
const { pool } = readModelDatabase();
beforeEach(() => pool().query('drop schema if exists read cascade'));

const moved = (amount: number) => ({ stream: 'till-1', type: 'Moved', data: { from: 'a', to: 'b', amount } });

/** A later version, whose queries read a column that the first doesn't have. */
const widened = (version = 2): Projection<TallyRow> => {
  const { table, ...rest } = tally(version);
  return { ...rest, table: { ...table, columns: { ...table.columns, note: 'text' } } };
};

const running = async (log: FakeLog, projection: Projection<TallyRow>, parts: Partial<RunnerParts> = {}) => {
  const reports: Report['what'][] = [];
  const report = ({ what }: Report): void => void reports.push(what);
  const runner = createProjectionRunner({ source: log, db: pool(), projections: [projection], report, ...parts });
  await runner.start();
  return Object.assign(runner, { reports, [Symbol.asyncDispose]: runner.stop });
};

const live = async () => {
  const { rows } = await pool().query<{ version: number; wide: boolean }>(
    `select version, exists (select from information_schema.columns
       where table_schema = 'read' and table_name = 'tally' and column_name = 'note') as wide
     from read.checkpoints where name = 'tally'`,
  );
  return rows[0];
};
const rowsOf = () => loadRows<TallyRow>(pool(), tally().table, ['a', 'b']);

/**
 * What a reader sees in each of many reads: the sum of all balances and movements, or the error. The first read has ended when it
 * returns.
 */
const reading = async (): Promise<() => Promise<readonly string[]>> => {
  const seen: string[] = [];
  const readOnce = async (): Promise<void> => {
    const answer = await pool()
      .query<{ movements: string }>('select coalesce(sum(movements), 0)::text as movements from read.tally')
      .then(({ rows }) => rows[0]?.movements ?? '')
      .catch(String);
    seen.push(answer);
  };
  await readOnce();
  let stopped = false;
  const going = (async () => {
    while (!stopped) {
      await readOnce();
      await sleep(1);
    }
  })();
  return async () => {
    stopped = true;
    await going;
    return seen;
  };
};

/** Pauses a program at one step, until it is released. */
const holdAt = (step: Parameters<AtStep>[0]) => {
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const db = dbThrough(pool(), async (at, moment) => {
    if (at !== step || moment !== 'before') return;
    reached.resolve();
    await gate.promise;
  });
  return { db, reached: reached.promise, letGo: gate.resolve };
};

describe('a table of a new version', () => {
  test('is built beside the one that readers use, which an older program owns until the switch', async () => {
    const log = fakeLog();
    log.append(...Array.from({ length: 30 }, (_, n) => moved(n)));
    await using older = await running(log, tally());
    await older.waitFor(await log.head(), ['tally'], patiently);
    const stopReading = await reading();
    const held = holdAt('shadow: analyzed');
    const starting = running(log, widened(), { db: held.db });
    await held.reached;

    log.append(moved(50));
    expect(await older.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
    expect(await rowsOf()).toEqual(foldLog(tally(), log.events));
    expect(await live()).toEqual({ version: 1, wide: false });

    held.letGo();
    await using newer = await starting;
    expect(await live()).toEqual({ version: 2, wide: true });
    log.append(moved(51));
    expect(await newer.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
    const seen = (await stopReading()).map(Number);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen[0]).toBe(60);
    expect([...(await rowsOf()).values()].map(({ balance }) => balance)).toEqual(
      [...foldLog(tally(), log.events).values()].map(({ balance }) => balance),
    );
  });

  test('exists before the program that expects its columns has started, and its progress is reported', async () => {
    const log = fakeLog();
    log.append(...Array.from({ length: 30 }, (_, n) => moved(n)));
    await (await running(log, tally())).stop();
    const doings = new Set<string>();
    await using newer = await running(log, widened(), {
      onProgress: (projection, { doing }) => doings.add(`${projection} ${doing}`),
    });
    expect(await live()).toEqual({ version: 2, wide: true });
    expect(newer.reports).toContain('upgraded');
    expect([...doings]).toEqual(expect.arrayContaining(['tally indexing', 'tally switching']));
  });

  test('is built again when a build fails', async () => {
    const log = fakeLog();
    log.append(...Array.from({ length: 30 }, (_, n) => moved(n)));
    await using older = await running(log, tally());
    await older.waitFor(await log.head(), ['tally'], patiently);
    let failures = 2;
    const db = dbThrough(pool(), (step, moment) => {
      if (step === 'shadow: indexed' && moment === 'before' && failures-- > 0) throw new Error('the disk is full');
    });
    await using newer = await running(log, widened(), { db, backOff: { firstMs: 1, longestMs: 5 } });
    expect(newer.reports.filter((what) => what === 'retrying')).toHaveLength(2);
    expect(await live()).toEqual({ version: 2, wide: true });
  });

  test('is built once when two programs start with it', async () => {
    const log = fakeLog();
    log.append(...Array.from({ length: 30 }, (_, n) => moved(n)));
    await (await running(log, tally())).stop();
    const both = await Promise.all([running(log, widened()), running(log, widened())]);
    expect(both.flatMap(({ reports }) => reports.filter((what) => what === 'upgraded'))).toHaveLength(1);
    expect(await live()).toEqual({ version: 2, wide: true });
    await Promise.all(both.map((each) => each.stop()));
  });
});

describe('an older program', () => {
  test('neither owns nor drops a newer table, reports it once, and keeps waiting', async () => {
    const log = fakeLog();
    log.append(moved(1));
    const newer = await running(log, widened());
    await newer.waitFor(await log.head(), ['tally'], patiently);
    await newer.stop();
    await using older = await running(log, tally());
    log.append(moved(2));
    await sleep(2_500);
    expect(older.reports).toEqual(['newer_version']);
    expect(await live()).toEqual({ version: 2, wide: true });
    const { rows } = await pool().query('select owner from read.checkpoints');
    expect(rows).toEqual([{ owner: null }]);
  });

  test('replaces it by a rebuild, and only while no newer program owns it', async () => {
    const log = fakeLog();
    log.append(moved(1));
    const newer = await running(log, widened());
    await newer.waitFor(await log.head(), ['tally'], patiently);
    await using older = await running(log, tally());
    const parts = { db: pool(), log: readerOf(log), projection: tally(), code: 'the older program' };
    await expect(rebuild(parts)).rejects.toThrow(ServiceDiffers);
    await newer.stop();
    await rebuild(parts);
    log.append(moved(2));
    await expect.poll(async () => (await rowsOf()).get('b')?.balance).toBe(3);
    expect(older.reports).toEqual(['newer_version']);
    expect(await live()).toEqual({ version: 1, wide: false });
  });
});

describe('two builds of one version', () => {
  test('don’t replace each other’s table for ever: the one that started last has its own', async () => {
    const log = fakeLog();
    log.append(moved(1));
    await using first = await running(log, tally());
    await using second = await running(log, widened(1));
    expect(await live()).toEqual({ version: 1, wide: true });
    await expect.poll(() => first.reports).toContain('reshaped');
    await second.stop();
    await sleep(2_500);
    expect(await live()).toEqual({ version: 1, wide: true });
  });
});

test('programs of several versions, started and ended in any order, never drop the table of a newer one', async () => {
  const turn = fc.record({ version: fc.integer({ min: 1, max: 3 }), end: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 2, maxLength: 6 }), async (turns) => {
      await pool().query('drop schema if exists read cascade');
      const log = fakeLog();
      log.append(moved(1));
      const programs: Awaited<ReturnType<typeof running>>[] = [];
      let highest = 0;
      for (const { version, end } of turns) {
        programs.push(await running(log, version === 1 ? tally() : widened(version)));
        highest = Math.max(highest, version);
        expect((await live())?.version).toBe(highest);
        log.append(moved(2));
        if (end) await programs.shift()?.stop();
      }
      await using last = await running(log, highest === 1 ? tally() : widened(highest));
      expect(await last.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
      expect((await live())?.version).toBe(highest);
      expect((await rowsOf()).get('b')).toMatchObject({ movements: log.events.length });
      await Promise.all(programs.map((each) => each.stop()));
    }),
    { numRuns: process.env.LONG === '1' ? 200 : 15 },
  );
}, 120_000);

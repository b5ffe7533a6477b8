import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { projectionStates } from '../../../../projections/runner/checkpoint.ts';
import { isParked, parkedStreams } from '../../../../projections/runner/parking.ts';
import type { Projection } from '../../../../projections/runner/projection.ts';
import type { Report } from '../../../../projections/runner/report.ts';
import { retryParked } from '../../../../projections/runner/retry.ts';
import { foldLog } from '../../../../projections/runner/rows/fold.ts';
import { createProjectionRunner, type RunnerParts } from '../../../../projections/runner/runner.ts';
import { loadRows } from '../../../../projections/runner/tables/table.ts';
import { type FakeLog, fakeLog, positionAt } from '../../../../projections/testing/fake-source.ts';
import { type TallyRow, tally } from '../../../../projections/testing/tally.ts';
import { type Poison, poisoned } from './testing/poisoned.ts';
import { readModelDatabase } from './testing/read-model.ts';

/** The usual two seconds of waiting are too few when the machine is busy. */
const patiently = { timeoutMs: 30_000 };

const { pool } = readModelDatabase();
beforeEach(() => pool().query('drop schema if exists read cascade'));

const moved = (from: string, to: string, amount: unknown, stream = 'till-1') => ({
  stream,
  type: 'Moved',
  data: { from, to, amount },
});

const running = async (log: FakeLog, projection: Projection<TallyRow> = tally(), parts: Partial<RunnerParts> = {}) => {
  const runner = createProjectionRunner({ source: log, db: pool(), projections: [projection], ...parts });
  await runner.start();
  return Object.assign(runner, { [Symbol.asyncDispose]: runner.stop });
};

/** The actual table and the expected one: the fold of all events except those that wait. */
const tableAndFold = async (log: FakeLog) => {
  const { rows: keys } = await pool().query<{ account: string }>('select account from read.tally');
  const table = await loadRows<TallyRow>(
    pool(),
    tally().table,
    keys.map(({ account }) => account),
  );
  const { rows: parked } = await pool().query<{ position: string }>('select position from read.parked');
  const waiting = new Set(parked.map(({ position }) => position));
  const applied = log.events.filter(({ position }) => !waiting.has(position));
  return { table, fold: foldLog(tally(), applied), waiting: [...waiting].sort() };
};

const broken = (...positions: number[]): Projection<TallyRow> =>
  poisoned(tally(), new Map(positions.map((n) => [positionAt(n), 'unreadable'])), (row) => row);

/** Waits until the checkpoint is at the head, whatever is parked. */
const caughtUp = async (runner: Awaited<ReturnType<typeof running>>, log: FakeLog): Promise<void> => {
  expect(['passed', 'parked']).toContain(await runner.waitFor(await log.head(), ['tally'], { timeoutMs: 30_000 }));
};

describe('an event that can’t be applied', () => {
  test('parks its stream; later events of it wait behind, other streams are applied, the checkpoint moves', async () => {
    const log = fakeLog();
    const reports: Report[] = [];
    await using runner = await running(log, tally(), { report: (report) => reports.push(report) });
    log.append(moved('a', 'b', 5), moved('a', 'b', 'five'), moved('a', 'b', 7), moved('c', 'd', 1, 'till-2'));
    await caughtUp(runner, log);
    log.append(moved('a', 'b', 9), moved('c', 'd', 2, 'till-2'));
    await caughtUp(runner, log);
    const { table, fold, waiting } = await tableAndFold(log);
    expect(table).toEqual(fold);
    expect(waiting).toEqual([2, 3, 5].map(positionAt));
    expect(table.get('d')).toMatchObject({ balance: 3 });
    expect(reports).toMatchObject([{ name: 'tally', what: 'parked', event: { position: positionAt(2) } }]);
    expect(await projectionStates(pool())).toMatchObject([
      { position: positionAt(6), parkedStreams: 1, parkedEvents: 3 },
    ]);
    expect(await parkedStreams(pool(), 'tally', 10)).toEqual([
      {
        stream: 'till-1',
        position: positionAt(2),
        eventId: 'till-1:2',
        type: 'Moved',
        error: expect.stringContaining('amount'),
        since: expect.any(String),
        events: 3,
      },
    ]);
  });

  test('is also one whose row the database refuses, and the values in the error message are not shown', async () => {
    const log = fakeLog();
    log.append(
      moved('a', 'b', 5),
      moved('c', 'd', 200_000, 'till-2'),
      moved('a', 'b', 7),
      moved('c', 'd', 1, 'till-2'),
    );
    await using runner = await running(log);
    await caughtUp(runner, log);
    const { table, fold, waiting } = await tableAndFold(log);
    expect(table).toEqual(fold);
    expect(waiting).toEqual([2, 4].map(positionAt));
    const [parked] = await parkedStreams(pool(), 'tally', 10);
    expect(parked?.error).toMatch(/tally_balance_check/);
    expect(parked?.error).not.toContain('200000');
  });

  test('a reader that waits for it is told that it is parked; a reader that waits for another isn’t delayed', async () => {
    const log = fakeLog();
    const [, poison, , other] = log.append(
      moved('a', 'b', 5),
      moved('a', 'b', 'five'),
      moved('a', 'b', 7),
      moved('c', 'd', 1, 'till-2'),
    );
    await using runner = await running(log);
    expect(await runner.waitFor(poison?.position ?? '', ['tally'], patiently)).toBe('parked');
    expect(await runner.waitFor(other?.position ?? '', ['tally'], patiently)).toBe('passed');
    await using reader = await running(log, tally(), { projections: [] });
    expect(await reader.waitFor(positionAt(3), ['tally'], patiently)).toBe('parked');
    expect(await isParked(pool(), ['tally'], { streams: ['till-2'] })).toBe(false);
    expect(await isParked(pool(), ['tally'], { streams: ['till-1', 'till-2'] })).toBe(true);
    expect(await isParked(pool(), ['another'])).toBe(false);
  });

  test('stays parked after a restart, also when the handler could apply it now: only a retry applies it', async () => {
    const log = fakeLog();
    log.append(moved('a', 'b', 5), moved('a', 'b', 6));
    const first = await running(log, broken(1));
    await caughtUp(first, log);
    await first.stop();
    await using mended = await running(log);
    log.append(moved('a', 'b', 7));
    await caughtUp(mended, log);
    expect(await tableAndFold(log)).toMatchObject({ table: new Map(), waiting: [1, 2, 3].map(positionAt) });
  });

  test('is read again when the table is rebuilt', async () => {
    const log = fakeLog();
    log.append(moved('a', 'b', 5), moved('a', 'b', 6));
    const first = await running(log, broken(1));
    await caughtUp(first, log);
    await first.stop();
    await using mended = await running(log, tally(2));
    expect(await mended.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
    expect(await projectionStates(pool())).toMatchObject([{ version: 2, parkedEvents: 0 }]);
  });
});

describe('a retry', () => {
  test('applies the waiting events in order once it is possible, and the owner continues after them at once', async () => {
    const log = fakeLog();
    await using runner = await running(log, broken(2));
    log.append(moved('a', 'b', 5), moved('a', 'b', 6), moved('a', 'b', 7), moved('b', 'c', 1, 'till-2'));
    await caughtUp(runner, log);
    expect(await retryParked({ db: pool(), source: log }, tally())).toEqual({ applied: 2, waiting: 0 });
    log.append(moved('a', 'b', 8));
    expect(await runner.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
    const { table, waiting } = await tableAndFold(log);
    expect(waiting).toEqual([]);
    expect(table).toEqual(foldLog(tally(), log.events));
  });

  test('parks again at the first event that still can’t be applied, with the reason', async () => {
    const log = fakeLog();
    await using runner = await running(log, broken(1));
    log.append(moved('a', 'b', 5), moved('a', 'b', 6), moved('a', 'b', 'seven'), moved('a', 'b', 8));
    await caughtUp(runner, log);
    expect(await retryParked({ db: pool(), source: log }, tally())).toEqual({ applied: 2, waiting: 2 });
    expect(await parkedStreams(pool(), 'tally', 10)).toMatchObject([
      { position: positionAt(3), events: 2, error: expect.stringContaining('amount') },
    ]);
    const { table, fold } = await tableAndFold(log);
    expect(table).toEqual(fold);
  });

  test('applies as much of a stream as the database accepts', async () => {
    const log = fakeLog();
    await using runner = await running(log, broken(1, 2));
    log.append(moved('a', 'b', 5), moved('c', 'd', 5, 'till-2'), moved('a', 'b', 6), moved('a', 'b', 200_000));
    log.append(moved('a', 'b', 7), moved('c', 'd', 7, 'till-2'));
    await caughtUp(runner, log);
    expect(await retryParked({ db: pool(), source: log }, tally())).toEqual({ applied: 4, waiting: 2 });
    expect(await parkedStreams(pool(), 'tally', 10)).toMatchObject([
      { position: positionAt(4), events: 2, error: expect.stringContaining('tally_balance_check') },
    ]);
    const { table, fold } = await tableAndFold(log);
    expect(table).toEqual(fold);
  });

  test('of one stream leaves the others parked; of nothing does nothing', async () => {
    const log = fakeLog();
    await using runner = await running(log, broken(1, 2));
    log.append(moved('a', 'b', 5), moved('a', 'b', 6, 'till-2'));
    await caughtUp(runner, log);
    expect(await retryParked({ db: pool(), source: log }, tally(), 'till-9')).toEqual({ applied: 0, waiting: 0 });
    expect(await retryParked({ db: pool(), source: log }, tally(), 'till-2')).toEqual({ applied: 1, waiting: 0 });
    expect(await parkedStreams(pool(), 'tally', 10)).toMatchObject([{ stream: 'till-1' }]);
  });

  test('is refused to a program of another version', async () => {
    const log = fakeLog();
    await using _runner = await running(log);
    expect(await retryParked({ db: pool(), source: log }, tally(2))).toBeNull();
  });
});

describe('for any unreadable events, and any division of the log into batches', () => {
  const stream = fc.constantFrom('till-1', 'till-2', 'till-3', 'till-4');
  const account = fc.constantFrom('a', 'b', 'c', 'd');
  const event = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ stream, from: account, to: account, amount: fc.integer({ min: 0, max: 99 }) }),
    },
    { weight: 1, arbitrary: fc.record({ stream, closed: account }) },
  );
  const poison = fc.option(fc.constantFrom<Poison>('unreadable', 'unfoldable', 'refused_row'), { freq: 5 });
  const scenario = {
    events: fc.array(fc.tuple(event, poison), { minLength: 1, maxLength: 30 }),
    late: fc.array(event, { maxLength: 8 }),
    sizes: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
    retried: stream,
    atOnce: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  };
  const runs = process.env.LONG === '1' ? 200 : 25;

  test.each([
    { rows: 'rows that many streams feed', oneStreamARow: false },
    { rows: 'rows of one stream each', oneStreamARow: true },
  ])(
    '$rows are the fold of all that does not wait, and of all once it is retried',
    async ({ oneStreamARow }) => {
      const named = (each: string, name: string): string => (oneStreamARow ? `${each}/${name}` : name);
      const logged = (each: typeof event extends fc.Arbitrary<infer Value> ? Value : never) =>
        'closed' in each
          ? { stream: each.stream, type: 'Closed', data: { account: named(each.stream, each.closed) } }
          : moved(named(each.stream, each.from), named(each.stream, each.to), each.amount, each.stream);
      const right = { ...tally(), oneStreamARow };

      await fc.assert(
        fc.asyncProperty(fc.record(scenario), async ({ events, late, sizes, retried, atOnce }) => {
          await pool().query('drop schema if exists read cascade');
          const log = fakeLog(sizes);
          log.append(...events.map(([each]) => logged(each)));
          const kinds = new Map(events.flatMap(([, kind], n) => (kind ? [[positionAt(n + 1), kind] as const] : [])));
          const wrong = poisoned(right, kinds, (row) => ({ ...row, balance: -200_000 }));
          await using runner = await running(log, atOnce === undefined ? wrong : { ...wrong, atOnce });
          await caughtUp(runner, log);
          const parked = await tableAndFold(log);
          expect(parked.table).toEqual(parked.fold);

          await retryParked({ db: pool(), source: log }, right, retried);
          const oneRetried = await tableAndFold(log);
          expect(oneRetried.table).toEqual(oneRetried.fold);
          expect(oneRetried.waiting).not.toContain(retried);

          log.append(...late.map(logged));
          await caughtUp(runner, log);
          await retryParked({ db: pool(), source: log }, right);
          const all = await tableAndFold(log);
          expect(all.waiting).toEqual([]);
          expect(all.table).toEqual(foldLog(tally(), log.events));
        }),
        { numRuns: runs },
      );
    },
    300_000,
  );
});

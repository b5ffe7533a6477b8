import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { propertyRunsUnshrunk, propertyTimeout } from '../../../../../.config/property-runs.ts';
import { createPool } from '../../../postgres/connections/pool.ts';
import type { EventStore, NewEvent } from '../../event-store.ts';
import { prepareAppend } from '../../prepared-append.ts';
import { idsOf, someEvents, someStream } from '../../test-events.ts';
import { openTestLog } from '../testing/test-log.ts';
import { expectWholeLog } from './testing/expect-whole-log.ts';

const contenders = 20;
let log: Awaited<ReturnType<typeof openTestLog>>;
let pool: pg.Pool;
let clients: readonly pg.Client[];
let ports: readonly EventStore[];

beforeAll(async () => {
  log = await openTestLog();
  pool = createPool(log.url);
  clients = Array.from({ length: contenders }, () => new pg.Client({ connectionString: log.url }));
  await Promise.all(clients.map((client) => client.connect()));
  ports = [log.connect(), log.connect(), log.connect()];
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await pool.end();
  await log.close();
});

/** The outcome of an append: its result or its error. */
type Outcome = { readonly outcome: string; readonly actualRevision?: number };
type Way = (stream: string, expected: number, events: readonly NewEvent[], contender: number) => Promise<Outcome>;

const byItself: Way = async (stream, expected, events, contender) => {
  const lines = prepareAppend(stream, expected, events).map(({ canonical }) => canonical);
  const { rows } = (await clients[contender]?.query(
    'select outcome, actual_revision from log.append(array[$1], array[$2::int], array[$3::int], $4)',
    [stream, expected, lines.length, lines.join('\n')],
  )) ?? { rows: [] };
  const { outcome, actual_revision } = rows[0];
  return { outcome, ...(outcome === 'conflict' ? { actualRevision: actual_revision } : {}) };
};

const throughThePort: Way = async (stream, expected, events, contender) => {
  const port = ports[contender % ports.length];
  const result = await port?.append(stream, expected, events);
  if (!result) throw new Error('no port');
  if (!result.ok) return { outcome: 'conflict', actualRevision: result.actualRevision };
  expect(idsOf(result.events)).toEqual(idsOf(events));
  return { outcome: result.retried ? 'retried' : 'appended' };
};

const race = fc.record({
  written: fc.nat(3),
  sizes: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: contenders, maxLength: contenders }),
  /** The same command sent twice: this many of the twenty appends have the first one's events. */
  twins: fc.nat(4),
  /** Appends to streams of their own, in the same batches. */
  bystanders: fc.nat(10),
});

describe('twenty appends to one stream at one revision', () => {
  test.each([
    { ways: 'from twenty connections', way: (): Way => byItself },
    { ways: 'through the batched port of three processes', way: (): Way => throughThePort },
    { ways: 'both ways at once', way: (n: number): Way => (n % 2 ? byItself : throughThePort) },
  ])(
    '$ways: one wins, repetitions of it get the same answer, the others get the revision, and appends to other streams succeed',
    async ({ way }) => {
      await fc.assert(
        fc.asyncProperty(race, async ({ written, sizes, twins, bystanders }) => {
          const stream = someStream();
          const old = someEvents(written);
          if (written > 0) await ports[0]?.append(stream, 0, old);
          const appends = sizes.map((size) => someEvents(size));
          const [first = []] = appends;
          for (let n = 1; n <= twins; n += 1) appends[n * 4] = first;
          const racing = appends.map((events, n) => way(n)(stream, written, events, n));
          const others = Array.from({ length: bystanders }, (_, n) =>
            way(n)(someStream(), 0, someEvents(1 + (n % 2)), n),
          );
          const outcomes = await Promise.all(racing);

          const winner = appends[outcomes.findIndex(({ outcome }) => outcome === 'appended')] ?? [];
          const end = written + winner.length;
          let winners = 0;
          for (const [n, { outcome, actualRevision }] of outcomes.entries()) {
            if (outcome === 'appended') winners += 1;
            else if (appends[n] === winner) expect(outcome).toBe('retried');
            else expect({ outcome, actualRevision }).toEqual({ outcome: 'conflict', actualRevision: end });
          }
          expect(winners).toBe(1);
          expect(idsOf((await ports[1]?.read(stream)) ?? [])).toEqual(idsOf([...old, ...winner]));
          expect((await Promise.all(others)).every(({ outcome }) => outcome === 'appended')).toBe(true);
        }),
        propertyRunsUnshrunk(),
      );
      await expectWholeLog(pool);
    },
    propertyTimeout,
  );
});

import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyRunsUnshrunk, propertyTimeout } from '../../../../../.config/property-runs.ts';
import { createPool } from '../../../postgres/connections/pool.ts';
import { readOn } from '../../delivery/subscription.ts';
import { createWakeUp } from '../../delivery/wake-up.ts';
import type { EventStore } from '../../event-store.ts';
import { idsOf, someEvents, someStream } from '../../test-events.ts';
import { createPostgresEventStore } from '../postgres-event-store.ts';
import { openTestLog } from '../testing/test-log.ts';
import { expectDense, expectWholeLog } from './testing/expect-whole-log.ts';
import { follow } from './testing/following.ts';
import { openTransactionWriter, type TransactionWriter } from './testing/transaction-writer.ts';

const connections = 5;
let log: Awaited<ReturnType<typeof openTestLog>>;
let pool: pg.Pool;
/** It receives every announcement and polls very seldom, so that only announcements make it read on. */
let hearing: EventStore;
let port: EventStore;
let writers: readonly TransactionWriter[];

beforeAll(async () => {
  log = await openTestLog();
  pool = createPool(log.url);
  port = log.connect();
  hearing = createPostgresEventStore({ url: log.url, pollEvery: 600_000 });
  writers = await Promise.all(Array.from({ length: connections }, () => openTransactionWriter(log.url)));
});
afterAll(async () => {
  await Promise.all([...writers.map((writer) => writer.close()), hearing.close()]);
  await pool.end();
  await log.close();
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('begin', 'commit', 'rollback', 'savepoint', 'undo') },
  { weight: 1, arbitrary: fc.constantFrom('begin repeatable read', 'begin serializable', 'die') },
  { weight: 4, arbitrary: fc.constantFrom('append', 'append', 'append through the port') },
);
const interleaving = fc.record({
  steps: fc.array(
    fc.record({
      step,
      who: fc.nat(connections - 1),
      /** A stream of its own, or one that all writers share. */
      shared: fc.boolean(),
      count: fc.integer({ min: 1, max: 4 }),
      pause: fc.constantFrom('none', 'none', 'none', 'a turn', 'a moment'),
    }),
    { minLength: 1, maxLength: 40 },
  ),
  ends: fc.array(fc.constantFrom('commit' as const, 'rollback' as const), {
    minLength: connections,
    maxLength: connections,
  }),
  batchSize: fc.integer({ min: 1, max: 20 }),
});

test(
  'however transactions begin, append, commit, roll back and are cut off in parallel, every subscriber sees the committed events, once and in order',
  async () => {
    await fc.assert(
      fc.asyncProperty(interleaving, async ({ steps, ends, batchSize }) => {
        const after = await port.head();
        const before = writers.map(({ committed }) => new Set(committed));
        const followers = [
          follow((signal) => hearing.subscribe({ after, batchSize, signal })),
          follow((signal) => readOn(port, createWakeUp(), { after, batchSize, signal }, 3)),
          follow((signal) => hearing.subscribe({ after, batchSize, signal, types: ['Odd'] })),
        ];
        const common = someStream();
        const own = writers.map(() => someStream());
        const throughPort: string[] = [];
        /** Each connection does its steps in sequence; one that waits for the lock delays only its own next steps. */
        const doing = writers.map(() => Promise.resolve());
        const then = (who: number, work: (writer: TransactionWriter) => Promise<void>) => {
          const writer = writers[who];
          if (writer) doing[who] = (doing[who] ?? Promise.resolve()).then(() => work(writer));
        };
        const appending: Promise<void>[] = [];
        for (const [index, { step: what, who, shared, count, pause }] of steps.entries()) {
          const stream = shared ? common : (own[who] ?? common);
          const events = someEvents(count, { type: index % 2 ? 'Odd' : 'Even' });
          if (what === 'append through the port')
            appending.push(
              port.append(`${common}-${index}`, 0, events).then(({ ok }) => {
                expect(ok).toBe(true);
                throughPort.push(...idsOf(events));
              }),
            );
          else then(who, (writer) => take(writer, what, () => writer.append(stream, events)));
          if (pause === 'a turn') await turn();
          if (pause === 'a moment') await sleep(2);
        }
        for (const [who, end] of ends.entries()) then(who, (writer) => writer.end(end));
        await Promise.all([...doing, ...appending]);

        const head = await port.head();
        await Promise.all(followers.map((follower) => follower.reached(head)));
        await Promise.all(followers.map((follower) => follower.stop()));
        const committed = writers.flatMap((writer, n) => [...writer.committed].filter((id) => !before[n]?.has(id)));
        const [heard, polled, odd] = followers.map(({ seen }) => seen);
        expectDense(heard ?? [], after);
        expect(idsOf(heard ?? []).sort()).toEqual([...committed, ...throughPort].sort());
        expect(polled).toEqual(heard);
        expect(odd).toEqual(heard?.filter(({ type }) => type === 'Odd'));
      }),
      propertyRunsUnshrunk(),
    );
    await expectWholeLog(pool);
  },
  propertyTimeout,
);

const take = (writer: TransactionWriter, step: string, append: () => Promise<void>): Promise<void> => {
  switch (step) {
    case 'begin':
      return writer.begin('read committed');
    case 'begin repeatable read':
      return writer.begin('repeatable read');
    case 'begin serializable':
      return writer.begin('serializable');
    case 'commit':
    case 'rollback':
      return writer.end(step);
    case 'savepoint':
      return writer.savepoint();
    case 'undo':
      return writer.undo();
    case 'die':
      return writer.die(pool);
    default:
      return append();
  }
};

import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyRunsUnshrunk, propertyTimeout } from '../../../../../.config/property-runs.ts';
import { createPool } from '../../../postgres/connections/pool.ts';
import type { AppendResult, EventStore, NewEvent } from '../../event-store.ts';
import { idsOf, someEvents, someStream } from '../../test-events.ts';
import { createPostgresEventStore } from '../postgres-event-store.ts';
import { openTestLog } from '../testing/test-log.ts';
import { startProxy, type Wire } from '../testing/test-proxy.ts';
import { expectDense, expectWholeLog } from './testing/expect-whole-log.ts';
import { follow } from './testing/following.ts';

let log: Awaited<ReturnType<typeof openTestLog>>;
let pool: pg.Pool;
/** One store whose connection the test damages, and one with a direct connection. */
let wire: Wire;
let damaged: EventStore;
let sound: EventStore;

beforeAll(async () => {
  log = await openTestLog();
  pool = createPool(log.url);
  wire = await startProxy(log.url);
  damaged = createPostgresEventStore({ url: wire.url, patience: { server: 300, client: 500 }, pollEvery: 50 });
  sound = log.connect();
});
afterAll(async () => {
  await Promise.all([damaged.close(), pool.end()]);
  await wire.close();
  await log.close();
});

/** Ways to lose a connection, between the commit and its answer or elsewhere; the client can't tell which. */
const fault = fc.constantFrom('answers swallowed', 'wire cut', 'backend terminated' as const);
const scenario = fc.record({
  faults: fc.array(fc.record({ fault, wait: fc.nat(6), last: fc.nat(8) }), { minLength: 1, maxLength: 2 }),
  /** Streams that are written in parallel; within a stream each append follows the answer to the one before. */
  chains: fc.array(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 6,
  }),
  /** Whether another writer appends to these streams too, so that a retry may come too late or meet a conflict. */
  rivals: fc.boolean(),
});

const damage = async (kind: 'answers swallowed' | 'wire cut' | 'backend terminated', last: number): Promise<void> => {
  if (kind === 'backend terminated') {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'nomucheck log writer'`,
    );
    return;
  }
  if (kind === 'wire cut') wire.cut();
  else wire.swallowAnswers();
  await sleep(last);
  wire.mend();
};

/** As a caller does: repeats the same events at the same revision as long as the outcome is unknown. */
const appendUntilAnswered = async (
  store: EventStore,
  stream: string,
  expected: number,
  events: readonly NewEvent[],
): Promise<AppendResult> => {
  for (;;) {
    try {
      return await store.append(stream, expected, events);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'unavailable')) throw error;
    }
  }
};

test(
  'wherever the connection is lost, a repeated append is written once and gets its first answer, or is refused and not written',
  async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async ({ faults, chains, rivals }) => {
        const after = await sound.head();
        const follower = follow((signal) => damaged.subscribe({ after, signal }));
        const written = new Map<string, string[]>();
        const refused: string[] = [];

        const writing = chains.map(async (sizes) => {
          const stream = someStream();
          const order: string[] = [];
          written.set(stream, order);
          for (const size of sizes) {
            const expected = order.length;
            const mine = someEvents(size);
            const theirs = someEvents(1);
            const [result, rival] = await Promise.all([
              appendUntilAnswered(damaged, stream, expected, mine),
              rivals ? sound.append(stream, expected, theirs) : null,
            ]);
            const won = result.ok ? mine : theirs;
            expect(result.ok).toBe(!rival?.ok);
            expect(idsOf(result.ok ? result.events : mine)).toEqual(idsOf(mine));
            if (!result.ok) refused.push(...idsOf(mine));
            order.push(...idsOf(won));
            // An append that was answered long ago is sent again: it gets the same answer, also when the stream has
            // moved on.
            if (result.ok) {
              const again = await appendUntilAnswered(damaged, stream, expected, mine);
              expect(again).toEqual({ ...result, retried: true });
            }
          }
        });
        const damaging = (async () => {
          for (const { fault, wait, last } of faults) {
            await sleep(wait);
            await damage(fault, last);
          }
        })();
        await Promise.all([...writing, damaging]);

        for (const [stream, order] of written) expect(idsOf(await sound.read(stream))).toEqual(order);
        await follower.reached(await sound.head());
        await follower.stop();
        expectDense(follower.seen, after);
        expect(idsOf(follower.seen).sort()).toEqual([...written.values()].flat().sort());
        expect(idsOf(follower.seen).filter((id) => refused.includes(id))).toEqual([]);
      }),
      propertyRunsUnshrunk(),
    );
    await expectWholeLog(pool);
  },
  propertyTimeout,
);

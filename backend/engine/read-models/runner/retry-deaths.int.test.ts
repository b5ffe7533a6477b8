import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyTimeout } from '../../../../.config/property-runs.ts';
import { retryParked } from '../../../../projections/runner/retry.ts';
import { createProjectionRunner } from '../../../../projections/runner/runner.ts';
import { tally } from '../../../../projections/testing/tally.ts';
import { createPool } from '../../postgres/connections/pool.ts';
import { dieAt } from './testing/death.ts';
import { expectFoldUpToCheckpoint, happening, type MoneyLog, openMoneyLog, seen } from './testing/money-log.fixture.ts';
import { type Poison, poisoned } from './testing/poisoned.ts';
import { cases, prove } from './testing/proof.fixture.ts';
import { dbThrough, logThrough, moments, type Step } from './testing/steps.ts';

/** Parked events stay parked completely over restarts and failed retries, until a retry applies them in order. */
let log: MoneyLog;
beforeAll(async () => {
  log = await openMoneyLog();
});
afterAll(() => log.close());

const steps: readonly Step[] = [
  'connect',
  'begin',
  'retry: fenced',
  'retry: parked read',
  'log: stream read',
  'log: read',
  'retry: savepoint',
  'retry: rows written',
  'retry: unparked',
  'commit',
];

const restarted = async (projection: ReturnType<typeof tally>, work: () => Promise<void>): Promise<void> => {
  const runner = createProjectionRunner({ source: log.store, db: log.pool, projections: [projection] });
  await runner.start();
  await log.until(await log.store.head());
  await work();
  await runner.stop();
};

test(
  'a retry that is interrupted at any await has done nothing or everything; restarts change nothing; the next retry applies all in order',
  async () => {
    let cut = 0;
    const given = fc.record({
      happened: fc.array(
        happening.filter(({ what }) => what === 'moved' || what === 'other'),
        { minLength: 3, maxLength: 12 },
      ),
      behind: fc.array(
        happening.filter(({ what }) => what === 'moved'),
        { maxLength: 4 },
      ),
      kind: fc.constantFrom<Poison>('unreadable', 'unfoldable', 'refused_row'),
      moment: fc.constantFrom(...moments),
      afterMs: fc.nat(2),
    });
    await prove(given, async ({ happened, behind, kind, moment, afterMs }, index) => {
      if (index > 0 && index % 25 === 0) {
        await log.close();
        log = await openMoneyLog();
      }
      const first = log.events.length;
      await log.append([{ stream: 3, what: 'moved', from: 1, to: 2, amount: 7 }, ...happened]);
      const poison = log.events[first];
      if (!poison) throw new Error('nothing was appended');
      const wrong = poisoned(tally(), new Map([[poison.position, kind]]), (row) => ({ ...row, balance: -200_000 }));
      await restarted(wrong, async () => {
        await log.append(behind);
        await log.until(await log.store.head());
      });
      const parked = await seen(log.pool);
      expect(parked.waiting.has(poison.position)).toBe(true);
      await expectFoldUpToCheckpoint(parked, log);

      const step = steps[index % steps.length] ?? 'commit';
      const pool = createPool(log.url, { application_name: 'a retry', max: 1 });
      const die = dieAt({ step, moment, nth: 1, afterMs, signal: 'SIGKILL' }, async () => {
        cut += 1;
        await log.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'a retry' and datname = current_database()`,
        );
      });
      await retryParked({ db: dbThrough(pool, die), source: logThrough(log.store, die) }, tally()).catch(() => null);
      await pool.end();
      const afterwards = await seen(log.pool);
      await expectFoldUpToCheckpoint(afterwards, log);
      expect([parked.waiting, new Set()]).toContainEqual(afterwards.waiting);

      // Restarted with a program that could apply them: only a retry does.
      await restarted(tally(), async () => {});
      expect((await seen(log.pool)).waiting).toEqual(afterwards.waiting);

      await retryParked({ db: log.pool, source: log.store }, tally());
      const all = await seen(log.pool);
      expect(all.waiting).toEqual(new Set());
      await expectFoldUpToCheckpoint(all, log);
      expect(all.position).toBe(await log.store.head());
    });
    expect(cut).toBeGreaterThan(cases * 0.8);
  },
  propertyTimeout,
);

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { allProjections } from '../../../backend/contexts.ts';
import { openEventStore } from '../../../backend/engine/event-store/event-log.ts';
import { createPool } from '../../../backend/engine/postgres/connections/pool.ts';
import { createProjectionRunner } from '../../../projections/runner/runner.ts';
import type { Aims } from '../aims.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { median, quantile } from '../measure.ts';
import { answer } from './events.ts';

const names = allProjections.map(({ name }) => name);
const lagAim = 500;
const appendsASecond = 200;
/** Expected transactions: a poll a second for each read model, a heartbeat, and the same number again. */
const idleAim = { queriesASecond: 2 * names.length + 2, cpuMillisecondsASecond: 10 };
/** PostgreSQL updates the counters of an idle connection after ten seconds at the latest. */
const untilAllIsTold = 12_000;

/**
 * How far the read models are behind under a steady stream of events, and what following costs while there are none.
 */
export const benchFollowing = async (database: BenchDatabase, seconds: number, aims: Aims): Promise<void> => {
  await whileFollowing(database, (following) => benchLag(following, seconds, aims));
  await whileFollowing(database, () => benchIdle(database, seconds, aims));
};

type Following = {
  readonly store: ReturnType<typeof openEventStore>;
  readonly runner: ReturnType<typeof createProjectionRunner>;
};

const whileFollowing = async ({ url }: BenchDatabase, work: (following: Following) => Promise<void>): Promise<void> => {
  const pool = createPool(url);
  const store = openEventStore({ databaseUrl: url });
  const runner = createProjectionRunner({ source: store, db: pool, projections: allProjections });
  await runner.start();
  await runner.waitFor(await store.head(), names, { timeoutMs: 60_000 });
  await work({ store, runner });
  await runner.stop();
  await store.close();
  await pool.end();
};

const benchLag = async ({ store, runner }: Following, seconds: number, { judge }: Aims): Promise<void> => {
  const lagOf = async (stream: string): Promise<number> => {
    const result = await store.append(stream, 0, [answer(1)]);
    const appended = performance.now();
    if (!result.ok) throw new Error('a conflict that nobody made');
    const waited = await runner.waitFor(result.position, names, { timeoutMs: 10_000 });
    return waited === 'passed' ? performance.now() - appended : Number.POSITIVE_INFINITY;
  };
  const lags: Promise<number>[] = [];
  const began = performance.now();
  for (let n = 0; n < appendsASecond * seconds; n += 1) {
    await sleep(Math.max(0, began + (n * 1_000) / appendsASecond - performance.now()));
    lags.push(lagOf(`check-${randomUUID()}`));
  }
  const all = await Promise.all(lags);
  const took = (performance.now() - began) / 1_000;
  const p99 = quantile(all, 0.99);
  judge(
    p99 < lagAim,
    `lag at ${Math.round(all.length / took)} events/s, ${names.length} read models: ` +
      `p50 ${median(all).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (aim < ${lagAim})`,
  );
};

/** Counted by the server, so that every transaction is included; the two queries of the counter are two of them. */
const benchIdle = async ({ pool }: BenchDatabase, seconds: number, { judge }: Aims): Promise<void> => {
  await sleep(untilAllIsTold);
  const transactions = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      'select xact_commit::int as count from pg_stat_database where datname = current_database()',
    );
    return rows[0]?.count ?? Number.NaN;
  };
  const before = await transactions();
  const cpuBefore = process.cpuUsage();
  await sleep(seconds * 1_000);
  const cpu = process.cpuUsage(cpuBefore);
  const queries = ((await transactions()) - before) / seconds;
  const cpuMs = (cpu.user + cpu.system) / 1_000 / seconds;
  judge(
    queries <= idleAim.queriesASecond && cpuMs <= idleAim.cpuMillisecondsASecond,
    `idle, ${names.length} read models: ${queries.toFixed(1)} queries/s (aim ≤ ${idleAim.queriesASecond}), ` +
      `${cpuMs.toFixed(1)} ms CPU/s (aim ≤ ${idleAim.cpuMillisecondsASecond})`,
  );
};

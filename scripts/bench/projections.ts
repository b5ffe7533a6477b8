import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresEventStore } from '../../backend/event-store/postgres/postgres-event-store.ts';
import { allProjections } from '../../projections/all-projections.ts';
import { checks } from '../../projections/checks/checks.ts';
import { isSame } from '../../projections/runner/rebuild/compare.ts';
import { type Progress, rebuild } from '../../projections/runner/rebuild/rebuild.ts';
import { createProjectionRunner } from '../../projections/runner/runner.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { answer } from './events.ts';
import { median, quantile } from './measure.ts';
import { copyAndAggregate, fillLog, rowsThatDiffer } from './projection-log.ts';

export type ProjectionBenchOptions = { readonly rounds: number; readonly events: number; readonly seconds: number };

const rebuildAim = 30_000;
const lagAim = 500;
const appendsASecond = 200;

/** Read models on a server of their own, fsync on: how fast they are built again, how far behind they are, what idling costs. */
export const benchProjections = ({ rounds, events, seconds }: ProjectionBenchOptions): Promise<void> =>
  withBenchDatabase(async (database) => {
    await fillLog(database.pool, events);
    await benchRebuild(database, events, rounds);
    await benchLag(database, seconds);
  });

const benchRebuild = async ({ url, pool, folder }: BenchDatabase, events: number, rounds: number): Promise<void> => {
  const store = createPostgresEventStore({ url, patience: { server: 600_000, client: 610_000 } });
  const runner = createProjectionRunner({ source: store, db: pool, projections: [checks] });
  const began = performance.now();
  await runner.start();
  if ((await runner.waitFor(await store.head(), ['checks'], { timeoutMs: 600_000 })) !== 'passed')
    throw new Error('the live table did not catch up');
  const live = events / ((performance.now() - began) / 1_000);

  const whole: number[] = [];
  const folding: number[] = [];
  const yardstick: number[] = [];
  const memory: { position: number; megabytes: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    yardstick.push(events / (await copyAndAggregate(pool, join(folder, 'bench.copy'))));
    const phases = new Map<Progress['doing'], number>();
    const done = await rebuild({
      db: pool,
      log: store,
      projection: checks,
      code: 'bench',
      onProgress: ({ doing, position, seconds }) => {
        phases.set(doing, seconds);
        memory.push({ position: Number(position), megabytes: process.memoryUsage().rss / 2 ** 20 });
      },
    });
    if (done.events !== events || !isSame(done.difference)) throw new Error('the rebuild is not the live table');
    whole.push(events / done.seconds);
    folding.push(events / (phases.get('building') ?? Number.NaN));
  }
  const different = await rowsThatDiffer(pool);
  await runner.stop();
  await store.close();

  const perSecond = median(whole);
  console.table([
    { what: 'live, batches of 500, its indexes kept', 'events/s': Math.round(live) },
    { what: 'rebuild: fold, index, compare, switch', 'events/s': Math.round(perSecond) },
    { what: 'of it the folding alone', 'events/s': Math.round(median(folding)) },
    { what: 'COPY + one SQL aggregate', 'events/s': Math.round(median(yardstick)) },
  ]);
  const ratio = (perSecond / median(yardstick)).toFixed(2);
  console.log(
    `${perSecond >= rebuildAim ? '✓' : '✗'} rebuild of ${events.toLocaleString('en')} events: ${Math.round(perSecond).toLocaleString('en')}/s ` +
      `(aim ${rebuildAim}), ${ratio} × COPY + aggregate; rows that differ: ${different}`,
  );
  const peak = (from: number, to: number): string => {
    const part = memory.filter(({ position }) => position > events * from && position <= events * to);
    return `${Math.round(Math.max(...part.map(({ megabytes }) => megabytes)))} MB`;
  };
  console.log(`  memory (RSS) at most: first fifth ${peak(0, 0.2)}, last fifth ${peak(0.8, 1)}`);
};

const benchLag = async ({ url, pool }: BenchDatabase, seconds: number): Promise<void> => {
  const store = createPostgresEventStore({ url });
  const runner = createProjectionRunner({ source: store, db: pool, projections: allProjections });
  const names = allProjections.map(({ name }) => name);
  await runner.start();
  await runner.waitFor(await store.head(), names, { timeoutMs: 60_000 });
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
  console.log(
    `${p99 < lagAim ? '✓' : '✗'} lag at ${Math.round(all.length / took)} events/s, ${names.length} read models: ` +
      `p50 ${median(all).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (aim < ${lagAim})`,
  );
  await benchIdle(pool, seconds, names.length);
  await runner.stop();
  await store.close();
};

/** What following costs while nothing happens. Counted by the server, which tells of each connection once a second. */
const benchIdle = async (pool: BenchDatabase['pool'], seconds: number, readModels: number): Promise<void> => {
  await sleep(2_000);
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
  console.log(`  idle, ${readModels} read models: ${queries.toFixed(1)} queries/s, ${cpuMs.toFixed(1)} ms CPU/s`);
};

import { join } from 'node:path';
import { openEventStore } from '../../../backend/engine/event-store/event-log.ts';
import { checks } from '../../../projections/checks/checks.ts';
import type { Progress } from '../../../projections/runner/rebuild/beside.ts';
import { isSame } from '../../../projections/runner/rebuild/compare.ts';
import { rebuild } from '../../../projections/runner/rebuild/rebuild.ts';
import { createProjectionRunner } from '../../../projections/runner/runner.ts';
import type { Aims } from '../aims.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { median, quantile } from '../measure.ts';
import { copyAndAggregate, rowsThatDiffer } from './projection-log.ts';

const aim = 30_000;

/** How fast a read model is rebuilt, compared with the maximum speed of the server. Leaves the live table caught up. */
export const benchRebuild = async (
  { url, pool, folder }: BenchDatabase,
  { events, rounds }: { readonly events: number; readonly rounds: number },
  { judge }: Aims,
): Promise<void> => {
  await pool.query('drop schema if exists read cascade');
  const store = openEventStore({ databaseUrl: url }, { patience: { server: 600_000, client: 610_000 } });
  const runner = createProjectionRunner({ source: store, db: pool, projections: [checks] });
  const began = performance.now();
  await runner.start();
  if ((await runner.waitFor(await store.head(), ['checks'], { timeoutMs: 600_000 })) !== 'passed')
    throw new Error('the live table did not catch up');
  const live = events / ((performance.now() - began) / 1_000);

  const seconds = { rebuild: [] as number[], folding: [] as number[], yardstick: [] as number[] };
  const pages: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    seconds.yardstick.push(await copyAndAggregate(pool, join(folder, 'bench.copy')));
    const phases = new Map<Progress['doing'], number>();
    const done = await rebuild({
      db: pool,
      log: store,
      projection: checks,
      code: 'bench',
      onProgress: (progress) => {
        if (progress.doing === 'building') pages.push((progress.seconds - (phases.get('building') ?? 0)) * 1_000);
        phases.set(progress.doing, progress.seconds);
      },
    });
    if (done.events !== events || !isSame(done.difference)) throw new Error('the rebuild is not the live table');
    seconds.rebuild.push(done.seconds);
    seconds.folding.push(phases.get('building') ?? Number.NaN);
  }
  const different = await rowsThatDiffer(pool);
  await runner.stop();
  await store.close();

  const perSecond = (taken: readonly number[]): number => Math.round(events / median(taken));
  console.table([
    { what: 'live, batches of 500, its indexes kept', 'events/s': Math.round(live) },
    { what: 'rebuild: fold, index, compare, switch', 'events/s': perSecond(seconds.rebuild) },
    { what: 'of it the folding alone', 'events/s': perSecond(seconds.folding) },
    { what: 'COPY + one SQL aggregate', 'events/s': perSecond(seconds.yardstick) },
  ]);
  const ratio = (median(seconds.yardstick) / median(seconds.rebuild)).toFixed(2);
  judge(
    perSecond(seconds.rebuild) >= aim,
    `rebuild of ${events.toLocaleString('en')} events: ${perSecond(seconds.rebuild).toLocaleString('en')}/s (aim ${aim}), ` +
      `${ratio} × COPY + aggregate; a page of 2,000: p50 ${median(pages).toFixed(0)} ms, p99 ${quantile(pages, 0.99).toFixed(0)} ms`,
  );
  judge(different === 0, `${different} rows that the aggregate makes differently`);
};

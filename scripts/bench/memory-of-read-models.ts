import { openEventStore } from '../../backend/engine/event-store/event-log.ts';
import { createPool } from '../../backend/engine/postgres/connections/pool.ts';
import { checks } from '../../projections/checks/checks.ts';
import { rebuild } from '../../projections/runner/rebuild/rebuild.ts';
import { createProjectionRunner } from '../../projections/runner/runner.ts';
import { createSampler, type Sample } from './flatness.ts';

/**
 * A separate process, so that its memory is that of reading the log only. It catches up as the service does, then
 * rebuilds, and sends its measurements to its parent.
 */
export type MemoryOfReadModels = { readonly following: readonly Sample[]; readonly rebuilding: readonly Sample[] };

const [url = '', givenEvents] = process.argv.slice(2);
const events = Number(givenEvents);

const megabytes = (): { heap: number; resident: number } => {
  // Resident memory is measured first, because a garbage collection may return some of it.
  const resident = process.memoryUsage.rss() / 2 ** 20;
  globalThis.gc?.();
  return { heap: process.memoryUsage().heapUsed / 2 ** 20, resident };
};

const pool = createPool(url, { statement_timeout: 0 });
const log = openEventStore({ databaseUrl: url }, { patience: { server: 600_000, client: 610_000 } });

const following = createSampler(events, megabytes);
const source: typeof log = {
  ...log,
  subscribe: async function* (wanted) {
    for await (const batch of log.subscribe(wanted)) {
      yield batch;
      following.at(Number(batch.position));
    }
  },
};
const runner = createProjectionRunner({ source, db: pool, projections: [checks] });
await runner.start();
const caughtUp = await runner.waitFor(await log.head(), [checks.name], { timeoutMs: 600_000 });
if (caughtUp !== 'passed') throw new Error('the live table did not catch up');
await runner.stop();

const rebuilding = createSampler(events, megabytes);
await rebuild({
  db: pool,
  log,
  projection: checks,
  code: 'bench of memory',
  onProgress: ({ events }) => rebuilding.at(events),
});
await log.close();
await pool.end();
process.send?.({ following: following.samples, rebuilding: rebuilding.samples } satisfies MemoryOfReadModels);

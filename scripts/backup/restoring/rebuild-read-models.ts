import type { EventStore } from '../../../backend/engine/event-store/event-store.ts';
import { createPool } from '../../../backend/engine/postgres/connections/pool.ts';
import { START } from '../../../domain/kernel/log/position.ts';
import { projectionStates } from '../../../projections/runner/checkpoint.ts';
import type { Projection } from '../../../projections/runner/projection.ts';
import { createProjectionRunner } from '../../../projections/runner/runner.ts';

/** Builds every read model from the log, up to its head. Answers the names of those that couldn't take an event. */
export const rebuildReadModels = async (
  databaseUrl: string,
  store: EventStore,
  projections: readonly Projection[],
  onStep: (percent: number) => void,
): Promise<readonly string[]> => {
  const pool = createPool(databaseUrl, { statement_timeout: 0, application_name: 'nomucheck read models' });
  const runner = createProjectionRunner({ source: store, db: pool, projections });
  const names = projections.map(({ name }) => name);
  try {
    const head = await store.head();
    await runner.start();
    while ((await runner.waitFor(head, names, { timeoutMs: 2_000 })) === 'late') {
      const slowest = (await projectionStates(pool)).map(({ position }) => position).sort()[0] ?? head;
      const [done, all] = [store.distance(START, slowest).events, store.distance(START, head).events];
      onStep(Math.floor((100 * done) / Math.max(1, all)));
    }
    return (await projectionStates(pool)).filter(({ parkedStreams }) => parkedStreams > 0).map(({ name }) => name);
  } finally {
    await runner.stop();
    await pool.end();
  }
};

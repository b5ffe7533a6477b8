import { allProjections } from '@nomucheck/projections/all-projections.ts';
import { messageOf } from '@nomucheck/projections/runner/failure.ts';
import { isParked } from '@nomucheck/projections/runner/parking.ts';
import { createProjectionRunner } from '@nomucheck/projections/runner/runner.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { EventStore } from './event-store/event-store.ts';

export type ReadModels = {
  start(): Promise<void>;
  stop(): Promise<void>;
  readonly names: readonly string[];
  /** Whether these projections passed the position in time; false at once where the log hasn't reached it. */
  waitFor(position: string, projections: readonly string[]): Promise<boolean>;
  /** Once every read model holds all that is in the log now; false where one didn't get there within a minute. */
  caughtUp(): Promise<boolean>;
  /** Whether one of the projections has parked one of these streams; any stream, where none are named. */
  isParked(projections: readonly string[], streams?: readonly string[]): Promise<boolean>;
};

const longestCatchUp = 60_000;

/** The read models of this process, kept up with the log. */
export const createReadModels = (parts: {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly log: Logger;
}): ReadModels => {
  const { pool, store, log } = parts;
  const runner = createProjectionRunner({
    source: store,
    db: pool,
    projections: allProjections,
    report: ({ projection, what, error, event }) => {
      const detail = { projection, what, err: messageOf(error) };
      if (event) {
        const { stream, position, type } = event;
        log.error({ ...detail, stream, position, type }, 'a projection has parked a stream');
      } else log.warn(detail, 'a projection has to begin again');
    },
  });
  const names = allProjections.map(({ name }) => name);

  return {
    start: runner.start,
    stop: runner.stop,
    names,
    waitFor: async (position, projections) => (await runner.waitFor(position, projections)) === 'passed',
    caughtUp: async () => (await runner.waitFor(await store.head(), names, { timeoutMs: longestCatchUp })) === 'passed',
    isParked: (projections, streams) => isParked(pool, projections, streams ? { streams } : {}),
  };
};

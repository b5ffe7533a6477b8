import type { Aims } from '../aims.ts';
import { withBenchDatabase } from '../bench-database.ts';
import { benchMemory } from '../memory-bench.ts';
import { benchFollowing } from './lag-bench.ts';
import { fillLog } from './projection-log.ts';
import { benchRebuild } from './rebuild-bench.ts';

export type ProjectionBenchOptions = { readonly rounds: number; readonly events: number; readonly seconds: number };

/**
 * Read models on a separate server with fsync on: how fast they are rebuilt, with how much memory, and how far they
 * lag.
 */
export const benchProjections = ({ rounds, events, seconds }: ProjectionBenchOptions, aims: Aims): Promise<void> =>
  withBenchDatabase(async (database) => {
    await fillLog(database.pool, events);
    await benchMemory(database, events, aims);
    await benchRebuild(database, { events, rounds }, aims);
    await benchFollowing(database, seconds, aims);
  });

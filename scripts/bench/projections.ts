import type { Aims } from './aims.ts';
import { withBenchDatabase } from './bench-database.ts';
import { benchFollowing } from './lag-bench.ts';
import { benchMemory } from './memory-bench.ts';
import { fillLog } from './projection-log.ts';
import { benchRebuild } from './rebuild-bench.ts';

export type ProjectionBenchOptions = { readonly rounds: number; readonly events: number; readonly seconds: number };

/** Read models on a server of their own, fsync on: how fast they are built again, in what memory, how far behind they are. */
export const benchProjections = ({ rounds, events, seconds }: ProjectionBenchOptions, aims: Aims): Promise<void> =>
  withBenchDatabase(async (database) => {
    await fillLog(database.pool, events);
    await benchMemory(database, events, aims);
    await benchRebuild(database, { events, rounds }, aims);
    await benchFollowing(database, seconds, aims);
  });

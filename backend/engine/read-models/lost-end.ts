import { noticeLostEnd } from '@nomucheck/projections/runner/beyond-log.ts';
import { createCheckpoints } from '@nomucheck/projections/runner/checkpoint.ts';
import type pg from 'pg';
import { createReading } from '../event-store/postgres/reading.ts';
import { stepBackToHead } from '../process-managers/checkpoints.ts';

export type LostEnd = {
  readonly head: string;
  readonly readModels: readonly string[];
  readonly managers: readonly string[];
};

/**
 * A log that was restored from an older copy, without what was made of it, ends before what read models and process managers
 * have read. Whoever is about to write notices it before the first event, which may already hide it: read models are marked
 * until they are built again, process managers go on from the log's end. Null where nothing is lost.
 */
export const noticeLostEndOfLog = async (pool: pg.Pool): Promise<LostEnd | null> => {
  await createCheckpoints(pool);
  const { head } = createReading(pool);
  const readModels = await noticeLostEnd(pool, { head });
  const managers = await stepBackToHead(pool, head);
  return readModels.length + managers.length === 0 ? null : { head: await head(), readModels, managers };
};

import { noticeLostEnd } from '@nomucheck/projections/runner/beyond-log.ts';
import { createCheckpoints } from '@nomucheck/projections/runner/checkpoint.ts';
import type pg from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import { stepBackToHead } from '../process-managers/checkpoints.ts';

export type LostEnd = {
  readonly head: string;
  readonly readModels: readonly string[];
  readonly managers: readonly string[];
};

/**
 * When the log was restored from an older copy and the read models weren't, the log ends before the position that
 * read models and process managers have read. This must be noticed before the first event is written, because later
 * events would hide it. Read models are marked until they are rebuilt; process managers continue from the log's end.
 * Null when nothing is lost.
 */
export const noticeLostEndOfLog = async (
  pool: pg.Pool,
  { head }: Pick<EventStore, 'head'>,
): Promise<LostEnd | null> => {
  await createCheckpoints(pool);
  const readModels = await noticeLostEnd(pool, { head });
  const managers = await stepBackToHead(pool, head);
  return readModels.length + managers.length === 0 ? null : { head: await head(), readModels, managers };
};

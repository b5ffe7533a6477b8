import { applyBatch } from '../apply-batch.ts';
import type { Hold } from '../checkpoint.ts';
import type { Db } from '../db.ts';
import type { EventBatch } from '../event-source.ts';
import type { Projection } from '../projection.ts';

/** The log in pages: what a build reads, at its own pace. The store's port has this shape. */
export type LogReader = {
  readAll(options: {
    readonly after: string;
    readonly limit: number;
    readonly types?: readonly string[];
  }): Promise<EventBatch>;
};

/** Large enough that round trips don't count, small enough that a page's rows are a few megabytes. */
export const PAGE = 2_000;

export type BuildStep = { readonly events: number; readonly hold: Hold };

/**
 * Folds the log up to `target`, inclusive, never further; what can't be taken is parked, as the live owner parks it. While
 * one page is folded the next is being read, so the database and this process work at the same time.
 */
export const buildUpTo = async (
  db: Db,
  log: LogReader,
  shadow: Projection,
  from: Hold,
  target: string,
  { page = PAGE, onStep = () => {} }: { page?: number; onStep?: (step: BuildStep) => void } = {},
): Promise<Hold> => {
  let hold = from;
  if (hold.position >= target) return hold;
  const read = (after: string) => upTo(target, log.readAll({ after, limit: page, types: shadow.types }));
  let next = read(hold.position);
  while (hold.position < target) {
    const batch = await next;
    if (batch.position <= hold.position) throw new Error(`the log ends before ${target}`);
    next = batch.position < target ? read(batch.position) : next;
    // Read ahead, its failure is met when its turn comes.
    next.catch(() => {});
    hold = (await applyBatch(db, shadow, hold, batch)).hold;
    onStep({ events: batch.events.length, hold });
  }
  return hold;
};

const upTo = async (target: string, reading: Promise<EventBatch>): Promise<EventBatch> => {
  const batch = await reading;
  if (batch.position <= target) return batch;
  return { events: batch.events.filter(({ position }) => position <= target), position: target, atHead: false };
};

import type { Position } from '@nomucheck/domain/kernel/log/position.ts';
import type { Distance, EventBatch } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { applyBatch } from '../apply-batch.ts';
import type { Hold } from '../checkpoint.ts';
import type { Db } from '../db.ts';
import type { EventSource } from '../event-source.ts';
import { type Projection, typesToRead } from '../projection.ts';
import { UnknownEvent } from '../subscriptions/failure.ts';

/** The log in pages, which a build reads at its own speed. The store's port has this shape. */
export type LogReader = {
  readAll(options: {
    readonly after: string;
    readonly limit: number;
    readonly types?: readonly string[];
  }): Promise<EventBatch>;
  /** The last event's position. */
  head(): Promise<string>;
  distance(from: Position, to: Position): Distance;
};

/** Reads a source that has only subscriptions in pages: each page is the first batch of a new subscription. */
export const inPages = (source: Pick<EventSource, 'subscribe' | 'head' | 'distance'>): LogReader => ({
  head: () => source.head(),
  distance: source.distance,
  readAll: async ({ after, limit, types }) => {
    const ending = new AbortController();
    const options = { after, batchSize: limit, signal: ending.signal, ...(types && { types }) };
    for await (const batch of source.subscribe(options)) {
      ending.abort();
      return batch;
    }
    throw new Error('the subscription ended by itself');
  },
});

/** Large enough that round trips don't matter, small enough that a page's rows are a few megabytes. */
export const PAGE = 2_000;

export type BuildStep = { readonly events: number; readonly hold: Hold };

/**
 * Folds the log up to `target`, inclusive, and never further; events that can't be applied are parked, as the live
 * owner parks them. While one page is folded the next is read, so that the database and this process work in
 * parallel.
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
  const read = (after: string) => upTo(target, log.readAll({ after, limit: page, ...typesToRead(shadow) }));
  let next = read(hold.position);
  while (hold.position < target) {
    const batch = await next;
    if (batch.position <= hold.position) throw new Error(`the log ends before ${target}`);
    next = batch.position < target ? read(batch.position) : next;
    // A failure of reading ahead is thrown when that page is due.
    next.catch(() => {});
    const { hold: moved, unknown } = await applyBatch(db, shadow, hold, batch);
    if (unknown) throw new UnknownEvent(shadow.name, unknown);
    hold = moved;
    onStep({ events: batch.events.length, hold });
  }
  return hold;
};

const upTo = async (target: string, reading: Promise<EventBatch>): Promise<EventBatch> => {
  const batch = await reading;
  if (batch.position <= target) return batch;
  return { events: batch.events.filter(({ position }) => position <= target), position: target, atHead: false };
};

import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { createBatching } from '../../../postgres/connections/batching.ts';
import type { AppendResult } from '../../event-store.ts';
import type { PreparedEvent } from '../../prepared-append.ts';

export type PreparedAppend = {
  readonly stream: string;
  readonly expectedRevision: number;
  readonly events: readonly PreparedEvent[];
};

export type AppendQueueOptions = {
  /** Writes a batch in which each stream occurs once; returns the result of each append in the same order. */
  readonly write: (batch: readonly PreparedAppend[]) => Promise<readonly (AppendResult | Promise<AppendResult>)[]>;
  /** Whether one append caused the error of `write`, so that each of the others is tried alone. */
  readonly isOnesFault: (error: unknown) => boolean;
  /** Parallel batches: while one is written, the next is prepared. */
  readonly flights?: number;
  readonly mostEvents?: number;
  readonly mostCharacters?: number;
  /** With more than this many waiting, an append is refused at once instead of answered too late. */
  readonly mostWaiting?: number;
};

export type AppendQueue = {
  add(append: PreparedAppend): Promise<AppendResult>;
  /** Resolves when nothing waits and nothing is under way. */
  drained(): Promise<void>;
};

/** Collects the appends that arrive together, so that one transaction and one fsync serve them all. */
export const createAppendQueue = (options: AppendQueueOptions): AppendQueue => {
  const { write, isOnesFault, flights = 2, mostEvents = 500, mostCharacters = 4_000_000 } = options;
  const { mostWaiting = 10_000 } = options;

  /** In order of arrival; a second append to a stream waits for the next batch, where it sees the first one's outcome. */
  const choose = () => {
    const streams = new Set<string>();
    let events = 0;
    let characters = 0;
    return (append: PreparedAppend): boolean => {
      const length = append.events.reduce((sum, { canonical }) => sum + canonical.length, 0);
      const fits = events + append.events.length <= mostEvents && characters + length <= mostCharacters;
      // An append that is larger than a batch goes alone.
      if (streams.has(append.stream) || (streams.size > 0 && !fits)) return false;
      streams.add(append.stream);
      events += append.events.length;
      characters += length;
      return true;
    };
  };

  const eachAlone = async (batch: readonly PreparedAppend[]): Promise<Promise<AppendResult>[]> => {
    const results: Promise<AppendResult>[] = [];
    for (const append of batch) {
      const written = write([append]).then(([result]) => result ?? Promise.reject(new Error('an unanswered append')));
      results.push(written);
      // The caller of this append handles its failure.
      await written.catch(() => {});
    }
    return results;
  };

  const queue = createBatching<PreparedAppend, AppendResult>({
    atOnce: flights,
    choose,
    carryOut: async (batch) => {
      try {
        return await write(batch);
      } catch (error) {
        if (batch.length === 1 || !isOnesFault(error)) throw error;
        return eachAlone(batch);
      }
    },
  });

  return {
    add: async (append) => {
      if (queue.waiting() >= mostWaiting) throw new DomainError('unavailable');
      return queue.add(append);
    },
    drained: queue.drained,
  };
};

import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { AppendResult } from '../event-store.ts';
import type { PreparedEvent } from '../prepared-append.ts';

export type PreparedAppend = {
  readonly stream: string;
  readonly expectedRevision: number;
  readonly events: readonly PreparedEvent[];
};

type Waiting = PreparedAppend & {
  readonly resolve: (result: AppendResult | Promise<AppendResult>) => void;
  readonly reject: (error: unknown) => void;
};

export type AppendQueueOptions = {
  /** Writes a batch in which no stream comes twice, and answers each append in its order. */
  readonly write: (batch: readonly PreparedAppend[]) => Promise<readonly (AppendResult | Promise<AppendResult>)[]>;
  /** Whether an error of `write` is one append's fault, so that the others deserve a try of their own. */
  readonly isOnesFault: (error: unknown) => boolean;
  /** Batches under way at once: while one is being written, the next is made ready. */
  readonly flights?: number;
  readonly mostEvents?: number;
  readonly mostCharacters?: number;
  /** Beyond this the process refuses at once instead of answering too late. */
  readonly mostWaiting?: number;
};

export type AppendQueue = {
  add(append: PreparedAppend): Promise<AppendResult>;
  /** Resolves when nothing waits and nothing is under way. */
  drained(): Promise<void>;
};

/** Gathers the appends that arrive together, so that one transaction and one fsync serve them all. */
export const createAppendQueue = (options: AppendQueueOptions): AppendQueue => {
  const {
    write,
    isOnesFault,
    flights = 2,
    mostEvents = 500,
    mostCharacters = 4_000_000,
    mostWaiting = 10_000,
  } = options;
  let waiting: Waiting[] = [];
  let underWay = 0;
  let scheduled = false;
  let whenDrained: (() => void)[] = [];

  /** In order of arrival; a second append to a stream waits for the next batch, where it sees the first one's outcome. */
  const takeBatch = (): Waiting[] => {
    const batch: Waiting[] = [];
    const streams = new Set<string>();
    let events = 0;
    let characters = 0;
    const left: Waiting[] = [];
    for (const append of waiting) {
      const length = append.events.reduce((sum, { canonical }) => sum + canonical.length, 0);
      const fits = events + append.events.length <= mostEvents && characters + length <= mostCharacters;
      // One that is larger than any batch may be goes alone.
      if (streams.has(append.stream) || (batch.length > 0 && !fits)) {
        left.push(append);
        continue;
      }
      batch.push(append);
      streams.add(append.stream);
      events += append.events.length;
      characters += length;
    }
    waiting = left;
    return batch;
  };

  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const results = await write(batch);
      for (const [index, append] of batch.entries()) {
        const result = results[index];
        if (result) append.resolve(result);
        else append.reject(new Error('the store left an append unanswered'));
      }
    } catch (error) {
      if (batch.length === 1 || !isOnesFault(error)) for (const append of batch) append.reject(error);
      else for (const append of batch) await settle([append]);
    }
  };

  const fly = async (batch: readonly Waiting[]): Promise<void> => {
    underWay += 1;
    await settle(batch);
    underWay -= 1;
    if (waiting.length > 0) schedule();
    else if (underWay === 0) {
      for (const tell of whenDrained) tell();
      whenDrained = [];
    }
  };

  /** Not at once: what the same turn of the event loop still brings comes along. */
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    const soon = underWay === 0 ? queueMicrotask : setImmediate;
    soon(() => {
      scheduled = false;
      if (underWay >= flights || waiting.length === 0) return;
      void fly(takeBatch());
      if (waiting.length > 0) schedule();
    });
  };

  return {
    add: (append) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= mostWaiting) return reject(new DomainError('unavailable'));
        waiting.push({ ...append, resolve, reject });
        schedule();
      }),
    drained: () =>
      new Promise((resolve) => {
        if (underWay === 0 && waiting.length === 0) resolve();
        else whenDrained.push(resolve);
      }),
  };
};

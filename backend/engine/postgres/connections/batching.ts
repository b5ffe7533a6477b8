export type BatchingOptions<Item, Answer> = {
  /**
   * Carries out a batch and returns an answer for each item in the same order. An error that it throws rejects every
   * item of the batch.
   */
  readonly carryOut: (items: readonly Item[]) => Promise<readonly (Answer | Promise<Answer>)[]>;
  /**
   * Milliseconds that a batch waits for more items while several come together; an item that comes alone never waits. Default 0.
   */
  readonly gatherMs?: number;
  /** Parallel batches; default 1. */
  readonly atOnce?: number;
  /**
   * Makes the filter for one batch: called for each waiting item in order, it says whether the item joins. The first
   * one always does. Default: the first thousand.
   */
  readonly choose?: () => (item: Item) => boolean;
};

export type Batching<Item, Answer> = {
  readonly add: (item: Item) => Promise<Answer>;
  /** The number of items that wait for a batch. */
  readonly waiting: () => number;
  /** Resolves when no item waits and no batch is running. */
  readonly drained: () => Promise<void>;
};

type Waiting<Item, Answer> = {
  readonly item: Item;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (error: unknown) => void;
};

const most = 1_000;

/** Chooses the first `count` items. */
export const firstOf = (count: number) => (): (() => boolean) => {
  let chosen = 0;
  return () => {
    chosen += 1;
    return chosen <= count;
  };
};

/**
 * Items that arrive together, or while an earlier batch is running, form one batch: one statement serves all of them.
 */
export const createBatching = <Item, Answer>({
  carryOut,
  atOnce = 1,
  choose = firstOf(most),
  gatherMs = 0,
}: BatchingOptions<Item, Answer>): Batching<Item, Answer> => {
  let waiting: Waiting<Item, Answer>[] = [];
  let underWay = 0;
  let scheduled = false;
  let together = false;
  let whenDrained: (() => void)[] = [];

  const takeBatch = (): Waiting<Item, Answer>[] => {
    const goesAlong = choose();
    const batch: Waiting<Item, Answer>[] = [];
    const left: Waiting<Item, Answer>[] = [];
    for (const each of waiting) (goesAlong(each.item) ? batch : left).push(each);
    waiting = left;
    together = batch.length > 1;
    return batch;
  };

  const settle = async (batch: readonly Waiting<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await carryOut(batch.map(({ item }) => item));
      if (answers.length !== batch.length) throw new Error('a batch has other answers than calls');
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const send = async (batch: readonly Waiting<Item, Answer>[]): Promise<void> => {
    underWay += 1;
    await settle(batch);
    underWay -= 1;
    if (waiting.length > 0) schedule();
    else if (underWay === 0) {
      for (const tell of whenDrained) tell();
      whenDrained = [];
    }
  };

  /** Deferred, so that further items of the same turn of the event loop join. */
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    const soon = underWay === 0 ? queueMicrotask : setImmediate;
    const later = (send: () => void): unknown => (gatherMs > 0 && together ? setTimeout(send, gatherMs) : soon(send));
    later(() => {
      scheduled = false;
      if (underWay >= atOnce || waiting.length === 0) return;
      void send(takeBatch());
      if (waiting.length > 0) schedule();
    });
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        schedule();
      }),
    waiting: () => waiting.length,
    drained: () =>
      new Promise((resolve) => {
        if (underWay === 0 && waiting.length === 0) resolve();
        else whenDrained.push(resolve);
      }),
  };
};

/**
 * Turns lookups of single keys into one query: keys asked for in the same turn of the event loop are looked up together, each
 * key once. A page of twenty-five sealed names then costs one query instead of twenty-five.
 */
export const batchLookups = <Found>(
  findMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): ((key: string) => Promise<Found | null>) =>
  createBatching<string, Found | null>({
    atOnce: Number.POSITIVE_INFINITY,
    carryOut: async (keys) => {
      const found = await findMany([...new Set(keys)]);
      return keys.map((key) => found.get(key) ?? null);
    },
  }).add;

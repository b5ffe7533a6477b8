import { type BatchingOptions, createBatching } from './batching.ts';
import { isRefusedStatement } from './refused-statement.ts';

/**
 * Carries out what arrives together by one statement. If it fails, each item is tried alone, so that one item's error (or a deadlock
 * with another process) is nobody else's: only for statements that may be repeated. While the server is away all of them fail, so
 * that nobody waits twice.
 */
export const gathered = <Item, Answer>({
  carryOut,
  isOnesFault = isRefusedStatement,
  ...options
}: Omit<BatchingOptions<Item, Answer>, 'carryOut'> & {
  readonly carryOut: (items: readonly Item[]) => Promise<readonly Answer[]>;
  /** Whether one item may have caused this error. */
  readonly isOnesFault?: (error: unknown) => boolean;
}): ((item: Item) => Promise<Answer>) => {
  const alone = async (item: Item): Promise<Answer> => {
    for (const answer of await carryOut([item])) return answer;
    throw new Error('an item was not answered');
  };
  return createBatching<Item, Answer>({
    ...options,
    carryOut: async (items) => {
      try {
        return await carryOut(items);
      } catch (error) {
        if (items.length === 1 || !isOnesFault(error)) throw error;
        return items.map((item) => {
          const answer = alone(item);
          // Each caller handles its own failure.
          answer.catch(() => {});
          return answer;
        });
      }
    },
  }).add;
};

/** Of each key, one item joins a batch: a statement can't insert or update a row twice. */
export const eachOnce =
  <Item>(keyOf: (item: Item) => string, most = 500) =>
  (): ((item: Item) => boolean) => {
    const chosen = new Set<string>();
    return (item) => {
      const key = keyOf(item);
      if (chosen.size >= most || chosen.has(key)) return false;
      chosen.add(key);
      return true;
    };
  };

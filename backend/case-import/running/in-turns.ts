/**
 * Runs a task for each item, a limited number at once; items of the same key run in their order. Answers in the given
 * order. The first failure is thrown after the running tasks have ended, so that nothing runs beside a new try.
 */
export const inTurns = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  keyOf: (item: Item) => string,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results = new Map<Item, Result>();
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  const waiting = [...groups.values()];
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let group = waiting.shift(); group && failures.length === 0; group = waiting.shift()) {
      try {
        for (const item of group) results.set(item, await work(item));
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, worker));
  if (failures.length > 0) throw failures[0];
  return [...ordered(items, results)];
};

function* ordered<Item, Result>(items: readonly Item[], results: ReadonlyMap<Item, Result>): Iterable<Result> {
  for (const item of items) {
    const result = results.get(item);
    // Every result is present: otherwise a failure was thrown before.
    if (result !== undefined) yield result;
  }
}

/**
 * Turns lookups of single keys into one query: keys asked for in the same turn of the event loop are looked up together, each
 * key once. A page of twenty-five sealed names then costs one query instead of twenty-five.
 */
export const batchLookups = <Found>(
  findMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): ((key: string) => Promise<Found | null>) => {
  let batch: { readonly keys: Set<string>; readonly found: Promise<ReadonlyMap<string, Found>> } | null = null;
  return async (key) => {
    if (!batch) {
      const keys = new Set<string>();
      const found = Promise.resolve().then(() => {
        batch = null;
        return findMany([...keys]);
      });
      batch = { keys, found };
    }
    batch.keys.add(key);
    return (await batch.found).get(key) ?? null;
  };
};

/**
 * One look for all that are asked for at once: keys named in the same turn of the event loop are looked up together, each
 * asked for once. A page of twenty-five sealed names then costs one query and not twenty-five.
 */
export const gatherLooks = <Found>(
  lookMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): ((key: string) => Promise<Found | null>) => {
  let gathered: { readonly keys: Set<string>; readonly found: Promise<ReadonlyMap<string, Found>> } | null = null;
  return async (key) => {
    if (!gathered) {
      const keys = new Set<string>();
      const found = Promise.resolve().then(() => {
        gathered = null;
        return lookMany([...keys]);
      });
      gathered = { keys, found };
    }
    gathered.keys.add(key);
    return (await gathered.found).get(key) ?? null;
  };
};

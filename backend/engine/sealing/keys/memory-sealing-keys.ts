import { destroyedOf, ownerOfKey, type SealingKeys, type WrappedKey } from './sealing-keys.ts';

type Kept = WrappedKey & { readonly keepUntil?: string };

/** The vault's keys in memory, for tests. */
export const createMemorySealingKeys = (): SealingKeys => {
  const keys = new Map<string, Kept>();
  const destroyed: string[] = [];
  const mayGo = ({ keepUntil }: Kept): boolean => keepUntil === undefined || keepUntil <= new Date().toISOString();
  const destroyWhere = (wanted: (name: string, key: Kept) => boolean): number => {
    const found = [...keys].filter(([name, key]) => key.wrapped !== null && wanted(name, key));
    for (const [name, key] of found) keys.set(name, { ...key, wrapped: null });
    destroyed.push(...found.map(([name]) => ownerOfKey(name)));
    return found.length;
  };
  return {
    find: async (name) => keys.get(name) ?? null,
    keepFirst: async (name, key, keepUntil) => {
      const owner = ownerOfKey(name);
      if (owner !== name && !keys.get(owner)?.wrapped) return keys.get(name) ?? { ...key, wrapped: null };
      const before = keys.get(name);
      const latest = [before?.keepUntil, keepUntil]
        .filter((end) => end !== undefined)
        .toSorted()
        .at(-1);
      const kept = { ...(before ?? key), ...(latest === undefined ? {} : { keepUntil: latest }) };
      keys.set(name, kept);
      return kept;
    },
    destroy: async (person) => {
      if (!keys.has(person)) keys.set(person, { version: 1, masterKey: '', wrapped: null });
      destroyWhere((name, key) => ownerOfKey(name) === person && (name === person || mayGo(key)));
    },
    destroyOne: async (name) => destroyWhere((other, key) => other === name && mayGo(key)) > 0,
    destroyDue: async (now) =>
      destroyWhere(
        (name, { keepUntil }) =>
          keepUntil !== undefined && keepUntil <= now && keys.get(ownerOfKey(name))?.wrapped === null,
      ),
    stillHeld: async (people) => [
      ...new Set(
        [...keys]
          .filter(([name, key]) => people.includes(ownerOfKey(name)) && key.wrapped !== null && mayGo(key))
          .map(([name]) => ownerOfKey(name)),
      ),
    ],
    destructions: async (since) => {
      const count = String(destroyed.length);
      return { count, of: destroyedOf(since, count, destroyed.slice(Number(since ?? 0))) };
    },
    masterKeysInUse: async () => [
      ...new Set([...keys.values()].filter(({ wrapped }) => wrapped).map(({ masterKey }) => masterKey)),
    ],
  };
};

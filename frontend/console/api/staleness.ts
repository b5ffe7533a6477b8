import { createStore } from '../../shared/store.ts';

/** Lists and records whose last answer may not yet hold what this session wrote, by path. */
export const staleReads = createStore<ReadonlySet<string>>(new Set());

/** Notes of an answer whether it was behind. */
export const noteStaleness = (path: string, isStale: boolean): void => {
  const before = staleReads.get();
  if (before.has(path) === isStale) return;
  const next = new Set(before);
  if (isStale) next.add(path);
  else next.delete(path);
  staleReads.set(next);
};

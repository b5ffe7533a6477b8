import { createStore } from '../../shared/device/store.ts';

/** The paths of lists and records whose last answer may not contain this session's last write. */
export const staleReads = createStore<ReadonlySet<string>>(new Set());

/** Records whether the response from a path may lack the session's last write. */
export const noteStaleness = (path: string, isStale: boolean): void => {
  const before = staleReads.get();
  if (before.has(path) === isStale) return;
  const next = new Set(before);
  if (isStale) next.add(path);
  else next.delete(path);
  staleReads.set(next);
};

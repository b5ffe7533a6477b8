import { useSyncExternalStore } from 'react';

export type Store<T> = { get: () => T; set: (next: T) => void; subscribe: (listener: () => void) => () => void };

/** One value that components can watch. */
export const createStore = <T>(first: T): Store<T> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** `onServer`: the value with which the server has rendered the page, where it isn't the present one. */
export const useStore = <T>(store: Store<T>, onServer: () => T = store.get): T =>
  useSyncExternalStore(store.subscribe, store.get, onServer);

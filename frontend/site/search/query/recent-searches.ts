import { createStore, useStore } from '../../../shared/device/store.ts';

/**
 * The last searches, only on this device: they are never sent to the server as a list, and signing out removes them (all
 * keys that begin with `nomucheck.`). A browser without storage keeps them while the page is open.
 */
const place = 'nomucheck.search.recent';
const most = 8;

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((word): word is string => typeof word === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
};

const recent = createStore(read());

const keep = (words: readonly string[]): void => {
  recent.set(words);
  try {
    if (words.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(words));
  } catch {
    // If storage is refused, they are kept while the page is open.
  }
};

export const useRecentSearches = (): readonly string[] => useStore(recent);

export const rememberSearch = (query: string): void => {
  const words = query.trim();
  if (words !== '') keep([words, ...recent.get().filter((other) => other !== words)].slice(0, most));
};
export const forgetSearch = (query: string): void => keep(recent.get().filter((other) => other !== query));
export const forgetSearches = (): void => keep([]);

/** Reads the device's storage again, because another person may have signed in. */
export const readRecentAnew = (): void => recent.set(read());

import { createStore, useStore } from '../../shared/store.ts';

/**
 * What was looked for last, on this device alone: it never reaches the server under this name, and goes with the sign-out
 * (`nomucheck.` is what is forgotten then). A browser without storage remembers as long as the page is open.
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
    // Storage is refused: they live as long as the page.
  }
};

export const useRecentSearches = (): readonly string[] => useStore(recent);

export const rememberSearch = (query: string): void => {
  const words = query.trim();
  if (words !== '') keep([words, ...recent.get().filter((other) => other !== words)].slice(0, most));
};
export const forgetSearch = (query: string): void => keep(recent.get().filter((other) => other !== query));
export const forgetSearches = (): void => keep([]);

/** What lies on the device by now: it may be another person's turn. */
export const readRecentAnew = (): void => recent.set(read());

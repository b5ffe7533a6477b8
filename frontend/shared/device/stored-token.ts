/**
 * The bearer token is in local storage under `token`; when the browser refuses storage (private windows), it is in
 * memory.
 */

const key = 'token';
let inMemory: string | null = null;

/** Older versions stored the words `null` and `undefined`; they mean "no token". */
const realToken = (text: string | null): string | null =>
  text === null || text === '' || text === 'null' || text === 'undefined' ? null : text;

export const readToken = (): string | null => {
  try {
    return realToken(localStorage.getItem(key));
  } catch {
    return inMemory;
  }
};

export const storeToken = (token: string | null): void => {
  inMemory = realToken(token);
  try {
    if (inMemory === null) localStorage.removeItem(key);
    else localStorage.setItem(key, inMemory);
  } catch {
    // The browser refuses storage: the token is kept while the page is open.
  }
};

/** Calls back when another tab signs in or out. Returns the unsubscribe function. */
export const onTokenChangedElsewhere = (listener: () => void): (() => void) => {
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
};

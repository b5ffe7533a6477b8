import { useCallback, useState } from 'react';

/**
 * Texts that were typed and not sent: kept on this device until they are sent, so that a reload, a sign-in or a cut
 * connection loses nothing. Sign-out deletes them (`forgetDeviceData`). A browser without storage keeps them in memory.
 */
const prefix = 'nomucheck.';

export const readKept = (place: string): string | null => {
  try {
    return localStorage.getItem(prefix + place);
  } catch {
    return null;
  }
};

export const keep = (place: string, text: string | null): void => {
  try {
    if (text === null || text === '') localStorage.removeItem(prefix + place);
    else localStorage.setItem(prefix + place, text);
  } catch {
    // The page still has it.
  }
};

/** Where something is kept, of the places that begin like this. */
export const keptPlaces = (beginning: string): readonly string[] => {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
      .filter((key) => key.startsWith(prefix + beginning))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
};

/** A text that is kept as it is typed. */
export const useKeptText = (place: string): readonly [text: string, change: (text: string) => void] => {
  const [text, setText] = useState(() => readKept(place) ?? '');
  const change = useCallback(
    (next: string) => {
      setText(next);
      keep(place, next);
    },
    [place],
  );
  return [text, change];
};

/** What was kept as JSON; null where nothing was, or what can't be read. */
export const parsedKept = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

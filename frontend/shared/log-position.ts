/**
 * The place in the log of this session's last write. Reads send it back (`X-Wait-For`), so that a person always sees
 * what they just did, whichever process answers.
 */

const key = 'logPosition';
let last: string | null = null;

export const lastLogPosition = (): string | null => {
  if (last !== null) return last;
  try {
    last = sessionStorage.getItem(key);
  } catch {
    // Storage is refused: the position lives as long as the page.
  }
  return last;
};

/** Positions are opaque but comparable; an answer that overtook another must not set the place back. */
export const noteLogPosition = (position: string | null): void => {
  const before = lastLogPosition();
  if (position === null || (before !== null && position <= before)) return;
  last = position;
  try {
    sessionStorage.setItem(key, position);
  } catch {
    // As above.
  }
};

export const forgetLogPosition = (): void => {
  last = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
};

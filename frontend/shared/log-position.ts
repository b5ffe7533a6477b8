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

/**
 * A place is opaque, save that of two of one epoch (what stands after the dash) the later one is the greater text: an answer that
 * overtook another must not set the place back. Of another epoch, what was answered last counts: the log may have been
 * restored from an older copy, and then its places begin again before those of old.
 */
export const noteLogPosition = (position: string | null): void => {
  const before = lastLogPosition();
  if (position === null || (before !== null && epochOf(position) === epochOf(before) && position <= before)) return;
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

const epochOf = (position: string): string | undefined => position.split('-')[1];

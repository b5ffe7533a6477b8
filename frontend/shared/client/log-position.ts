/**
 * The position of this session's last write in the log. Reads send it (`X-Wait-For`), so that people see their own writes,
 * whichever process responds.
 */

const key = 'logPosition';
let last: string | null = null;

export const lastLogPosition = (): string | null => {
  if (last !== null) return last;
  try {
    last = sessionStorage.getItem(key);
  } catch {
    // The browser refuses storage: the position is kept while the page is open.
  }
  return last;
};

/**
 * A position is opaque, with one exception: of two positions of the same epoch (the part after the dash), the greater text
 * is the later one, and a response that overtook another must not lower the position. Of different epochs, the last
 * response counts: the log may have been restored from an older copy, and its positions then continue from an earlier one.
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

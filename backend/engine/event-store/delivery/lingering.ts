/** Too short for anybody to notice, and long enough for the appends of many people to be read together. */
const lingerMs = 30;
/** Under heavy load a record has changed several times by then, and its row is written once. */
const longLingerMs = 150;
/** Calls of a millisecond from which on the load is heavy: some 800 appends a second. */
const heavyLoad = 0.8;

export type Lingering = {
  /** Something was appended. */
  readonly call: () => void;
  /** Somebody waits for what subscribers make of it: what lingers rings at once. */
  readonly hurry: () => void;
};

/**
 * Calls `ring` at once, but under load at most once in so many milliseconds: calls in between become one at the end. So subscribers
 * read what many appends wrote by one statement and write it by one, and where appends are rare nothing waits.
 */
export const lingering = (
  ring: () => void,
  { shortMs = lingerMs, longMs = longLingerMs }: { readonly shortMs?: number; readonly longMs?: number } = {},
): Lingering => {
  let rungAt = Number.NEGATIVE_INFINITY;
  let calls = 0;
  let milliseconds = shortMs;
  let timer: NodeJS.Timeout | null = null;
  const ringNow = (): void => {
    timer = null;
    const now = performance.now();
    milliseconds = calls / (now - rungAt) < heavyLoad ? shortMs : longMs;
    rungAt = now;
    calls = 0;
    ring();
  };
  return {
    call: () => {
      calls += 1;
      if (timer) return;
      const left = rungAt + milliseconds - performance.now();
      if (left <= 0) ringNow();
      else timer = setTimeout(ringNow, left).unref();
    },
    hurry: () => {
      if (!timer) return;
      clearTimeout(timer);
      ringNow();
    },
  };
};

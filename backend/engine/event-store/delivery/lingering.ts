/** Too short for anybody to notice, and long enough for the appends of many people to be read together. */
const lingerMs = 30;

/**
 * Calls `ring` at once, but under load at most once in so many milliseconds: calls in between become one at the end. So subscribers
 * read what many appends wrote by one statement and write it by one, and where appends are rare nothing waits.
 */
export const lingering = (ring: () => void, milliseconds = lingerMs): (() => void) => {
  let rungAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;
  const ringNow = (): void => {
    timer = null;
    rungAt = performance.now();
    ring();
  };
  return () => {
    if (timer) return;
    const left = rungAt + milliseconds - performance.now();
    if (left <= 0) ringNow();
    else timer = setTimeout(ringNow, left).unref();
  };
};

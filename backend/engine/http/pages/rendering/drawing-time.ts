/** The share of the process's time that drawing may take: it draws nothing else while it draws a page. */
const share = 0.2;
/** So much may be saved up, in milliseconds: some pages of a new service are opened at once. */
const most = 1_000;

export type DrawingTime = {
  /** Whether a page may be drawn now. */
  readonly isLeft: () => boolean;
  /** Runs the work and counts how long it took. */
  readonly spend: <Result>(work: () => Result) => Result;
};

/**
 * A budget of time for rendering pages, shared by all visitors. While it is used up, the service sends pages without content, so that a
 * flood of requests for pages outside the cache doesn't block other requests. `now` in milliseconds.
 */
export const createDrawingTime = (now: () => number = () => performance.now()): DrawingTime => {
  let left = most;
  let counted = now();
  const count = (): number => {
    const at = now();
    left = Math.min(most, left + (at - counted) * share);
    counted = at;
    return left;
  };
  return {
    isLeft: () => count() > 0,
    spend: (work) => {
      count();
      const began = now();
      try {
        return work();
      } finally {
        left -= now() - began;
      }
    },
  };
};

/**
 * Whether a key is meant for the case that is shown. A key that was pressed before the case was seen, while it was loading or before
 * that, was meant for another one: it is dropped, and with it all that is typed on without a pause.
 */
export type TypedAhead = {
  /** The case is seen from this time on. */
  readonly open: (at: number) => void;
  /** The case is being left. */
  readonly close: () => void;
  /** Whether a key that was pressed at this time is meant for the case; one that isn't is remembered as dropped. */
  readonly takes: (at: number) => boolean;
  /** Whether a key at this time would be the first of those that are dropped together. */
  readonly isFirstDropped: (at: number) => boolean;
};

/** Keys of one burst follow each other faster. */
const pauseMs = 500;

export const createTypedAhead = (): TypedAhead => {
  let seenFrom: number | null = null;
  let dropped = Number.NEGATIVE_INFINITY;
  return {
    open: (at) => {
      seenFrom = at;
    },
    close: () => {
      seenFrom = null;
    },
    takes: (at) => {
      const isMeant = seenFrom !== null && at >= seenFrom && at - dropped >= pauseMs;
      if (!isMeant) dropped = Math.max(dropped, at);
      return isMeant;
    },
    isFirstDropped: (at) => at - dropped >= pauseMs,
  };
};

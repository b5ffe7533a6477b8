/** The times of one call, and the end of it. */
export type Deadlines = {
  /** Ends the call: its asker stopped it, or a time is over. */
  readonly signal: AbortSignal;
  readonly isLate: () => boolean;
  /** Something came: the next piece has its own time. */
  readonly heard: () => void;
  /** Ends the call, if it still runs. */
  readonly clear: () => void;
};

export const createDeadlines = (
  stop: AbortSignal,
  { firstTokenMs, wholeMs }: { readonly firstTokenMs: number; readonly wholeMs: number },
): Deadlines => {
  const ending = new AbortController();
  let isLate = false;
  const onLate = (): void => {
    isLate = true;
    ending.abort();
  };
  const onStop = (): void => ending.abort();
  const whole = setTimeout(onLate, wholeMs);
  let next = setTimeout(onLate, firstTokenMs);
  if (stop.aborted) onStop();
  else stop.addEventListener('abort', onStop, { once: true });
  return {
    signal: ending.signal,
    isLate: () => isLate,
    heard: () => {
      clearTimeout(next);
      next = setTimeout(onLate, firstTokenMs);
    },
    clear: () => {
      clearTimeout(whole);
      clearTimeout(next);
      stop.removeEventListener('abort', onStop);
      ending.abort();
    },
  };
};

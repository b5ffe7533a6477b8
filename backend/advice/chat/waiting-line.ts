import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/** Who may call the advisor now: so many at a time, the others in the order in which they came. */
export type WaitingLine = {
  /**
   * Waits for a turn; `onWaiting` hears how many are ahead, each time that changes. Returns the function that gives the turn
   * back. Throws `ai_unavailable` where the line is too long or the wait was, and the signal's reason when it is aborted.
   */
  turn(signal: AbortSignal, onWaiting: (ahead: number) => void): Promise<() => void>;
};

type Waiter = { readonly go: () => void; readonly onWaiting: (ahead: number) => void };

export const createWaitingLine = (limits: {
  readonly atATime: number;
  readonly mostWaiting: number;
  readonly longestMs: number;
}): WaitingLine => {
  const { atATime, mostWaiting, longestMs } = limits;
  const waiting: Waiter[] = [];
  let busy = 0;

  const tell = (): void => {
    for (const [ahead, { onWaiting }] of waiting.entries()) onWaiting(ahead);
  };
  const giveBack = (): void => {
    const next = waiting.shift();
    if (!next) busy -= 1;
    else next.go();
    tell();
  };
  /** Giving back twice would let in one too many. */
  const once = (): (() => void) => {
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      giveBack();
    };
  };

  return {
    turn: async (signal, onWaiting) => {
      signal.throwIfAborted();
      if (busy < atATime) {
        busy += 1;
        return once();
      }
      if (waiting.length >= mostWaiting) throw new DomainError('ai_unavailable');
      await new Promise<void>((resolve, reject) => {
        const leave = (why: unknown): void => {
          forget();
          waiting.splice(waiting.indexOf(waiter), 1);
          tell();
          reject(why);
        };
        const onAbort = (): void => leave(signal.reason);
        const tooLong = setTimeout(() => leave(new DomainError('ai_unavailable')), longestMs);
        const forget = (): void => {
          clearTimeout(tooLong);
          signal.removeEventListener('abort', onAbort);
        };
        const waiter: Waiter = {
          onWaiting,
          go: () => {
            forget();
            resolve();
          },
        };
        signal.addEventListener('abort', onAbort, { once: true });
        onWaiting(waiting.push(waiter) - 1);
      });
      return once();
    },
  };
};

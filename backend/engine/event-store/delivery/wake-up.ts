/**
 * Lets subscribers sleep until an append. Take a ticket before reading, read, then sleep on the ticket: an append
 * between the read and the sleep ends the sleep at once.
 */
export type WakeUp = {
  readonly ticket: () => number;
  readonly ring: () => void;
  /**
   * Ends when it rings after the ticket was taken, when `milliseconds` have passed, or when the signal aborts. All who sleep
   * end with the first whose time has passed: those who poll together share a read (shared-reads.ts).
   */
  readonly sleep: (ticket: number, milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

export const createWakeUp = (): WakeUp => {
  let rings = 0;
  const sleepers = new Set<() => void>();
  const wakeAll = (): void => {
    for (const wake of [...sleepers]) wake();
  };
  return {
    ticket: () => rings,
    ring: () => {
      rings += 1;
      wakeAll();
    },
    sleep: (ticket, milliseconds, signal) =>
      new Promise((resolve) => {
        if (rings !== ticket || signal?.aborted) return resolve();
        const wake = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', wake);
          sleepers.delete(wake);
          resolve();
        };
        const timer = setTimeout(wakeAll, milliseconds);
        signal?.addEventListener('abort', wake);
        sleepers.add(wake);
      }),
  };
};

import { setImmediate as othersTurn } from 'node:timers/promises';

/**
 * For work on many items: requests get the event loop whenever it has taken some milliseconds. Few, because a request waits for
 * the loop three or four times (to be read, for its statements, to be answered).
 */
export const shortTurns = (longestMs = 4) => {
  let began = performance.now();
  return {
    isOver: (): boolean => performance.now() - began >= longestMs,
    next: async (): Promise<void> => {
      await othersTurn();
      began = performance.now();
    },
  };
};

import { setImmediate as othersTurn } from 'node:timers/promises';

/** For work on many items: requests get the event loop whenever it has taken some milliseconds. */
export const shortTurns = (longestMs = 10) => {
  let began = performance.now();
  return {
    isOver: (): boolean => performance.now() - began >= longestMs,
    next: async (): Promise<void> => {
      await othersTurn();
      began = performance.now();
    },
  };
};

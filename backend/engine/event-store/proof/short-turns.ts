import { setImmediate as othersTurn } from 'node:timers/promises';

const longestTurnMs = 10;

/** For work on many items that isn't waited for: requests get the event loop whenever it has taken some milliseconds. */
export const shortTurns = () => {
  let began = performance.now();
  return {
    isOver: (): boolean => performance.now() - began >= longestTurnMs,
    next: async (): Promise<void> => {
      await othersTurn();
      began = performance.now();
    },
  };
};

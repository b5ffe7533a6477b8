import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/** Runs at most so many at once; the others wait in line, outside of any call's deadline. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

const mostWaiting = 10_000;

/**
 * Hundreds of calls at once would each take as long as all together, and the last ones longer than anybody waits. Throws
 * `unavailable` at once when too many wait already.
 */
export const createTurns = (atOnce: number): Turns => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (waiting.length >= mostWaiting) throw new DomainError('unavailable');
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/** Lets so many in at a time; the others wait their turn, and past `mostWaiting` are told that it is too busy. */
export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const createTurnstile = (atOnce: number, mostWaiting: number): Turnstile => {
  let inside = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (inside >= atOnce) {
      if (waiting.length >= mostWaiting) throw new DomainError('unavailable');
      await new Promise<void>((enter) => waiting.push(enter));
    } else {
      inside += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on: whoever comes in meanwhile can't slip past those who wait.
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
};

import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/**
 * Lets a limited number of tasks run at a time. The others wait, in one line for each party, and the lines take turns.
 * So a party with hundreds of tasks waits for its own, and everyone else for one of them.
 */
export type FairQueue = <Result>(party: string, work: () => Promise<Result>) => Promise<Result>;

export type FairQueueLimits = {
  readonly atOnce: number;
  /** Further tasks of one party are refused with `too_many_requests`. */
  readonly mostWaitingOfOne: number;
  /** Further tasks of any party are refused with `unavailable`. */
  readonly mostWaiting: number;
};

/** A waiting task is usually done within two seconds. */
const retryAfterSeconds = 2;

export const createFairQueue = ({ atOnce, mostWaitingOfOne, mostWaiting }: FairQueueLimits): FairQueue => {
  let inside = 0;
  let waiting = 0;
  /** Waiting tasks by party; the parties are in the order of their turns. */
  const lines = new Map<string, (() => void)[]>();

  const waitInLine = (party: string): Promise<void> => {
    const line = lines.get(party) ?? [];
    if (line.length >= mostWaitingOfOne) {
      throw new DomainError('too_many_requests', { params: { seconds: retryAfterSeconds } });
    }
    if (waiting >= mostWaiting) throw new DomainError('unavailable');
    lines.set(party, line);
    waiting += 1;
    return new Promise((enter) => line.push(enter));
  };

  /** The free place goes directly to the next waiting task, so that a task that arrives now can't overtake it. */
  const leave = (): void => {
    const [next] = lines;
    if (!next) {
      inside -= 1;
      return;
    }
    const [party, line] = next;
    const enter = line.shift();
    lines.delete(party);
    if (line.length > 0) lines.set(party, line);
    waiting -= 1;
    enter?.();
  };

  return async (party, work) => {
    if (inside >= atOnce) await waitInLine(party);
    else inside += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

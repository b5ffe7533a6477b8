import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/**
 * Lets so many work at a time. The others wait, in a line for each party, and are let in by turns: one of each line, then one of
 * each again. So whoever comes with hundreds waits for themselves, and everybody else for one of theirs.
 */
export type FairQueue = <Result>(party: string, work: () => Promise<Result>) => Promise<Result>;

export type FairQueueLimits = {
  readonly atOnce: number;
  /** Further ones of a party are told `too_many_requests`. */
  readonly mostWaitingOfOne: number;
  /** Further ones of anybody are told `unavailable`. */
  readonly mostWaiting: number;
};

/** Soon: what waits is done within a second or two. */
const retryAfterSeconds = 2;

export const createFairQueue = ({ atOnce, mostWaitingOfOne, mostWaiting }: FairQueueLimits): FairQueue => {
  let inside = 0;
  let waiting = 0;
  /** By party, in the order in which their turns come. */
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

  /** The place is handed on: whoever comes in meanwhile can't slip past those who wait. */
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

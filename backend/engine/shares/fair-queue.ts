import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { createPaces } from './paces.ts';

/**
 * Lets a limited number of tasks run at a time. The others wait, in one line for each party, and the lines take turns.
 * So a party with hundreds of tasks waits for its own, and everyone else for one of them.
 */
export type FairQueue = <Result>(
  party: string,
  work: () => Promise<Result>,
  /** How many tasks it counts as in the party's pace; 1 if left out. */
  costOf?: (result: Result) => number,
) => Promise<Result>;

export type FairQueueLimits = {
  readonly atOnce: number;
  /** Running tasks of one party; without it, one party may take every place that is free. */
  readonly atOnceOfOne?: number;
  /** Further tasks of one party are refused with `too_many_requests`. */
  readonly mostWaitingOfOne: number;
  /** Further tasks of any party are refused with `unavailable`. */
  readonly mostWaiting: number;
  readonly rests?: Rests;
};

/**
 * How long a place stays taken after its task. Short tasks end before the next one is even read from its connection, so
 * without rests a hundred connections would be served one after the other before anybody else.
 */
export type Rests = {
  /** Tasks without a rest; they are regained at the pace below. */
  readonly burst: number;
  /** Tasks of one party a second, once it has used them up. */
  readonly perSecond: number;
  /** A party with more waiting tasks than this is a crowd: its places rest so many times as long as the task took. */
  readonly crowd: { readonly from: number; readonly share: number };
};
const longestRest = 1_000;

/** A waiting task is usually done within two seconds. */
const retryAfterSeconds = 2;

export const createFairQueue = (limits: FairQueueLimits): FairQueue => {
  const { atOnce, atOnceOfOne = atOnce, mostWaitingOfOne, mostWaiting, rests } = limits;
  const paces = rests && createPaces(rests);
  let inside = 0;
  let waiting = 0;
  /** Running tasks by party. */
  const running = new Map<string, number>();
  /** Waiting tasks by party; the parties are in the order of their turns. */
  const lines = new Map<string, (() => void)[]>();

  const mayEnter = (party: string): boolean => inside < atOnce && (running.get(party) ?? 0) < atOnceOfOne;

  const enter = (party: string): void => {
    inside += 1;
    running.set(party, (running.get(party) ?? 0) + 1);
  };

  const waitInLine = (party: string): Promise<void> => {
    const line = lines.get(party) ?? [];
    if (line.length >= mostWaitingOfOne) {
      throw new DomainError('too_many_requests', { params: { seconds: retryAfterSeconds } });
    }
    if (waiting >= mostWaiting) throw new DomainError('unavailable');
    lines.set(party, line);
    waiting += 1;
    return new Promise((admit) => line.push(admit));
  };

  /** The free place goes directly to the next waiting task, so that a task that arrives now can't overtake it. */
  const leave = (party: string): void => {
    inside -= 1;
    const others = (running.get(party) ?? 1) - 1;
    if (others > 0) running.set(party, others);
    else running.delete(party);

    const next = lines.entries().find(([each]) => mayEnter(each));
    if (!next) return;
    const [admitted, line] = next;
    const admit = line.shift();
    lines.delete(admitted);
    if (line.length > 0) lines.set(admitted, line);
    waiting -= 1;
    enter(admitted);
    admit?.();
  };

  /** Milliseconds until the place of a task that took so long is free. */
  const restOf = (party: string, took: number, cost: number): number => {
    if (!rests || !paces) return 0;
    const isCrowd = (lines.get(party)?.length ?? 0) > rests.crowd.from;
    return Math.min(longestRest, Math.max(paces.restOf(party, cost), isCrowd ? rests.crowd.share * took : 0));
  };

  return async (party, work, costOf = () => 1) => {
    if (mayEnter(party)) enter(party);
    else await waitInLine(party);
    const began = performance.now();
    let cost = 1;
    try {
      const result = await work();
      cost = costOf(result);
      return result;
    } finally {
      const rest = restOf(party, performance.now() - began, cost);
      if (rest > 0) setTimeout(() => leave(party), rest);
      else leave(party);
    }
  };
};

import { createFairQueue, type FairQueue } from './fair-queue.ts';
import type { Party } from './parties.ts';

/** The lines in which requests take turns; each throws `too_many_requests` for a party with too many waiting. */
export type RequestTurns = {
  /** From the lookup of the caller to the finished answer, before it is sent. */
  answer<Result>(party: Party, work: () => Promise<Result>, costOf?: (result: Result) => number): Promise<Result>;
  /** The same for requests that bring a file: receiving it takes minutes, in which the person's other requests go on. */
  receive<Result>(party: Party, work: () => Promise<Result>): Promise<Result>;
  /** Sending a file, which may be read from the database while the client receives it. */
  sendFile<Result>(party: Party, work: () => Promise<Result>): Promise<Result>;
  /** A stream of events, for as long as the client follows it. */
  follow<Result>(party: Party, work: () => Promise<Result>): Promise<Result>;
};

const mostWaiting = 5_000;
const ofAll = 500;

/**
 * The requests of one party wait for each other and never for those of anybody else. Two at a time keep both the event
 * loop and the database occupied; a third would only be in the way of others. `isPaced`: a party that sends on and on is
 * slowed down.
 */
export const createRequestTurns = (isPaced = true): RequestTurns => {
  const persons = createFairQueue({
    ...{ atOnce: ofAll, atOnceOfOne: 2, mostWaitingOfOne: 60, mostWaiting },
    // A page loads with some twenty requests, over a browser's six connections.
    ...(isPaced && { rests: { burst: 60, perSecond: 50, crowd: { from: 4, share: 3 } } }),
  });
  // A network has many households.
  const networks = createFairQueue({
    ...{ atOnce: ofAll, atOnceOfOne: 6, mostWaitingOfOne: 300, mostWaiting },
    ...(isPaced && { rests: { burst: 60, perSecond: 150, crowd: { from: 12, share: 11 } } }),
  });
  const files = createFairQueue({ atOnce: ofAll, atOnceOfOne: 2, mostWaitingOfOne: 10, mostWaiting });
  const sending = createFairQueue({ atOnce: ofAll, atOnceOfOne: 2, mostWaitingOfOne: 10, mostWaiting });
  const following = createFairQueue({ atOnce: 5_000, atOnceOfOne: 30, mostWaitingOfOne: 0, mostWaiting });
  const lineOf = ({ kind }: Party): FairQueue => (kind === 'person' ? persons : networks);
  return {
    answer: (party, work, costOf) => lineOf(party)(party.name, work, costOf),
    receive: ({ name }, work) => files(name, work),
    sendFile: ({ name }, work) => sending(name, work),
    follow: ({ name }, work) => following(name, work),
  };
};

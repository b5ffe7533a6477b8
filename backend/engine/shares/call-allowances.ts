import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../vault/counted-subjects.ts';
import type { Party } from './parties.ts';
import type { SharedCounts } from './shared-counts.ts';

/**
 * What a call costs, and so how often it may be made. `typing` is saved while a person types, `work` is what the firm's
 * people do all day, and a `drawing` takes half a second of a processor.
 */
export type CallKind = 'read' | 'command' | 'typing' | 'work' | 'drawing';

export type CallAllowances = {
  /** Counts a call of this route before anything is done for it; throws `too_many_requests`. */
  spend(party: Party, kind: CallKind, route: string): Promise<void>;
};

const seconds = { minute: 60, hour: 3_600, day: 86_400 };
type Window = keyof typeof seconds;
const windows: readonly Window[] = ['minute', 'hour', 'day'];
/** Those that hold for all processes together. */
const lasting: readonly Window[] = ['hour', 'day'];

/** As multiples of the commands that one person may send to one route in a minute. */
const shares: Readonly<Record<CallKind, Readonly<Record<Window, number>>>> = {
  read: { minute: 25, hour: 250, day: 2_000 },
  command: { minute: 1, hour: 10, day: 20 },
  typing: { minute: 5, hour: 100, day: 200 },
  work: { minute: 5, hour: 100, day: 500 },
  drawing: { minute: 0.25, hour: 0.5, day: 2 },
};
/** Many households share the /24 of a phone company. */
const personsOfNetwork = 10;

/**
 * Limits how often each party may call each route; reads are counted together. The counters are in memory, so that a
 * refused call costs no query, and each process of the service has its own: what may come in a minute, and reads, bound the
 * work of one process. What writes stays in the log for good: its hours and days hold for all processes together.
 */
export const createCallAllowances = (commandsAMinute: number, shared: SharedCounts): CallAllowances => {
  const mostIn = (window: Window, kind: CallKind, party: Party['kind']): number =>
    Math.ceil(commandsAMinute * shares[kind][window] * (party === 'network' ? personsOfNetwork : 1));

  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (window: Window, kind: CallKind, party: Party['kind']): RateLimiterAbstract => {
    const name = `${window} ${kind} ${party}`;
    const limiter =
      limiters.get(name) ?? new RateLimiterMemory({ points: mostIn(window, kind, party), duration: seconds[window] });
    limiters.set(name, limiter);
    return limiter;
  };

  const spendShared = (party: Party, kind: CallKind, counted: string): void => {
    const allowances = lasting.map((name) => ({
      ...{ name, most: mostIn(name, kind, party.kind), windowSeconds: seconds[name] },
    }));
    const wait = shared.count(`${kind} ${counted}`, allowances);
    if (wait > 0) throw tooMany(wait);
  };

  return {
    spend: async (party, kind, route) => {
      const counted = kind === 'read' ? party.name : `${party.name} ${route}`;
      try {
        for (const window of windows) await limiterOf(window, kind, party.kind).consume(counted);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        throw tooMany(wait);
      }
      if (kind !== 'read') spendShared(party, kind, counted);
    },
  };
};

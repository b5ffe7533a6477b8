import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Party } from './parties.ts';

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
 * refused call costs no query; each process of the service has its own.
 */
export const createCallAllowances = (commandsAMinute: number): CallAllowances => {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (window: Window, kind: CallKind, party: Party['kind']): RateLimiterAbstract => {
    const name = `${window} ${kind} ${party}`;
    const share = shares[kind][window] * (party === 'network' ? personsOfNetwork : 1);
    const limiter =
      limiters.get(name) ??
      new RateLimiterMemory({ points: Math.ceil(commandsAMinute * share), duration: seconds[window] });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    spend: async (party, kind, route) => {
      const counted = kind === 'read' ? party.name : `${party.name} ${route}`;
      try {
        for (const window of windows) await limiterOf(window, kind, party.kind).consume(counted);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        throw new DomainError('too_many_requests', { params: { seconds: wait } });
      }
    },
  };
};

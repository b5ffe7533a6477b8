import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const callSchema = z.enum(['append', 'delete', 'read', 'subscribe', 'features', 'gossip']);
/**
 * `reset`: the connection is gone. `status`: the call ends as unavailable. `no-status`: it ends without a word, as calls do
 * when the server is stopped; with it the client's other calls of the same kind. `timeout`: the answer is that the time is
 * over, as it is when the server drops an append because it still writes the same one.
 */
const lossSchema = z.enum(['reset', 'status', 'no-status', 'timeout']);
/** `too-slow`: as the server does it to a subscriber that doesn't take what it is sent. */
const endSchema = z.enum(['reset', 'status', 'no-status', 'too-slow']);

/**
 * What goes wrong on demand. `times`: how many calls (or subscriptions) it meets; without it, all until it is mended.
 */
export const faultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('refuse'),
    on: z.array(callSchema).optional(),
    /** `reset` and `no-status` break off before anything is done; the rest are answers of the server. */
    with: z.enum([
      'unavailable',
      'not-leader',
      'access-denied',
      'not-ready',
      'timeout',
      'cancelled',
      'reset',
      'no-status',
    ]),
    leader: z.object({ host: z.string(), port: z.number() }).optional(),
    times: z.number().optional(),
  }),
  /** What was written stays written, and the writer never hears of it: the connection breaks, or the call ends. */
  z.object({
    kind: z.literal('lose-answer'),
    on: z.array(z.enum(['append', 'delete'])).optional(),
    by: lossSchema.optional(),
    times: z.number().optional(),
  }),
  /** A read finds no such stream: what was just written is given to readers a moment later. */
  z.object({ kind: z.literal('late-index'), times: z.number().optional() }),
  /** Done at once and answered so much later. */
  z.object({
    kind: z.literal('delay'),
    on: z.array(callSchema).optional(),
    ms: z.number(),
    times: z.number().optional(),
  }),
  /** After so many more events a subscription is broken off; with 0, every one that runs is, at once. */
  z.object({
    kind: z.literal('cut-subscription'),
    after: z.number(),
    by: endSchema.optional(),
    times: z.number().optional(),
  }),
  /** After so many more events a subscription never sends anything again, and stays open. */
  z.object({ kind: z.literal('stall-subscription'), after: z.number(), times: z.number().optional() }),
  /** After so many more events a subscription says that it fell behind, and with the next that it has caught up. */
  z.object({ kind: z.literal('fell-behind'), after: z.number(), times: z.number().optional() }),
]);

export type Fault = z.input<typeof faultSchema>;
export type FaultyCall = z.infer<typeof callSchema>;
export type LostBy = z.infer<typeof lossSchema>;
export type SubscriptionEnd = z.infer<typeof endSchema>;
export type Refused = Extract<Fault, { kind: 'refuse' }>;

type Standing = { readonly fault: Fault; times: number; after: number };

export type Faults = ReturnType<typeof createFaults>;

export const createFaults = () => {
  let standing: Standing[] = [];

  const use = (one: Standing): void => {
    one.times -= 1;
    one.after = 'after' in one.fault ? one.fault.after : 0;
    if (one.times <= 0) standing = standing.filter((other) => other !== one);
  };

  const meeting = <kind extends Fault['kind']>(
    kind: kind,
    call: FaultyCall,
  ): Extract<Fault, { kind: kind }> | undefined => {
    for (const one of standing) {
      const { fault } = one;
      if (!isOf(kind, fault) || ('on' in fault && fault.on && !fault.on.some((one) => one === call))) continue;
      use(one);
      return fault;
    }
    return undefined;
  };

  return {
    add: (fault: Fault): void => {
      standing.push({
        ...{ fault, times: fault.times ?? Number.POSITIVE_INFINITY },
        after: 'after' in fault ? fault.after : 0,
      });
    },
    mend: (): void => {
      standing = [];
    },
    refusalOf: (call: FaultyCall): Refused | undefined => meeting('refuse', call),
    losesAnswer: (call: FaultyCall): LostBy | undefined => {
      if (call !== 'append' && call !== 'delete') return undefined;
      const fault = meeting('lose-answer', call);
      return fault && (fault.by ?? 'reset');
    },
    isIndexLate: (): boolean => meeting('late-index', 'read') !== undefined,
    delay: async (call: FaultyCall): Promise<void> => {
      const fault = meeting('delay', call);
      if (fault) await sleep(fault.ms);
    },
    /** What befalls a subscription that is about to send an event. */
    beforeEvent: (): Exclude<Fault, { on?: unknown }> | undefined => {
      for (const one of standing) {
        const { fault } = one;
        if (!('after' in fault)) continue;
        one.after -= 1;
        if (one.after >= 0) continue;
        use(one);
        return fault;
      }
      return undefined;
    },
  };
};

const isOf = <kind extends Fault['kind']>(kind: kind, fault: Fault): fault is Extract<Fault, { kind: kind }> =>
  fault.kind === kind;

import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { AtStep, Step } from './steps.ts';

/** An interruption of a process at one await: at the `nth` time that it reaches this step, at this moment. */
export const death = z.object({
  step: z.custom<Step>((value) => typeof value === 'string'),
  moment: z.enum(['before', 'sent', 'answered']),
  nth: z.int().positive(),
  /** How long the statement has been running, when the moment is `sent`. */
  afterMs: z.int().nonnegative(),
  signal: z.enum(['SIGKILL', 'SIGSTOP']),
});
export type Death = z.infer<typeof death>;

/** Causes the given interruption, once. */
export const dieAt = (ordered: Death | null, die: (ordered: Death) => void | Promise<void>): AtStep => {
  let times = 0;
  return async (step, moment) => {
    if (step !== ordered?.step || moment !== ordered.moment) return;
    times += 1;
    if (times !== ordered.nth) return;
    if (moment === 'sent') await sleep(ordered.afterMs);
    await die(ordered);
  };
};

type Place = Pick<Death, 'step' | 'moment'> & { readonly nth?: number };
const nameOf = ({ step, moment, nth = 1 }: Place): string => `${step} (${nth}), ${moment}`;

/** Notes at which of these places something has died. */
export const createDeaths = (places: readonly Place[]) => {
  const died = new Set<string>();
  return {
    note: (place: Place): void => void died.add(nameOf(place)),
    /** The places at which nothing has died yet. */
    missing: (): readonly string[] => places.map(nameOf).filter((name) => !died.has(name)),
  };
};

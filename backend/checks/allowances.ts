import { createHmac } from 'node:crypto';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Caller } from '../engine/callers/caller.ts';
import { networkOf } from '../engine/callers/source.ts';
import type { FigureRules } from '../engine/configuration.ts';
import type { Allowance, Attempts } from '../engine/vault/attempts.ts';

/** How much of a check one person may write, and how many figures they may ask for. Each throws `too_many_requests`. */
export type CheckAllowances = {
  /** So many events are about to be written. */
  write(person: string, events: number): Promise<void>;
  /** A figure is about to be made for somebody at this address. */
  figure(caller: Caller, source: string, what: FigureAsked): Promise<void>;
};

/** The first result of a check of one's own; or any other figure, that one could ask for to compare it. */
export type FigureAsked = 'result' | 'another';

export type AllowanceParts = {
  readonly attempts: Pick<Attempts, 'spend'>;
  /** Hides whom the counters are about. */
  readonly subjectKey: Buffer;
  readonly rules: FigureRules;
  /** Every result is open, whoever paid. */
  readonly unlocked: boolean;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Five whole questionnaires: who answers fast gives one answer a second, and what was answered offline comes in one go. */
const eventsAMinute = 1_200;
const eventsADay = 20_000;
/** A first result is given whatever strangers have asked for from the same network. */
const resultsOfOnesOwnADay = 2;
/** A third of a day's figures within one hour. */
const ofAnHour = (day: number): number => Math.ceil(day / 3);

export const createCheckAllowances = (parts: AllowanceParts): CheckAllowances => {
  const { attempts, subjectKey, rules, unlocked } = parts;
  const subjectOf = (...names: string[]): string =>
    createHmac('sha256', subjectKey).update(names.join('\n')).digest('base64url');
  const allowance = (most: number, windowSeconds: number, ...names: string[]): Allowance => ({
    subject: subjectOf(...names, String(windowSeconds)),
    most,
    windowSeconds,
  });
  const spend = async (amount: number, ...allowances: Allowance[]): Promise<void> => {
    const seconds = await attempts.spend(allowances, amount);
    if (seconds > 0) throw new DomainError('too_many_requests', { params: { seconds } });
  };
  const figures = (most: number, ...names: string[]): Allowance[] => [
    allowance(ofAnHour(most), HOUR, ...names),
    allowance(most, DAY, ...names),
  ];

  return {
    write: (person, events) =>
      spend(
        Math.max(1, events),
        allowance(eventsAMinute, MINUTE, 'check events', person),
        allowance(eventsADay, DAY, 'check events', person),
      ),
    figure: async ({ actor, user: { id } }, source, what) => {
      // Who sees the steps has nothing to find out by asking.
      if (may(actor, 'figure.readInside', { open: unlocked })) return;
      // Their own first: what is refused there isn't taken from others of the same network.
      await spend(1, ...figures(rules.figuresPerDay, 'figures', id));
      if (what === 'result') {
        const own = allowance(resultsOfOnesOwnADay, DAY, 'own results', id);
        if ((await attempts.spend([own], 1)) === 0) return;
      }
      await spend(1, ...figures(rules.figuresPerNetwork, 'figures of a network', networkOf(source)));
    },
  };
};

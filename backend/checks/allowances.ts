import { may } from '@nomucheck/domain/accounts/rights.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { networkOf } from '../engine/callers/source.ts';
import { createSharedCounts } from '../engine/shares/shared-counts.ts';
import type { Allowance, Attempts } from '../engine/vault/attempts.ts';
import { spendOrRefuse, subjectsUnder, tooMany } from '../engine/vault/counted-subjects.ts';
import type { FigureRules } from './settings.ts';

/**
 * Limits how many events of checks one person may write, and how many figures they may request. Each function throws
 * `too_many_requests`.
 */
export type CheckAllowances = {
  /** Counts events that are about to be written; of what is typed, each process may let through a twentieth more. */
  write(person: string, events: number): Promise<void>;
  /** Counts a figure that is about to be calculated for a request from this address. */
  figure(actor: Actor, source: string): Promise<void>;
  /** Counts a calculation that is about to be computed again from the log, which is read from its beginning. */
  recomputation(person: string): Promise<void>;
  /** Counts a comparison for which cases are about to be counted again, once for each cause. */
  comparison(person: string): Promise<void>;
  /** Counts a trial of an edition on all stored results that is about to begin. */
  rulesetTrial(person: string): Promise<void>;
  /** Counts a list of results, for which every check that is linked to one is about to be read. */
  resultsInTime(person: string): Promise<void>;
};

export type AllowanceParts = {
  readonly attempts: Pick<Attempts, 'spend'>;
  /** The key that hashes the names of the counters. */
  readonly subjectKey: Buffer;
  readonly rules: FigureRules;
  /** Every result is open without payment. */
  readonly unlocked: boolean;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * As many as five whole questionnaires: a fast person answers once a second, and answers given offline are sent
 * together.
 */
const eventsAMinute = 1_200;
const eventsADay = 20_000;
/** What is typed costs no statement of its own to be counted. */
const fewEvents = 5;
/** More than anybody compares with what is stored, one after the other. */
const recomputationsAnHour = 40;
/** Two a minute, all the time. */
const comparisonsAnHour = 120;
/** Each draft that is worth a look at its impact: one in two minutes, all the time. */
const trialsAnHour = 30;
/** The list is read with a result that has earlier ones: four a minute, all the time. */
const resultListsAnHour = 240;
/** A third of a day's figures within one hour. */
const ofAnHour = (day: number): number => Math.ceil(day / 3);
/**
 * So many of a person's figures of a day never depend on what others of their network have asked: more than anybody needs for checks of
 * their own, and too few to work out what each answer does. Only what one person asks beyond it shares the network's allowance, so that
 * many accounts of one network together don't work it out in a day.
 */
const ofOnesOwn = ofAnHour;

export const createCheckAllowances = (parts: AllowanceParts): CheckAllowances => {
  const { attempts, subjectKey, rules, unlocked } = parts;
  const subjectOf = subjectsUnder(subjectKey);
  const allowance = (most: number, windowSeconds: number, ...names: string[]): Allowance => ({
    subject: subjectOf(...names, String(windowSeconds)),
    most,
    windowSeconds,
  });
  const counts = createSharedCounts({ attempts, subjectOf });
  const writes = [
    { name: 'minute', most: eventsAMinute, windowSeconds: MINUTE },
    { name: 'day', most: eventsADay, windowSeconds: DAY },
  ];
  const spend = (amount: number, ...allowances: Allowance[]) => spendOrRefuse(attempts, allowances, amount);
  const figures = (most: number, ...names: string[]): Allowance[] => [
    allowance(ofAnHour(most), HOUR, ...names),
    allowance(most, DAY, ...names),
  ];

  return {
    write: async (person, events) => {
      const what = `check events ${person}`;
      const wait =
        events > fewEvents
          ? await counts.countMany(what, writes, events)
          : counts.count(what, writes, Math.max(1, events));
      if (wait > 0) throw tooMany(wait);
    },
    recomputation: (person) => spend(1, allowance(recomputationsAnHour, HOUR, 'recomputations', person)),
    comparison: (person) => spend(1, allowance(comparisonsAnHour, HOUR, 'comparisons', person)),
    rulesetTrial: (person) => spend(1, allowance(trialsAnHour, HOUR, 'ruleset trials', person)),
    resultsInTime: (person) => spend(1, allowance(resultListsAnHour, HOUR, 'result lists', person)),
    figure: async (actor, source) => {
      const { id } = actor;
      // A person who sees the steps could learn nothing more by repeated requests.
      if (may(actor, 'figure.readInside', { open: unlocked })) return;
      // The person's own limit first: what it refuses isn't counted against others of the same network.
      await spend(1, ...figures(rules.figuresPerDay, 'figures', id));
      const own = allowance(ofOnesOwn(rules.figuresPerDay), DAY, 'own figures', id);
      if ((await attempts.spend([own], 1)) === 0) return;
      await spend(1, ...figures(rules.figuresPerNetwork, 'figures of a network', networkOf(source)));
    },
  };
};

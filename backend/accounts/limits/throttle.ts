import { networkOf } from '../../engine/callers/source.ts';
import type { Attempts } from '../../engine/vault/attempts.ts';
import { subjectsUnder, tooMany } from '../../engine/vault/counted-subjects.ts';
import { knownToAccounts } from '../signing-in/known-to-accounts.ts';
import { createMembershipAnswers, type MembershipAnswers } from '../signing-in/membership-answers.ts';
import type { KnownNetworks } from '../vault/known-networks.ts';
import { type CodeLimits, createCodeLimits } from './code-limits.ts';
import { createSignInLimits, type SignInAttempt, type SignInLimits, signInRule } from './sign-in-limits.ts';

/**
 * Limits how often a person may do something that costs other people or the service. Each function throws
 * `too_many_requests` with the seconds to wait. The counters are in the database: they hold for all processes and
 * survive a restart.
 */
export type Throttle = SignInLimits &
  CodeLimits & {
    readonly membership: MembershipAnswers;
    /**
     * Tries of a second factor's code for one account, from all networks together: only a person with the password
     * gets this far, and the owner can stop them with a new password.
     */
    secondFactor(userId: string): Promise<Pick<SignInAttempt, 'succeeded'>>;
    signUp(source: string): Promise<void>;
    /** Starts of a sign-in through another service. */
    social(source: string): Promise<void>;
    /** Exports of a person's data: a few an hour. */
    export(person: string): Promise<void>;
    /** Changes of a person's name or number: limits for an hour and for a day. */
    edit(person: string): Promise<void>;
  };

export type ThrottleParts = {
  readonly attempts: Attempts;
  readonly knownNetworks: Pick<KnownNetworks, 'note' | 'isKnown' | 'forgetBefore'>;
  /** The key that hashes the names of the counters. */
  readonly subjectKey: Buffer;
  readonly rules: ThrottleRules;
  /** An alarm: so many sign-ins in an hour used unknown addresses, probably from a list. */
  readonly alarm: (seen: number) => void;
};

export type ThrottleRules = {
  readonly signUpsPerHour: number;
  readonly failuresPerNetwork: number;
  readonly codesPerDay: number;
  /** How many addresses one network may learn to be registered or free in a day. */
  readonly addressesToldPerDay: number;
};

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const exportsAnHour = 5;
const editsAnHour = 10;
const editsADay = 30;
/** Starts by one network; each is stored for ten minutes. */
const socialAnHour = 600;

/** The throttle over counters in the database. */
export const createThrottle = (parts: ThrottleParts): Throttle => {
  const { attempts, knownNetworks, subjectKey, rules, alarm } = parts;
  const subjectOf = subjectsUnder(subjectKey);
  const known = knownToAccounts(knownNetworks, subjectOf);

  const count = async (most: number, windowSeconds: number, ...about: readonly string[]): Promise<void> => {
    const wait = await attempts.spend([{ subject: subjectOf(...about), most, windowSeconds }], 1);
    if (wait > 0) throw tooMany(wait);
  };

  const membership = createMembershipAnswers(attempts, subjectOf, rules.addressesToldPerDay);
  const { failuresPerNetwork } = rules;

  return {
    membership,
    ...createSignInLimits({ attempts, known, subjectOf, failuresPerNetwork, membership, alarm }),
    ...createCodeLimits({ attempts, known, subjectOf, codesPerDay: rules.codesPerDay }),
    secondFactor: async (userId) => {
      const account = subjectOf('second factor', userId);
      const wait = await attempts.begin(account, signInRule);
      if (wait > 0) throw tooMany(wait);
      return { succeeded: () => attempts.clear(account) };
    },
    signUp: (source) => count(rules.signUpsPerHour, HOUR_SECONDS, 'sign-up', networkOf(source)),
    social: (source) => count(socialAnHour, HOUR_SECONDS, 'social', networkOf(source)),
    export: (person) => count(exportsAnHour, HOUR_SECONDS, 'export', person),
    edit: async (person) => {
      await count(editsAnHour, HOUR_SECONDS, 'edit', person);
      await count(editsADay, DAY_SECONDS, 'edits of a day', person);
    },
  };
};

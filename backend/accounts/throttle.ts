import { networkOf } from '../engine/callers/source.ts';
import type { Attempts } from '../engine/vault/attempts.ts';
import type { KnownNetworks } from '../engine/vault/known-networks.ts';
import { type CodeLimits, createCodeLimits } from './code-limits.ts';
import { knownToAccounts, subjectsUnder, tooMany } from './counted-subjects.ts';
import { createSignInLimits, type SignInAttempt, type SignInLimits, signInRule } from './sign-in-limits.ts';

/**
 * How often somebody may do what costs others something. Each throws `too_many_requests` with the seconds to wait. All is counted
 * in the database: it holds for all processes, and outlives a restart.
 */
export type Throttle = SignInLimits &
  CodeLimits & {
    /**
     * A code of an account's second factor. Wherever it comes from: only who has the password gets as far as this, and its
     * owner shuts them out again by a new password.
     */
    secondFactor(userId: string): Promise<Pick<SignInAttempt, 'succeeded'>>;
    signUp(source: string): Promise<void>;
    /** Beginning to sign in through another service. */
    social(source: string): Promise<void>;
    /** All that is held of a person, in one file: a few times an hour. */
    export(person: string): Promise<void>;
    /** A change of one's name or number: so often an hour, and so often a day. */
    edit(person: string): Promise<void>;
  };

export type ThrottleParts = {
  readonly attempts: Attempts;
  readonly knownNetworks: Pick<KnownNetworks, 'note' | 'isKnown' | 'forgetBefore'>;
  /** Hides whom the counters are about. */
  readonly subjectKey: Buffer;
  readonly rules: ThrottleRules;
  /** An alarm: so many sign-ins in an hour used unknown addresses, probably from a list. */
  readonly alarm: (seen: number) => void;
};

export type ThrottleRules = {
  readonly signUpsPerHour: number;
  readonly failuresPerNetwork: number;
  readonly codesPerDay: number;
};

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const exportsAnHour = 5;
const editsAnHour = 10;
const editsADay = 30;
/** How often one network may begin; each beginning is kept for ten minutes. */
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

  return {
    ...createSignInLimits({ attempts, known, subjectOf, failuresPerNetwork: rules.failuresPerNetwork, alarm }),
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

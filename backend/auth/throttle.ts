import { createHmac } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { AttemptRule, Attempts } from '../vault/attempts.ts';
import { networkOf } from './source.ts';

/**
 * How often someone may knock. Counted before a password is looked at, so that guessing costs us nothing, and per account
 * AND network, so that nobody can lock another out from afar. Never for good: a quarter of an hour is the longest wait.
 */
export type Throttle = {
  /** Throws `too_many_requests` while the account must wait for this network, or the network for any account. */
  signIn(accountIndex: string, address: string): Promise<Knock>;
  /**
   * A code of an account's second factor. Wherever it comes from: only who has the password gets as far as this, and its
   * owner shuts them out again by a new password.
   */
  secondFactor(userId: string): Promise<Pick<Knock, 'succeeded'>>;
  signUp(address: string): Promise<void>;
  /** Beginning to sign in through another service. */
  social(address: string): Promise<void>;
  /** A code to one address or number, whose index it is: so many an hour, and so many a day for a network and an account. */
  code(toIndex: string, address: string, askedBy: string | null): Promise<void>;
  /** All that is held of a person, in one file: a few times an hour. */
  export(person: string): Promise<void>;
};

/** What came of it. Only failures count against a network: an office with many people signs in often. */
export type Knock = { readonly succeeded: () => Promise<void>; readonly failed: () => Promise<void> };

export type ThrottleRules = {
  readonly signUpsPerHour: number;
  readonly failuresPerNetwork: number;
  readonly codesPerDay: number;
};

/** Per account and network five are free, then one second doubling to a quarter of an hour. */
export const signInRule: AttemptRule = {
  free: 5,
  firstWaitSeconds: 1,
  longestWaitSeconds: 900,
  forgetAfterSeconds: 43_200,
};

/** With five tries each, 25 guesses an hour at one account. */
const codesAnHour = 5;
/** Of one account, to whatever number it says is its own. */
const codesADay = 20;
const exportsAnHour = 5;
/** Whoever shares a network may begin so often; each beginning is kept for ten minutes. */
const socialAnHour = 600;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The throttle over counters in the database; `subjectKey` hides whom they are about. */
export const createThrottle = (attempts: Attempts, subjectKey: Buffer, rules: ThrottleRules): Throttle => {
  // An address is personal data too: the table holds only a keyed hash of it.
  const subjectOf = (...parts: string[]): string =>
    createHmac('sha256', subjectKey).update(parts.join('\n')).digest('base64url');

  /** A minute at most: whoever shares the network with a guesser has to wait with them. */
  const networkRule: AttemptRule = {
    free: rules.failuresPerNetwork,
    firstWaitSeconds: 1,
    longestWaitSeconds: 60,
    forgetAfterSeconds: 600,
  };

  return {
    signIn: async (accountIndex, address) => {
      const network = networkOf(address);
      const account = subjectOf('sign-in', accountIndex, network);
      const fromThere = subjectOf('sign-in', network);
      const networkWait = await attempts.waitOf([fromThere]);
      if (networkWait > 0) throw tooMany(networkWait);
      const accountWait = await attempts.begin(account, signInRule);
      if (accountWait > 0) throw tooMany(accountWait);
      return {
        succeeded: () => attempts.clear(account),
        failed: async () => void (await attempts.fail(fromThere, networkRule)),
      };
    },
    secondFactor: async (userId) => {
      const account = subjectOf('second factor', userId);
      const wait = await attempts.begin(account, signInRule);
      if (wait > 0) throw tooMany(wait);
      return { succeeded: () => attempts.clear(account) };
    },
    signUp: async (address) => {
      const seconds = 3600;
      const seen = await attempts.count(subjectOf('sign-up', networkOf(address)), seconds);
      if (seen > rules.signUpsPerHour) throw tooMany(seconds);
    },
    social: async (address) => {
      const seen = await attempts.count(subjectOf('social', networkOf(address)), HOUR_SECONDS);
      if (seen > socialAnHour) throw tooMany(HOUR_SECONDS);
    },
    code: async (toIndex, address, askedBy) => {
      // The network first: what it is refused doesn't count against the address of somebody else.
      const fromThere = await attempts.count(subjectOf('code', networkOf(address)), DAY_SECONDS);
      if (fromThere > rules.codesPerDay) throw tooMany(DAY_SECONDS);
      if (askedBy !== null) {
        const byThem = await attempts.count(subjectOf('code by', askedBy), DAY_SECONDS);
        if (byThem > codesADay) throw tooMany(DAY_SECONDS);
      }
      const toThere = await attempts.count(subjectOf('code to', toIndex), HOUR_SECONDS);
      if (toThere > codesAnHour) throw tooMany(HOUR_SECONDS);
    },
    export: async (person) => {
      const asked = await attempts.count(subjectOf('export', person), HOUR_SECONDS);
      if (asked > exportsAnHour) throw tooMany(HOUR_SECONDS);
    },
  };
};

const tooMany = (seconds: number): DomainError => new DomainError('too_many_requests', { params: { seconds } });

import { createHmac } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { type AttemptRule, type Attempts, signInRule } from '../vault/attempts.ts';
import { networkOf } from './source.ts';

/**
 * How often someone may knock. Counted before a password is looked at, so that guessing costs us nothing, and per account
 * AND network, so that nobody can lock another out from afar. Never for good: a quarter of an hour is the longest wait.
 */
export type Throttle = {
  /** Throws `too_many_requests` while the account must wait for this network, or the network for any account. */
  signIn(accountIndex: string, address: string): Promise<{ readonly succeeded: () => Promise<void> }>;
  signUp(address: string): Promise<void>;
};

export type ThrottleRules = { readonly signUpsPerHour: number; readonly signInsPerNetwork: number };

export const createThrottle = (attempts: Attempts, subjectKey: Buffer, rules: ThrottleRules): Throttle => {
  // An address is personal data too: the table holds only a keyed hash of it.
  const subjectOf = (...parts: string[]): string =>
    createHmac('sha256', subjectKey).update(parts.join('\n')).digest('base64url');

  const networkRule: AttemptRule = {
    free: rules.signInsPerNetwork,
    firstWaitSeconds: 1,
    longestWaitSeconds: 900,
    forgetAfterSeconds: 600,
  };

  const begin = async (subject: string, rule: AttemptRule): Promise<void> => {
    const seconds = await attempts.begin(subject, rule);
    if (seconds > 0) throw tooMany(seconds);
  };

  return {
    signIn: async (accountIndex, address) => {
      const network = networkOf(address);
      const account = subjectOf('sign-in', accountIndex, network);
      await begin(account, signInRule);
      await begin(subjectOf('sign-in', network), networkRule);
      return { succeeded: () => attempts.clear(account) };
    },
    signUp: async (address) => {
      const seconds = 3600;
      const seen = await attempts.count(subjectOf('sign-up', networkOf(address)), seconds);
      if (seen > rules.signUpsPerHour) throw tooMany(seconds);
    },
  };
};

const tooMany = (seconds: number): DomainError => new DomainError('too_many_requests', { params: { seconds } });

import { createHmac } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { AttemptRule, Attempts } from '../vault/attempts.ts';
import type { KnownNetworks } from '../vault/known-networks.ts';
import { networkOf } from './source.ts';

/**
 * How often someone may knock. Counted before a password is looked at, so that guessing costs us nothing, and per account
 * AND network, so that nobody can lock another out from afar. Never for good: a quarter of an hour is the longest wait. An
 * account that is guessed at from many networks makes those wait that it was never signed in to from; a code to its owner's
 * mailbox lets them in from anywhere.
 */
export type Throttle = {
  /** Throws `too_many_requests` while the account must wait for this network, or the network for any account. */
  signIn(accountIndex: string, address: string): Promise<Knock>;
  /** The account's owner has shown by a code that they are here: nothing that was counted makes them wait. */
  welcome(accountIndex: string, address: string): Promise<void>;
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
  /** A code was asked for to an address that nobody has: counts as an unknown address of a sign-in does. */
  codeToStranger(toIndex: string, address: string): Promise<Failed>;
  /** A try at a code, whosever it is: else one network might try a few of each of ever so many addresses. */
  codeTry(address: string): Promise<void>;
  /** All that is held of a person, in one file: a few times an hour. */
  export(person: string): Promise<void>;
  /** A change of one's name or number: so often an hour, and so often a day. */
  edit(person: string): Promise<void>;
};

/** What came of it. Only failures count against a network: an office with many people signs in often. */
export type Knock = {
  readonly succeeded: () => Promise<void>;
  /** `isStranger` where there is no such account. */
  readonly failed: (isStranger?: boolean) => Promise<Failed>;
};

/** Whether this network may still be told an unknown address from a wrong password. */
export type Failed = { readonly isToldApart: boolean };

export type ThrottleParts = {
  readonly attempts: Attempts;
  readonly knownNetworks: Pick<KnownNetworks, 'note' | 'isKnown'>;
  /** Hides whom the counters are about. */
  readonly subjectKey: Buffer;
  readonly rules: ThrottleRules;
  /** In an hour so many sign-ins were tried with addresses that nobody has: somebody works through a list. */
  readonly alarm: (seen: number) => void;
};

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

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Of one account from all networks together, in an hour; then it is guarded. */
const failuresOfAccount = 50;
/** Unknown addresses that one network may ask after in a day; then it isn't told any more that they are unknown. */
const strangersOfNetwork = 20;
/** Unknown addresses from all networks together, in an hour, that somebody has to look at. */
const strangersToAlarm = 500;

export const triesACode = 5;
/** With five tries each, 25 guesses an hour at one account. */
const codesAnHour = 5;
/** As many tries as the codes have that a network may ask for in a day; then a minute, doubling to an hour. */
const codeTryRule = (codesPerDay: number): AttemptRule => ({
  free: codesPerDay * triesACode,
  firstWaitSeconds: 60,
  longestWaitSeconds: 3600,
  forgetAfterSeconds: DAY_SECONDS,
});

/** Of one account, to whatever number it says is its own. */
const codesADay = 20;
const exportsAnHour = 5;
const editsAnHour = 10;
const editsADay = 30;
/** Whoever shares a network may begin so often; each beginning is kept for ten minutes. */
const socialAnHour = 600;

/** The throttle over counters in the database. */
export const createThrottle = (parts: ThrottleParts): Throttle => {
  const { attempts, knownNetworks, subjectKey, rules, alarm } = parts;
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

  const accountFrom = (accountIndex: string, network: string) => subjectOf('sign-in', accountIndex, network);
  const knownTo = (accountIndex: string, network: string) => subjectOf('known', accountIndex, network);
  const everywhere = (accountIndex: string) => subjectOf('sign-in everywhere', accountIndex);

  const isGuarded = async (accountIndex: string, network: string): Promise<boolean> => {
    const failures = await attempts.seen(everywhere(accountIndex), HOUR_SECONDS);
    return failures >= failuresOfAccount && !(await knownNetworks.isKnown(knownTo(accountIndex, network)));
  };

  /** One address counts once a day for its network, however often it is tried. */
  const countStranger = async (accountIndex: string, network: string): Promise<void> => {
    const times = await attempts.count(subjectOf('stranger', accountIndex, network), DAY_SECONDS);
    if (times > 1) return;
    await attempts.count(subjectOf('strangers', network), DAY_SECONDS);
    const everyone = await attempts.count(subjectOf('strangers'), HOUR_SECONDS);
    if (everyone === strangersToAlarm) alarm(everyone);
  };

  const tellingOf = async (network: string): Promise<Failed> => ({
    isToldApart: (await attempts.seen(subjectOf('strangers', network), DAY_SECONDS)) <= strangersOfNetwork,
  });

  return {
    signIn: async (accountIndex, address) => {
      const network = networkOf(address);
      const account = accountFrom(accountIndex, network);
      const fromThere = subjectOf('sign-in', network);
      const networkWait = await attempts.waitOf([fromThere]);
      if (networkWait > 0) throw tooMany(networkWait);
      if (await isGuarded(accountIndex, network)) throw guarded();
      const accountWait = await attempts.begin(account, signInRule);
      if (accountWait > 0) throw tooMany(accountWait);
      return {
        succeeded: async () => {
          await attempts.clear(account);
          await knownNetworks.note(knownTo(accountIndex, network));
        },
        failed: async (isStranger = false) => {
          await attempts.fail(fromThere, networkRule);
          await attempts.count(everywhere(accountIndex), HOUR_SECONDS);
          if (isStranger) await countStranger(accountIndex, network);
          return tellingOf(network);
        },
      };
    },
    welcome: async (accountIndex, address) => {
      const network = networkOf(address);
      await attempts.clear(accountFrom(accountIndex, network));
      await knownNetworks.note(knownTo(accountIndex, network));
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
    codeToStranger: async (toIndex, address) => {
      const network = networkOf(address);
      await countStranger(toIndex, network);
      return tellingOf(network);
    },
    codeTry: async (address) => {
      // Also the right ones: whoever has a mailbox of their own would else begin anew as often as they like.
      const wait = await attempts.begin(subjectOf('code tried', networkOf(address)), codeTryRule(rules.codesPerDay));
      if (wait > 0) throw tooMany(wait);
    },
    export: async (person) => {
      const asked = await attempts.count(subjectOf('export', person), HOUR_SECONDS);
      if (asked > exportsAnHour) throw tooMany(HOUR_SECONDS);
    },
    edit: async (person) => {
      const lately = await attempts.count(subjectOf('edit', person), HOUR_SECONDS);
      if (lately > editsAnHour) throw tooMany(HOUR_SECONDS);
      const today = await attempts.count(subjectOf('edits of a day', person), DAY_SECONDS);
      if (today > editsADay) throw tooMany(DAY_SECONDS);
    },
  };
};

/** Said for an account that there is, and one that there isn't, alike. */
const guarded = (): DomainError =>
  new DomainError('too_many_requests', {
    params: { seconds: HOUR_SECONDS },
    errors: {
      password:
        '여러 곳에서 이 계정의 비밀번호를 거듭 틀려서, 처음 쓰는 곳에서는 잠시 로그인할 수 없어요. 비밀번호를 새로 정하면 바로 로그인할 수 있어요.',
    },
  });

const tooMany = (seconds: number): DomainError => new DomainError('too_many_requests', { params: { seconds } });

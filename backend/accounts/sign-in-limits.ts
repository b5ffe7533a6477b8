import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { largeNetworkOf, networkOf } from '../engine/callers/source.ts';
import type { AttemptRule, Attempts } from '../engine/vault/attempts.ts';
import { type KnownToAccounts, largeNetworksWorth, type SubjectOf, tooMany } from './counted-subjects.ts';

/**
 * How often somebody may try a password. Counted before it is looked at, so that guessing costs us nothing.
 *
 * - An account and a network: five tries are free, then each waits twice as long, a quarter of an hour at most.
 * - The same for an account and a large network, after ten, because a line of IPv6 has 256 small ones.
 * - An account alone counts in how many large networks somebody has failed at it, not how often: after ten in a day it is
 *   guarded, and who comes from where its owner never was has to wait. One line is one of the ten, whatever it tries.
 * - What one network fails with, whichever accounts it tries, makes it wait, a minute at most.
 *
 * From a network that an account was signed in to before, its owner isn't kept waiting for anything that happens elsewhere,
 * and from anywhere by a code to their mailbox (`CodeLimits`). Never for good. An account that there isn't is counted as one
 * that there is, so that nobody can tell.
 *
 * Guesses at one account in a day: about 115 from one large network (ten, ten more while the wait doubles, then four an hour),
 * so about 1,150 from ten, and none from further ones.
 */
export type SignInLimits = {
  /** Throws `too_many_requests` while the account must wait for this network, or the network for any account. */
  signIn(accountIndex: string, source: string): Promise<SignInAttempt>;
  /** Somebody has signed in from there: nothing from elsewhere makes them wait there. */
  signedInFrom(accountIndex: string, source: string): Promise<void>;
  /** The account's owner has shown by a code that they are here: nothing that was counted makes them wait. */
  welcome(accountIndex: string, source: string): Promise<void>;
  /** Who signed in to the account before this instant (ISO) may have been a stranger: from there it isn't known any more. */
  forgetNetworksBefore(accountIndex: string, instant: string): Promise<void>;
  /** A code was asked for to an address that nobody has: counts as an unknown address of a sign-in does. */
  codeToUnknownEmail(toIndex: string, source: string): Promise<Failed>;
};

/** What came of it. Only failures count against a network: an office with many people signs in often. */
export type SignInAttempt = {
  readonly succeeded: () => Promise<void>;
  /** `isUnknownEmail` where there is no such account. */
  readonly failed: (isUnknownEmail?: boolean) => Promise<Failed>;
};

/** Whether this network may still be told an unknown address from a wrong password. */
export type Failed = { readonly isToldApart: boolean };

/** Per account and network five are free, then one second doubling to a quarter of an hour. */
export const signInRule: AttemptRule = {
  free: 5,
  firstWaitSeconds: 1,
  longestWaitSeconds: 900,
  forgetAfterSeconds: 43_200,
};
const largeNetworkSignInRule: AttemptRule = { ...signInRule, free: 10 };

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Large networks that may fail at one account in a day; then it is guarded. */
export const largeNetworksAtAccount = 10;
/** Unknown addresses that one network may ask after in a day; then it isn't told any more that they are unknown. */
const unknownEmailsOfNetwork = 20;
/** Unknown addresses from all networks together, in an hour, that somebody has to look at. */
const unknownEmailsToAlarm = 500;

type SignInLimitParts = {
  readonly attempts: Attempts;
  readonly known: KnownToAccounts;
  readonly subjectOf: SubjectOf;
  readonly failuresPerNetwork: number;
  /** In an hour so many sign-ins were tried with addresses that nobody has: somebody works through a list. */
  readonly alarm: (seen: number) => void;
};

export const createSignInLimits = (parts: SignInLimitParts): SignInLimits => {
  const { attempts, known, subjectOf, failuresPerNetwork, alarm } = parts;

  /** A minute at most: whoever shares the network with a guesser has to wait with them. */
  const networkRule: AttemptRule = {
    free: failuresPerNetwork,
    firstWaitSeconds: 1,
    longestWaitSeconds: 60,
    forgetAfterSeconds: 600,
  };
  const largeNetworkRule: AttemptRule = { ...networkRule, free: failuresPerNetwork * largeNetworksWorth };

  const ofNetwork = (network: string) => subjectOf('sign-in', network);
  const accountFrom = (accountIndex: string, network: string) => subjectOf('sign-in', accountIndex, network);
  const triedFrom = (accountIndex: string, large: string) => subjectOf('tried from', accountIndex, large);
  const largeNetworksAt = (accountIndex: string) => subjectOf('large networks', accountIndex);

  /**
   * Throws for an account that too many large networks have failed at. Counted before the try, so that many at once can't slip
   * in together; one that succeeds gives it back.
   */
  const passGuard = async (accountIndex: string, large: string): Promise<void> => {
    const isFirst = (await attempts.count(triedFrom(accountIndex, large), DAY_SECONDS)) === 1;
    const guard = {
      subject: largeNetworksAt(accountIndex),
      most: largeNetworksAtAccount,
      windowSeconds: DAY_SECONDS,
    };
    const wait = await attempts.spend([guard], isFirst ? 1 : 0);
    if (wait > 0) throw guarded(wait);
  };

  const wait = async (subjects: readonly string[]): Promise<void> => {
    const seconds = await attempts.waitOf(subjects);
    if (seconds > 0) throw tooMany(seconds);
  };
  const begin = async (subject: string, rule: AttemptRule): Promise<void> => {
    const seconds = await attempts.begin(subject, rule);
    if (seconds > 0) throw tooMany(seconds);
  };

  /** One address counts once a day for its network, however often it is tried. */
  const countUnknownEmail = async (accountIndex: string, source: string): Promise<void> => {
    const network = networkOf(source);
    const times = await attempts.count(subjectOf('unknown e-mail', accountIndex, network), DAY_SECONDS);
    if (times > 1) return;
    await attempts.count(subjectOf('unknown e-mails', network), DAY_SECONDS);
    await attempts.count(subjectOf('unknown e-mails', 'large', largeNetworkOf(source)), DAY_SECONDS);
    const everyone = await attempts.count(subjectOf('unknown e-mails'), HOUR_SECONDS);
    if (everyone === unknownEmailsToAlarm) alarm(everyone);
  };

  const tellingOf = async (source: string): Promise<Failed> => {
    const ofThese = await attempts.seen(subjectOf('unknown e-mails', networkOf(source)), DAY_SECONDS);
    const ofAll = await attempts.seen(subjectOf('unknown e-mails', 'large', largeNetworkOf(source)), DAY_SECONDS);
    return {
      isToldApart: ofThese <= unknownEmailsOfNetwork && ofAll <= unknownEmailsOfNetwork * largeNetworksWorth,
    };
  };

  /** From a network that the account knows: only what happens there counts. */
  const fromKnown = async (accountIndex: string, source: string): Promise<SignInAttempt> => {
    const network = networkOf(source);
    const account = accountFrom(accountIndex, network);
    await wait([ofNetwork(network), account]);
    await begin(account, signInRule);
    return {
      succeeded: () => attempts.clear(account),
      failed: async (isUnknownEmail = false) => {
        await attempts.fail(ofNetwork(network), networkRule);
        if (isUnknownEmail) await countUnknownEmail(accountIndex, source);
        return tellingOf(source);
      },
    };
  };

  const fromElsewhere = async (accountIndex: string, source: string): Promise<SignInAttempt> => {
    const large = largeNetworkOf(source);
    const account = accountFrom(accountIndex, large);
    await wait([ofNetwork(large), account]);
    await passGuard(accountIndex, large);
    const attempt = await fromKnown(accountIndex, source);
    await begin(account, largeNetworkSignInRule);
    return {
      succeeded: async () => {
        await attempt.succeeded();
        await attempts.clear(account);
        await attempts.clear(triedFrom(accountIndex, large));
        await attempts.giveBack(largeNetworksAt(accountIndex));
      },
      failed: async (isUnknownEmail = false) => {
        await attempts.fail(ofNetwork(large), largeNetworkRule);
        return attempt.failed(isUnknownEmail);
      },
    };
  };

  return {
    signIn: async (accountIndex, source) =>
      (await known.isKnown(accountIndex, networkOf(source)))
        ? fromKnown(accountIndex, source)
        : fromElsewhere(accountIndex, source),
    signedInFrom: (accountIndex, source) => known.note(accountIndex, networkOf(source)),
    welcome: async (accountIndex, source) => {
      const network = networkOf(source);
      await attempts.clear(accountFrom(accountIndex, network));
      await known.note(accountIndex, network);
    },
    forgetNetworksBefore: known.forgetBefore,
    codeToUnknownEmail: async (toIndex, source) => {
      await countUnknownEmail(toIndex, source);
      return tellingOf(source);
    },
  };
};

/** Said for an account that there is, and one that there isn't, alike. */
const guarded = (seconds: number): DomainError =>
  new DomainError('too_many_requests', {
    params: { seconds },
    errors: {
      password:
        '여러 곳에서 이 계정의 비밀번호를 거듭 틀려서, 처음 쓰는 곳에서는 잠시 로그인할 수 없어요. 비밀번호를 새로 정하면 바로 로그인할 수 있어요.',
    },
  });

import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { largeNetworkOf, networkOf, type Origin } from '../../engine/callers/source.ts';
import type { AttemptRule, Attempts } from '../../engine/vault/attempts.ts';
import { type SubjectOf, tooMany } from '../../engine/vault/counted-subjects.ts';
import { type KnownToAccounts, largeNetworksWorth } from '../signing-in/known-to-accounts.ts';
import type { MembershipAnswers } from '../signing-in/membership-answers.ts';

/**
 * Limits how often a password may be tried. A try is counted before the hash is computed, so that guessing costs us
 * nothing.
 *
 * - For an account and a network: five tries are free, then each waits twice as long, a quarter of an hour at most.
 * - The same for an account and a large network, after ten tries, because a line of IPv6 has 256 small networks.
 * - An account counts in how many large networks a sign-in failed, not how often: after ten in a day it is guarded, and
 *   sign-ins from networks that it doesn't know have to wait. One line is one of the ten, whatever it tries.
 * - A network that fails, with any accounts, has to wait, a minute at most.
 *
 * From a network that the account was signed in to before, the owner never waits for anything that happens elsewhere;
 * from anywhere else, a code to their mailbox lets them in (`CodeLimits`). No account is blocked for good. An unknown
 * account is counted like a known one, so that the answers reveal nothing.
 *
 * Guesses at one account in a day: about 115 from one large network (ten, ten more while the wait doubles, then four an
 * hour), so about 1,150 from ten, and none from further ones.
 */
export type SignInLimits = {
  /** Throws `too_many_requests` while the account must wait for this network, or the network for any account. */
  signIn(accountIndex: string, source: string): Promise<SignInAttempt>;
  /** Records a successful sign-in: from this network, failures in other networks no longer make the owner wait. */
  signedInFrom(accountIndex: string, origin: Origin): Promise<void>;
  /**
   * Whether the account was lately signed in to with this browser from this network: probably by its owner. The network alone
   * says less, because everybody in an office shares it.
   */
  knowsBrowser(accountIndex: string, origin: Origin): Promise<boolean>;
  /** The account's owner has proved the mailbox by a code: earlier failures no longer make them wait. */
  welcome(accountIndex: string, source: string): Promise<void>;
  /**
   * Forgets the networks that the account knew before this instant (ISO), because those sign-ins may have been another
   * person's.
   */
  forgetNetworksBefore(accountIndex: string, instant: string): Promise<void>;
  /** Counts a code that was requested for an address like a failed sign-in with it: its answer may tell the same. */
  codeAnswered(toIndex: string, source: string, isUnknownEmail: boolean): Promise<Failed>;
};

/**
 * The result of a try. Only failures count against a network, because many people of one office sign in from one
 * network.
 */
export type SignInAttempt = {
  readonly succeeded: () => Promise<void>;
  /** `isUnknownEmail` where there is no such account. */
  readonly failed: (isUnknownEmail?: boolean) => Promise<Failed>;
};

/** Whether the answer to this network may still distinguish an unknown address from a wrong password (`MembershipAnswers`). */
export type Failed = { readonly mayRevealUnknown: boolean };

/** For an account and a network: five tries are free, then one second, doubling to a quarter of an hour. */
export const signInRule: AttemptRule = {
  free: 5,
  firstWaitSeconds: 1,
  longestWaitSeconds: 900,
  forgetAfterSeconds: 43_200,
};
const largeNetworkSignInRule: AttemptRule = { ...signInRule, free: 10 };

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The number of large networks that may fail at one account in a day; then it is guarded. */
export const largeNetworksAtAccount = 10;
/** The number of unknown addresses from all networks in an hour after which an alarm is logged. */
const unknownEmailsToAlarm = 500;

type SignInLimitParts = {
  readonly attempts: Attempts;
  readonly known: KnownToAccounts;
  readonly subjectOf: SubjectOf;
  readonly failuresPerNetwork: number;
  readonly membership: Pick<MembershipAnswers, 'mayTell'>;
  /** An alarm: so many sign-ins in an hour used unknown addresses, probably from a list. */
  readonly alarm: (seen: number) => void;
};

export const createSignInLimits = (parts: SignInLimitParts): SignInLimits => {
  const { attempts, known, subjectOf, failuresPerNetwork, membership, alarm } = parts;

  /** A minute at most, because other people of the same network wait, too. */
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
   * Throws for an account at which too many large networks have failed. It is counted before the try, so that
   * simultaneous tries can't pass together; a successful try gives the count back.
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

  /** An address counts once a day for its network, however often it is tried. */
  const countUnknownEmail = async (accountIndex: string, source: string): Promise<void> => {
    const times = await attempts.count(subjectOf('unknown e-mail', accountIndex, networkOf(source)), DAY_SECONDS);
    if (times > 1) return;
    const everyone = await attempts.count(subjectOf('unknown e-mails'), HOUR_SECONDS);
    if (everyone === unknownEmailsToAlarm) alarm(everyone);
  };

  const answer = async (accountIndex: string, source: string, isUnknownEmail: boolean): Promise<Failed> => {
    if (isUnknownEmail) await countUnknownEmail(accountIndex, source);
    return { mayRevealUnknown: await membership.mayTell(accountIndex, source) };
  };

  /** In a network that the account knows, only what happens in that network counts. */
  const fromKnown = async (accountIndex: string, source: string): Promise<SignInAttempt> => {
    const network = networkOf(source);
    const account = accountFrom(accountIndex, network);
    await wait([ofNetwork(network), account]);
    await begin(account, signInRule);
    return {
      succeeded: () => attempts.clear(account),
      failed: async (isUnknownEmail = false) => {
        await attempts.fail(ofNetwork(network), networkRule);
        return answer(accountIndex, source, isUnknownEmail);
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
    signedInFrom: async (accountIndex, origin) => {
      await known.note(accountIndex, networkOf(origin.source));
      await known.noteBrowser(accountIndex, origin);
    },
    knowsBrowser: known.isBrowserKnown,
    welcome: async (accountIndex, source) => {
      const network = networkOf(source);
      await attempts.clear(accountFrom(accountIndex, network));
      await known.note(accountIndex, network);
    },
    forgetNetworksBefore: known.forgetBefore,
    codeAnswered: answer,
  };
};

/** The same answer for a known and an unknown account. */
const guarded = (seconds: number): DomainError =>
  new DomainError('too_many_requests', {
    params: { seconds },
    errors: {
      password:
        '여러 곳에서 이 계정의 비밀번호를 거듭 틀려서, 처음 쓰는 곳에서는 잠시 로그인할 수 없어요. 비밀번호를 새로 정하면 바로 로그인할 수 있어요.',
    },
  });

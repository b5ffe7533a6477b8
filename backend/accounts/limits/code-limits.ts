import { largeNetworkOf, networkOf } from '../../engine/callers/source.ts';
import type { Allowance, Attempts } from '../../engine/vault/attempts.ts';
import { type SubjectOf, tooMany } from '../../engine/vault/counted-subjects.ts';
import { type KnownToAccounts, largeNetworksWorth } from '../signing-in/known-to-accounts.ts';

export type CodeAsked = {
  /** The blind index of the address or number that the code is sent to. */
  readonly toIndex: string;
  readonly source: string;
  /** The signed-in person who asks; null when the route needs no sign-in. */
  readonly askedBy: string | null;
  /** Whether the signed-in person asks for a code to the address that they sign in with. */
  readonly isOwn: boolean;
};

/**
 * Limits how many codes are requested and tried.
 *
 * A code is the owner's last way into the account: guessing passwords can block the password, but never the mailbox. So
 * nothing that other people do may use up what the owner needs:
 *
 * - A request counts against the requester's network, then against the large network that contains it.
 * - A signed-in person, and a request from a network from which the account was signed in to before, have a budget of
 *   that network alone. Other people can't use it up.
 * - A request from anywhere else (the owner on a journey) has a budget of that network, of its large network, and of
 *   the address. The last one protects the mailbox; ten large networks are needed to use it up, and one line has one.
 * - A code is valid only in the network that requested it. With one code for all networks, five wrong tries of another
 *   person would use up the owner's code, and another person's request would replace it. So codes to one mailbox need no
 *   merging: each sent code counts against one of these budgets.
 * - A person who changes networks in between (Wi-Fi to mobile) may try the newest code a few times a day, besides the
 *   tries of each code.
 * - Other people share the budgets of networks and of an address: an attacker inside the owner's large network, or with
 *   ten large networks, can use them up. So a person who is refused a code for a forgotten password gets a letter with a
 *   link (`PasswordLetters`), one a day until it is used. It counts against nothing else, and only a reader of the
 *   mailbox can use it up.
 *
 * Guesses at one address in a day: five tries for each of the hundred codes that unknown networks may request, and ten
 * at codes of other networks: a chance of one in two thousand.
 */
export type CodeLimits = {
  /** Counts a code that is about to be sent; throws `too_many_requests`. */
  code(asked: CodeAsked): Promise<void>;
  /** Counts a try at a code of any person: otherwise one network could try a few codes of each of many addresses. */
  codeTry(source: string): Promise<void>;
  /** Seconds to wait before a code that another network has requested may be tried; 0 when it may be tried now. */
  codeTryFromElsewhere(toIndex: string): Promise<number>;
  /** Whether a letter with a link may be sent in place of a code: one a day. */
  passwordLetter(toIndex: string): Promise<boolean>;
  /** Allows another letter on the same day. */
  anotherPasswordLetter(toIndex: string): Promise<void>;
  /** The keyed hash of the network that a code belongs to. */
  askerOf(source: string): string;
};

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export const triesACode = 5;
/** Codes to one address from one network, or to one's own address. */
export const codesAnHour = 5;
/** Codes of one account, to any number that it names. */
const codesADay = 20;
/** Codes to one address from one large network that its account doesn't know, and from all of those together. */
export const codesFromLargeNetwork = 10;
export const codesFromUnknownNetworks = 100;
/** Tries at codes that another network has requested. */
export const triesFromElsewhere = 10;

type CodeLimitParts = {
  readonly attempts: Pick<Attempts, 'spend' | 'begin' | 'count' | 'clear'>;
  readonly known: KnownToAccounts;
  readonly subjectOf: SubjectOf;
  /** Codes of one network, to any address. */
  readonly codesPerDay: number;
};

export const createCodeLimits = ({ attempts, known, subjectOf, codesPerDay }: CodeLimitParts): CodeLimits => {
  const take = async (most: number, windowSeconds: number, ...about: readonly string[]): Promise<void> => {
    const allowance: Allowance = { subject: subjectOf(...about), most, windowSeconds };
    const wait = await attempts.spend([allowance], 1);
    if (wait > 0) throw tooMany(wait);
  };

  const letterTo = (toIndex: string): string => subjectOf('password letter', toIndex);

  /**
   * As many tries as the codes that a network may request in a day have; then a wait of a minute, doubling to an hour.
   */
  const tryRule = {
    free: codesPerDay * triesACode,
    firstWaitSeconds: 60,
    longestWaitSeconds: HOUR_SECONDS,
    forgetAfterSeconds: DAY_SECONDS,
  };

  return {
    code: async ({ toIndex, source, askedBy, isOwn }) => {
      const [network, large] = [networkOf(source), largeNetworkOf(source)];
      const isKnown = await known.isKnown(toIndex, network);
      // From the smallest budget to the largest: a refusal by one takes nothing from the next, which other people
      // share.
      await take(codesPerDay, DAY_SECONDS, isKnown ? 'code to who is known' : 'code', network);
      if (askedBy !== null) await take(codesADay, DAY_SECONDS, 'code by', askedBy);
      if (isOwn) return take(codesAnHour, HOUR_SECONDS, 'code to oneself', toIndex);
      await take(codesAnHour, HOUR_SECONDS, 'code to', toIndex, network);
      if (isKnown) return;
      await take(codesPerDay * largeNetworksWorth, DAY_SECONDS, 'code', 'large', large);
      await take(codesFromLargeNetwork, DAY_SECONDS, 'code to', 'large', toIndex, large);
      await take(codesFromUnknownNetworks, DAY_SECONDS, 'code to', toIndex);
    },
    codeTry: async (source) => {
      // Right codes count, too: otherwise a person with a mailbox of their own could reset the count at will.
      const wait = await attempts.begin(subjectOf('code tried', networkOf(source)), tryRule);
      if (wait > 0) throw tooMany(wait);
    },
    codeTryFromElsewhere: (toIndex) => {
      const subject = subjectOf('code tried from elsewhere', toIndex);
      return attempts.spend([{ subject, most: triesFromElsewhere, windowSeconds: DAY_SECONDS }], 1);
    },
    passwordLetter: async (toIndex) => (await attempts.count(letterTo(toIndex), DAY_SECONDS)) === 1,
    anotherPasswordLetter: (toIndex) => attempts.clear(letterTo(toIndex)),
    askerOf: (source) => subjectOf('code of', networkOf(source)),
  };
};

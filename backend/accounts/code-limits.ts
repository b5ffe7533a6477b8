import { largeNetworkOf, networkOf } from '../engine/callers/source.ts';
import type { Allowance, Attempts } from '../engine/vault/attempts.ts';
import { type KnownToAccounts, largeNetworksWorth, type SubjectOf, tooMany } from './counted-subjects.ts';

export type CodeAsked = {
  /** Hides the address or number that it is to be sent to. */
  readonly toIndex: string;
  readonly source: string;
  /** Who is signed in and asks; null where anybody may. */
  readonly askedBy: string | null;
  /** Who is signed in asks for a code to the address that they sign in with. */
  readonly isOwn: boolean;
};

/**
 * How many codes are asked for, and tried.
 *
 * A code is the way in that its owner always has: whoever guesses passwords closes the password, never the mailbox. So nothing
 * that strangers do may spend what the owner needs.
 *
 * - What somebody asks for counts against their own network, and then against the large network that it is part of.
 * - Who is signed in, or asks from a network from where the account was signed in to before, spends a budget that only that
 *   network has. Strangers can't come near it.
 * - Who asks from anywhere else, as the owner does on a journey, has a budget of that network, of its large network, and of
 *   the address. The last protects the mailbox, and takes ten large networks to use up: one line has one.
 * - A code belongs to the network that asked for it. Were it one for all, five wrong tries of a stranger would use up the
 *   owner's, and a stranger's asking would take its place. So codes to one mailbox needn't be merged either: each that was
 *   sent is one of these budgets.
 * - Whoever changes their network in between (Wi-Fi to mobile) is let try the newest code a few times a day, apart from the
 *   tries that each code has.
 * - What networks and an address have, strangers have a share in: an attacker inside the owner's large network uses it up, or one
 *   with ten of them. So who is refused a code for a forgotten password is sent a letter with a link (`PasswordLetters`), one a
 *   day until it is used. It counts against nothing else, and only who reads the mail can use it up.
 *
 * Guesses at one address in a day: five tries for each of the hundred codes that strangers may have sent, and ten at others'
 * codes; one in two thousand of success.
 */
export type CodeLimits = {
  /** A code that is about to be sent; throws `too_many_requests`. */
  code(asked: CodeAsked): Promise<void>;
  /** A try at a code, whosever it is: else one network might try a few of each of ever so many addresses. */
  codeTry(source: string): Promise<void>;
  /** Seconds to wait before a code may be tried that another network has asked for; 0 for "go on". */
  codeTryFromElsewhere(toIndex: string): Promise<number>;
  /** Whether there may be a letter with a link in place of a code: one a day. */
  passwordLetter(toIndex: string): Promise<boolean>;
  /** And another one after all. */
  anotherPasswordLetter(toIndex: string): Promise<void>;
  /** Whose codes are whose: a keyed hash of the network. */
  askerOf(source: string): string;
};

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export const triesACode = 5;
/** To one address from one network, or to one's own. */
export const codesAnHour = 5;
/** Of one account, to whatever number it says is its own. */
const codesADay = 20;
/** To one address from one large network that its account doesn't know; and from all of those together. */
export const codesFromLargeNetwork = 10;
export const codesFromUnknownNetworks = 100;
/** At codes that another network has asked for. */
export const triesFromElsewhere = 10;

type CodeLimitParts = {
  readonly attempts: Pick<Attempts, 'spend' | 'begin' | 'count' | 'clear'>;
  readonly known: KnownToAccounts;
  readonly subjectOf: SubjectOf;
  /** Of one network, to whatever address. */
  readonly codesPerDay: number;
};

export const createCodeLimits = ({ attempts, known, subjectOf, codesPerDay }: CodeLimitParts): CodeLimits => {
  const take = async (most: number, windowSeconds: number, ...about: readonly string[]): Promise<void> => {
    const allowance: Allowance = { subject: subjectOf(...about), most, windowSeconds };
    const wait = await attempts.spend([allowance], 1);
    if (wait > 0) throw tooMany(wait);
  };

  const letterTo = (toIndex: string): string => subjectOf('password letter', toIndex);

  /** As many tries as the codes have that a network may ask for in a day; then a minute, doubling to an hour. */
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
      // From the small to the large: what one budget refuses isn't taken from the next, which others share.
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
      // Also the right ones: whoever has a mailbox of their own would else begin anew as often as they like.
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

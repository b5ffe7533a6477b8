import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { inOneSpelling } from '@nomucheck/domain/accounts/signing-in/password-rule.ts';
import { lineOf } from '../../engine/callers/source.ts';
import { createFairQueue } from '../../engine/shares/fair-queue.ts';

const argon2Async = promisify(argon2);

export type PasswordCost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/**
 * OWASP's minimum for argon2id. When it is raised, old hashes still verify (each names its own cost) and are renewed at
 * sign-in.
 */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/**
 * About 14 ms and 19 MB each, in one of libuv's four threads: two at a time, or one on a machine with at most two
 * processors, leave threads and processors for other work.
 */
const hashesAtOnce = availableParallelism() > 2 ? 2 : 1;

/**
 * The hash and its few queries run as one task: one more task than hashes at a time, so that hashing continues during
 * the queries, and a task in its turn has few queries before it. The tasks of one household line wait for each other.
 */
const turns = createFairQueue({ atOnce: hashesAtOnce + 1, mostWaitingOfOne: 60, mostWaiting: 1_000 });

/** Only tasks in their turn are here, so their order doesn't matter. */
const threads = createFairQueue({
  atOnce: hashesAtOnce,
  mostWaitingOfOne: Number.POSITIVE_INFINITY,
  mostWaiting: Number.POSITIVE_INFINITY,
});

const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: PasswordCost): Promise<Buffer> =>
  threads('hashing', async () =>
    Buffer.from(await argon2Async('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength })),
  );

export type Verified = { readonly ok: boolean; readonly outdated: boolean };

/** What a task may do in its turn. */
export type Hashing = {
  /** The hash with its salt and cost in one text: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
  hash(password: string): Promise<string>;
  verify(password: string, written: string): Promise<Verified>;
  /** Takes as long as a real check, for an account that doesn't exist: the time reveals nothing. */
  verifyUnknownAccount(password: string): Promise<void>;
};

export type PasswordHashes = {
  /**
   * Runs hashing and verifying in the network's turn, with the work right before and after it, so that a refused
   * request has cost nothing and counted nothing. Throws `too_many_requests` for a network with too many waiting tasks,
   * and `unavailable` when too many wait in all. Must not be called within a turn.
   */
  inTurn<Result>(source: string, work: (hashing: Hashing) => Promise<Result>): Promise<Result>;
};

/** The cost of new hashes. */
export const createPasswordHashes = (cost: PasswordCost): PasswordHashes => {
  const hashing = createHashing(cost);
  return { inTurn: (source, work) => turns(lineOf(source), () => work(hashing)) };
};

/** A hash that no password matches. */
export const hashOfNoPassword = (): string => written(passwordCost, randomBytes(16), randomBytes(tagLength));

const createHashing = (cost: PasswordCost): Hashing => ({
  hash: async (password) => {
    const nonce = randomBytes(16);
    const tag = await derive(inOneSpelling(password), nonce, cost);
    return written(cost, nonce, tag);
  },
  verify: async (password, written) => {
    const stored = parse(written);
    if (!stored) throw new Error('a stored password hash can not be read');
    const ok = await isAnyOf(spellingsOf(password), async (spelling) => {
      const tag = await derive(spelling, stored.nonce, stored.cost);
      return tag.length === stored.tag.length && timingSafeEqual(tag, stored.tag);
    });
    return { ok, outdated: stored.cost.memory < cost.memory || stored.cost.passes < cost.passes };
  },
  verifyUnknownAccount: async (password) => {
    await isAnyOf(spellingsOf(password), async (spelling) => {
      await derive(spelling, unknownAccountSalt, cost);
      return false;
    });
  },
});

/**
 * Passwords are hashed in NFC. Hashes from before that are of what was typed, so a password with Hangul is also tried in
 * its other spelling; one of Latin letters has a single spelling.
 */
const spellingsOf = (password: string): readonly string[] => [
  ...new Set([inOneSpelling(password), password, password.normalize('NFD')]),
];

const isAnyOf = async (
  spellings: readonly string[],
  fits: (spelling: string) => Promise<boolean>,
): Promise<boolean> => {
  for (const spelling of spellings) if (await fits(spelling)) return true;
  return false;
};

const unknownAccountSalt = randomBytes(16);

const written = ({ memory, passes, parallelism }: PasswordCost, nonce: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;

const parse = (written: string): { cost: PasswordCost; nonce: Buffer; tag: Buffer } | null => {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(written);
  const [, memory, passes, parallelism, nonce, tag] = found ?? [];
  if (!memory || !passes || !parallelism || !nonce || !tag) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

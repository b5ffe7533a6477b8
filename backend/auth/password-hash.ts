import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurnstile } from './turnstile.ts';

const argon2Async = promisify(argon2);

export type PasswordCost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/** OWASP's floor for argon2id. Raised here, old hashes still verify (each names its own cost) and are renewed at sign-in. */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** About 14 ms and 19 MB each: two at a time leave the machine to everybody else. */
const turnstile = createTurnstile(2, 200);

const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: PasswordCost): Promise<Buffer> =>
  turnstile(async () =>
    Buffer.from(await argon2Async('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength })),
  );

export type Verified = { readonly ok: boolean; readonly outdated: boolean };

export type PasswordHashes = {
  /** The hash with its salt and cost in one text, as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
  hash(password: string): Promise<string>;
  verify(password: string, written: string): Promise<Verified>;
  /** As slow as a real check, for an account that doesn't exist: the time says nothing about a password. */
  verifyNobody(password: string): Promise<void>;
};

/** New hashes cost this much to make and to try. */
export const createPasswordHashes = (cost: PasswordCost): PasswordHashes => ({
  hash: async (password) => {
    const nonce = randomBytes(16);
    const tag = await derive(password, nonce, cost);
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
  },
  verify: async (password, written) => {
    const stored = parse(written);
    if (!stored) throw new Error('a stored password hash can not be read');
    const tag = await derive(password, stored.nonce, stored.cost);
    const ok = tag.length === stored.tag.length && timingSafeEqual(tag, stored.tag);
    return { ok, outdated: stored.cost.memory < cost.memory || stored.cost.passes < cost.passes };
  },
  verifyNobody: async (password) => {
    await derive(password, nobodysSalt, cost);
  },
});

const nobodysSalt = randomBytes(16);

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

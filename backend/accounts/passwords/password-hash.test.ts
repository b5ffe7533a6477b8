import { expect, it } from 'vitest';
import { createPasswordHashes, hashOfNoPassword, passwordCost } from './password-hash.ts';

const hashes = createPasswordHashes(passwordCost);
const source = '192.0.2.1';
const hashPassword = (password: string) => hashes.inTurn(source, ({ hash }) => hash(password));
const verifyPassword = (password: string, written: string) =>
  hashes.inTurn(source, ({ verify }) => verify(password, written));
const verifyUnknownAccount = (password: string) =>
  hashes.inTurn(source, (hashing) => hashing.verifyUnknownAccount(password));

/** At a hundredth of the cost and in the spelling that was typed, like an old row. */
const hashAsTyped = async (password: string): Promise<string> => {
  const { argon2Sync } = await import('node:crypto');
  const nonce = Buffer.from('saltsaltsaltsalt');
  const tag = argon2Sync('argon2id', {
    ...{ message: password, nonce },
    ...{ memory: 64, passes: 1, parallelism: 1, tagLength: 32 },
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=64,t=1,p=1$${text(nonce)}$${text(tag)}`;
};

it('accepts the password that it hashed and no other', async () => {
  const hash = await hashPassword('abcd123!');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('abcd123!', hash)).toEqual({ ok: true, outdated: false });
  expect(await verifyPassword('abcd123?', hash)).toEqual({ ok: false, outdated: false });
});

it('takes a password with Hangul in both of its spellings, also where an older hash is of the other one', async () => {
  const [composed, apart] = ['해고123!'.normalize('NFC'), '해고123!'.normalize('NFD')];
  const hash = await hashPassword(apart);
  expect((await verifyPassword(composed, hash)).ok).toBe(true);
  expect((await verifyPassword(apart, hash)).ok).toBe(true);
  const older = await hashAsTyped(apart);
  expect((await verifyPassword(composed, older)).ok).toBe(true);
  expect((await verifyPassword('해고124!', older)).ok).toBe(false);
});

it('salts: the same password hashes differently', async () => {
  expect(await hashPassword('abcd123!')).not.toBe(await hashPassword('abcd123!'));
});

it('verifies at the cost that the hash names, and reports when that is below today’s', async () => {
  const cheap = await hashAsTyped('abcd123!');
  expect(await verifyPassword('abcd123!', cheap)).toEqual({ ok: true, outdated: true });
});

it('takes as long for an unknown account as for a known one', async () => {
  const hash = await hashPassword('abcd123!');
  // Processor time is measured, because elapsed time also depends on other work of the machine.
  const time = async (work: () => Promise<unknown>): Promise<number> => {
    const runs: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      runs.push(user + system);
    }
    return Math.min(...runs);
  };
  const somebody = await time(() => verifyPassword('wrong12!', hash));
  const nobody = await time(() => verifyUnknownAccount('wrong12!'));
  expect(nobody).toBeGreaterThan(somebody / 3);
  expect(nobody).toBeLessThan(somebody * 3);
});

it('throws for a hash that it can’t read', async () => {
  await expect(verifyPassword('abcd123!', 'plain')).rejects.toThrow();
});

it('accepts no password for an account whose password was removed permanently', async () => {
  expect(await verifyPassword('', hashOfNoPassword())).toEqual({ ok: false, outdated: false });
});

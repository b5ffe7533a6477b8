import { expect, it } from 'vitest';
import { createPasswordHashes, hashOfNoPassword, passwordCost } from './password-hash.ts';

const hashes = createPasswordHashes(passwordCost);
const source = '192.0.2.1';
const hashPassword = (password: string) => hashes.inTurn(source, ({ hash }) => hash(password));
const verifyPassword = (password: string, written: string) =>
  hashes.inTurn(source, ({ verify }) => verify(password, written));
const verifyNobody = (password: string) => hashes.inTurn(source, (hashing) => hashing.verifyNobody(password));

it('knows the password it hashed and no other', async () => {
  const hash = await hashPassword('abcd123!');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('abcd123!', hash)).toEqual({ ok: true, outdated: false });
  expect(await verifyPassword('abcd123?', hash)).toEqual({ ok: false, outdated: false });
});

it('salts: the same password hashes differently', async () => {
  expect(await hashPassword('abcd123!')).not.toBe(await hashPassword('abcd123!'));
});

it('verifies at the cost the hash names, and says when that is below today’s', async () => {
  // Made at a tenth of a tenth of the cost, as an old row would be.
  const { argon2Sync } = await import('node:crypto');
  const tag = argon2Sync('argon2id', {
    message: 'abcd123!',
    nonce: Buffer.from('saltsaltsaltsalt'),
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const cheap = `$argon2id$v=19$m=64,t=1,p=1$${text(Buffer.from('saltsaltsaltsalt'))}$${text(tag)}`;
  expect(await verifyPassword('abcd123!', cheap)).toEqual({ ok: true, outdated: true });
});

it('takes as long for nobody as for somebody', async () => {
  const hash = await hashPassword('abcd123!');
  // The processor's time and not the clock's, which also says what else the machine has to do at that moment.
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
  const nobody = await time(() => verifyNobody('wrong12!'));
  expect(nobody).toBeGreaterThan(somebody / 3);
  expect(nobody).toBeLessThan(somebody * 3);
});

it('refuses to guess at a hash it can not read', async () => {
  await expect(verifyPassword('abcd123!', 'plain')).rejects.toThrow();
});

it('is of no password at all where one was forgotten for good', async () => {
  expect(await verifyPassword('', hashOfNoPassword())).toEqual({ ok: false, outdated: false });
});

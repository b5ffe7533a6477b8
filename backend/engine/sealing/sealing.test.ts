import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createBlindIndex } from './blind-index.ts';
import { masterKeysOf } from './keys/master-keys.ts';
import { createMemorySealingKeys } from './keys/memory-sealing-keys.ts';
import { createPersonKeys } from './keys/person-keys.ts';
import type { SealingKeys } from './keys/sealing-keys.ts';
import { createSealer } from './person-sealer.ts';
import { isSealed } from './sealer.ts';

const secret = (fill: number): string => Buffer.alloc(32, fill).toString('base64');
const place = { stream: 'user-1', type: 'UserSignedUp', field: 'personal' };

const setUp = (vault: SealingKeys = createMemorySealingKeys(), secrets: [string, ...string[]] = [secret(1)]) => {
  let time = 0;
  const keys = createPersonKeys(vault, masterKeysOf(secrets), { forgetAfter: 1_000, now: () => time });
  const later = () => {
    time += 2_000;
  };
  return { vault, keys, sealer: createSealer(keys), later };
};

const changed = (sealed: Sealed, change: Partial<Sealed['$sealed']>): Sealed => ({
  $sealed: { ...sealed.$sealed, ...change },
});

describe('sealing', () => {
  it('returns the value that was sealed, and shows nothing of it', async () => {
    const { sealer } = setUp();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const sealed = await sealer.seal('kim', place, value);
        expect(isSealed(sealed)).toBe(true);
        expect(await sealer.unseal(sealed, place)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    const sealed = await sealer.seal('kim', place, { name: '김철수' });
    expect(JSON.stringify(sealed)).not.toContain('김철수');
    expect(sealed.$sealed).toMatchObject({ person: 'kim', key: 1, of: 'user-1|UserSignedUp|personal' });
  });

  it('never gives the same ciphertext twice', async () => {
    const { sealer } = setUp();
    const twice = await Promise.all([sealer.seal('kim', place, 'a'), sealer.seal('kim', place, 'a')]);
    expect(twice[0].$sealed.text).not.toBe(twice[1].$sealed.text);
  });

  it('binds a value to its place and its person', async () => {
    const { sealer } = setUp();
    const sealed = await sealer.seal('kim', place, 'a');
    await sealer.seal('lee', place, 'b');
    await expect(sealer.unseal(sealed, { ...place, stream: 'user-2' })).rejects.toThrow(/sealed as/);
    const moved = changed(sealed, { of: 'user-2|UserSignedUp|personal' });
    await expect(sealer.unseal(moved, { ...place, stream: 'user-2' })).rejects.toThrow();
    await expect(sealer.unseal(changed(sealed, { person: 'lee' }))).rejects.toThrow();
  });

  it('detects every changed byte', async () => {
    const { sealer } = setUp();
    const sealed = await sealer.seal('kim', place, '전화 010-1234-5678');
    const bytes = Buffer.from(sealed.$sealed.text, 'base64url');
    for (const [index, byte] of bytes.entries()) {
      const forged = Buffer.from(bytes);
      forged[index] = byte ^ 1;
      await expect(sealer.unseal(changed(sealed, { text: forged.toString('base64url') }))).rejects.toThrow();
    }
    await expect(sealer.unseal(changed(sealed, { text: '' }))).rejects.toThrow();
  });
});

describe('a person’s key', () => {
  it('is made once, however many processes seal at the same time', async () => {
    const { vault, sealer } = setUp();
    const other = setUp(vault);
    const sealed = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? sealer : other.sealer).seal('kim', place, n)),
    );
    for (const [n, one] of sealed.entries()) expect(await setUp(vault).sealer.unseal(one)).toBe(n);
  });

  it('is requested from the vault once, not for each field', async () => {
    const vault = createMemorySealingKeys();
    const find = vi.spyOn(vault, 'find');
    const [{ sealer }, { sealer: elsewhere }] = [setUp(vault), setUp(vault)];
    const sealed = await Promise.all(Array.from({ length: 10 }, () => sealer.seal('kim', place, 'a')));
    for (const one of sealed) await sealer.unseal(one);
    expect(find).toHaveBeenCalledTimes(1);
    await Promise.all(sealed.map((one) => elsewhere.unseal(one)));
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('is requested again after a failure of the vault', async () => {
    const vault = createMemorySealingKeys();
    vi.spyOn(vault, 'find').mockRejectedValueOnce(new Error('gone'));
    const { sealer } = setUp(vault);
    await expect(sealer.seal('kim', place, 'a')).rejects.toThrow('gone');
    expect(await sealer.unseal(await sealer.seal('kim', place, 'a'))).toBe('a');
  });

  it('once destroyed leaves nothing readable, and nothing more can be sealed', async () => {
    const { sealer, keys, vault } = setUp();
    const other = setUp(vault);
    const sealed = await sealer.seal('kim', place, 'a');
    expect(await other.sealer.unseal(sealed)).toBe('a');
    await keys.destroy('kim');
    expect(await sealer.unseal(sealed)).toBeNull();
    await expect(sealer.seal('kim', place, 'b')).rejects.toMatchObject({ code: 'user_absent' });
    // Another process may still have the key cached, for a short time.
    other.later();
    expect(await other.sealer.unseal(sealed)).toBeNull();
    await expect(other.sealer.seal('kim', place, 'b')).rejects.toMatchObject({ code: 'user_absent' });
  });

  it('can be destroyed before it was ever made', async () => {
    const { sealer, keys } = setUp();
    await keys.destroy('kim');
    await expect(sealer.seal('kim', place, 'a')).rejects.toMatchObject({ code: 'user_absent' });
  });

  it('that this vault doesn’t have reads as null and is not made by reading', async () => {
    const sealed = await setUp().sealer.seal('kim', place, 'a');
    const { sealer, vault } = setUp();
    expect(await sealer.unseal(sealed)).toBeNull();
    expect(await vault.find('kim')).toBeNull();
    expect(await sealer.unseal(await sealer.seal('kim', place, 'b'))).toBe('b');
  });
});

describe('the master key', () => {
  it('wraps the keys: without it the vault’s rows open nothing', async () => {
    const { vault, sealer } = setUp();
    const sealed = await sealer.seal('kim', place, 'a');
    await expect(setUp(vault, [secret(2)]).sealer.unseal(sealed)).rejects.toThrow(/master key/);
    const { wrapped } = (await vault.find('kim')) ?? {};
    expect(wrapped?.length).toBe(12 + 32 + 16);
  });

  it('can be changed: what an older one wrapped still opens while it is listed', async () => {
    const { vault, sealer } = setUp();
    const sealed = await sealer.seal('kim', place, 'a');
    const now = setUp(vault, [secret(2), secret(1)]);
    expect(await now.sealer.unseal(sealed)).toBe('a');
    await now.sealer.seal('lee', place, 'b');
    expect((await vault.find('lee'))?.masterKey).toBe(masterKeysOf([secret(2)]).current.id);
  });

  it('must be long enough', () => {
    expect(() => masterKeysOf([Buffer.alloc(16).toString('base64')])).toThrow(/32/);
    expect(() => masterKeysOf([''])).toThrow(/32/);
  });
});

describe('the blind index', () => {
  const index = createBlindIndex(masterKeysOf([secret(1)]).indexKey);

  it('is the same for the same kind and value, and for no other', () => {
    expect(index('email', 'a@b.kr')).toBe(index('email', 'a@b.kr'));
    expect(index('email', 'a@b.kr')).not.toBe(index('phone', 'a@b.kr'));
    expect(index('email', 'a@b.kr')).not.toBe(index('email', 'A@b.kr'));
    expect(index('email', 'a@b.kr')).toMatch(/^[\w-]{43}$/);
  });

  it('uses the oldest secret, so that a change of secrets keeps it, and differs under another', () => {
    const rotated = createBlindIndex(masterKeysOf([secret(2), secret(1)]).indexKey);
    const other = createBlindIndex(masterKeysOf([secret(2)]).indexKey);
    expect(rotated('email', 'a@b.kr')).toBe(index('email', 'a@b.kr'));
    expect(other('email', 'a@b.kr')).not.toBe(index('email', 'a@b.kr'));
  });
});

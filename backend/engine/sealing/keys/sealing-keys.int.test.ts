import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { vaultUnderTest } from '../../vault/testing/vault-under-test.fixture.ts';
import type { Vault } from '../../vault/vault.ts';
import { createSealer } from '../person-sealer.ts';
import { masterKeysOf, requireMasterKeys } from './master-keys.ts';
import { createPersonKeys } from './person-keys.ts';
import { createSealingKeys } from './sealing-keys.ts';

const test = vaultUnderTest();
let vault: Vault;
let pool: pg.Pool;
let someone: string;
beforeEach(() => {
  [vault, pool, someone] = [test.vault(), test.pool(), randomUUID()];
});

describe('sealing keys', () => {
  const masterKeys = masterKeysOf([Buffer.alloc(32, 1).toString('base64')]);
  const place = { stream: 'user-1', type: 'UserSignedUp', field: 'personal' };

  it('are made once for twenty parallel requests, and open what all of them sealed', async () => {
    const sealers = Array.from({ length: 4 }, () => createSealer(createPersonKeys(vault.sealingKeys, masterKeys)));
    const sealed = await Promise.all(
      Array.from(
        { length: 20 },
        (_, n) => sealers[n % 4]?.seal(someone, place, n) ?? Promise.reject(new Error('none')),
      ),
    );
    const fresh = createSealer(createPersonKeys(vault.sealingKeys, masterKeys));
    expect(await Promise.all(sealed.map((one) => fresh.unseal(one, place)))).toEqual(sealed.map((_, n) => n));
  });

  it('do not exist once destroyed, and stay destroyed', async () => {
    const keys = createPersonKeys(vault.sealingKeys, masterKeys);
    const sealed = await createSealer(keys).seal(someone, place, 'a');
    await keys.destroy(someone);
    await keys.destroy(someone);
    const fresh = createSealer(createPersonKeys(vault.sealingKeys, masterKeys));
    expect(await fresh.unseal(sealed)).toBeNull();
    await expect(fresh.seal(someone, place, 'b')).rejects.toMatchObject({ code: 'user_absent' });
    const { rows } = await pool.query('select wrapped from vault.sealing_keys where person = $1', [someone]);
    expect(rows).toEqual([{ wrapped: null }]);
  });
});

describe('the key of one record of a person', () => {
  const masterKeys = masterKeysOf([Buffer.alloc(32, 1).toString('base64')]);
  const place = { stream: 'order-1', type: 'Paid', field: 'by' };
  const inYears = (years: number): string => new Date(Date.now() + years * 365.25 * 24 * 3600 * 1000).toISOString();
  const setUp = () => {
    const keys = createPersonKeys(vault.sealingKeys, masterKeys, { forgetAfter: 0 });
    return { keys, sealer: createSealer(keys) };
  };

  it('is destroyed with the person, or alone while the person stays', async () => {
    const { keys, sealer } = setUp();
    const [first, second] = [`${someone}/check-1`, `${someone}/check-2`];
    const sealed = await Promise.all([someone, first, second].map((name) => sealer.seal(name, place, name)));
    await keys.destroyOne(first);
    const read = () => Promise.all(sealed.map((one) => sealer.unseal(one, place)));
    expect(await read()).toEqual([someone, null, second]);
    await expect(sealer.seal(first, place, 'again')).rejects.toMatchObject({ code: 'user_absent' });
    await keys.destroy(someone);
    expect(await read()).toEqual([null, null, null]);
  });

  it('is never made for a person who left, not even by twenty requests at the moment of leaving', async () => {
    const { keys, sealer } = setUp();
    await sealer.seal(someone, place, 'a');
    const [sealed] = await Promise.all([
      Promise.allSettled(Array.from({ length: 20 }, (_, n) => setUp().sealer.seal(`${someone}/check-${n}`, place, n))),
      keys.destroy(someone),
    ]);
    const made = sealed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(await Promise.all(made.map((one) => sealer.unseal(one, place)))).toEqual(made.map(() => null));
    const { rows } = await pool.query('select from vault.sealing_keys where owner = $1 and wrapped is not null', [
      someone,
    ]);
    expect(rows).toEqual([]);
  });

  it('that the law requires to keep outlives the person until its end date, and not longer', async () => {
    const { keys, sealer } = setUp();
    await sealer.seal(someone, place, 'a');
    const [five, soon] = [`${someone}/order-1`, `${someone}/order-2`];
    const paid = await sealer.seal(five, place, 'paid', inYears(5));
    const old = await sealer.seal(soon, place, 'long ago', inYears(-1));
    await keys.destroy(someone);
    expect([await sealer.unseal(paid), await sealer.unseal(old)]).toEqual(['paid', null]);
    // Events of the payment may still be written, for example a refund; nothing new begins.
    expect(await sealer.unseal(await sealer.seal(five, place, 'refunded', inYears(5)))).toBe('refunded');
    await expect(sealer.seal(`${someone}/order-3`, place, 'b', inYears(5))).rejects.toMatchObject({
      code: 'user_absent',
    });
    expect(await vault.sealingKeys.stillHeld([someone])).toEqual([]);

    await vault.sealingKeys.destroyDue(inYears(4));
    expect(await sealer.unseal(paid)).toBe('paid');
    expect(await vault.sealingKeys.destroyDue(inYears(6))).toBe(1);
    expect(await sealer.unseal(paid)).toBeNull();
  });

  it('is kept until the later of two dates, and as long as its person stays', async () => {
    const { keys, sealer } = setUp();
    const name = `${someone}/order-1`;
    const sealed = await sealer.seal(name, place, 'a', inYears(5));
    await sealer.seal(name, place, 'b', inYears(7));
    await sealer.seal(name, place, 'c', inYears(6));
    await vault.sealingKeys.destroyDue(inYears(8));
    expect(await sealer.unseal(sealed)).toBe('a');
    await keys.destroy(someone);
    await vault.sealingKeys.destroyDue(inYears(6.5));
    expect(await sealer.unseal(sealed)).toBe('a');
    await vault.sealingKeys.destroyDue(inYears(8));
    expect(await sealer.unseal(sealed)).toBeNull();
  });
});

describe('the master keys in use', () => {
  const keyOf = (masterKey: string) => ({ version: 1, wrapped: Buffer.from('wrapped'), masterKey });

  it('are listed once each, and no longer when the last key they wrap is destroyed', async () => {
    await pool.query('truncate vault.sealing_keys');
    expect(await vault.sealingKeys.masterKeysInUse()).toEqual([]);
    for (const [person, master] of [
      ['a', 'new'],
      ['b', 'old'],
      ['c', 'old'],
      ['d', 'older'],
    ] as const)
      await vault.sealingKeys.keepFirst(person, keyOf(master));
    expect(await vault.sealingKeys.masterKeysInUse()).toEqual(['new', 'old', 'older']);
    for (const person of ['b', 'd', 'never there']) await vault.sealingKeys.destroy(person);
    expect(await vault.sealingKeys.masterKeysInUse()).toEqual(['new', 'old']);
  });

  it('missing from the configuration prevent the start; an older one listed beside the new one doesn’t', async () => {
    const secretOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
    const [old, fresh] = [secretOf(1), secretOf(2)];
    const [before, wrong, changing] = [masterKeysOf([old]), masterKeysOf([fresh]), masterKeysOf([fresh, old])];
    await pool.query('truncate vault.sealing_keys');
    await requireMasterKeys(vault.sealingKeys, wrong);
    await vault.sealingKeys.keepFirst('kim', keyOf(before.current.id));
    await requireMasterKeys(vault.sealingKeys, before);
    await requireMasterKeys(vault.sealingKeys, changing);
    await expect(requireMasterKeys(vault.sealingKeys, wrong)).rejects.toThrow(/다른 마스터 키/);
  });
});

describe('the count of destroyed keys', () => {
  const masterKeys = masterKeysOf([Buffer.alloc(32, 1).toString('base64')]);
  const place = { stream: 'user-1', type: 'UserSignedUp', field: 'personal' };

  it('changes with each destruction, when it is there to be seen, and with nothing else', async () => {
    const { sealingKeys } = vault;
    const keys = createPersonKeys(sealingKeys, masterKeys, { forgetAfter: 0 });
    const sealer = createSealer(keys);
    await sealer.seal(someone, place, 'a');
    await sealer.seal(`${someone}/check-1`, place, 'a');
    const countNow = async () => (await sealingKeys.destructions(null)).count;
    const counts = [await countNow()];
    const isNew = async (): Promise<boolean> => {
      const count = await countNow();
      const known = counts.includes(count);
      counts.push(count);
      return !known;
    };
    await sealer.seal(`${someone}/order-1`, place, 'a', new Date(Date.now() + 1_000_000).toISOString());
    expect(await isNew()).toBe(false);
    await keys.destroyOne(`${someone}/check-1`);
    expect(await isNew()).toBe(true);

    const client = await pool.connect();
    await client.query('begin');
    await createSealingKeys(client).destroyOne(someone);
    expect(await isNew()).toBe(false);
    await client.query('commit');
    client.release();
    expect(await isNew()).toBe(true);
    await keys.destroyOne(someone);
    expect(await isNew()).toBe(false);
  });

  it('says whose keys were destroyed since an earlier count, or that it isn’t known', async () => {
    const { sealingKeys } = vault;
    const keys = createPersonKeys(sealingKeys, masterKeys);
    const sealer = createSealer(keys);
    const [kim, lee] = [randomUUID(), randomUUID()];
    for (const name of [kim, `${kim}/check-1`, lee]) await sealer.seal(name, place, 'a');
    const { count: first, of } = await sealingKeys.destructions(null);
    expect(of).toBe('anybody');
    expect(await sealingKeys.destructions(first)).toEqual({ count: first, of: new Set() });
    await Promise.all([keys.destroy(kim), keys.destroyOne(lee)]);
    const later = String(Number(first) + 3);
    expect(await sealingKeys.destructions(first)).toEqual({ count: later, of: new Set([kim, lee]) });
    expect(await sealingKeys.destructions(later)).toEqual({ count: later, of: new Set() });
    expect((await sealingKeys.destructions(`${later}0`)).of).toBe('anybody');
    // A key that is put back and destroyed again has lost its earlier number.
    await pool.query(`update vault.sealing_keys set wrapped = '\\x00', destroyed_at = null where person = $1`, [lee]);
    await keys.destroyOne(lee);
    expect((await sealingKeys.destructions(first)).of).toBe('anybody');
    expect((await sealingKeys.destructions(later)).of).toEqual(new Set([lee]));
    // Set back by hand, the count gives numbers again that other destructions have: these go on, and forget everything.
    const park = randomUUID();
    await sealer.seal(park, place, 'a');
    await pool.query('update vault.key_destructions set count = $1', [first]);
    await keys.destroy(park);
    expect((await sealingKeys.destructions(first)).of).toBe('anybody');
  });
});

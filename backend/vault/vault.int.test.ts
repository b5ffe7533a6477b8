import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInRule } from '../auth/throttle.ts';
import { eventId } from '../command-handling/command-ids.ts';
import { createMemoryEventStore } from '../event-store/memory/memory-event-store.ts';
import { someEvent } from '../event-store/test-events.ts';
import { migrate } from '../migrations.ts';
import { createPool } from '../postgres/pool.ts';
import { startTestDatabase, type TestDatabase } from '../postgres/test-database.ts';
import { masterKeysOf, requireMasterKeys } from '../sealing/master-keys.ts';
import { createPersonKeys } from '../sealing/person-keys.ts';
import { createSealer } from '../sealing/person-sealer.ts';
import { sweepReservations } from './reservation-sweeper.ts';
import { createVault, type Vault } from './vault.ts';

let database: TestDatabase;
let pool: pg.Pool;
let vault: Vault;
let someone: string;

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  await migrate(pool, [{ schema: 'vault', folder: new URL('migrations/', import.meta.url).pathname }]);
  vault = createVault(pool);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});
beforeEach(() => {
  someone = randomUUID();
});

/** Moves a row's times into the past, as if so many seconds had gone by. */
const pass = (table: string, columns: readonly string[], seconds: number) =>
  pool.query(`update vault.${table} set ${columns.map((c) => `${c} = ${c} - interval '${seconds} s'`).join()}`);

describe('sealing keys', () => {
  const masterKeys = masterKeysOf([Buffer.alloc(32, 1).toString('base64')]);
  const place = { stream: 'user-1', type: 'UserSignedUp', field: 'personal' };

  it('are made once for twenty who need one at once, and open what all of them sealed', async () => {
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

  it('once destroyed are nowhere, and stay destroyed', async () => {
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

  it('goes with the person, or alone while the person stays', async () => {
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

  it('is never made for one who left, not even by twenty at the moment of leaving', async () => {
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

  it('that the law wants kept outlives the person until its end date, and not longer', async () => {
    const { keys, sealer } = setUp();
    await sealer.seal(someone, place, 'a');
    const [five, soon] = [`${someone}/order-1`, `${someone}/order-2`];
    const paid = await sealer.seal(five, place, 'paid', inYears(5));
    const old = await sealer.seal(soon, place, 'long ago', inYears(-1));
    await keys.destroy(someone);
    expect([await sealer.unseal(paid), await sealer.unseal(old)]).toEqual(['paid', null]);
    // What belongs to the payment may still be written down, a refund for one; nothing new begins.
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

  it('is kept until the later of two dates, and while its person stays', async () => {
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

describe('a unique value', () => {
  const reservation = (value: string, stream: string, commandId: string = randomUUID()) =>
    ({ kind: 'email', value, commandId, stream }) as const;

  it('goes to one of twenty who reserve it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => vault.reservations.reserve(reservation(someone, `user-${n}`))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('may be reserved again by the same command or for the same stream, and tells others whose it is', async () => {
    const mine = reservation(someone, 'user-1');
    expect(await vault.reservations.reserve(reservation(someone, 'user-1'))).toEqual({ ok: true });
    expect(await vault.reservations.reserve(mine)).toEqual({ ok: true });
    expect(await vault.reservations.reserve(mine)).toEqual({ ok: true });
    const other = reservation(someone, 'user-2');
    expect(await vault.reservations.reserve(other)).toEqual({ ok: false, stream: 'user-1', confirmed: false });
    expect(await vault.reservations.ownerOf('email', someone)).toBeNull();
    await vault.reservations.confirm(mine.commandId);
    expect(await vault.reservations.reserve(other)).toEqual({ ok: false, stream: 'user-1', confirmed: true });
    expect(await vault.reservations.ownerOf('email', someone)).toBe('user-1');
    expect(await vault.reservations.reserve({ ...other, kind: 'phone' })).toEqual({ ok: true });
  });

  it('is free again when the command was refused, but not when it was confirmed', async () => {
    const mine = reservation(someone, 'user-1');
    await vault.reservations.reserve(mine);
    await vault.reservations.release(mine.commandId);
    const theirs = reservation(someone, 'user-2');
    expect(await vault.reservations.reserve(theirs)).toEqual({ ok: true });
    await vault.reservations.confirm(theirs.commandId);
    await vault.reservations.release(theirs.commandId);
    expect(await vault.reservations.ownerOf('email', someone)).toBe('user-2');
  });

  it('that two commands of one stream reserve is the later one’s to confirm', async () => {
    const [earlier, later] = [reservation(someone, 'user-1'), reservation(someone, 'user-1')];
    await vault.reservations.reserve(earlier);
    await vault.reservations.reserve(later);
    await vault.reservations.release(earlier.commandId);
    await vault.reservations.confirm(later.commandId);
    expect(await vault.reservations.ownerOf('email', someone)).toBe('user-1');
  });

  it('is given up by its owner only, one or all', async () => {
    const stream = `user-${randomUUID()}`;
    const mine = reservation(someone, stream);
    await vault.reservations.reserve(mine);
    await vault.reservations.reserve({ ...mine, kind: 'draft' });
    await vault.reservations.confirm(mine.commandId);
    await vault.reservations.giveUp('email', someone, 'user-other');
    expect(await vault.reservations.ownerOf('email', someone)).toBe(stream);
    await vault.reservations.giveUp('email', someone, stream);
    expect(await vault.reservations.ownerOf('email', someone)).toBeNull();
    expect(await vault.reservations.ownerOf('draft', someone)).toBe(stream);
    await vault.reservations.giveUpAll(stream);
    expect(await vault.reservations.ownerOf('draft', someone)).toBeNull();
  });

  it('that a crash left behind is confirmed or freed by what the log says, and a fresh one is left alone', async () => {
    await pool.query('truncate vault.reservations');
    const store = createMemoryEventStore();
    const [happened, lost] = [reservation('a', 'user-1'), reservation('b', 'user-2')];
    for (const one of [happened, lost]) await vault.reservations.reserve(one);
    await store.append('user-1', 0, [someEvent({}, { id: eventId(happened.commandId, 0) })]);
    await pass('reservations', ['reserved_at'], 700);
    await vault.reservations.reserve(reservation('c', 'user-3'));
    expect(await sweepReservations(vault.reservations, store)).toEqual({ confirmed: 1, freed: 1 });
    expect(await vault.reservations.ownerOf('email', 'a')).toBe('user-1');
    expect(await vault.reservations.reserve(reservation('b', 'user-4'))).toEqual({ ok: true });
    expect(await vault.reservations.reserve(reservation('c', 'user-4'))).toMatchObject({ ok: false });
  });
});

describe('the master keys in use', () => {
  const keyOf = (masterKey: string) => ({ version: 1, wrapped: Buffer.from('wrapped'), masterKey });

  it('are told once each, and no longer when the last key they wrap is destroyed', async () => {
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

  it('missing from the configuration refuse the start; an older one kept beside the new one doesn’t', async () => {
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

describe('an idempotency key', () => {
  const hashOf = (body: string) => createHash('sha256').update(body).digest();

  it('passes its body again and refuses another', async () => {
    await vault.idempotencyKeys.claim(someone, hashOf('a'), 'kim');
    expect(await vault.idempotencyKeys.claim(someone, hashOf('a'), 'kim')).toEqual({ answeredBefore: false });
    await vault.idempotencyKeys.answered(someone);
    expect(await vault.idempotencyKeys.claim(someone, hashOf('a'), 'kim')).toEqual({ answeredBefore: true });
    await expect(vault.idempotencyKeys.claim(someone, hashOf('b'), 'kim')).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('goes to one body of two that come at once', async () => {
    const results = await Promise.allSettled(
      ['a', 'b'].map((body) => vault.idempotencyKeys.claim(someone, hashOf(body), 'kim')),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is forgotten after a refusal, and when it is old', async () => {
    await vault.idempotencyKeys.claim(someone, hashOf('a'), 'kim');
    await vault.idempotencyKeys.forget(someone);
    await vault.idempotencyKeys.claim(someone, hashOf('b'), 'kim');
    await pass('idempotency_keys', ['created_at'], 100);
    await vault.idempotencyKeys.prune(50);
    await vault.idempotencyKeys.claim(someone, hashOf('c'), 'kim');
  });
});

describe('credentials', () => {
  it('are set, replaced and removed', async () => {
    expect(await vault.credentials.find(someone)).toBeNull();
    await vault.credentials.set(someone, 'hash 1');
    await vault.credentials.set(someone, 'hash 2');
    expect(await vault.credentials.find(someone)).toBe('hash 2');
    await vault.credentials.remove(someone);
    expect(await vault.credentials.find(someone)).toBeNull();
  });
});

describe('a session', () => {
  const open = (userId: string, device?: string) =>
    vault.sessions.open({ userId, idleSeconds: 100, absoluteSeconds: 1_000, ...(device && { device }) });

  it('is found by its token, of which the database holds nothing', async () => {
    const { token, session } = await open(someone, '휴대전화');
    expect(await vault.sessions.find(token)).toEqual(session);
    expect(session).toMatchObject({ userId: someone, device: '휴대전화' });
    expect(await vault.sessions.find('another')).toBeNull();
    const { rows } = await pool.query('select s::text as row from vault.sessions s where user_id = $1', [someone]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('ends when unused too long, lives on while used, and ends in any case', async () => {
    const { token } = await open(someone);
    for (let times = 0; times < 12; times += 1) {
      await pass('sessions', ['last_used_at', 'ends_at'], 80);
      expect(await vault.sessions.find(token)).not.toBeNull();
    }
    await pass('sessions', ['last_used_at', 'ends_at'], 80);
    expect(await vault.sessions.find(token)).toBeNull();
    const idle = await open(someone);
    await pass('sessions', ['last_used_at', 'ends_at'], 101);
    expect(await vault.sessions.isLive(idle.token)).toBe(false);
    expect(await vault.sessions.find(idle.token)).toBeNull();
  });

  it('is looked at without that being a use of it', async () => {
    const { token } = await open(someone);
    for (let n = 0; n < 2; n += 1) {
      expect(await vault.sessions.isLive(token)).toBe(true);
      await pass('sessions', ['last_used_at'], 60);
    }
    expect(await vault.sessions.isLive(token)).toBe(false);
    expect(await vault.sessions.isLive('another')).toBe(false);
  });

  it('is ended if it was opened before an instant, and stays if after', async () => {
    const { token, session } = await open(someone);
    await vault.sessions.revokeOpenedBefore(someone, session.createdAt);
    expect(await vault.sessions.isLive(token)).toBe(true);
    await pass('sessions', ['created_at'], 1);
    await vault.sessions.revokeOpenedBefore(someone, session.createdAt);
    expect(await vault.sessions.isLive(token)).toBe(false);
  });

  it('is ended by its token, by its id and its owner, or with all others', async () => {
    const [one, two, three] = [await open(someone), await open(someone), await open(someone)];
    expect(await vault.sessions.revoke(one.token)).toBe(true);
    expect(await vault.sessions.revoke(one.token)).toBe(false);
    expect(await vault.sessions.find(one.token)).toBeNull();
    expect(await vault.sessions.revokeById(randomUUID(), two.session.id)).toBe(false);
    expect(await vault.sessions.list(someone)).toHaveLength(2);
    await vault.sessions.revokeAll(someone, three.session.id);
    expect((await vault.sessions.list(someone)).map(({ id }) => id)).toEqual([three.session.id]);
    expect(await vault.sessions.revokeById(someone, three.session.id)).toBe(true);
    await open(someone);
    await vault.sessions.revokeAll(someone);
    expect(await vault.sessions.list(someone)).toEqual([]);
  });

  it('leaves no row long after its end', async () => {
    const { token } = await open(someone);
    await vault.sessions.revoke(token);
    const alive = await open(someone);
    await pool.query(
      `update vault.sessions set revoked_at = revoked_at - interval '50 s' where revoked_at is not null`,
    );
    await vault.sessions.prune(40);
    const { rows } = await pool.query('select id from vault.sessions where user_id = $1', [someone]);
    expect(rows).toEqual([{ id: alive.session.id }]);
  });
});

describe('attempts', () => {
  it('cost nothing at first, then a wait that doubles up to its limit, and nothing again after a success', async () => {
    const waits: number[] = [];
    for (let n = 0; n < 18; n += 1) waits.push((await vault.attempts.fail(someone, signInRule)).waitSeconds);
    expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect(await vault.attempts.waitOf([randomUUID(), someone])).toBe(900);
    await vault.attempts.clear(someone);
    expect(await vault.attempts.waitOf([someone])).toBe(0);
    expect(await vault.attempts.fail(someone, signInRule)).toEqual({ failures: 1, waitSeconds: 0 });
  });

  it('count every one of many at once', async () => {
    const counted = await Promise.all(Array.from({ length: 20 }, () => vault.attempts.fail(someone, signInRule)));
    expect(Math.max(...counted.map(({ failures }) => failures))).toBe(20);
  });

  it('are forgotten after the rule’s time without one, and survive a thousand failures', async () => {
    await pool.query(`insert into vault.attempts values ($1, 5000, now(), now(), null)`, [someone]);
    expect(await vault.attempts.fail(someone, signInRule)).toEqual({ failures: 5001, waitSeconds: 900 });
    await pass('attempts', ['last_at', 'blocked_until'], 50_000);
    expect(await vault.attempts.fail(someone, signInRule)).toEqual({ failures: 1, waitSeconds: 0 });
  });

  it('are counted in a window', async () => {
    expect(await vault.attempts.count(someone, 60)).toBe(1);
    expect(await vault.attempts.count(someone, 60)).toBe(2);
    await pass('attempts', ['first_at'], 61);
    expect(await vault.attempts.count(someone, 60)).toBe(1);
    await pass('attempts', ['last_at'], 100);
    await vault.attempts.prune(50);
    expect(await vault.attempts.count(someone, 60)).toBe(1);
  });
});

describe('a blob', () => {
  it('is kept once under the hash of its bytes', async () => {
    const name = await vault.blobs.put('해고예고수당', 'text/plain');
    expect(name).toBe(createHash('sha256').update('해고예고수당').digest('hex'));
    expect(await vault.blobs.put(Buffer.from('해고예고수당'), 'text/plain')).toBe(name);
    expect((await vault.blobs.get(name))?.content.toString()).toBe('해고예고수당');
    expect((await pool.query('select count(*)::integer as n from vault.blobs')).rows).toEqual([{ n: 1 }]);
  });

  it('that isn’t there is null, one that was changed an error', async () => {
    expect(await vault.blobs.get('0'.repeat(64))).toBeNull();
    expect(await vault.blobs.get('../etc/passwd')).toBeNull();
    const name = await vault.blobs.put('원문', 'text/plain');
    await pool.query(`update vault.blobs set content = 'other' where hash = decode($1, 'hex')`, [name]);
    await expect(vault.blobs.get(name)).rejects.toThrow(/changed/);
  });
});

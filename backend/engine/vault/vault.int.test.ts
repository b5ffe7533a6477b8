import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { vaultUnderTest } from './testing/vault-under-test.fixture.ts';
import type { Vault } from './vault.ts';

const test = vaultUnderTest();
let vault: Vault;
let pool: pg.Pool;
let someone: string;
beforeEach(() => {
  [vault, pool, someone] = [test.vault(), test.pool(), randomUUID()];
});

describe('an idempotency key', () => {
  const hashOf = (body: string) => createHash('sha256').update(body).digest();
  const claim = (body: string, isLost = false) =>
    vault.idempotencyKeys.claim(someone, hashOf(body), 'kim', async () => isLost);

  it('passes its body again and refuses another', async () => {
    await claim('a');
    expect(await claim('a')).toEqual({ answeredBefore: false });
    await vault.idempotencyKeys.answered(someone, 'token');
    expect(await claim('a')).toEqual({ answeredBefore: true });
    await expect(claim('b')).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('is bound to one body of two that come in parallel', async () => {
    const results = await Promise.allSettled(['a', 'b'].map((body) => claim(body)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('counts as new once the log has lost what it was answered under, for one body of two that come in parallel', async () => {
    await claim('a', true);
    expect(await claim('a', true)).toEqual({ answeredBefore: false });
    await vault.idempotencyKeys.answered(someone, 'token');
    expect(await claim('a')).toEqual({ answeredBefore: true });
    const results = await Promise.allSettled(['b', 'c'].map((body) => claim(body, true)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results).toContainEqual({ status: 'fulfilled', value: { answeredBefore: false } });
  });

  it('is settled within moments where nobody waits for it', async () => {
    expect(await claim('a')).toEqual({ answeredBefore: false });
    vault.idempotencyKeys.answeredSoon(someone, 'token');
    await expect.poll(() => claim('a')).toEqual({ answeredBefore: true });
  });

  it('is settled at once where the process ends', async () => {
    await claim('a');
    vault.idempotencyKeys.answeredSoon(someone, 'token');
    await vault.idempotencyKeys.settleAll();
    expect(await claim('a')).toEqual({ answeredBefore: true });
  });

  it('is released after a refusal, and when it is old', async () => {
    await claim('a');
    await vault.idempotencyKeys.forget(someone);
    await claim('b');
    await test.pass('idempotency_keys', ['created_at'], 100);
    await vault.idempotencyKeys.prune(50);
    await claim('c');
  });
});

describe('a session', () => {
  const open = (userId: string, device?: string) =>
    vault.sessions.open({ userId, idleSeconds: 100, absoluteSeconds: 1_000, ...(device && { device }) });

  it('is found by its token, which the database doesn’t hold', async () => {
    const { token, session } = await open(someone, '휴대전화');
    expect(await vault.sessions.find(token)).toMatchObject(session);
    expect(session).toMatchObject({ userId: someone, device: '휴대전화' });
    expect(await vault.sessions.find('another')).toBeNull();
    const { rows } = await pool.query('select s::text as row from vault.sessions s where user_id = $1', [someone]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('ends when unused too long, lives on while used, and ends in any case', async () => {
    const { token } = await open(someone);
    for (let times = 0; times < 12; times += 1) {
      await test.pass('sessions', ['last_used_at', 'ends_at'], 80);
      expect(await vault.sessions.find(token)).not.toBeNull();
    }
    await test.pass('sessions', ['last_used_at', 'ends_at'], 80);
    expect(await vault.sessions.find(token)).toBeNull();
    const idle = await open(someone);
    await test.pass('sessions', ['last_used_at', 'ends_at'], 101);
    expect(await vault.sessions.isLive(idle.token)).toBe(false);
    expect(await vault.sessions.find(idle.token)).toBeNull();
  });

  it('can be read without counting as a use of it', async () => {
    const { token } = await open(someone);
    for (let n = 0; n < 2; n += 1) {
      expect(await vault.sessions.isLive(token)).toBe(true);
      await test.pass('sessions', ['last_used_at'], 60);
    }
    expect(await vault.sessions.isLive(token)).toBe(false);
    expect(await vault.sessions.isLive('another')).toBe(false);
  });

  it('is ended if it was opened before an instant, and stays if after', async () => {
    const { token, session } = await open(someone);
    await vault.sessions.revokeOpenedBefore(someone, session.createdAt);
    expect(await vault.sessions.isLive(token)).toBe(true);
    await test.pass('sessions', ['created_at'], 1);
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

  it('leaves no row a long time after its end', async () => {
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

/** Five tries are free, then one second, doubling to a quarter of an hour. */
const attemptRule = { free: 5, firstWaitSeconds: 1, longestWaitSeconds: 900, forgetAfterSeconds: 43_200 };

describe('attempts', () => {
  it('are free at first, then make wait for a time that doubles up to its limit, and are free again after a success', async () => {
    const waits: number[] = [];
    for (let n = 0; n < 18; n += 1) waits.push((await vault.attempts.fail(someone, attemptRule)).waitSeconds);
    expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect(await vault.attempts.waitOf([randomUUID(), someone])).toBe(900);
    await vault.attempts.clear(someone);
    expect(await vault.attempts.waitOf([someone])).toBe(0);
    expect(await vault.attempts.fail(someone, attemptRule)).toEqual({ failures: 1, waitSeconds: 0 });
  });

  it('count every one of many parallel tries', async () => {
    const counted = await Promise.all(Array.from({ length: 20 }, () => vault.attempts.fail(someone, attemptRule)));
    expect(Math.max(...counted.map(({ failures }) => failures))).toBe(20);
  });

  it('are reset after the rule’s time without a try, and a thousand failures cause no overflow', async () => {
    await pool.query(`insert into vault.attempts values ($1, 5000, now(), now(), null)`, [someone]);
    expect(await vault.attempts.fail(someone, attemptRule)).toEqual({ failures: 5001, waitSeconds: 900 });
    await test.pass('attempts', ['last_at', 'blocked_until'], 50_000);
    expect(await vault.attempts.fail(someone, attemptRule)).toEqual({ failures: 1, waitSeconds: 0 });
  });

  it('are counted in a window', async () => {
    expect(await vault.attempts.count(someone, 60)).toBe(1);
    expect(await vault.attempts.count(someone, 60)).toBe(2);
    await test.pass('attempts', ['first_at'], 61);
    expect(await vault.attempts.count(someone, 60)).toBe(1);
    await test.pass('attempts', ['last_at'], 100);
    await vault.attempts.prune(50);
    expect(await vault.attempts.count(someone, 60)).toBe(1);
  });

  it('take from an allowance, and return the time until its new window', async () => {
    const hour = { subject: `${someone} an hour`, most: 10, windowSeconds: 3600 };
    const day = { subject: `${someone} a day`, most: 15, windowSeconds: 86_400 };
    expect(await vault.attempts.spend([hour, day], 10)).toBe(0);
    const wait = await vault.attempts.spend([hour, day], 1);
    expect(wait).toBeGreaterThan(3590);
    expect(wait).toBeLessThanOrEqual(3600);
    await test.pass('attempts', ['first_at'], 3600);
    expect(await vault.attempts.spend([hour, day], 4)).toBe(0);
    expect(await vault.attempts.spend([hour, day], 1)).toBeGreaterThan(80_000);
  });

  it('take an allowance once, of many parallel requests', async () => {
    const few = { subject: someone, most: 3, windowSeconds: 60 };
    const waits = await Promise.all(Array.from({ length: 20 }, () => vault.attempts.spend([few], 1)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });
});

describe('a blob', () => {
  it('is stored once under the hash of its bytes', async () => {
    const name = await vault.blobs.put('해고예고수당', 'text/plain');
    expect(name).toBe(createHash('sha256').update('해고예고수당').digest('hex'));
    expect(await vault.blobs.put(Buffer.from('해고예고수당'), 'text/plain')).toBe(name);
    expect((await vault.blobs.get(name))?.content.toString()).toBe('해고예고수당');
    expect((await pool.query('select count(*)::integer as n from vault.blobs')).rows).toEqual([{ n: 1 }]);
  });

  it('that doesn’t exist is null, one that was changed is an error', async () => {
    expect(await vault.blobs.get('0'.repeat(64))).toBeNull();
    expect(await vault.blobs.get('../etc/passwd')).toBeNull();
    const name = await vault.blobs.put('원문', 'text/plain');
    await pool.query(`update vault.blobs set content = 'other' where hash = decode($1, 'hex')`, [name]);
    await expect(vault.blobs.get(name)).rejects.toThrow(/changed/);
  });
});

import { randomBytes, randomUUID } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../migrations.ts';
import { createPool } from '../postgres/pool.ts';
import { startTestDatabase } from '../postgres/test-database.ts';
import { createVault } from '../vault/vault.ts';
import { createThrottle, type Throttle } from './throttle.ts';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let pool: ReturnType<typeof createPool>;
let throttle: Throttle;
const alarms: number[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  await migrate(pool, [{ schema: 'vault', folder: new URL('../vault/migrations/', import.meta.url) }]);
  const { attempts, knownNetworks } = createVault(pool);
  const rules = { signUpsPerHour: 60, failuresPerNetwork: 60, codesPerDay: 20 };
  const alarm = (seen: number) => void alarms.push(seen);
  throttle = createThrottle({ attempts, knownNetworks, subjectKey: randomBytes(32), rules, alarm });
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

/** Each its own network. */
const elsewhere = (n: number): string => `10.${Math.floor(n / 250)}.${n % 250}.7`;
const home = '192.0.2.7';
const abroad = '198.51.100.7';

const refusalOf = async (what: Promise<unknown>): Promise<DomainError | null> =>
  what.then(
    () => null,
    (error: unknown) => {
      if (error instanceof DomainError) return error;
      throw error;
    },
  );

const guessedFromEverywhere = async (account: string, guesses: number): Promise<void> => {
  for (let n = 0; n < guesses; n += 1) await (await throttle.signIn(account, elsewhere(n))).failed();
};

describe('an account that is guessed at from many networks', () => {
  it('lets nobody in who comes from where its owner never was, and its owner from home', async () => {
    const account = randomUUID();
    await (await throttle.signIn(account, home)).succeeded();
    await guessedFromEverywhere(account, 50);
    const refused = await refusalOf(throttle.signIn(account, abroad));
    expect(refused).toMatchObject({
      code: 'too_many_requests',
      details: { errors: { password: expect.stringMatching('비밀번호를 새로 정하면') } },
    });
    expect(await refusalOf(throttle.signIn(account, home))).toBeNull();
  });

  it('lets its owner in from anywhere once they have set a new password by a code', async () => {
    const account = randomUUID();
    await guessedFromEverywhere(account, 50);
    expect((await refusalOf(throttle.signIn(account, abroad)))?.code).toBe('too_many_requests');
    await throttle.welcome(account, abroad);
    expect(await refusalOf(throttle.signIn(account, abroad))).toBeNull();
  });

  it('is open to everybody again after an hour without guesses', async () => {
    const account = randomUUID();
    await guessedFromEverywhere(account, 50);
    await pool.query(`update vault.attempts set first_at = first_at - interval '61 minutes'`);
    expect(await refusalOf(throttle.signIn(account, abroad))).toBeNull();
  });
});

it('who has waited long after many failures is let in at once by a code to their mailbox', async () => {
  const account = randomUUID();
  for (let n = 0; n < 6; n += 1) await (await throttle.signIn(account, home)).failed();
  expect((await refusalOf(throttle.signIn(account, home)))?.details.params?.seconds).toBeGreaterThanOrEqual(1);
  await throttle.welcome(account, home);
  expect(await refusalOf(throttle.signIn(account, home))).toBeNull();
});

describe('a network that asks after one address after the other', () => {
  const strangerFrom = async (address: string, account = randomUUID()) =>
    (await throttle.signIn(account, address)).failed(true);

  it('is told of twenty a day that nobody has them, and from then on no longer which', async () => {
    const network = '203.0.113.9';
    for (let n = 0; n < 20; n += 1) expect(await strangerFrom(network)).toEqual({ isToldApart: true });
    expect(await strangerFrom(network)).toEqual({ isToldApart: false });
    const someoneReal = await (await throttle.signIn(randomUUID(), network)).failed();
    expect(someoneReal).toEqual({ isToldApart: false });
    expect(await strangerFrom('203.0.114.9')).toEqual({ isToldApart: true });
  });

  it('counts one address once, however often somebody mistypes it', async () => {
    const account = randomUUID();
    await pool.query('truncate vault.attempts');
    for (let n = 0; n < 5; n += 1) await strangerFrom('203.0.115.9', account);
    for (let n = 0; n < 19; n += 1) expect(await strangerFrom('203.0.115.9')).toEqual({ isToldApart: true });
  });

  it('raises an alarm, once an hour, where a list is worked through from many networks', async () => {
    await pool.query('truncate vault.attempts');
    expect(alarms).toEqual([]);
    await Promise.all(Array.from({ length: 510 }, (_, n) => strangerFrom(elsewhere(n))));
    expect(alarms).toEqual([500]);
  });
});

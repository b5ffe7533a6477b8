import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { migrate } from '../../engine/postgres/migrations.ts';
import { startTestDatabase } from '../../engine/testing/test-database.ts';
import { createVault, vaultMigrations } from '../../engine/vault/vault.ts';
import { createKnownNetworks } from '../vault/known-networks.ts';
import { largeNetworksAtAccount } from './sign-in-limits.ts';
import { createThrottle, type Throttle } from './throttle.ts';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let pool: ReturnType<typeof createPool>;
let throttle: Throttle;
const alarms: number[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  await migrate(pool, [{ ...vaultMigrations, contextFolders: [new URL('../migrations/', import.meta.url)] }]);
  const { attempts } = createVault(pool);
  const knownNetworks = createKnownNetworks(pool);
  const rules = { signUpsPerHour: 60, failuresPerNetwork: 60, codesPerDay: 20, addressesToldPerDay: 20 };
  const alarm = (seen: number) => void alarms.push(seen);
  throttle = createThrottle({ attempts, knownNetworks, subjectKey: randomBytes(32), rules, alarm });
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

/** Addresses that are each in another large network. */
const elsewhere = (n: number): string => `${20 + Math.floor(n / 250)}.${n % 250}.9.7`;
/** Addresses that are each in another small network of one large network. */
const ofOneLine = (n: number): string => `2001:db8:7:${(n * 256).toString(16)}::1`;
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

/** Signs in with a wrong password; returns the seconds to wait when no try is allowed. */
const tryToGuess = async (account: string, address: string): Promise<number> => {
  const attempt = await throttle.signIn(account, address).catch((error: unknown) => {
    if (error instanceof DomainError) return Number(error.details.params?.seconds);
    throw error;
  });
  if (typeof attempt === 'number') return attempt;
  await attempt.failed();
  return 0;
};

/** Moves all counters this many seconds into the past. */
const later = async (seconds: number): Promise<void> => {
  await pool.query(
    `update vault.attempts set first_at = first_at - make_interval(secs => $1),
       last_at = last_at - make_interval(secs => $1), blocked_until = blocked_until - make_interval(secs => $1)`,
    [seconds],
  );
};

const guessedFromEverywhere = async (account: string, guesses: number): Promise<void> => {
  for (let n = 0; n < guesses; n += 1) await (await throttle.signIn(account, elsewhere(n))).failed();
};

describe('an account whose password is guessed from many large networks', () => {
  it('refuses sign-ins from networks that its owner has never used, and accepts the owner’s from the home network', async () => {
    const account = randomUUID();
    await throttle.signedInFrom(account, { source: home, userAgent: null });
    await guessedFromEverywhere(account, largeNetworksAtAccount);
    const refused = await refusalOf(throttle.signIn(account, abroad));
    expect(refused).toMatchObject({
      code: 'too_many_requests',
      details: { errors: { password: expect.stringMatching('비밀번호를 새로 정하면') } },
    });
    expect(await refusalOf(throttle.signIn(account, home))).toBeNull();
  });

  it('forgets the networks from before unproven access was removed, also when the removal is completed late', async () => {
    const account = randomUUID();
    await throttle.signedInFrom(account, { source: home, userAgent: null });
    // Instants are exact to the millisecond, because sign-ins are compared by them.
    await sleep(2);
    const shutOut = new Date().toISOString();
    await throttle.forgetNetworksBefore(account, shutOut);
    await throttle.welcome(account, abroad);
    await throttle.forgetNetworksBefore(account, shutOut);
    await guessedFromEverywhere(account, largeNetworksAtAccount);
    expect((await refusalOf(throttle.signIn(account, home)))?.code).toBe('too_many_requests');
    expect(await refusalOf(throttle.signIn(account, abroad))).toBeNull();
    await throttle.signedInFrom(account, { source: home, userAgent: null });
    expect(await refusalOf(throttle.signIn(account, home))).toBeNull();
  });

  it('lets its owner in from anywhere once they have set a new password by a code', async () => {
    const account = randomUUID();
    await guessedFromEverywhere(account, largeNetworksAtAccount);
    expect((await refusalOf(throttle.signIn(account, abroad)))?.code).toBe('too_many_requests');
    await throttle.welcome(account, abroad);
    expect(await refusalOf(throttle.signIn(account, abroad))).toBeNull();
  });

  it('accepts sign-ins from everywhere again a day later', async () => {
    const account = randomUUID();
    await guessedFromEverywhere(account, largeNetworksAtAccount);
    await later(86_460);
    expect(await refusalOf(throttle.signIn(account, abroad))).toBeNull();
  });

  it('counts no network from which its owner has signed in', async () => {
    const account = randomUUID();
    for (let n = 0; n < 30; n += 1) await (await throttle.signIn(account, elsewhere(n))).succeeded();
    expect(await refusalOf(throttle.signIn(account, abroad))).toBeNull();
  });
});

describe('an account whose password is guessed from the many networks of one IPv6 line', () => {
  it('stays open to its owner from any network', async () => {
    const account = randomUUID();
    await Promise.all(Array.from({ length: 200 }, (_, n) => tryToGuess(account, ofOneLine(n))));
    expect(await refusalOf(throttle.signIn(account, abroad))).toBeNull();
  });

  it('makes all networks of that line wait together', async () => {
    const account = randomUUID();
    const guesses = await Promise.all(Array.from({ length: 200 }, (_, n) => tryToGuess(account, ofOneLine(n))));
    expect(guesses.filter((wait) => wait === 0).length).toBeLessThan(20);
    expect(await refusalOf(throttle.signIn(account, ofOneLine(201)))).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('guesses at one account in a day', () => {
  it.each([
    { networks: 1, most: 115 },
    ...(process.env.LONG === '1' ? [{ networks: 4, most: 460 }] : []),
    { networks: 40, most: 1_150 },
  ])(
    'are at most $most from $networks large networks that never tire',
    async ({ networks, most }) => {
      const account = randomUUID();
      const from = Array.from({ length: networks }, (_, n) => elsewhere(n));
      let guesses = 0;
      for (let second = 0; second < 86_400; ) {
        const waits = await Promise.all(from.map((address) => tryToGuess(account, address)));
        guesses += waits.filter((wait) => wait === 0).length;
        const next = Math.min(...waits.map((wait) => wait));
        second += next;
        if (next > 0) await later(next);
      }
      console.log(`guesses at one account in a day, from ${networks} large networks: ${guesses}`);
      expect(guesses).toBeLessThanOrEqual(most);
      expect(guesses).toBeGreaterThanOrEqual(networks === 1 ? 100 : largeNetworksAtAccount);
    },
    120_000,
  );
});

it('a person who has to wait long after many failures gets in at once by a code to their mailbox', async () => {
  const account = randomUUID();
  for (let n = 0; n < 6; n += 1) await (await throttle.signIn(account, home)).failed();
  expect((await refusalOf(throttle.signIn(account, home)))?.details.params?.seconds).toBeGreaterThanOrEqual(1);
  await throttle.welcome(account, home);
  expect(await refusalOf(throttle.signIn(account, home))).toBeNull();
});

describe('a network that tries many addresses', () => {
  const unknownFrom = async (address: string, account = randomUUID()) =>
    (await throttle.signIn(account, address)).failed(true);

  it('is told of twenty a day that they have no account, and not of further ones', async () => {
    const network = '203.0.113.9';
    for (let n = 0; n < 20; n += 1) expect(await unknownFrom(network)).toEqual({ mayRevealUnknown: true });
    expect(await unknownFrom(network)).toEqual({ mayRevealUnknown: false });
    const someoneReal = await (await throttle.signIn(randomUUID(), network)).failed();
    expect(someoneReal).toEqual({ mayRevealUnknown: false });
    expect(await unknownFrom('203.0.114.9')).toEqual({ mayRevealUnknown: true });
  });

  it('counts together with its large network, which is told of eighty', async () => {
    const line = (n: number) => `2001:db8:77:${(n * 256).toString(16)}::1`;
    for (let n = 0; n < 80; n += 1) expect(await unknownFrom(line(n))).toEqual({ mayRevealUnknown: true });
    expect(await unknownFrom(line(80))).toEqual({ mayRevealUnknown: false });
  });

  it('counts one address once, however often it is tried', async () => {
    const account = randomUUID();
    await pool.query('truncate vault.attempts');
    for (let n = 0; n < 5; n += 1) await unknownFrom('203.0.115.9', account);
    for (let n = 0; n < 19; n += 1) expect(await unknownFrom('203.0.115.9')).toEqual({ mayRevealUnknown: true });
  });

  it('causes an alarm, once an hour, when a list is tried from many networks', async () => {
    await pool.query('truncate vault.attempts');
    expect(alarms).toEqual([]);
    for (let n = 0; n < 510; n += 30)
      await Promise.all(Array.from({ length: 30 }, (_, m) => unknownFrom(elsewhere(n + m))));
    expect(alarms).toEqual([500]);
  });
});

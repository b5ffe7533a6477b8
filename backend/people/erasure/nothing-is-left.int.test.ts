import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillIn, ordinaryIntake } from '../../checks/testing/fill-in.fixture.ts';
import { type OwnServer, startOwnServer } from '../../engine/event-store/postgres/proof/testing/own-server.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { behindIn } from '../../testing/caught-up.fixture.ts';
import { proveAddress } from '../../testing/people-of-roles.fixture.ts';
import { signupOf, startTestServiceOn, type TestService } from '../../testing/test-service.fixture.ts';
import { everyFile, everyTable, everyUnsealed, type Kept } from './testing/everything-kept.fixture.ts';
import { type Needle, needlesOf, tracesIn } from './testing/traces.fixture.ts';
import { linkEveryService, type Secrets, turnOnSecondFactor } from './testing/ways-in.fixture.ts';

/** No word of any language, and no number of anybody's: what is found of these was written by this test. */
const korean = '뷁쀓쫣';
const ascii = 'zq7xwv9k';
const numbers = ['010-8264-7193', '010-9375-8264', '010-7493-8265'] as const;
const [signedUpWith, changedTo, contactAt] = numbers;
const control = '쮉쮊쮋';

const password = `${ascii}!Aa1`;
const email = `${ascii}.${randomUUID()}@example.com`;
const agent = { 'User-Agent': `${ascii}-browser/1.0` };

/** Secrets that the service makes and shows to the person only. */
let secrets: Secrets;

const planted = (): readonly Needle[] => {
  const { kept, read, recoveryCodes } = secrets;
  const digits = numbers.map((one) => one.replaceAll('-', ''));
  return [korean, ascii, ...numbers, ...digits, kept, read, ...recoveryCodes.slice(0, 1)].flatMap(needlesOf);
};

let server: OwnServer;
let test: TestService;
let pool: pg.Pool;
let stopped = false;
let me: { id: string; token: string };

beforeAll(async () => {
  server = await startOwnServer();
  test = await startTestServiceOn(server.url, { SANDBOX_OAUTH: '1' });
  pool = createPool(server.url, { max: 2 });
  await pool.query('create table public.scratch (line text)');
  await pool.query('insert into public.scratch values ($1)', [`앞 ${control} 뒤`]);
}, 60_000);
afterAll(async () => {
  await pool.end();
  if (!stopped) await test.stop();
  await server.close();
});

const call = (method: string, path: string, body?: unknown) =>
  test.call(method, path, { token: me.token, headers: agent, ...(body === undefined ? {} : { body }) });

/**
 * Writes to every place where a person can write something, and to every place that could repeat it: refusals,
 * searches, addresses.
 */
const plantEverywhere = async (): Promise<void> => {
  const signup = signupOf({
    email,
    password,
    passwordConfirm: password,
    name: `${korean} 김`,
    phoneNumber: signedUpWith,
  });
  const signedUp = await test.call('POST', '/api/user/signup', { body: signup, headers: agent });
  expect(signedUp.status).toBe(201);
  me = { id: signedUp.body.user.id, token: signedUp.body.token };
  expect((await call('POST', '/api/user/login', { email, password })).status).toBe(200);
  expect((await call('PUT', '/api/user/edit', { name: `${korean} 이`, phoneNumber: changedTo })).status).toBe(200);

  const intake = {
    ...ordinaryIntake,
    'intake/region': { custom: `${korean} 마을` },
    'intake/contact': { name: `${korean} 연락`, phone: contactAt, email: `${ascii}.contact@example.com` },
  };
  const person = { id: me.id, token: me.token, email };
  const { id } = await fillIn(test, person, { intake });
  expect((await call('POST', '/api/check/checkResult', { id })).status).toBe(200);
  const { id: draft, rulesetVersion } = await fillIn(test, person, { intake, questionnaire: 'basic' });

  for (const [channel, address, purpose] of [
    ['email', email, 'password'],
    ['email', email, 'verify'],
    ['sms', changedTo, 'password'],
    ['sms', contactAt, 'verify'],
  ])
    await call('POST', '/api/user/code', { channel, address, purpose });

  await proveAddress(test, me.id);
  await linkEveryService(
    test,
    { ...person, password },
    { id: `${ascii}.there`, name: `${korean} 저기`, email: `${ascii}.there@example.com` },
  );
  secrets = await turnOnSecondFactor(test, { ...person, password });
  const query = {
    id: randomUUID(),
    resource: 'user',
    label: `${korean} 조건`,
    value: { q: `${ascii} 값` },
    shared: false,
  };
  const kept = await call('PUT', '/api/user/preferences', {
    settings: { 'user.q': `${korean} 설정` },
    queries: [query],
  });
  expect(kept.status).toBe(200);

  const refused = [
    await call('POST', '/api/user/login', { email, password, otp: '000000' }),
    await call('POST', '/api/user/login', { email: `${ascii}@nowhere.example`, password }),
    await call('POST', '/api/user/login', { email, password: `${ascii}?` }),
    await call('PUT', '/api/user/edit', { name: korean, phoneNumber: `${korean} ${ascii}` }),
    await call('PUT', '/api/check/autosave', {
      id: draft,
      rulesetVersion,
      answers: [{ section: 'intake', numbering: 2, value: `${korean} ${ascii}` }],
    }),
    await call('GET', `/api/check/${ascii}?asOf=${encodeURIComponent(korean)}`),
    await call('GET', `/api/${ascii}/${encodeURIComponent(korean)}`),
    await test.call('PUT', '/api/user/edit', {
      token: me.token,
      raw: `{"name": "${korean} ${ascii}"`,
      headers: { ...agent, 'Content-Type': 'application/json' },
    }),
  ];
  for (const { status } of refused) expect(status).toBeGreaterThanOrEqual(400);
  const boss = await test.staff();
  for (const q of [korean, email, changedTo])
    await test.call('GET', `/api/admin/user?filter=${encodeURIComponent(JSON.stringify({ q }))}`, {
      token: boss.token,
    });
};

const untilAllIsDone = (): Promise<void> =>
  vi.waitFor(
    async () => {
      expect((await pool.query(`select from work.outbox where state <> 'done'`)).rows).toEqual([]);
      expect(await behindIn(test, ['process managers'])).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );

/** Data that is stored only as a keyed hash can't be found as text, so its rows are counted. */
const rowsOfMine = async (): Promise<unknown> => {
  const { rows } = await pool.query(
    `select
       (select count(*)::int from vault.second_factors where user_id = $1) as second_factors,
       (select count(*)::int from vault.recovery_codes) as recovery_codes,
       (select count(*)::int from vault.preferences where user_id = $1) as preferences,
       (select count(*)::int from vault.name_tokens where user_id = $1) as name_tokens,
       (select count(*)::int from vault.reservations
        where stream = 'user-' || $1 and kind <> 'draft') as reservations`,
    [me.id],
  );
  return rows[0];
};

const traces = (kept: readonly Kept[], needles: readonly Needle[] = planted()): readonly string[] =>
  tracesIn(kept, needles);
const logged = (): Kept => ({ where: 'the log of requests', bytes: Buffer.from(test.logged()) });

/** Everything sealed that can be opened with the database and the master key. */
const opened = async (): Promise<string> => {
  const unsealed = await everyUnsealed(pool, test.masterSecrets);
  expect(unsealed.length).toBeGreaterThan(10);
  return JSON.stringify(unsealed);
};

it('what a person writes is in no table, file or log in plain text, and can be read with their key only', async () => {
  await plantEverywhere();
  await untilAllIsDone();
  await pool.query('checkpoint');
  const [tables, files] = [await everyTable(pool), await everyFile(server.cluster.folder)];
  const controlled = needlesOf(control);
  expect(traces(tables, controlled).join()).toContain('public.scratch');
  expect(traces(files, controlled).join()).toMatch(/\/base\/\d+\/\d+ /);
  expect(traces(files, controlled).join()).toContain('/pg_wal/');
  expect(traces([...tables, ...files, logged()])).toEqual([]);
  const readable = await opened();
  for (const held of [
    `${korean} 김`,
    `${korean} 이`,
    `${korean} 마을`,
    `${korean} 연락`,
    email,
    contactAt.replaceAll('-', ''),
    agent['User-Agent'],
    `${korean} 조건`,
    `${korean} 설정`,
    secrets.kept,
  ])
    expect(readable).toContain(held);
  expect(await rowsOfMine()).toEqual({
    second_factors: 1,
    recovery_codes: secrets.recoveryCodes.length,
    preferences: 1,
    name_tokens: expect.toSatisfy((tokens: number) => tokens > 0),
    // The address and the three services; a number that is only named reserves nothing.
    reservations: 1 + 3,
  });
}, 60_000);

it('once they have left, none of it is anywhere, and nothing that is sealed can be opened', async () => {
  const [otp] = secrets.recoveryCodes;
  expect((await call('DELETE', '/api/user', { current: password, otp, confirm: true })).status).toBe(200);
  const readable = await opened();
  for (const held of [korean, ascii, ...numbers, changedTo.replaceAll('-', ''), secrets.kept])
    expect(readable).not.toContain(held);
  expect(await rowsOfMine()).toEqual({
    second_factors: 0,
    recovery_codes: 0,
    preferences: 0,
    name_tokens: 0,
    reservations: 0,
  });
  await untilAllIsDone();
  const tables = await everyTable(pool);
  await test.stop();
  stopped = true;
  await pool.query('checkpoint');
  await server.stop();
  const files = await everyFile(server.cluster.folder);
  expect(files.length).toBeGreaterThan(100);
  expect(traces([...tables, ...files, logged()])).toEqual([]);
}, 60_000);

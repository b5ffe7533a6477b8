import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { masterKeysOf } from '../../engine/sealing/keys/master-keys.ts';
import { createPersonKeys } from '../../engine/sealing/keys/person-keys.ts';
import { createVault } from '../../engine/vault/vault.ts';
import { codeSentTo } from '../../messages/testing/mailbox.fixture.ts';
import {
  type Answered,
  password,
  type Route,
  signupOf,
  startTestService,
  type TestService,
} from '../../testing/test-service.fixture.ts';
import { agree, anEmail, kakaoOf, socialUnderTest } from '../testing/social-browser.fixture.ts';
import { createOwnTables, forgetAbandonedSignUps } from '../vault/accounts-vault.ts';

/**
 * Somebody in one network has a list of addresses and wants to know who is a member, by whatever route answers it. All
 * routes together tell of twenty addresses a day.
 */
const social = socialUnderTest({ ADDRESSES_TOLD_PER_DAY: '20' });
const { newBrowser } = social;
let test: TestService;
let client: pg.Client;
const budget = 20;
const members: string[] = [];

beforeAll(async () => {
  ({ test, client } = social.here());
  for (let n = 0; n < 60; n += 1) members.push((await test.person()).email);
}, 120_000);

const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method.toUpperCase()} ${path}`;

type Asks = (email: string) => Promise<Answered>;
/** An address that another service reports without having verified it. */
const comeBack: Asks = (email) => newBrowser().signIn('kakao', kakaoOf(email, { is_email_verified: false }));
const linkWith: Asks = async (email) => {
  const browser = newBrowser();
  const { pending } = (await browser.signIn('kakao', kakaoOf(undefined))).body;
  const body = { ticket: pending.ticket, email, password: 'wrong123!' };
  return browser.send('POST', '/api/user/oauth/kakao/link', body);
};
const signUpWith: Asks = async (email) => {
  const browser = newBrowser();
  const { pending } = (await browser.signIn('kakao', kakaoOf(undefined))).body;
  return agree(browser, 'kakao', pending, { email });
};

/** Each route whose answer may depend on whether an address is registered. */
const tells: Readonly<Record<string, Asks>> = {
  'POST /api/user/signup': (email) => test.call('POST', '/api/user/signup', { body: signupOf({ email }) }),
  'POST /api/user/login': (email) => test.call('POST', '/api/user/login', { body: { email, password: 'wrong123!' } }),
  'POST /api/user/code': (address) =>
    test.call('POST', '/api/user/code', { body: { channel: 'email', address, purpose: 'password' } }),
  'POST /api/user/oauth/:provider': comeBack,
  'POST /api/user/oauth/:provider/signup': signUpWith,
  'POST /api/user/oauth/:provider/link': linkWith,
};

/** Routes with an address, a number or a search, and why they tell nobody who is a member. */
const tellsNot: Readonly<Record<string, string>> = {
  'POST /api/user/oauth': 'the same handler as with the provider in the path',
  'POST /api/user/kakao': 'the same',
  'POST /api/user/google': 'the same',
  'POST /oauth/naver': 'the same',
  'POST /oauth/google': 'the same',
  'POST /api/user/checkcode': 'only by a right code, which its owner has received',
  'PUT /api/user/edit': 'only where its owner was signed in, of a number that they have proved: see phone-codes',
};

/** What a request names a person by; the firm's own routes are for its people. */
const naming = ['email', 'phoneNumber', 'address', 'ticket', 'state'];
const fieldsOf = ({ body, query }: Pick<Route, 'body' | 'query'>): readonly string[] =>
  [body, query].flatMap((schema) =>
    Object.keys(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }).properties ?? {}),
  );

const told = ({ status, body }: Answered): string => `${status} ${body.code ?? ''} ${JSON.stringify(body.errors)}`;
/** Answers that tell that an address is registered, or that it isn't. */
const telling = [
  ...['email_in_use', 'email_unregistered', 'password_wrong', 'code_user_absent', 'code_social_account'],
  ...['social_registered_by_email', 'social_email_or_phone_registered'],
];

describe('who is a member', () => {
  it('is looked at in every route that takes an address or a number', () => {
    const routes = test.service.routes.filter(
      (route) => route.access !== 'admin' && fieldsOf(route).some((field) => naming.includes(field)),
    );
    expect(routes.map(nameOf).sort()).toEqual([...Object.keys(tells), ...Object.keys(tellsNot)].sort());
  });

  it('is told to one network of twenty addresses a day, by all routes together; then each answers the same for everybody', async () => {
    await client.query('delete from vault.attempts');
    const known = new Set<string>();
    let next = 0;
    for (let round = 0; round < 7; round += 1) {
      for (const [route, asks] of Object.entries(tells)) {
        // A code is answered alike for a member and, once the budget is spent, for nobody: so nobody's is asked for.
        const email = route === 'POST /api/user/code' ? anEmail() : (members[next] ?? '');
        next += 1;
        if (telling.includes((await asks(email)).body.code)) known.add(email);
      }
    }
    expect(known.size).toBe(budget);

    for (const [route, asks] of Object.entries(tells)) {
      const answers = [await asks(members[next] ?? ''), await asks(anEmail())].map(told);
      next += 1;
      expect([route, new Set(answers).size, answers]).toEqual([route, 1, answers]);
    }
    // Also of the addresses that were told before.
    expect((await tells['POST /api/user/signup']?.(members[0] ?? ''))?.body.code).toBe('too_many_requests');
  });

  it('isn’t needed for a sign-up: who proves the address first by a code has an account, with a verified address', async () => {
    const email = anEmail();
    const refused = await test.call('POST', '/api/user/signup', { body: signupOf({ email }) });
    expect(refused).toMatchObject({ status: 429, body: { proveFirst: true, errors: { email: expect.any(String) } } });
    const proof = await proofOf(email);
    const other = await test.call('POST', '/api/user/signup', { body: signupOf({ proof }) });
    expect(other.body.code).toBe('code_expired');
    const { status, body } = await test.call('POST', '/api/user/signup', { body: signupOf({ email, proof }) });
    expect([status, body.user?.emailVerifiedAt]).toEqual([201, expect.any(String)]);
    expect((await test.call('POST', '/api/user/signup', { body: signupOf({ email, proof }) })).body.code).toBe(
      'code_expired',
    );
  });

  it('is told to who proves the address of a member, and the code is answered the same for everybody', async () => {
    const member = members.at(-1) ?? '';
    expect((await askFor(anEmail())).body).toEqual({ seconds: 180 });
    const proof = await proofOf(member);
    const known = await test.call('POST', '/api/user/signup', { body: signupOf({ email: member, proof }) });
    expect(known.body.code).toBe('email_in_use');
  });

  it('and a code for a sign-up that came to nothing is forgotten a day later: the key that it is sealed under is destroyed', async () => {
    const email = anEmail();
    await askFor(email);
    await codeSentTo(test, email);
    const { rows } = await client.query<{ user_id: string }>(
      `update vault.codes set expires_at = now() - interval '2 days' where purpose = 'signup' and proof_until is null
       returning user_id`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const keys = createPersonKeys(createVault(client).sealingKeys, masterKeysOf(test.masterSecrets));
    await forgetAbandonedSignUps(createOwnTables(client), keys.destroy);
    const people = rows.map(({ user_id: id }) => id);
    const kept = await client.query(
      'select 1 from vault.sealing_keys where wrapped is not null and person = any ($1)',
      [people],
    );
    expect(kept.rowCount).toBe(0);
  });
});

const askFor = (address: string) =>
  test.call('POST', '/api/user/code', { body: { channel: 'email', address, purpose: 'signup' } });
const proofOf = async (address: string): Promise<string> => {
  expect((await askFor(address)).body).toEqual({ seconds: 180 });
  const code = await codeSentTo(test, address);
  const body = { channel: 'email', address, purpose: 'signup', code };
  return (await test.call('POST', '/api/user/checkcode', { body })).body.proof;
};

describe('on the machine itself, where the sandbox’s mailbox may be read', () => {
  let local: TestService;
  beforeAll(async () => {
    local = await startTestService({ ADDRESSES_TOLD_PER_DAY: '1' });
  });
  afterAll(() => local.stop());

  it('a sign-up isn’t kept from a free address; a taken one isn’t told any more', async () => {
    const people = [await local.person(), await local.person()];
    const signUp = (email: string) => local.call('POST', '/api/user/signup', { body: signupOf({ email }) });
    const answers = [];
    for (const { email } of people) answers.push((await signUp(email)).body.code);
    expect(answers).toEqual(['email_in_use', 'too_many_requests']);
    expect((await signUp(`${randomUUID()}@example.com`)).status).toBe(201);
    expect((await local.call('POST', '/api/user/login', { body: { email: people[0]?.email, password } })).status).toBe(
      200,
    );
  });
});

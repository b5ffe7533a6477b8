import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../engine/postgres/connections/pool.ts';
import {
  password,
  requiredTerms,
  signupOf,
  startTestService,
  type TestService,
} from '../testing/test-service.fixture.ts';
import { grantSuper } from './machine/grant-super.ts';
import { createPasswordHashes } from './passwords/password-hash.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

const signUp = (changes?: object) => test.call('POST', '/api/user/signup', { body: signupOf(changes) });
const logIn = (email: string, secret = password) =>
  test.call('POST', '/api/user/login', { body: { email, password: secret } });

/** Extends every wait by a minute, so that the test doesn't depend on the speed of this machine. */
const waitLonger = async (): Promise<void> => {
  const pool = createPool(test.databaseUrl, { max: 1 });
  await pool.query(`update vault.attempts set blocked_until = blocked_until + interval '1 minute'`);
  await pool.end();
};

/**
 * The most guesses that are possible in this time: six, and one more for each wait that ended meanwhile (one second,
 * then doubled).
 */
const mostGuessesIn = (milliseconds: number): number => 6 + Math.ceil(Math.log2(1 + milliseconds / 1000));

describe('signing up', () => {
  it('answers a token and the person, with the consents and their versions', async () => {
    const { status, body, headers } = await signUp({ name: ' 김 해고 ', phoneNumber: '+82 10-9999-0001' });
    expect(status).toBe(201);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body.user).toMatchObject({
      name: '김 해고',
      phoneNumber: '01099990001',
      accessType: 0,
      oauth: 'email',
      menus: [],
      lastPaymentTime: null,
    });
    expect(Object.keys(body.user.consents)).toEqual(['service', 'privacy', 'personalInfo', 'age14']);
    expect(headers.get('x-log-position')).toMatch(/^\d{16}-[0-9a-f]{12}$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['invalid_request', 400, { email: 'kein' }, 'email'],
    ['invalid_request', 400, { name: '   ' }, 'name'],
    ['invalid_request', 400, { phoneNumber: '02-123-4567' }, 'phoneNumber'],
    ['invalid_request', 400, { admin: true }, 'admin'],
    ['password_rule', 422, { password: 'short1!', passwordConfirm: 'short1!' }, 'password'],
    ['password_mismatch', 422, { passwordConfirm: 'other123!' }, 'passwordConfirm'],
    ['terms_required', 422, { terms: { ...requiredTerms, age14: false } }, 'terms.age14'],
  ])('is refused as %s (%i) for %o, at the field %s', async (code, status, changes, field) => {
    const refused = await signUp(changes);
    expect(refused).toMatchObject({ status, body: { code, status } });
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(refused.body.errors[field]).toMatch(/[가-힣].*요\.|꼴로/);
  });

  it('accepts an e-mail address once, in any spelling, also from many parallel requests', async () => {
    const email = `race-${Date.now()}@example.com`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => signUp({ email: n % 2 ? email : email.toUpperCase() })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 201)) {
      expect(body).toMatchObject({ code: 'email_in_use', status: 409 });
    }
    expect((await logIn(email)).status).toBe(200);
  });

  it('accepts any phone number, and doesn’t reveal whether another account has it', async () => {
    const first = await signUp({ phoneNumber: '010-8888-0001' });
    const second = await signUp({ phoneNumber: '01088880001' });
    const { id: _first, email: _theirs, createdAt: _then, consents: _agreed, ...like } = first.body.user;
    expect(second).toMatchObject({ status: first.status, body: { user: like } });
  });
});

describe('signing in', () => {
  it('answers a new token each time; the old one stays valid', async () => {
    const { token, email } = await test.person();
    const again = await logIn(email.toUpperCase());
    expect(again.status).toBe(200);
    expect(again.body.token).not.toBe(token);
    for (const each of [token, again.body.token]) {
      expect((await test.call('GET', '/api/user/session', { token: each })).body.email).toBe(email);
    }
  });

  it('distinguishes an unknown e-mail address from a wrong password', async () => {
    const { email } = await test.person();
    expect((await logIn('nobody@example.com')).body).toMatchObject({ code: 'email_unregistered', status: 401 });
    expect((await logIn(email, 'wrong123!')).body).toMatchObject({ code: 'password_wrong', status: 401 });
  });

  it('allows five guesses, then makes the person wait, also with the right password; the wait ends', async () => {
    const { email } = await test.person();
    for (let n = 0; n < 6; n += 1) expect((await logIn(email, `wrong12${n}!`)).body.code).toBe('password_wrong');
    const waiting = await logIn(email);
    expect(waiting).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const seconds = Number(waiting.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(waiting.body.message).toContain(`${seconds}초`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 100));
    expect((await logIn(email)).status).toBe(200);
  });

  it('counts parallel guesses, too', async () => {
    const { email } = await test.person();
    const began = Date.now();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => logIn(email, `wrong1${n}!`)));
    const guessed = answers.filter(({ status }) => status === 401).length;
    expect(guessed).toBeLessThanOrEqual(mostGuessesIn(Date.now() - began));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - guessed);
  });

  it('makes a network wait that fails with many addresses, a minute at most; a successful sign-in counts nothing', async () => {
    const strict = await startTestService({ SIGNIN_FAILURES_PER_NETWORK: '3' });
    const { email } = await strict.person();
    const signIn = (address: string, secret: string) =>
      strict.call('POST', '/api/user/login', { body: { email: address, password: secret } });
    for (let n = 0; n < 8; n += 1) expect((await signIn(email, password)).status).toBe(200);
    for (let n = 0; n < 4; n += 1) expect((await signIn(`guess${n}@example.com`, password)).status).toBe(401);
    const waiting = await signIn(email, password);
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await strict.stop();
  });

  it('no longer tells a network which addresses are accounts after more than twenty unknown ones in a day', async () => {
    const plain = await startTestService();
    const signIn = (email: string) => plain.call('POST', '/api/user/login', { body: { email, password: 'wrong123!' } });
    const { email } = await plain.person();
    for (let n = 0; n < 20; n += 1) expect((await signIn(`list${n}@example.com`)).body.code).toBe('email_unregistered');
    for (const address of ['list20@example.com', email]) {
      const refused = await signIn(address);
      expect(refused).toMatchObject({ status: 401, body: { code: 'login_wrong' } });
      expect(refused.body).not.toHaveProperty('errors');
    }
    await plain.stop();
  });

  it('hashes at the cost of production unless a test lowers it, and renews an older hash', async () => {
    const real = await startTestService({}, undefined, {});
    const { id, email } = await real.person();
    const pool = createPool(real.databaseUrl);
    const kept = async (): Promise<string> =>
      (await pool.query('select password_hash from vault.credentials where user_id = $1', [id])).rows[0].password_hash;
    expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const cheap = createPasswordHashes({ memory: 64, passes: 1, parallelism: 1 });
    const cheaper = await cheap.inTurn('', ({ hash }) => hash(password));
    await pool.query('update vault.credentials set password_hash = $2 where user_id = $1', [id, cheaper]);
    await real.call('POST', '/api/user/login', { body: { email, password } });
    expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await pool.end();
    await real.stop();
  });

  it('takes as long for an unknown account as for a known one', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn('never-there@example.com')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});

describe('a session', () => {
  it.each([undefined, 'null'])('is required: with the token %s the answer is login_needed', async (token) => {
    const { status, body, headers } = await test.call('GET', '/api/user/session', { token });
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'login_needed' });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it('that doesn’t exist is session_not_found', async () => {
    const { body } = await test.call('GET', '/api/user/session', { token: 'x'.repeat(43) });
    expect(body).toMatchObject({ code: 'session_not_found', status: 401 });
  });

  it('ends when the person signs out', async () => {
    const { token } = await test.person();
    expect((await test.call('POST', '/api/user/logout', { token })).status).toBe(200);
    expect((await test.call('GET', '/api/user/session', { token })).body.code).toBe('session_not_found');
  });

  it('is listed with the person’s other sessions, each of which they can end; no other person can', async () => {
    const { token, email } = await test.person();
    const other = (await logIn(email)).body.token;
    const otherPerson = await test.person();
    const { items } = (await test.call('GET', '/api/user/sessions', { token })).body;
    expect(items).toHaveLength(2);
    expect(items.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);

    const id = items.find(({ current }: { current: boolean }) => !current).id;
    const byAnotherPerson = await test.call('DELETE', `/api/user/sessions/${id}`, { token: otherPerson.token });
    expect(byAnotherPerson.body.code).toBe('not_found');
    expect((await test.call('DELETE', `/api/user/sessions/${id}`, { token })).status).toBe(200);
    expect((await test.call('GET', '/api/user/session', { token: other })).body.code).toBe('session_not_found');
  });

  it('can end all others at once and stays open', async () => {
    const { token, email } = await test.person();
    const others = await Promise.all([logIn(email), logIn(email)]);
    const { body } = await test.call('DELETE', '/api/user/sessions', { token });
    expect(body.items).toHaveLength(1);
    for (const { body: signedIn } of others) {
      expect((await test.call('GET', '/api/user/session', { token: signedIn.token })).status).toBe(401);
    }
    expect((await test.call('GET', '/api/user/session', { token })).status).toBe(200);
  });
});

describe('changing the password', () => {
  const fresh = 'neues456?';
  const change = (token: string, changes: object = {}) =>
    test.call('POST', '/api/user/changepw', {
      token,
      body: { current: password, password: fresh, passwordConfirm: fresh, ...changes },
    });

  it('ends every session, opens a new one, and from then on only the new password is accepted', async () => {
    const { token, email, id } = await test.person();
    const elsewhere = (await logIn(email)).body.token;
    const { status, body } = await change(token);
    expect(status).toBe(200);
    for (const old of [token, elsewhere]) {
      expect((await test.call('GET', '/api/user/session', { token: old })).body.code).toBe('session_not_found');
    }
    expect((await test.call('GET', '/api/user/session', { token: body.token })).body.email).toBe(email);
    expect((await logIn(email)).body.code).toBe('password_wrong');
    expect((await logIn(email, fresh)).status).toBe(200);

    const [changed] = await test.service.store.read(`user-${id}`, { backwards: true });
    expect(changed).toMatchObject({ type: 'PasswordChanged', actor: { id }, data: { owner: id } });
    expect(JSON.stringify(changed)).not.toContain(fresh);
    expect(test.logged()).not.toContain(fresh);
  });

  it.each([
    ['password_current_wrong', 422, { current: 'wrong123!' }, 'current'],
    ['password_rule', 422, { password: 'short1!', passwordConfirm: 'short1!' }, 'password'],
    ['password_mismatch', 422, { passwordConfirm: 'other456?' }, 'passwordConfirm'],
    ['password_same', 422, { password, passwordConfirm: password }, 'password'],
    ['invalid_request', 400, { current: undefined }, 'current'],
    ['invalid_request', 400, { id: 'someone' }, 'id'],
  ])('is refused as %s (%i) for %o, at the field %s, and changes nothing', async (code, status, changes, field) => {
    const { token, email } = await test.person();
    const refused = await change(token, changes);
    expect(refused).toMatchObject({ status, body: { code } });
    expect(refused.body.errors[field]).toMatch(/[가-힣]/);
    expect((await test.call('GET', '/api/user/session', { token })).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  it('leaves no session to a sign-in with the old password at that very moment', async () => {
    const { token, email } = await test.person();
    const changing = change(token);
    const signIns = await Promise.all(
      // Not more than may run at once; with one more, the change itself would have to wait.
      Array.from({ length: 5 }, async (_, n) => {
        await new Promise((resolve) => setTimeout(resolve, n * 15));
        return logIn(email);
      }),
    );
    expect((await changing).status).toBe(200);
    for (const { body } of signIns.filter(({ status }) => status === 200)) {
      expect((await test.call('GET', '/api/user/session', { token: body.token })).status).toBe(401);
    }
  });

  it('allows a person with a stolen token no more guesses than the sign-in does', async () => {
    const { token, email } = await test.person();
    const began = Date.now();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => change(token, { current: `wrong1${n}!` })));
    const guessed = answers.filter(({ status }) => status === 422).length;
    expect(guessed).toBeLessThanOrEqual(mostGuessesIn(Date.now() - began));
    await waitLonger();
    expect((await change(token)).status).toBe(429);
    expect((await logIn(email)).status).toBe(429);
  });
});

describe('consents', () => {
  const version = firstPolicyVersion;
  const answer = (token: string, body: object) => test.call('POST', '/api/user/term', { token, body });

  it('can be given and withdrawn at any time, each as an event with the version of the text', async () => {
    const { token, id } = await test.person();
    const given = await answer(token, { marketing: { agreed: true, version } });
    expect(given.body.consents.marketing).toEqual({ version, at: expect.any(String) });
    expect((await test.call('GET', '/api/user/session', { token })).body.consents).toHaveProperty('marketing');
    await answer(token, {
      marketing: { agreed: false, version },
      sensitive: { agreed: true, version: firstPolicyVersion },
    });
    const { consents } = (await test.call('GET', '/api/user/session', { token })).body;
    expect(Object.keys(consents)).toEqual(['service', 'privacy', 'personalInfo', 'age14', 'sensitive']);

    const events = (await test.service.store.read(`user-${id}`)).slice(-3);
    expect(events).toMatchObject([
      { type: 'ConsentGiven', data: { kind: 'marketing', version }, actor: { id } },
      { type: 'ConsentWithdrawn', data: { kind: 'marketing' } },
      {
        type: 'ConsentGiven',
        data: { kind: 'sensitive', version: firstPolicyVersion },
      },
    ]);
  });

  it.each([
    ['terms_failed', 422, { aiProcessing: { agreed: true, version: '2020-01-01' } }, 'aiProcessing'],
    ['terms_required', 422, { privacy: { agreed: false, version } }, 'privacy'],
    ['terms_required', 422, { age14: { agreed: false, version } }, 'age14'],
    ['invalid_request', 400, { marketing: true }, 'marketing'],
  ])('are refused as %s (%i) for %o, at the field %s, and nothing is written', async (code, status, body, field) => {
    const { token, id } = await test.person();
    const before = await test.service.store.read(`user-${id}`);
    const refused = await answer(token, body);
    expect(refused).toMatchObject({ status, body: { code } });
    expect(refused.body.errors[field]).toMatch(/[가-힣]/);
    expect(await test.service.store.read(`user-${id}`)).toHaveLength(before.length);
  });
});

describe('granting super by a command on the machine', () => {
  it('ends earlier sessions, applies to the next one, is one event with its reason, and isn’t repeated', async () => {
    const { token, email, id } = await test.person();
    const secrets = test.masterSecrets;
    expect(await grantSuper({ databaseUrl: test.databaseUrl, secrets }, email)).toBe('granted');
    expect((await test.call('GET', '/api/user/session', { token })).body.code).toBe('session_not_found');
    const { body } = await logIn(email);
    expect(body.user).toMatchObject({ accessType: 2 });
    expect(body.user.menus).toContain('company');
    expect(await grantSuper({ databaseUrl: test.databaseUrl, secrets }, email)).toBe('already');
    expect((await test.call('GET', '/api/user/session', { token: body.token })).status).toBe(200);
    expect(await grantSuper({ databaseUrl: test.databaseUrl, secrets }, 'nobody@example.com')).toBe('no_such_account');

    const granted = (await test.service.commands.history(`user-${id}`)).at(-1);
    expect(granted).toMatchObject({ type: 'AccessChanged', actor: { id: 'system', role: 'system' } });
    expect(granted?.reason).toContain('grant-super');
  });
});

it('after a restart the account, its session and its password still work', async () => {
  const { token, email } = await test.person('다시 온 사람');
  test = await test.restart();
  expect((await test.call('GET', '/api/user/session', { token })).body.name).toBe('다시 온 사람');
  expect((await logIn(email)).status).toBe(200);
});

it('neither the event log nor the request log contains a name, an address, a number or a secret', async () => {
  const signup = signupOf({ name: '비밀이름', phoneNumber: '010-7777-1234' });
  const { body } = await test.call('POST', '/api/user/signup', { body: signup });
  await logIn(signup.email, 'wrong123!');
  const events = await test.service.store.read(`user-${body.user.id}`);
  for (const text of [JSON.stringify(events), test.logged()]) {
    for (const secret of ['비밀이름', signup.email, '01077771234', password, body.token]) {
      expect(text).not.toContain(secret);
    }
  }
  expect(test.logged()).toContain('/api/user/signup');
});

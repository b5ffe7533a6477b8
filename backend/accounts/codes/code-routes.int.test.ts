import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeSentTo, lettersTo, wrongFor } from '../../messages/testing/mailbox.fixture.ts';
import { password, signupOf, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let client: pg.Client;
beforeAll(async () => {
  test = await startTestService();
  client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await test.stop();
});

const fresh = 'neues456?';
type To = { readonly channel: 'email' | 'sms'; readonly address: string };
const byEmail = (address: string): To => ({ channel: 'email', address });
const askFor = (to: To) => test.call('POST', '/api/user/code', { body: { ...to, purpose: 'password' } });
const check = (to: To, code: string) =>
  test.call('POST', '/api/user/checkcode', { body: { ...to, purpose: 'password', code } });
const renew = (proof: string, secret = fresh) =>
  test.call('POST', '/api/user/changepwwithcode', {
    body: { proof, password: secret, passwordConfirm: secret },
  });
const logIn = (email: string, secret: string) =>
  test.call('POST', '/api/user/login', { body: { email, password: secret } });

const codeIn = (address: string, letters = 1): Promise<string> => codeSentTo(test, address, letters);

describe('a forgotten password', () => {
  it('is replaced with the code from the mailbox; every session ends, and the proof can’t be used again', async () => {
    const { token, email, id } = await test.person();
    expect((await askFor(byEmail(email.toUpperCase()))).body).toEqual({ seconds: 180 });
    const code = await codeIn(email);
    const { status, body } = await check(byEmail(email), code);
    expect(status).toBe(200);

    expect((await renew(body.proof, 'short1!')).body.code).toBe('password_rule');
    expect((await renew(body.proof, password)).body.code).toBe('password_same');
    expect((await renew(body.proof)).body).toEqual({ changed: true });
    expect((await renew(body.proof, 'anders789!')).body.code).toBe('code_expired');

    expect((await test.call('GET', '/api/user/session', { token })).body.code).toBe('session_not_found');
    expect((await logIn(email, password)).body.code).toBe('password_wrong');
    expect((await logIn(email, fresh)).status).toBe(200);
    const [changed] = await test.service.store.read(`user-${id}`, { backwards: true });
    expect(changed).toMatchObject({ type: 'PasswordChanged', actor: { id } });
  });

  it('can’t be replaced by a code to a number that the account only names, because the number may be another person’s', async () => {
    await test.call('POST', '/api/user/signup', { body: signupOf({ phoneNumber: '010-5555-0001' }) });
    const named = await askFor({ channel: 'sms', address: '+82 10-5555-0001' });
    const nobodys = await askFor({ channel: 'sms', address: '+82 10-5555-0009' });
    expect(named).toMatchObject({ status: nobodys.status, body: nobodys.body });
    expect(await lettersTo(test, '01055550001')).toEqual([]);
  });

  it('for an address without an account sends nothing, and the answer says so, as the sign-in does', async () => {
    const nobody = byEmail(`nobody-${Date.now()}@example.com`);
    expect(await askFor(nobody)).toMatchObject({
      status: 404,
      body: { code: 'code_user_absent', errors: { address: expect.stringMatching(/가입한 계정이 없어요/) } },
    });
    expect(await lettersTo(test, nobody.address)).toEqual([]);
  });

  it('for a number gets the same answer with and without an account, and nothing is sent', async () => {
    const { token } = await test.person();
    const theirs = { channel: 'sms', address: '01055550002', purpose: 'verify' };
    await test.call('POST', '/api/user/code', { token, body: theirs });
    const shown = { ...theirs, code: await codeIn(theirs.address) };
    const { proof } = (await test.call('POST', '/api/user/checkcode', { body: shown })).body;
    const showing = { proof, current: password };
    expect((await test.call('POST', '/api/user/verification', { token, body: showing })).status).toBe(200);
    const byText = (address: string): To => ({ channel: 'sms', address });
    const [known, nobody] = [byText('01055550002'), byText('01055550003')];
    const answer = await askFor(known);
    expect(await askFor(nobody)).toMatchObject({ status: answer.status, body: answer.body });
    const code = await codeIn(known.address, 2);
    const wrong = { known: await check(known, wrongFor(code)), unknown: await check(nobody, '123456') };
    expect(wrong.unknown).toMatchObject({ status: 422, body: wrong.known.body });
    expect(await lettersTo(test, nobody.address)).toEqual([]);
  });

  it('shares one count of unknown addresses with the sign-in: beyond it a network isn’t told which are unknown', async () => {
    const other = await startTestService({ CODES_PER_DAY: '100' });
    const ask = async (address: string) =>
      other.call('POST', '/api/user/code', { body: { channel: 'email', address, purpose: 'password' } });
    const signIn = async (email: string) => other.call('POST', '/api/user/login', { body: { email, password } });
    for (let n = 0; n < 10; n += 1) {
      expect((await ask(`list${n}@example.com`)).body.code).toBe('code_user_absent');
      expect((await signIn(`list${n + 10}@example.com`)).body.code).toBe('email_unregistered');
    }
    expect(await ask('list20@example.com')).toMatchObject({ status: 200, body: { seconds: 180 } });
    expect((await signIn('list21@example.com')).body.code).toBe('login_wrong');
    await other.stop();
  });
});

describe('a code', () => {
  const asked = async () => {
    const { email } = await test.person();
    const to = byEmail(email);
    await askFor(to);
    return { to, code: await codeIn(email) };
  };

  it('that is wrong is reported at its field, five times; then the right one is refused, too', async () => {
    const { to, code } = await asked();
    for (let n = 0; n < 5; n += 1) {
      const { body } = await check(to, wrongFor(code));
      expect(body).toMatchObject({ code: 'code_check_failed', status: 422 });
      expect(body.errors.code).toContain('달라요');
    }
    const { body } = await check(to, code);
    expect(body.code).toBe('code_check_failed');
    expect(body.errors.code).toContain('다섯 번');
  });

  it('can’t be guessed more often by parallel tries', async () => {
    const { to, code } = await asked();
    await Promise.all(Array.from({ length: 20 }, () => check(to, wrongFor(code))));
    expect((await check(to, code)).status).toBe(422);
  });

  it('that is older than three minutes is reported as expired', async () => {
    const { to, code } = await asked();
    await client.query(`update vault.codes set expires_at = now() - interval '1 second'`);
    expect((await check(to, code)).body).toMatchObject({ code: 'code_expired', status: 422 });
  });

  it('works once, and a newer one replaces it', async () => {
    const { to, code } = await asked();
    expect((await check(to, code)).status).toBe(200);
    expect((await check(to, code)).status).toBe(422);
    await askFor(to);
    const newer = await codeIn(to.address, 2);
    if (newer !== code) expect((await check(to, code)).status).toBe(422);
    expect((await check(to, newer)).status).toBe(200);
  });

  it('gives a proof that expires after ten minutes; an invented proof does nothing', async () => {
    const { to, code } = await asked();
    const { proof } = (await check(to, code)).body;
    await client.query(`update vault.codes set proof_until = now() - interval '1 second'`);
    expect((await renew(proof)).body.code).toBe('code_expired');
    expect((await renew('x'.repeat(43))).body.code).toBe('code_expired');
  });

  it('belongs to one person: it doesn’t give access to another’s address', async () => {
    const { code } = await asked();
    const other = await asked();
    if (other.code !== code) expect((await check(other.to, code)).body.code).toBe('code_check_failed');
  });

  it.each([
    [{ channel: 'email', address: 'kein' }, 'code_address_invalid', 'address'],
    [{ channel: 'sms', address: '02-123-4567' }, 'code_address_invalid', 'address'],
    [{ channel: 'pigeon', address: 'kim@example.com' }, 'invalid_request', 'channel'],
    [{ channel: 'email', address: 'kim@example.com', userId: 'x' }, 'invalid_request', 'userId'],
  ])('isn’t sent for %o: %s', async (body, code, field) => {
    const refused = await test.call('POST', '/api/user/code', { body: { purpose: 'password', ...body } });
    expect(refused).toMatchObject({ status: 400, body: { code } });
    expect(refused.body.errors[field]).toMatch(/[가-힣]/);
  });

  it('is sent to one address five times an hour, with or without an account', async () => {
    const { email } = await test.person();
    for (const [address, status] of [
      [email, 200],
      [`nobody-${Date.now()}@example.com`, 404],
    ] as const) {
      for (let n = 0; n < 5; n += 1) expect((await askFor(byEmail(address))).status).toBe(status);
      const waiting = await askFor(byEmail(address));
      expect(waiting).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(3_000);
    }
  });

  it('can be requested and tried by one network a limited number of times in all; then the right one has to wait, too', async () => {
    const strict = await startTestService({ CODES_PER_DAY: '2' });
    const to = (n: number) => ({ ...byEmail(`n${n}@example.com`), purpose: 'password' });
    const ask = (n: number) => strict.call('POST', '/api/user/code', { body: to(n) });
    for (let n = 0; n < 2; n += 1) expect((await ask(n)).status).toBe(404);
    expect((await ask(2)).status).toBe(429);

    const guess = (n: number) => strict.call('POST', '/api/user/checkcode', { body: { ...to(n), code: '123456' } });
    for (let n = 0; n < 10; n += 1) expect((await guess(n)).body.code).toBe('code_check_failed');
    const burst = await Promise.all(Array.from({ length: 5 }, (_, n) => guess(100 + n)));
    expect(burst.filter(({ status }) => status === 422)).toHaveLength(1);
    const waiting = await guess(11);
    expect(waiting).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(waiting.body.message).toMatch(/[가-힣]/);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(30);
    await strict.stop();
  });

  it('is stored nowhere in plain text: neither in the table of codes nor in the request log, and neither is the address', async () => {
    const { to, code } = await asked();
    const { rows } = await client.query<{ text: string }>('select c::text as text from vault.codes as c');
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).not.toContain(to.address);
    // The hash is hexadecimal and may contain the six digits by chance, so only the other columns are searched.
    for (const { text } of rows) expect(text.split(',')).not.toContain(code);
    expect(test.logged()).not.toContain(to.address);
    expect(test.logged()).not.toContain(`"${code}"`);
  });
});

describe('a person’s own address', () => {
  const ask = (address: string, token?: string) =>
    test.call('POST', '/api/user/code', { token, body: { ...byEmail(address), purpose: 'verify' } });
  const proofFor = async (person: { readonly email: string; readonly token: string }): Promise<string> => {
    expect((await ask(person.email, person.token)).status).toBe(200);
    const code = await codeIn(person.email);
    const { body } = await test.call('POST', '/api/user/checkcode', {
      body: { ...byEmail(person.email), purpose: 'verify', code },
    });
    return body.proof;
  };
  const verify = (proof: string, token: string) =>
    test.call('POST', '/api/user/verification', { token, body: { proof } });

  it('is verified once by the code that was sent to it, as an event', async () => {
    const me = await test.person();
    const session = async () => (await test.call('GET', '/api/user/session', { token: me.token })).body;
    expect((await session()).emailVerifiedAt).toBeNull();
    const proof = await proofFor(me);
    const { status, body } = await verify(proof, me.token);
    expect({ status, at: body.emailVerifiedAt }).toEqual({ status: 200, at: expect.any(String) });
    expect((await session()).emailVerifiedAt).toBe(body.emailVerifiedAt);
    expect((await verify(proof, me.token)).body.code).toBe('code_expired');
    const [event] = await test.service.store.read(`user-${me.id}`, { backwards: true });
    expect(event).toMatchObject({ type: 'EmailVerified', actor: { id: me.id } });
  });

  it('can be verified only by a signed-in person, and only if it is their own', async () => {
    const [me, other] = [await test.person(), await test.person()];
    expect((await ask(me.email)).body.code).toBe('login_needed');
    expect((await ask(me.email, 'x'.repeat(43))).body.code).toBe('session_not_found');
    expect((await ask(other.email, me.token)).body).toMatchObject({ code: 'code_address_invalid', status: 400 });
  });

  it('isn’t verified by another person’s proof, and its own proof changes no password', async () => {
    const [me, other] = [await test.person(), await test.person()];
    const proof = await proofFor(me);
    expect((await verify(proof, other.token)).body.code).toBe('code_expired');
    expect((await renew(proof)).body.code).toBe('code_expired');
    await askFor(byEmail(other.email));
    const forPassword = (await check(byEmail(other.email), await codeIn(other.email))).body.proof;
    expect((await verify(forPassword, other.token)).body.code).toBe('code_expired');
  });
});

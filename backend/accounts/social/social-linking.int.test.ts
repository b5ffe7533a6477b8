import type { SocialName } from '@nomucheck/domain/accounts/contract/social.ts';
import type pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { provedPerson } from '../../testing/people-of-roles.fixture.ts';
import { password, type TestService } from '../../testing/test-service.fixture.ts';
import { appCode } from '../testing/authenticator.fixture.ts';
import { agree, anEmail, googleOf, kakaoOf, naverOf, socialUnderTest } from '../testing/social-browser.fixture.ts';

const social = socialUnderTest();
const { newBrowser } = social;
let client: pg.Client;
let test: TestService;
beforeAll(() => {
  ({ client, test } = social.here());
});

describe('a person whose address or number is known already', () => {
  it('is told that the address was registered by e-mail, and nothing is linked automatically', async () => {
    const old = await test.person();
    const { status, body } = await newBrowser().signIn('google', googleOf(old.email.toUpperCase()));
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'social_registered_by_email' });
    expect(body.token).toBeUndefined();
    const { state } = await linkedOf(old.id);
    expect(state).toEqual([]);
  });

  it('is told when the address belongs to an account of another service; a number that an account names is no obstacle', async () => {
    const email = anEmail();
    const first = newBrowser();
    const { pending } = (await first.signIn('google', googleOf(email))).body;
    await agree(first, 'google', pending, { email, phoneNumber: '010-7777-0001' });
    const byEmail = await newBrowser().signIn('kakao', kakaoOf(email));
    expect(byEmail).toMatchObject({ status: 409, body: { code: 'social_email_or_phone_registered' } });
    const byPhone = await newBrowser().signIn('kakao', kakaoOf(anEmail(), { phone_number: '+82 10-7777-0001' }));
    expect(byPhone).toMatchObject({ status: 422, body: { code: 'terms_required' } });
    expect(byPhone.body.pending.phoneNumber).toBe('01077770001');
  });

  it('can link the service with the password of the old account, and sign in to it from then on', async () => {
    const old = await provedPerson(test);
    const browser = newBrowser();
    const person = naverOf(old.email);
    const { pending } = (await browser.signIn('naver', person)).body;
    const link = (body: object) =>
      browser.send('POST', '/api/user/oauth/naver/link', { ticket: pending.ticket, email: old.email, ...body });
    expect((await link({ password: 'falsch12!' })).body.code).toBe('password_wrong');
    const linked = await link({ password });
    expect(linked).toMatchObject({ status: 200, body: { returnTo: '/check', user: { id: old.id, oauth: 'email' } } });
    expect((await newBrowser().signIn('naver', person)).body.user.id).toBe(old.id);
    expect((await linkedOf(old.id)).state).toEqual(['naver']);

    const another = newBrowser();
    const { pending: second } = (await another.signIn('naver', naverOf(old.email))).body;
    const twice = await another.send('POST', '/api/user/oauth/naver/link', {
      ticket: second.ticket,
      email: old.email,
      password,
    });
    expect(twice.body.code).toBe('social_failed');
  });

  it('can sign up with another address', async () => {
    const old = await test.person();
    const browser = newBrowser();
    const { pending } = (await browser.signIn('naver', naverOf(old.email))).body;
    const taken = await agree(browser, 'naver', pending, { email: old.email });
    expect(taken).toMatchObject({
      status: 409,
      body: { code: 'social_registered_by_email', pending: { email: old.email } },
    });
    expect((await agree(browser, 'naver', pending)).status).toBe(201);
  });
});

const linkedOf = async (id: string) => {
  const events = await test.service.store.read(`user-${id}`);
  return { state: events.filter(({ type }) => type === 'SocialLinked').map(({ data }) => Object(data).provider) };
};

describe('an account whose address was never verified', () => {
  type Letter = { to: string; text: string };
  const codeTo = async (address: string): Promise<string> => {
    const letters = async (): Promise<Letter[]> =>
      (await test.call('GET', '/api/sandbox/mailbox')).body.items.filter(({ to }: Letter) => to === address);
    await vi.waitFor(async () => expect(await letters()).toHaveLength(1), { timeout: 15_000, interval: 50 });
    return /\d{6}/.exec((await letters())[0]?.text ?? '')?.[0] ?? '';
  };
  const proofFor = async (address: string): Promise<string> => {
    const to = { channel: 'email', address, purpose: 'link' };
    await test.call('POST', '/api/user/code', { body: to });
    const code = await codeTo(address);
    return (await test.call('POST', '/api/user/checkcode', { body: { ...to, code } })).body.proof;
  };

  it('is linked by a code to the mailbox, after which no other person who made the account can open it', async () => {
    const squatter = await test.person();
    const browser = newBrowser();
    const owner = googleOf(squatter.email);
    const { pending } = (await browser.signIn('google', owner)).body;
    const proof = await proofFor(squatter.email);
    const link = () => browser.send('POST', '/api/user/oauth/google/link', { ticket: pending.ticket, proof });
    const linked = await link();
    expect(linked).toMatchObject({ status: 200, body: { user: { id: squatter.id } } });

    expect((await test.call('GET', '/api/user/session', { token: squatter.token })).body.code).toBe(
      'session_not_found',
    );
    const { body } = await test.call('POST', '/api/user/login', { body: { email: squatter.email, password } });
    expect(body.code).toBe('password_wrong');
    const { body: session } = await test.call('GET', '/api/user/session', { token: linked.body.token });
    expect(session.emailVerifiedAt).toEqual(expect.any(String));
    expect((await newBrowser().signIn('google', owner)).body.user.id).toBe(squatter.id);
    expect((await link()).body.code).toBe('social_wrong_data');
  });

  it('that was made through another service loses the link to that service', async () => {
    const email = anEmail();
    const first = newBrowser();
    const squatter = kakaoOf(undefined);
    const { pending } = (await first.signIn('kakao', squatter)).body;
    const { body: made } = await agree(first, 'kakao', pending, { email });
    const browser = newBrowser();
    const { pending: mine } = (await browser.signIn('google', googleOf(email))).body;
    const body = { ticket: mine.ticket, proof: await proofFor(email) };
    expect((await browser.send('POST', '/api/user/oauth/google/link', body)).body.user.id).toBe(made.user.id);
    expect((await newBrowser().signIn('kakao', squatter)).body.code).toBe('terms_required');
  });

  it('can be linked by mail only, and that code changes no password', async () => {
    const { body } = await test.call('POST', '/api/user/code', {
      body: { channel: 'sms', address: '010-1234-5678', purpose: 'link' },
    });
    expect(body.code).toBe('code_address_invalid');
    const person = await test.person();
    const proof = await proofFor(person.email);
    const renewed = await test.call('POST', '/api/user/changepwwithcode', {
      body: { proof, password: 'neues456?', passwordConfirm: 'neues456?' },
    });
    expect(renewed.body.code).toBe('code_expired');
  });
});

it('an account with a second factor asks for it also at a sign-in through another service', async () => {
  const person = await provedPerson(test);
  const turnOn = (body: object) => test.call('POST', '/api/user/otp', { token: person.token, body });
  const { secret } = (await turnOn({ password })).body;
  const [first, second] = (await turnOn({ code: appCode(secret) })).body.recoveryCodes;
  const browser = newBrowser();
  const somebody = googleOf(person.email);
  const { pending } = (await browser.signIn('google', somebody)).body;
  const link = (more: object = {}) =>
    browser.send('POST', '/api/user/oauth/google/link', {
      ticket: pending.ticket,
      email: person.email,
      password,
      ...more,
    });
  const asked = await link();
  expect(asked).toMatchObject({ status: 401, body: { code: 'second_factor_needed', pending: { provider: 'google' } } });
  expect((await link({ otp: first })).body.user.id).toBe(person.id);

  const again = newBrowser();
  const needed = (await again.signIn('google', somebody)).body;
  expect(needed.code).toBe('second_factor_needed');
  const finish = (otp: string) => again.finish('google', { ticket: needed.pending.ticket, otp });
  expect((await finish('000000')).body.errors.otp).toMatch(/[가-힣]/);
  expect((await finish(second)).body.user.id).toBe(person.id);
});

it('an account with an authenticator app asks for its code after the other service, and the ticket continues the sign-in', async () => {
  const browser = newBrowser();
  const person = googleOf(anEmail());
  const { pending } = (await browser.signIn('google', person)).body;
  const { token } = (await agree(browser, 'google', pending, { email: pending.email })).body;
  const otp = (body: object) => test.call('POST', '/api/user/otp', { token, body });
  const { secret } = (await otp({})).body;
  const { recoveryCodes } = (await otp({ code: appCode(secret) })).body;

  const asked = await browser.signIn('google', person);
  expect(asked).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } });
  const { ticket } = asked.body.pending;
  const wrong = await browser.finish('google', { ticket, otp: 'aaaaa-bbbbb' });
  expect(wrong.body).toMatchObject({ code: 'second_factor_needed', pending: { provider: 'google' } });
  const signedIn = await browser.finish('google', { ticket: wrong.body.pending.ticket, otp: recoveryCodes[0] });
  expect(signedIn.status).toBe(200);
  expect((await test.call('GET', '/api/user/session', { token: signedIn.body.token })).body.secondFactor).toBe(true);
});

describe('a linked service', () => {
  const unlink = (name: SocialName, token: string, body: object = {}) =>
    test.call('DELETE', `/api/user/oauth/${name}`, { token, body });

  it('can be unlinked with the password, and gives no access from then on', async () => {
    const old = await provedPerson(test);
    const browser = newBrowser();
    const person = naverOf(old.email);
    const { pending } = (await browser.signIn('naver', person)).body;
    const body = { ticket: pending.ticket, email: old.email, password };
    const { token, user } = (await browser.send('POST', '/api/user/oauth/naver/link', body)).body;
    expect(user.linked).toEqual(['naver']);
    expect((await unlink('kakao', token, { current: password })).body.code).toBe('not_found');
    expect((await unlink('naver', token)).body.code).toBe('password_current_wrong');
    expect((await unlink('naver', token, { current: 'falsch12!' })).body.code).toBe('password_current_wrong');
    expect((await unlink('naver', token, { current: password })).body).toMatchObject({ oauth: 'email', linked: [] });
    expect((await test.call('GET', '/api/user/session', { token: old.token })).body.code).toBe('session_not_found');
    expect((await newBrowser().signIn('naver', person)).body.code).toBe('social_registered_by_email');
  });

  it('stays while it is the only sign-in method; without a password, unlinking needs a recent sign-in', async () => {
    const browser = newBrowser();
    const { pending } = (await browser.signIn('kakao', kakaoOf(anEmail()))).body;
    const { token, user } = (await agree(browser, 'kakao', pending)).body;
    expect((await unlink('kakao', token)).body.code).toBe('social_failed');
    await client.query(`update vault.sessions set created_at = created_at - interval '11 minutes' where user_id = $1`, [
      user.id,
    ]);
    const stale = await unlink('kakao', token);
    expect(stale).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(stale.body.errors['']).toContain('다시 로그인');
  });

  it('whose unlinking was cut off gives no access', async () => {
    const browser = newBrowser();
    const person = kakaoOf(anEmail());
    const { pending } = (await browser.signIn('kakao', person)).body;
    const { user } = (await agree(browser, 'kakao', pending)).body;
    const other = await test.person();
    // The vault after only the event was written: an identity is reserved for an account that isn't linked any more.
    await client.query(`update vault.reservations set stream = $1 where kind = 'kakao' and stream = $2`, [
      `user-${other.id}`,
      `user-${user.id}`,
    ]);
    expect((await newBrowser().signIn('kakao', person)).body.code).toBe('terms_required');
  });
});

it('an account without a password is changed lastingly only soon after a sign-in: a stolen token alone can’t', async () => {
  const person = kakaoOf(anEmail());
  const browser = newBrowser();
  const { pending } = (await browser.signIn('kakao', person)).body;
  const { token, user } = (await agree(browser, 'kakao', pending, { email: pending.email })).body;
  const age = (by: string) =>
    client.query(`update vault.sessions set created_at = created_at - $2::interval where user_id = $1`, [user.id, by]);
  const calls = [
    ['POST', '/api/user/otp', {}],
    ['DELETE', '/api/user', { confirm: true }],
    ['POST', '/api/user/confirmation', {}],
  ] as const;
  await age('11 minutes');
  for (const [method, path, body] of calls) {
    const refused = await test.call(method, path, { token, body });
    expect([path, refused.body]).toMatchObject([path, { code: 'forbidden', errors: { '': expect.any(String) } }]);
  }
  await age('-11 minutes');
  expect((await test.call('POST', '/api/user/otp', { token, body: {} })).status).toBe(200);
});

it('a person who has left is unknown when they come back through the service, and begins anew', async () => {
  const person = kakaoOf(anEmail());
  const browser = newBrowser();
  const { pending } = (await browser.signIn('kakao', person)).body;
  const { body } = await agree(browser, 'kakao', pending, { email: pending.email });
  const gone = await test.call('DELETE', '/api/user', { token: body.token, body: { confirm: true } });
  expect(gone.status).toBe(200);
  const { rows } = await client.query('select 1 from vault.reservations where stream = $1', [`user-${body.user.id}`]);
  expect(rows).toEqual([]);
  const again = newBrowser();
  const back = await again.signIn('kakao', person);
  expect(back.body.code).toBe('terms_required');
  expect((await agree(again, 'kakao', back.body.pending, { email: pending.email })).body.user.id).not.toBe(
    body.user.id,
  );
});

import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SocialName } from '@nomucheck/domain/contract/social.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { appCode } from './testing/authenticator.fixture.ts';
import { keys, startSocialServices } from './testing/social-services.fixture.ts';
import {
  type Answered,
  password,
  requiredTerms,
  startTestService,
  type TestService,
} from './testing/test-service.fixture.ts';

const publicUrl = 'https://nomucheck.example';
let services: Awaited<ReturnType<typeof startSocialServices>>;
let test: TestService;
let client: pg.Client;

beforeAll(async () => {
  services = await startSocialServices();
  const configured = (['GOOGLE', 'NAVER', 'KAKAO'] as const).flatMap((name) => [
    [`${name}_CLIENT_ID`, keys.id],
    [`${name}_CLIENT_SECRET`, keys.secret],
  ]);
  test = await startTestService({ ...Object.fromEntries(configured), PUBLIC_URL: publicUrl });
  client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await test.stop();
  await services.stop();
});
afterEach(() => {
  for (const service of [services.kakao, services.naver, services.google]) service.instead.clear();
});

/** One browser: what it keeps between its calls is the cookie. */
const newBrowser = () => {
  let cookie: string | null = null;
  const send = async (method: string, path: string, body?: unknown): Promise<Answered> => {
    const answer = await test.call(method, path, {
      ...(cookie === null ? {} : { headers: { Cookie: cookie } }),
      ...(body === undefined ? {} : { body }),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  const start = async (name: SocialName, returnTo = '/check'): Promise<string> => {
    const { body } = await send('GET', `/api/user/oauth/${name}?returnTo=${encodeURIComponent(returnTo)}`);
    return body.url;
  };
  const finish = (name: SocialName, back: object) => send('POST', `/api/user/oauth/${name}`, back);
  /** There and back again. */
  const signIn = async (name: SocialName, person: unknown): Promise<Answered> => {
    services[name].person = person;
    return finish(name, cameBack(await services.signIn(await start(name))));
  };
  return { send, start, finish, signIn };
};

const cameBack = (url: URL): { code: string; state: string } => ({
  code: url.searchParams.get('code') ?? '',
  state: url.searchParams.get('state') ?? '',
});

const anEmail = () => `${randomUUID()}@example.com`;
const googleOf = (email: string, changes: object = {}) => ({
  sub: randomUUID(),
  name: '김구글',
  email,
  email_verified: true,
  ...changes,
});
const kakaoOf = (email: string | undefined, changes: object = {}) => ({
  id: Math.floor(Math.random() * 1e12) + 1,
  connected_at: '2026-11-21T03:00:00Z',
  kakao_account: {
    profile: { nickname: '김카카오' },
    ...(email === undefined ? {} : { email, is_email_valid: true, is_email_verified: true }),
    ...changes,
  },
});
const naverOf = (email: string | undefined, changes: object = {}) => ({
  resultcode: '00',
  message: 'success',
  response: { id: randomUUID(), nickname: '김네이버', ...(email === undefined ? {} : { email }), ...changes },
});

type Browser = ReturnType<typeof newBrowser>;
const agree = (browser: Browser, name: SocialName, pending: { ticket: string }, changes: object = {}) =>
  browser.send('POST', `/api/user/oauth/${name}/signup`, {
    ticket: pending.ticket,
    name: '김해고',
    email: anEmail(),
    terms: requiredTerms,
    ...changes,
  });

describe('who comes the first time', () => {
  it.each([
    ['google', () => googleOf(anEmail()), '김구글', true],
    ['kakao', () => kakaoOf(anEmail()), '김카카오', true],
    ['naver', () => naverOf(anEmail()), '김네이버', false],
  ] as const)(
    'by %s has no account before they agree, and is known the next time',
    async (name, somebody, called, verified) => {
      const browser = newBrowser();
      const person = somebody();
      const first = await browser.signIn(name, person);
      expect(first).toMatchObject({ status: 422, body: { code: 'terms_required' } });
      const { pending } = first.body;
      expect(pending).toMatchObject({ provider: name, name: called, emailVerified: verified, phoneNumber: '' });

      const refused = await agree(browser, name, pending, {
        email: pending.email,
        terms: { ...requiredTerms, age14: false },
      });
      expect(refused.body).toMatchObject({ code: 'terms_required', errors: { 'terms.age14': expect.any(String) } });
      const made = await agree(browser, name, pending, { email: pending.email });
      expect(made).toMatchObject({
        status: 201,
        body: { returnTo: '/check', user: { oauth: name, email: pending.email } },
      });
      expect(made.body.user.emailVerifiedAt !== null).toBe(verified);

      const again = await newBrowser().signIn(name, person);
      expect(again).toMatchObject({ status: 200, body: { returnTo: '/check', user: { id: made.body.user.id } } });
      const { body: session } = await test.call('GET', '/api/user/session', { token: again.body.token });
      expect(session).toMatchObject({ oauth: name, name: '김해고' });
      const changed = await test.call('POST', '/api/user/changepw', {
        token: again.body.token,
        body: { current: password, password: 'neues456?', passwordConfirm: 'neues456?' },
      });
      expect(changed.body.code).toBe('code_social_account');
    },
  );

  it('may come without an address, or with one that nobody has shown to be theirs: they are asked for it', async () => {
    for (const person of [
      kakaoOf(undefined),
      kakaoOf(anEmail(), { is_email_verified: false }),
      kakaoOf(anEmail(), { is_email_valid: false }),
    ]) {
      const browser = newBrowser();
      const { pending } = (await browser.signIn('kakao', person)).body;
      expect(pending.emailVerified).toBe(false);
      expect((await agree(browser, 'kakao', pending, { email: 'kein' })).body.code).toBe('invalid_request');
      const { body } = await agree(browser, 'kakao', pending);
      expect(body.user.emailVerifiedAt).toBeNull();
    }
    const google = newBrowser();
    const { pending } = (await google.signIn('google', googleOf(anEmail(), { email_verified: false }))).body;
    expect(pending.emailVerified).toBe(false);
  });

  it('and gives another address than the service did, has shown nothing of it', async () => {
    const browser = newBrowser();
    const { pending } = (await browser.signIn('google', googleOf(anEmail()))).body;
    const { body } = await agree(browser, 'google', pending, { email: anEmail() });
    expect(body.user.emailVerifiedAt).toBeNull();
  });

  it('brings what no form would take: it is left out, not taken over', async () => {
    const strange = { name: 'x\u0000', email: 'kein <script>', mobile: '02-123-4567' };
    const { body } = await newBrowser().signIn('naver', naverOf(undefined, { ...strange, nickname: undefined }));
    expect(body.pending).toMatchObject({ name: '', email: '', phoneNumber: '' });
  });

  it('has one account, however often they press: the second is told to sign in', async () => {
    const browser = newBrowser();
    const { pending } = (await browser.signIn('google', googleOf(anEmail()))).body;
    const both = await Promise.all([agree(browser, 'google', pending), agree(browser, 'google', pending)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

describe('whose address or number is known already', () => {
  it('is told that it was registered by e-mail, and nothing is linked by itself', async () => {
    const old = await test.person();
    const { status, body } = await newBrowser().signIn('google', googleOf(old.email.toUpperCase()));
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'social_registered_by_email' });
    expect(body.token).toBeUndefined();
    const { state } = await linkedOf(old.id);
    expect(state).toEqual([]);
  });

  it('is told so of an account made through another service, and of a telephone number', async () => {
    const email = anEmail();
    const first = newBrowser();
    const { pending } = (await first.signIn('google', googleOf(email))).body;
    await agree(first, 'google', pending, { email, phoneNumber: '010-7777-0001' });
    const byEmail = await newBrowser().signIn('kakao', kakaoOf(email));
    expect(byEmail).toMatchObject({ status: 409, body: { code: 'social_email_or_phone_registered' } });
    const byPhone = await newBrowser().signIn('kakao', kakaoOf(anEmail(), { phone_number: '+82 10-7777-0001' }));
    expect(byPhone).toMatchObject({ status: 409, body: { code: 'social_email_or_phone_registered' } });
    expect(byPhone.body.pending.phoneNumber).toBe('01077770001');
  });

  it('links after the password of the old account, and signs in to it from then on', async () => {
    const old = await test.person();
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

  it('is signed up under another address, if they want', async () => {
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

describe('an account whose address nobody had verified', () => {
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

  it('belongs to who has the mailbox: linked by a code, it lets in nobody else who might have made it', async () => {
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
    expect((await link()).body.code).toBe('code_expired');
  });

  it('made through another service, is left by that service', async () => {
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

  it('is asked for by mail alone, and its code changes no password', async () => {
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

it('an account with a second factor asks for it of who comes through another service, too', async () => {
  const person = await test.person();
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

describe('a service that is no longer wanted', () => {
  const unlink = (name: SocialName, token: string, body: object = {}) =>
    test.call('DELETE', `/api/user/oauth/${name}`, { token, body });

  it('is unlinked by the password; from then on it opens nothing', async () => {
    const old = await test.person();
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

  it('stays while it is the only way in; without a password it takes a fresh sign-in', async () => {
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

  it('that was cut off while it was being unlinked is unlinked', async () => {
    const browser = newBrowser();
    const person = kakaoOf(anEmail());
    const { pending } = (await browser.signIn('kakao', person)).body;
    const { user } = (await agree(browser, 'kakao', pending)).body;
    const other = await test.person();
    // As the vault is left where only the log had been written: somebody's identity, of an account that isn't linked.
    await client.query(`update vault.reservations set stream = $1 where kind = 'kakao' and stream = $2`, [
      `user-${other.id}`,
      `user-${user.id}`,
    ]);
    expect((await newBrowser().signIn('kakao', person)).body.code).toBe('terms_required');
  });
});

it('who has left is nobody there, too: coming back, they begin anew', async () => {
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

describe('a state', () => {
  const wrong = { status: 422, body: { code: 'social_wrong_data' } };

  it('is good once', async () => {
    const browser = newBrowser();
    services.google.person = googleOf(anEmail());
    const back = cameBack(await services.signIn(await browser.start('google')));
    expect((await browser.finish('google', back)).body.code).toBe('terms_required');
    expect(await browser.finish('google', back)).toMatchObject(wrong);
  });

  it('is one browser’s: another’s doesn’t finish it, nor uses it up', async () => {
    const [mine, theirs] = [newBrowser(), newBrowser()];
    services.kakao.person = kakaoOf(anEmail());
    const back = cameBack(await services.signIn(await mine.start('kakao')));
    await theirs.start('kakao');
    expect(await theirs.finish('kakao', back)).toMatchObject(wrong);
    expect(await newBrowser().finish('kakao', back)).toMatchObject(wrong);
    expect((await mine.finish('kakao', back)).body.code).toBe('terms_required');
  });

  it('is one service’s, and none that was made up', async () => {
    const browser = newBrowser();
    services.kakao.person = kakaoOf(anEmail());
    const back = cameBack(await services.signIn(await browser.start('kakao')));
    expect(await browser.finish('google', back)).toMatchObject(wrong);
    expect(await browser.finish('kakao', { ...back, state: 'x'.repeat(43) })).toMatchObject(wrong);
    expect(await browser.finish('kakao', {})).toMatchObject(wrong);
  });

  it('is over after ten minutes', async () => {
    const browser = newBrowser();
    services.kakao.person = kakaoOf(anEmail());
    const back = cameBack(await services.signIn(await browser.start('kakao')));
    await client.query(`update vault.oauth_flows set expires_at = expires_at - interval '10 minutes'`);
    expect(await browser.finish('kakao', back)).toMatchObject(wrong);
  });

  it('and its cookie stand nowhere in plain text; the cookie is no script’s, and bound to this host', async () => {
    const answer = await test.call('GET', '/api/user/oauth/kakao');
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-social=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/);
    const state = new URL(answer.body.url).searchParams.get('state') ?? 'none';
    const { rows } = await client.query<{ text: string }>('select f::text as text from vault.oauth_flows as f');
    for (const flow of rows) {
      expect(flow.text).not.toContain(state);
      expect(flow.text).not.toContain(cookie.slice(14, 57));
    }
  });
});

describe('a ticket', () => {
  it('is one browser’s and one service’s, and can’t be changed', async () => {
    const browser = newBrowser();
    const { pending } = (await browser.signIn('google', googleOf(anEmail()))).body;
    const other = newBrowser();
    await other.start('google');
    const turned = `${pending.ticket.slice(0, 40)}${pending.ticket[40] === 'A' ? 'B' : 'A'}${pending.ticket.slice(41)}`;
    for (const refused of [
      await agree(other, 'google', pending),
      await agree(newBrowser(), 'google', pending),
      await agree(browser, 'kakao', pending),
      await agree(browser, 'google', { ticket: turned }),
      await browser.finish('google', { ticket: turned }),
    ]) {
      expect(refused.body.code).toBe('social_wrong_data');
    }
  });
});

describe('the way there', () => {
  it('leads to where the service is registered, whatever host the request names', async () => {
    const { port } = new URL(test.base);
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' };
    for (const name of ['google', 'naver', 'kakao'] as const) {
      // Not by fetch, which would set its own Host.
      const asked = get({ host: '127.0.0.1', port, path: `/api/user/oauth/${name}`, headers });
      const response = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve));
      const { url } = JSON.parse(await text(response));
      expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${publicUrl}/auth/callback/${name}`);
    }
  });

  it('carries what each service asks for: PKCE for Google, the state for Naver, commas for Kakao', async () => {
    const browser = newBrowser();
    const google = new URL(await browser.start('google')).searchParams;
    expect(google.get('code_challenge_method')).toBe('S256');
    expect(google.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(google.get('scope')).toBe('openid email profile');
    const naver = new URL(await browser.start('naver')).searchParams;
    expect(naver.get('state')).toMatch(/^[\w-]{43}$/);
    expect(new URL(await browser.start('kakao')).searchParams.get('scope')).toBe('account_email,profile_nickname');
    await browser.signIn('naver', naverOf(anEmail()));
    expect(services.naver.received.get('/oauth2.0/token')?.get('state')).toMatch(/^[\w-]{43}$/);
  });

  it.each(['//evil.kr', '/\\evil.kr', 'https://evil.kr/', 'javascript:alert(1)', '/a\nb', 'check'])(
    'goes on to no other site: %j',
    async (returnTo) => {
      const { status, body } = await test.call('GET', `/api/user/oauth/kakao?returnTo=${encodeURIComponent(returnTo)}`);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    },
  );

  it('has older addresses, which do the same', async () => {
    for (const [path, host] of [
      ['/api/user/oauth?provider=naver', 'nid.naver.com'],
      ['/api/user/kakao?', 'kauth.kakao.com'],
      ['/api/user/google?', 'accounts.google.com'],
      ['/oauth/naver?', 'nid.naver.com'],
      ['/oauth/google?', 'accounts.google.com'],
    ] as const) {
      const browser = newBrowser();
      const { body, headers } = await browser.send('GET', `${path}&returnTo=/more/checkList`);
      expect(new URL(body.url).host).toBe(host);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const browser = newBrowser();
    services.kakao.person = kakaoOf(anEmail());
    const { body } = await browser.send('GET', '/api/user/kakao');
    const back = cameBack(await services.signIn(body.url));
    expect((await browser.send('POST', '/api/user/kakao', back)).body.code).toBe('terms_required');
    const bySame = await browser.send('POST', '/api/user/oauth', { provider: 'kakao', ...back });
    expect(bySame.body.code).toBe('social_wrong_data');
  });

  it('there is none to a service that isn’t known', async () => {
    expect((await test.call('GET', '/api/user/oauth/facebook')).body.code).toBe('not_found');
  });
});

describe('when something goes wrong over there', () => {
  const failing = async (
    name: SocialName,
    path: string,
    instead: { status: number; json?: unknown },
    person: unknown,
  ) => {
    services[name].instead.set(path, instead);
    const { status, body } = await newBrowser().signIn(name, person);
    return `${status} ${body.code}`;
  };

  it('the person turned back: told so, and the state is used up', async () => {
    const browser = newBrowser();
    const state = new URL(await browser.start('naver')).searchParams.get('state');
    const closed = await browser.finish('naver', { error: 'access_denied', state });
    expect(closed).toMatchObject({ status: 422, body: { code: 'social_popup_closed' } });
    expect((await browser.finish('naver', { error: 'access_denied', state })).body.code).toBe('social_wrong_data');
    const other = new URL(await browser.start('naver')).searchParams.get('state');
    expect((await browser.finish('naver', { error: 'server_error', state: other })).body.code).toBe('social_failed');
  });

  it('a code that was used before is refused', async () => {
    for (const [name, person] of [
      ['kakao', kakaoOf(anEmail())],
      ['naver', naverOf(anEmail())],
    ] as const) {
      const browser = newBrowser();
      services[name].person = person;
      const first = cameBack(await services.signIn(await browser.start(name)));
      await browser.finish(name, first);
      const second = cameBack(await services.signIn(await browser.start(name)));
      const reused = await browser.finish(name, { code: first.code, state: second.state });
      expect(reused).toMatchObject({ status: 422, body: { code: 'social_wrong_data' } });
    }
  });

  it('no token: an answer of another kind, an error under 200, a secret that is wrong', async () => {
    const absent = '502 social_token_absent';
    expect(await failing('kakao', '/oauth/token', { status: 500 }, kakaoOf(anEmail()))).toBe(absent);
    expect(await failing('kakao', '/oauth/token', { status: 200, json: [] }, kakaoOf(anEmail()))).toBe(absent);
    const unknown = { status: 401, json: { error: 'invalid_client', error_code: 'KOE010' } };
    expect(await failing('kakao', '/oauth/token', unknown, kakaoOf(anEmail()))).toBe(absent);
    const under200 = { status: 200, json: { error: 'unauthorized_client', error_description: 'x' } };
    expect(await failing('naver', '/oauth2.0/token', under200, naverOf(anEmail()))).toBe(absent);
    expect(await failing('google', '/token', { status: 503, json: {} }, googleOf(anEmail()))).toBe(absent);
  });

  it('no person: refused, without an id, or not to be read', async () => {
    const absent = '502 social_user_absent';
    expect(await failing('kakao', '/v2/user/me', { status: 401, json: { code: -401, msg: 'x' } }, {})).toBe(absent);
    expect(await failing('kakao', '/v2/user/me', { status: 200, json: { kakao_account: {} } }, {})).toBe(absent);
    expect(await failing('naver', '/v1/nid/me', { status: 401, json: { resultcode: '024' } }, {})).toBe(absent);
    expect(await failing('naver', '/v1/nid/me', { status: 200, json: { resultcode: '00' } }, {})).toBe(absent);
    expect(await failing('google', '/userinfo', { status: 200, json: { email: 'a@b.kr' } }, {})).toBe(absent);
  });

  it('Kakao’s refusals that the person can do something about are told', async () => {
    for (const [code, said] of [
      [-402, '동의해 주세요'],
      [-406, '만 14세'],
    ] as const) {
      services.kakao.instead.set('/v2/user/me', { status: 403, json: { code, msg: 'insufficient scopes.' } });
      const { body } = await newBrowser().signIn('kakao', kakaoOf(anEmail()));
      expect(body.code).toBe('social_failed');
      expect(body.errors['']).toContain(said);
    }
  });

  it('the log says which service and what, never a code, a token or a person', async () => {
    const person = kakaoOf(anEmail());
    const browser = newBrowser();
    services.kakao.person = person;
    const back = cameBack(await services.signIn(await browser.start('kakao')));
    await browser.finish('kakao', { ...back, code: 'a-code-of-nobody' });
    const logged = test.logged();
    expect(logged).toContain('"provider":"kakao","what":"token: invalid_grant"');
    for (const secret of ['a-code-of-nobody', back.code, back.state, keys.secret, String(person.id)]) {
      expect(logged).not.toContain(secret);
    }
  });
});

it('who they are over there stands in no table as it is', async () => {
  const browser = newBrowser();
  const person = googleOf(anEmail());
  const { pending } = (await browser.signIn('google', person)).body;
  await agree(browser, 'google', pending, { email: person.email });
  const { rows } = await client.query<{ text: string }>('select r::text as text from vault.reservations as r');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.text).not.toContain(person.sub);
  const { rows: events } = await client.query<{ text: string }>('select e::text as text from log.events as e');
  for (const event of events) expect(event.text).not.toContain(person.sub);
});

it('the site is told which services are offered', async () => {
  expect((await test.call('GET', '/api/site')).body.signInWith).toEqual(
    (['kakao', 'naver', 'google'] as const).map((provider) => ({ provider, sandbox: false })),
  );
});

it('an account with an authenticator app is asked for its code after the other service, and the ticket goes on with it', async () => {
  const browser = newBrowser();
  const person = googleOf(anEmail());
  const { pending } = (await browser.signIn('google', person)).body;
  const { token } = (await agree(browser, 'google', pending)).body;
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

import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SocialName } from '@nomucheck/domain/accounts/contract/social.ts';
import { socialTitles } from '@nomucheck/domain/accounts/social-titles.ts';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { password, requiredTerms, type TestService } from '../../testing/test-service.fixture.ts';
import {
  agree,
  anEmail,
  cameBack,
  googleOf,
  kakaoOf,
  naverOf,
  publicUrl,
  socialUnderTest,
} from '../testing/social-browser.fixture.ts';
import { keys } from '../testing/social-services.fixture.ts';

const social = socialUnderTest();
const { newBrowser } = social;
let client: pg.Client;
let services: ReturnType<typeof social.here>['services'];
let test: TestService;
beforeAll(() => {
  ({ client, services, test } = social.here());
});

describe('a person who comes for the first time', () => {
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

      // Who has forgotten that they signed up through another service is told which one it was.
      const { email: address } = made.body.user;
      const byPassword = await test.call('POST', '/api/user/login', { body: { email: address, password } });
      const forgotten = await test.call('POST', '/api/user/code', {
        body: { channel: 'email', address, purpose: 'password' },
      });
      const service = expect.stringContaining(socialTitles[name]);
      expect(byPassword).toMatchObject({
        status: 409,
        body: { code: 'code_social_account', errors: { email: service } },
      });
      expect(forgotten).toMatchObject({
        status: 409,
        body: { code: 'code_social_account', errors: { address: service } },
      });
    },
  );

  it('may come without an address or with an unverified one: then they are asked for an address', async () => {
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

  it('and types another address than the service gave hasn’t verified it', async () => {
    const browser = newBrowser();
    const { pending } = (await browser.signIn('google', googleOf(anEmail()))).body;
    const { body } = await agree(browser, 'google', pending, { email: anEmail() });
    expect(body.user.emailVerifiedAt).toBeNull();
  });

  it('with values that no form would accept signs up without those values', async () => {
    const strange = { name: 'x\u0000', email: 'kein <script>', mobile: '02-123-4567' };
    const { body } = await newBrowser().signIn('naver', naverOf(undefined, { ...strange, nickname: undefined }));
    expect(body.pending).toMatchObject({ name: '', email: '', phoneNumber: '' });
  });

  it.each(['노무체크 담당자', '\u3164\u200b'])('and with the name %j is asked for their own', async (name) => {
    const browser = newBrowser();
    const { pending } = (await browser.signIn('google', googleOf(anEmail(), { name }))).body;
    expect(pending.name).toBe('');
    const refused = await agree(browser, 'google', pending, { name });
    expect(refused).toMatchObject({ status: 400, body: { errors: { name: expect.stringMatching(/이름/) } } });
    expect((await agree(browser, 'google', pending, { name: '김본인' })).body.user.name).toBe('김본인');
  });

  it('gets one account from parallel sign-ups: the second one is told to sign in', async () => {
    const browser = newBrowser();
    const { pending } = (await browser.signIn('google', googleOf(anEmail()))).body;
    const both = await Promise.all([agree(browser, 'google', pending), agree(browser, 'google', pending)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

describe('a state', () => {
  const wrong = { status: 422, body: { code: 'social_wrong_data' } };

  it('works once', async () => {
    const browser = newBrowser();
    services.google.person = googleOf(anEmail());
    const back = cameBack(await services.signIn(await browser.start('google')));
    expect((await browser.finish('google', back)).body.code).toBe('terms_required');
    expect(await browser.finish('google', back)).toMatchObject(wrong);
  });

  it('belongs to one browser: another browser can neither finish nor use it up', async () => {
    const [mine, theirs] = [newBrowser(), newBrowser()];
    services.kakao.person = kakaoOf(anEmail());
    const back = cameBack(await services.signIn(await mine.start('kakao')));
    await theirs.start('kakao');
    expect(await theirs.finish('kakao', back)).toMatchObject(wrong);
    expect(await newBrowser().finish('kakao', back)).toMatchObject(wrong);
    expect((await mine.finish('kakao', back)).body.code).toBe('terms_required');
  });

  it('belongs to one service, and an invented one is refused', async () => {
    const browser = newBrowser();
    services.kakao.person = kakaoOf(anEmail());
    const back = cameBack(await services.signIn(await browser.start('kakao')));
    expect(await browser.finish('google', back)).toMatchObject(wrong);
    expect(await browser.finish('kakao', { ...back, state: 'x'.repeat(43) })).toMatchObject(wrong);
    expect(await browser.finish('kakao', {})).toMatchObject(wrong);
  });

  it('expires after ten minutes', async () => {
    const browser = newBrowser();
    services.kakao.person = kakaoOf(anEmail());
    const back = cameBack(await services.signIn(await browser.start('kakao')));
    await client.query(`update vault.oauth_flows set expires_at = expires_at - interval '10 minutes'`);
    expect(await browser.finish('kakao', back)).toMatchObject(wrong);
  });

  it('and its cookie are stored nowhere in plain text; scripts can’t read the cookie, and it belongs to this host', async () => {
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
  it('belongs to one browser and one service, and can’t be changed', async () => {
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

describe('a ticket that has signed a person in', () => {
  const wrong = { status: 422, body: { code: 'social_wrong_data' } };

  it('signs nobody in again, after the sign-up that it was for', async () => {
    const browser = newBrowser();
    const { pending } = (await browser.signIn('google', googleOf(anEmail()))).body;
    expect((await agree(browser, 'google', pending)).status).toBe(201);
    expect(await browser.finish('google', { ticket: pending.ticket })).toMatchObject(wrong);
    expect(await agree(browser, 'google', pending)).toMatchObject(wrong);
  });

  it('works for one of many parallel requests, and again after a request that was refused', async () => {
    const browser = newBrowser();
    const { pending } = (await browser.signIn('kakao', kakaoOf(anEmail()))).body;
    const taken = (await test.person()).email;
    expect((await agree(browser, 'kakao', pending, { email: taken })).status).toBe(409);
    const made = await Promise.all(Array.from({ length: 4 }, () => agree(browser, 'kakao', pending)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(await browser.finish('kakao', { ticket: pending.ticket })).toMatchObject(wrong);
  });
});

describe('the redirect to the other service', () => {
  it('names the registered address of this service, whatever host the request names', async () => {
    const { port } = new URL(test.base);
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' };
    for (const name of ['google', 'naver', 'kakao'] as const) {
      // fetch would set the Host header itself.
      const asked = get({ host: '127.0.0.1', port, path: `/api/user/oauth/${name}`, headers });
      const response = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve));
      const { url } = JSON.parse(await text(response));
      expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${publicUrl}/auth/callback/${name}`);
    }
  });

  it('has the parameters of each service: PKCE for Google, the state for Naver, commas for Kakao', async () => {
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
    'leads to no other site afterwards: %j',
    async (returnTo) => {
      const { status, body } = await test.call('GET', `/api/user/oauth/kakao?returnTo=${encodeURIComponent(returnTo)}`);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    },
  );

  it('has older addresses with the same behaviour', async () => {
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

  it('doesn’t exist for an unknown service', async () => {
    expect((await test.call('GET', '/api/user/oauth/facebook')).body.code).toBe('not_found');
  });
});

describe('when the other service reports a problem', () => {
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

  it('a person who cancelled is told so, and the state is used up', async () => {
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

  it('an answer without a token is refused: another content type, an error under status 200, a wrong secret', async () => {
    const absent = '502 social_token_absent';
    expect(await failing('kakao', '/oauth/token', { status: 500 }, kakaoOf(anEmail()))).toBe(absent);
    expect(await failing('kakao', '/oauth/token', { status: 200, json: [] }, kakaoOf(anEmail()))).toBe(absent);
    const unknown = { status: 401, json: { error: 'invalid_client', error_code: 'KOE010' } };
    expect(await failing('kakao', '/oauth/token', unknown, kakaoOf(anEmail()))).toBe(absent);
    const under200 = { status: 200, json: { error: 'unauthorized_client', error_description: 'x' } };
    expect(await failing('naver', '/oauth2.0/token', under200, naverOf(anEmail()))).toBe(absent);
    expect(await failing('google', '/token', { status: 503, json: {} }, googleOf(anEmail()))).toBe(absent);
  });

  it('an answer without a person is refused: an error, no id, or one that can’t be read', async () => {
    const absent = '502 social_user_absent';
    expect(await failing('kakao', '/v2/user/me', { status: 401, json: { code: -401, msg: 'x' } }, {})).toBe(absent);
    expect(await failing('kakao', '/v2/user/me', { status: 200, json: { kakao_account: {} } }, {})).toBe(absent);
    expect(await failing('naver', '/v1/nid/me', { status: 401, json: { resultcode: '024' } }, {})).toBe(absent);
    expect(await failing('naver', '/v1/nid/me', { status: 200, json: { resultcode: '00' } }, {})).toBe(absent);
    expect(await failing('google', '/userinfo', { status: 200, json: { email: 'a@b.kr' } }, {})).toBe(absent);
  });

  it('those refusals of Kakao that the person can solve are explained', async () => {
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

  it('the log contains the service and its error, never a code, a token or a person', async () => {
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

it('the identity at the other service is stored in no table in plain text', async () => {
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

it('the site lists the services that are offered', async () => {
  expect((await test.call('GET', '/api/site')).body.signInWith).toEqual(
    (['kakao', 'naver', 'google'] as const).map((provider) => ({ provider, sandbox: false })),
  );
});

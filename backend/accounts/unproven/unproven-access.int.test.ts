import { randomUUID } from 'node:crypto';
import { requiredConsents } from '@nomucheck/domain/accounts/consents.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import type pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { lettersTo } from '../../messages/testing/mailbox.fixture.ts';
import { addToLog } from '../../testing/people-of-roles.fixture.ts';
import { type Person, password, type TestService } from '../../testing/test-service.fixture.ts';
import { agree, anEmail, googleOf, kakaoOf, socialUnderTest } from '../testing/social-browser.fixture.ts';

/**
 * A person signs up with another person's address, sets up every kind of access, and waits. The owner of the mailbox
 * proves the address in each possible way: after that only the owner has access.
 */
const social = socialUnderTest();
const { newBrowser } = social;
let client: pg.Client;
let test: TestService;
beforeAll(() => {
  ({ client, test } = social.here());
});

const newPassword = 'neues456?';
let numbers = 0;
const freshNumber = (): string => {
  numbers += 1;
  return `010${String(40_000_000 + numbers)}`;
};

/** The code in the newest letter that contains one, once this many have arrived. */
const codeIn = async (address: string, letters: number): Promise<string> =>
  vi.waitFor(
    async () => {
      const codes = (await lettersTo(test, address)).filter(({ subject }) => subject.includes('인증번호'));
      expect(codes).toHaveLength(letters);
      return /\d{6}/.exec(codes[0]?.text ?? '')?.[0] ?? '';
    },
    { timeout: 30_000, interval: 50 },
  );

const proofOf = async (to: object, address: string, token?: string, letters = 1): Promise<string> => {
  const body = { address, channel: 'email', ...to };
  expect((await test.call('POST', '/api/user/code', { token, body })).status).toBe(200);
  const code = await codeIn(address, letters);
  return (await test.call('POST', '/api/user/checkcode', { body: { ...body, code } })).body.proof;
};
const verify = (proof: string, token: string) =>
  test.call('POST', '/api/user/verification', { token, body: { proof, current: password } });
const logIn = (email: string, used: string) =>
  test.call('POST', '/api/user/login', { body: { email, password: used } });
const session = (token: string) => test.call('GET', '/api/user/session', { token });

/** Access that could be set up before there was a rule against it, as the log and the vault of that time contain it. */
const addUnprovenAccess = async ({ id }: Person) => {
  const google = googleOf(anEmail());
  const browser = newBrowser();
  const { pending } = (await browser.signIn('google', google)).body;
  const { body: decoy } = await agree(browser, 'google', pending);
  await client.query(`update vault.reservations set stream = $1 where kind = 'google' and stream = $2`, [
    userStream(id),
    userStream(decoy.user.id),
  ]);
  const factor = randomUUID();
  await client.query(`insert into vault.second_factors (id, user_id, secret, kept_at) values ($1, $2, '{}', now())`, [
    factor,
    id,
  ]);
  await client.query(`insert into vault.recovery_codes values ($1, sha256('abcde-fghij'))`, [factor]);
  const at = new Date().toISOString();
  await addToLog(test, id, { type: 'SocialLinked', data: { owner: id, provider: 'google', at } });
  await addToLog(test, id, { type: 'SecondFactorTurnedOn', data: { owner: id, factor, at } });
  return { google };
};

const traces = async (id: string) => {
  const { rows } = await client.query<{ links: number; factors: number; phones: number }>(
    `select (select count(*)::integer from vault.reservations where stream = $1 and kind = 'google') as links,
       (select count(*)::integer from vault.second_factors where user_id = $2) as factors,
       (select count(*)::integer from vault.reservations where stream = $1 and kind = 'phone') as phones`,
    [userStream(id), id],
  );
  return rows[0];
};

describe('before the address is proved', () => {
  it('another service can’t be linked with the password; the answer asks for a code to the mailbox', async () => {
    const otherPerson = await test.person();
    const browser = newBrowser();
    const google = googleOf(otherPerson.email);
    const { pending } = (await browser.signIn('google', google)).body;
    const body = { ticket: pending.ticket, email: otherPerson.email, password };
    const refused = await browser.send('POST', '/api/user/oauth/google/link', body);
    expect(refused).toMatchObject({ status: 409, body: { code: 'stage_wrong' } });
    expect(refused.body.errors['']).toContain('인증번호');
    expect((await newBrowser().signIn('google', google)).body.code).toBe('social_registered_by_email');
  });

  it('a second factor can’t be set up', async () => {
    const otherPerson = await test.person();
    const otp = (body: object) => test.call('POST', '/api/user/otp', { token: otherPerson.token, body });
    const refused = await otp({ password });
    expect(refused).toMatchObject({ status: 409, body: { code: 'stage_wrong' } });
    expect(refused.body.errors['']).toContain('이메일');
    expect((await otp({ code: '123456' })).body.code).toBe('stage_wrong');
  });
});

/** Each way to prove the address; returns the owner's token. */
const ways = {
  'a code in a sign-in': async ({ email, token }: Person) => {
    expect((await verify(await proofOf({ purpose: 'verify' }, email, token), token)).status).toBe(200);
    return token;
  },
  'a new password by code': async ({ email }: Person) => {
    const proof = await proofOf({ purpose: 'password' }, email);
    const body = { proof, password: newPassword, passwordConfirm: newPassword };
    expect((await test.call('POST', '/api/user/changepwwithcode', { body })).status).toBe(200);
    const { status, body: signedIn } = await logIn(email, newPassword);
    expect(status).toBe(200);
    return signedIn.token;
  },
  'linking another service by code': async (person: Person) => linkByCode(person, 'kakao'),
  'linking the same service by code': async (person: Person) => linkByCode(person, 'google'),
} as const;

const linkByCode = async ({ email }: Person, name: 'kakao' | 'google') => {
  const browser = newBrowser();
  const mine = name === 'google' ? googleOf(email) : kakaoOf(email);
  const { pending } = (await browser.signIn(name, mine)).body;
  const proof = await proofOf({ purpose: 'link' }, email);
  const linked = await browser.send('POST', `/api/user/oauth/${name}/link`, { ticket: pending.ticket, proof });
  expect(linked).toMatchObject({ status: 200, body: { user: { linked: [name], secondFactor: false } } });
  const again = await newBrowser().signIn(name, mine);
  expect(again.status).toBe(200);
  return linked.body.token;
};

describe.each(Object.entries(ways))('an address that is proved by %s', (way, show) => {
  const isInside = way === 'a code in a sign-in';
  let person: Person;
  let mine: string;
  let elsewhere: string;
  let google: object;
  let phone: string;
  let pendingReset: string;
  let pendingPhone: string;
  let stolenTicket: { readonly browser: ReturnType<typeof newBrowser>; readonly ticket: string };

  beforeAll(async () => {
    person = await test.person();
    elsewhere = (await logIn(person.email, password)).body.token;
    phone = freshNumber();
    if (isInside) {
      await test.call('PUT', '/api/user/edit', { token: person.token, body: { phoneNumber: phone } });
    } else {
      const shown = await proofOf({ channel: 'sms', purpose: 'verify' }, phone, elsewhere);
      expect((await verify(shown, elsewhere)).status).toBe(200);
      pendingReset = await proofOf({ channel: 'sms', purpose: 'password' }, phone, undefined, 2);
    }
    const another = freshNumber();
    pendingPhone = await proofOf({ channel: 'sms', purpose: 'verify' }, another, elsewhere);
    const browser = newBrowser();
    const { pending } = (await browser.signIn('kakao', kakaoOf(person.email))).body;
    stolenTicket = { browser, ticket: pending.ticket };
    ({ google } = await addUnprovenAccess(person));
    mine = await show(person);
  }, 60_000);

  it('leaves the owner signed in, the address verified, and no other way to sign in', async () => {
    const { status, body } = await session(mine);
    expect(status).toBe(200);
    expect(body).toMatchObject({ emailVerifiedAt: expect.any(String), secondFactor: false, phoneNumber: null });
    expect(body.linked).toEqual(
      { 'linking another service by code': ['kakao'], 'linking the same service by code': ['google'] }[way] ?? [],
    );
  });

  it('ends the other person’s session', async () => {
    expect((await session(elsewhere)).body.code).toBe('session_not_found');
    if (!isInside) expect((await session(person.token)).body.code).toBe('session_not_found');
  });

  it('makes the other person’s Google account unusable', async () => {
    const { status, body } = await newBrowser().signIn('google', google);
    expect({ status, token: body.token }).toEqual({ status: 422, token: undefined });
    expect((await traces(person.id))?.links).toBe(way === 'linking the same service by code' ? 1 : 0);
  });

  it('asks for no code of the other person’s app, and removes its secret and recovery codes', async () => {
    const used = { 'a code in a sign-in': password, 'a new password by code': newPassword }[way];
    if (used !== undefined) expect((await logIn(person.email, used)).status).toBe(200);
    expect((await traces(person.id))?.factors).toBe(0);
  });

  it('makes the other person’s password unusable', async () => {
    const { body } = await logIn(person.email, password);
    if (isInside) expect(body.token).toEqual(expect.any(String));
    else expect(body.code).toBe('password_wrong');
    const { browser, ticket } = stolenTicket;
    const link = await browser.send('POST', '/api/user/oauth/kakao/link', { ticket, email: person.email, password });
    if (!isInside) expect(link.body.code).toBe('password_wrong');
  });

  it('removes the other person’s number, and every code that was sent to it', async () => {
    expect((await traces(person.id))?.phones).toBe(0);
    expect((await verify(pendingPhone, elsewhere)).body.code).toBe('session_not_found');
    if (isInside) return;
    const body = { proof: pendingReset, password: 'fremd789!', passwordConfirm: 'fremd789!' };
    expect((await test.call('POST', '/api/user/changepwwithcode', { body })).body.code).toBe('code_expired');
    expect((await logIn(person.email, 'fremd789!')).body.code).toBe('password_wrong');
  });

  it(`asks the owner for every consent ${isInside ? 'no more than before' : 'again, and changes nothing before that'}`, async () => {
    const { consents } = (await session(mine)).body;
    const startCheck = () => test.call('POST', '/api/check/form', { token: mine, body: { questionnaire: 'basic' } });
    if (isInside) {
      expect(Object.keys(consents)).toEqual(['service', 'privacy', 'personalInfo', 'age14']);
      expect((await startCheck()).status).toBe(201);
      return;
    }
    expect(consents).toEqual({});
    expect((await startCheck()).body).toMatchObject({ code: 'terms_required', agree: '/user/terms' });
    expect((await test.call('GET', '/api/check/list', { token: mine })).status).toBe(200);
    const answers = requiredConsents.map((kind) => [kind, { agreed: true, version: firstPolicyVersion }]);
    const agreed = await test.call('POST', '/api/user/term', { token: mine, body: Object.fromEntries(answers) });
    expect(agreed.body.consents).toHaveProperty('age14');
    expect((await startCheck()).status).toBe(201);
  });

  it('has this effect once: what the owner sets up afterwards stays', async () => {
    const shown = await test.service.store.read(userStream(person.id));
    expect(shown.filter(({ type }) => type === 'StrangersShutOut')).toHaveLength(1);
    expect(shown.filter(({ type }) => type === 'EmailVerified')).toHaveLength(1);
  });
});

it('an account that was signed up through Google keeps that access when its own session proves the address', async () => {
  const google = googleOf(undefined as never, { email: undefined });
  const browser = newBrowser();
  const { pending } = (await browser.signIn('google', google)).body;
  const email = anEmail();
  const { body: made } = await agree(browser, 'google', pending, { email });
  const proof = await proofOf({ purpose: 'verify' }, email, made.token);
  expect((await verify(proof, made.token)).body).toMatchObject({ linked: ['google'], oauth: 'google' });
  expect((await newBrowser().signIn('google', google)).body.user.id).toBe(made.user.id);
});

it('given the process ends after the event is written, then the removal is completed later, and no removed access works meanwhile', async () => {
  const person = await test.person();
  const { google } = await addUnprovenAccess(person);
  const at = new Date(Date.now() + 1000).toISOString();
  await test.service.commands.handle(userDecider, {
    stream: userStream(person.id),
    command: { type: 'NoteEmailVerified', proof: { by: 'session', session: null, at } },
    context: {
      ...{ commandId: randomUUID(), at, correlationId: randomUUID() },
      actor: { id: person.id, role: 'user' },
    },
  });
  expect((await session(person.token)).body.code).toBe('session_not_found');
  expect((await newBrowser().signIn('google', google)).status).toBe(422);
  await vi.waitFor(async () => expect(await traces(person.id)).toEqual({ links: 0, factors: 0, phones: 0 }), {
    timeout: 15_000,
    interval: 50,
  });
});

it('the owner is notified by mail of what was removed', async () => {
  const person = await test.person();
  await addUnprovenAccess(person);
  await ways['a new password by code'](person);
  await vi.waitFor(
    async () => {
      const text = (await lettersTo(test, person.email)).map((letter) => letter.text).join('\n');
      expect(text).toContain('구글 로그인 연결');
      expect(text).toContain('2단계 인증');
    },
    { timeout: 15_000, interval: 100 },
  );
});

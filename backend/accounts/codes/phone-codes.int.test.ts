import { randomUUID } from 'node:crypto';
import { versionsOf } from '@nomucheck/domain/accounts/consent-versions.fixture.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codeSentTo, lettersTo, wrongFor } from '../../messages/testing/mailbox.fixture.ts';
import { provedPerson } from '../../testing/people-of-roles.fixture.ts';
import {
  type Answered,
  type Person,
  password,
  signupOf,
  startTestService,
  type TestService,
} from '../../testing/test-service.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

let numbers = 0;
/** A new number that no account has, as it is stored. */
const freshNumber = (): string => {
  numbers += 1;
  return `010${String(20_000_000 + numbers)}`;
};

type Token = { readonly token?: string };
const ask = (address: string, { token }: Token, purpose = 'verify'): Promise<Answered> =>
  test.call('POST', '/api/user/code', { token, body: { channel: 'sms', address, purpose } });
const check = (address: string, code: string): Promise<Answered> =>
  test.call('POST', '/api/user/checkcode', { body: { channel: 'sms', address, purpose: 'verify', code } });
const verify = (proof: string, { token }: Token): Promise<Answered> =>
  test.call('POST', '/api/user/verification', { token, body: { proof, current: password } });
const session = async ({ token }: Token) => (await test.call('GET', '/api/user/session', { token })).body;

const proofFor = async (address: string, person: Person, letters = 1): Promise<string> => {
  expect((await ask(address, person)).body).toEqual({ seconds: 180 });
  const { status, body } = await check(address, await codeSentTo(test, address, letters));
  expect(status).toBe(200);
  return body.proof;
};
const verified = async (address: string, person: Person, letters = 1): Promise<Answered> =>
  verify(await proofFor(address, person, letters), person);

describe('a mobile number', () => {
  it('is added and verified by the code that was sent to it, as an event that contains no number in plain text', async () => {
    const [me, number] = [await test.person(), freshNumber()];
    expect(await session(me)).toMatchObject({ phoneNumber: null, phoneVerifiedAt: null });
    const proof = await proofFor(number, me);
    const { status, body } = await verify(proof, me);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { phoneNumber: number, phoneVerifiedAt: expect.any(String) },
    });
    expect(await session(me)).toMatchObject({ phoneNumber: number, phoneVerifiedAt: body.phoneVerifiedAt });
    expect((await verify(proof, me)).body.code).toBe('code_expired');
    const [event] = await test.service.store.read(`user-${me.id}`, { backwards: true });
    expect(event).toMatchObject({ type: 'PhoneVerified', actor: { id: me.id } });
    expect(JSON.stringify(event)).not.toContain(number);
    expect(test.logged()).not.toContain(number.slice(1));
  });

  it('is recognised in any spelling, and a landline number is refused', async () => {
    const me = await test.person();
    const number = freshNumber();
    const spoken = `+82 ${number.slice(1, 3)}-${number.slice(3, 7)}-${number.slice(7)}`;
    await ask(spoken, me);
    const { body } = await check(number, await codeSentTo(test, number));
    expect((await verify(body.proof, me)).body.phoneNumber).toBe(number);
    const refused = await ask('02-123-4567', me);
    expect(refused).toMatchObject({ status: 400, body: { code: 'code_address_invalid' } });
    expect(refused.body.errors.address).toContain('010-1234-5678');
  });

  it('can be added by a signed-in person only, and can’t be verified with another person’s code', async () => {
    const [me, other, number] = [await test.person(), await test.person(), freshNumber()];
    expect((await ask(number, {})).body.code).toBe('login_needed');
    const proof = await proofFor(number, me);
    expect((await verify(proof, other)).body.code).toBe('code_expired');
    expect((await verify(proof, {})).body.code).toBe('login_needed');
    expect((await verify(proof, me)).status).toBe(200);
  });

  it('that another account has verified is refused, and only the person who received its code learns that', async () => {
    const [first, second, number] = [await test.person(), await test.person(), freshNumber()];
    await verified(number, first);
    const unknown = await ask(freshNumber(), second);
    const known = await ask(number, second);
    expect(known).toMatchObject({ status: unknown.status, body: unknown.body });

    const { body } = await check(number, await codeSentTo(test, number, 2));
    const refused = await verify(body.proof, second);
    expect(refused).toMatchObject({ status: 409, body: { code: 'code_phone_used' } });
    expect(JSON.stringify(refused.body)).not.toMatch(/@|김해고/);
    expect(await session(second)).toMatchObject({ phoneNumber: null, phoneVerifiedAt: null });
    expect((await session(first)).phoneNumber).toBe(number);
  });

  it('that another account has verified can’t be named at sign-up or in the profile of the browser where its owner was signed in', async () => {
    const [first, second, number] = [await test.person(), await test.person(), freshNumber()];
    await verified(number, first);
    const name = (phoneNumber: string, { token }: Token) =>
      test.call('PUT', '/api/user/edit', { token, body: { phoneNumber } });
    const signUp = (phoneNumber: string) =>
      test.call('POST', '/api/user/signup', { body: { ...signupOf({}), phoneNumber } });
    const registered = {
      status: 409,
      body: { code: 'phone_registered', errors: { phoneNumber: expect.stringContaining('다른 계정') } },
    };
    expect(await signUp(`+82 ${number.slice(1)}`)).toMatchObject(registered);
    expect(await name(number, second)).toMatchObject(registered);
    expect((await name(number, first)).status).toBe(200);
    // Another browser of the same office isn't told, nor is this one of the owner's a month later.
    const elsewhere = { headers: { 'User-Agent': 'of a colleague' } };
    const naming = { token: second.token, body: { phoneNumber: number } };
    expect((await test.call('PUT', '/api/user/edit', { ...naming, ...elsewhere })).status).toBe(200);
    const client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
    await client.query(`update vault.known_networks set seen_at = seen_at - interval '31 days'`);
    await client.end();
    expect((await signUp(number)).status).toBe(201);
    // Named without proof, it keeps nobody from naming it.
    const claimed = freshNumber();
    expect((await name(claimed, second)).status).toBe(200);
    expect((await signUp(claimed)).status).toBe(201);
  });

  it('that an older account holds without having verified it goes to the account that verifies it; the former holder is notified by mail', async () => {
    const [squatter, holder, number] = [await provedPerson(test), await test.person(), freshNumber()];
    const say = ({ token }: Token) => test.call('PUT', '/api/user/edit', { token, body: { phoneNumber: number } });
    expect((await say(squatter)).body.phoneNumber).toBe(number);
    // The state before naming a number stopped reserving it.
    await verified(number, holder);
    const client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
    await client.query(`update vault.reservations set stream = $1 where kind = 'phone' and stream = $2`, [
      userStream(squatter.id),
      userStream(holder.id),
    ]);
    await client.end();

    const another = await test.person();
    expect((await verified(number, another, 2)).body.phoneNumber).toBe(number);
    expect(await session(squatter)).toMatchObject({ phoneNumber: null, phoneVerifiedAt: null });
    const told = async () => (await lettersTo(test, squatter.email)).map(({ text }) => text).join('\n');
    await vi.waitFor(async () => expect(await told()).toContain('다른 분이'), { timeout: 15_000, interval: 50 });
    const [yielded] = await test.service.store.read(`user-${squatter.id}`, { backwards: true });
    expect(yielded).toMatchObject({ type: 'PhoneYielded', actor: { role: 'system' } });
  });

  it('verified by two accounts at once, one of which had named it, belongs to one of them in the end', async () => {
    const [first, second, number] = [await test.person(), await test.person(), freshNumber()];
    await test.call('PUT', '/api/user/edit', { token: first.token, body: { phoneNumber: number } });
    const proofs = [await proofFor(number, first), await proofFor(number, second, 2)] as const;
    const answers = await Promise.all([verify(proofs[0], first), verify(proofs[1], second)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const named = [await session(first), await session(second)].filter(({ phoneNumber }) => phoneNumber === number);
    const shown = named.filter(({ phoneVerifiedAt }) => phoneVerifiedAt !== null);
    expect(shown).toHaveLength(1);
  });

  it('that was replaced when a process ended in between becomes free again', async () => {
    const [me, other, number] = [await test.person(), await test.person(), freshNumber()];
    await verified(number, me);
    // The state after only the event was written.
    const context = { commandId: randomUUID(), at: new Date().toISOString(), correlationId: randomUUID() };
    await test.service.commands.handle(userDecider, {
      stream: userStream(me.id),
      command: {
        type: 'EditProfile',
        changes: { phoneNumber: null },
        versions: versionsOf('2026-11-21'),
        at: context.at,
      },
      context: { ...context, actor: { id: me.id, role: 'user' } },
    });
    const client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
    const held = async () =>
      (await client.query(`select from vault.reservations where kind = 'phone' and stream = $1`, [userStream(me.id)]))
        .rowCount;
    await vi.waitFor(async () => expect(await held()).toBe(0), { timeout: 15_000, interval: 50 });
    await client.end();
    expect((await verified(number, other, 2)).body.phoneNumber).toBe(number);
  });

  it('that was replaced becomes free again', async () => {
    const [me, other] = [await test.person(), await test.person()];
    const [old, renewed] = [freshNumber(), freshNumber()];
    await verified(old, me);
    expect((await verified(renewed, me)).body.phoneNumber).toBe(renewed);
    expect((await verified(old, other, 2)).body.phoneNumber).toBe(old);
  });

  it('can restore a forgotten password once it is verified', async () => {
    const [me, number] = [await test.person(), freshNumber()];
    await verified(number, me);
    await ask(number, {}, 'password');
    const code = await codeSentTo(test, number, 2);
    const { proof } = (
      await test.call('POST', '/api/user/checkcode', {
        body: { channel: 'sms', address: number, purpose: 'password', code },
      })
    ).body;
    const secret = 'neues456?';
    const changed = await test.call('POST', '/api/user/changepwwithcode', {
      body: { proof, password: secret, passwordConfirm: secret },
    });
    expect(changed.status).toBe(200);
    const logIn = (used: string) => test.call('POST', '/api/user/login', { body: { email: me.email, password: used } });
    expect((await logIn(password)).body.code).toBe('password_wrong');
    expect((await logIn(secret)).status).toBe(200);
  });
});

/** From here on the test asks from a network that no account knows. */
const fromElsewhere = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  await client.query('delete from vault.known_networks');
  await client.end();
};

describe('whether a number is a member’s isn’t revealed to strangers', () => {
  type Asked = { readonly status: number; readonly told: unknown; readonly ms: number };
  const timed = async (number: string, send: () => Promise<Answered>): Promise<Asked> => {
    const begun = performance.now();
    const { status, body } = await send();
    const ms = performance.now() - begun;
    const told = JSON.stringify(body, (key, value) => (ownToEach.has(key) ? '…' : value)).replaceAll(number, 'number');
    return { status, told, ms };
  };
  const times = process.env.LONG === '1' ? 5 : 3;
  const ownToEach = new Set(['token', 'id', 'email', 'createdAt', 'at', 'ticket']);
  const median = (asked: readonly Asked[]): number =>
    asked.map(({ ms }) => ms).sort((a, b) => a - b)[(times - 1) / 2] ?? 0;

  it.each([
    [
      'an edit',
      async (phoneNumber: string) => {
        const { token } = await test.person();
        return () => test.call('PUT', '/api/user/edit', { token, body: { phoneNumber } });
      },
    ],
    [
      'a sign-up',
      async (phoneNumber: string) => {
        const body = signupOf({ phoneNumber });
        return () => test.call('POST', '/api/user/signup', { body });
      },
    ],
    [
      'asking for a code to verify it',
      async (phoneNumber: string) => {
        const someone = await test.person();
        return () => ask(phoneNumber, someone);
      },
    ],
  ] as const)('isn’t told by %s: status, words and time are the same', async (_name, prepared) => {
    const ofMembers: Asked[] = [];
    const free: Asked[] = [];
    for (let n = 0; n < times; n += 1) {
      const [members, nobodys] = [freshNumber(), freshNumber()];
      await verified(members, await test.person());
      await fromElsewhere();
      // In alternating order, so that neither is always first.
      for (const number of n % 2 === 0 ? [members, nobodys] : [nobodys, members])
        (number === members ? ofMembers : free).push(await timed(number, await prepared(number)));
    }
    const answers = (asked: readonly Asked[]) => asked.map(({ status, told }) => ({ status, told }));
    expect(answers(ofMembers)).toEqual(answers(free));
    const [known, unknown] = [median(ofMembers), median(free)];
    console.log(`median: a member's number ${known.toFixed(1)} ms, a free one ${unknown.toFixed(1)} ms`);
    expect(Math.abs(known - unknown)).toBeLessThan(20 + Math.min(known, unknown));
  });
});

describe('codes to a number', () => {
  it('accept five guesses; after that the right code is refused, too', async () => {
    const [me, number] = [await test.person(), freshNumber()];
    await ask(number, me);
    const code = await codeSentTo(test, number);
    for (let n = 0; n < 5; n += 1) expect((await check(number, wrongFor(code))).body.code).toBe('code_check_failed');
    expect((await check(number, code)).body).toMatchObject({
      code: 'code_check_failed',
      errors: { code: expect.stringContaining('다섯 번') },
    });
  });

  it('are limited to twenty a day for one account, to whatever numbers', async () => {
    const me = await test.person();
    const answers = await Promise.all(Array.from({ length: 21 }, () => ask(freshNumber(), me)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('are limited to a number a day for the whole service: after that none is sent, an alarm is logged, and e-mail still works', async () => {
    const [me, known] = [await test.person(), freshNumber()];
    await verified(known, me);
    const client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
    await client.query('delete from vault.attempts');
    await client.end();
    test = await test.restart({ SMS_PER_DAY: '2' });

    expect((await ask(freshNumber(), me)).status).toBe(200);
    expect(test.logged()).not.toContain('sms_budget');
    expect((await ask(freshNumber(), me)).status).toBe(200);
    expect(test.logged()).toMatch(/"level":50,.*"alarm":"sms_budget","used":"up","perDay":2/);

    expect(await ask(freshNumber(), me)).toMatchObject({ status: 502, body: { code: 'code_send_failed' } });
    // This answer, too, doesn't reveal whether an account has the number.
    for (const number of [known, freshNumber()]) {
      expect((await ask(number, {}, 'password')).body.code).toBe('code_send_failed');
    }
    const byMail = { channel: 'email', address: me.email, purpose: 'verify' };
    expect((await test.call('POST', '/api/user/code', { token: me.token, body: byMail })).status).toBe(200);
    expect(await lettersTo(test, known)).toHaveLength(1);
  });
});

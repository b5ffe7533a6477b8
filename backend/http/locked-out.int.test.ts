import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeSentTo, wrongFor } from './testing/mailbox.fixture.ts';
import { password, signupOf, startTestService, type TestService } from './testing/test-service.fixture.ts';

let test: TestService;
/** As it is really run, behind one proxy that says where each call comes from. */
beforeAll(async () => {
  const asByDefault = { SIGNUPS_PER_HOUR: '60', SIGNIN_FAILURES_PER_NETWORK: '60', CODES_PER_DAY: '20' };
  test = await startTestService({ ...asByDefault, TRUST_PROXY: '1' });
});
afterAll(() => test.stop());

const home = '192.0.2.10';
const abroad = '198.51.100.10';
/** Networks of one line of IPv6, whoever has it. */
const attacker = (n: number): string => `2001:db8:bad:${(n * 256).toString(16)}::1`;
/** Large networks, as somebody has who pays for many. */
const botnet = (n: number): string => `${60 + n}.7.7.7`;

const post = (path: string, from: string, body: object) =>
  test.call('POST', path, { body, headers: { 'X-Forwarded-For': from } });
const logIn = (from: string, email: string, secret = password) =>
  post('/api/user/login', from, { email, password: secret });
const askFor = (from: string, email: string) =>
  post('/api/user/code', from, { purpose: 'password', channel: 'email', address: email });
const check = (from: string, email: string, code: string) =>
  post('/api/user/checkcode', from, { purpose: 'password', channel: 'email', address: email, code });

/** Somebody who signed up at home. */
const owner = async (): Promise<string> => {
  const signup = signupOf();
  expect((await post('/api/user/signup', home, signup)).status).toBe(201);
  return signup.email;
};
const setAnew = async (from: string, email: string, code: string): Promise<string> => {
  const { status, body } = await check(from, email, code);
  expect(status).toBe(200);
  const secret = 'neues456?';
  const renewed = { proof: body.proof, password: secret, passwordConfirm: secret };
  expect((await post('/api/user/changepwwithcode', from, renewed)).status).toBe(200);
  return secret;
};

describe('an account that one line attacks with all its networks', () => {
  it('is open to its owner, on a network where they never were, after 52 wrong passwords', async () => {
    const email = await owner();
    for (let n = 0; n < 52; n += 1) await logIn(attacker(n), email, `wrong12${n}!`);
    expect((await logIn(abroad, email)).status).toBe(200);
  });

  it('has a code for its owner after the line has asked for as many as it gets', async () => {
    const email = await owner();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await askFor(attacker(n), email)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await askFor(abroad, email)).status).toBe(200);
    const secret = await setAnew(abroad, email, await codeSentTo(test, email, 11));
    expect((await logIn(abroad, email, secret)).status).toBe(200);
  });

  it('takes the owner’s code though a stranger has asked for another, and tried five wrong ones', async () => {
    const email = await owner();
    expect((await askFor(abroad, email)).status).toBe(200);
    const code = await codeSentTo(test, email);
    expect((await askFor(attacker(1), email)).status).toBe(200);
    await codeSentTo(test, email, 2);
    for (const from of [attacker(1), attacker(2)])
      for (let n = 0; n < 6; n += 1) await check(from, email, wrongFor(code));
    await setAnew(abroad, email, code);
  });

  it('takes the owner’s code on another network than it was asked for from', async () => {
    const email = await owner();
    expect((await askFor(abroad, email)).status).toBe(200);
    await setAnew('198.18.0.1', email, await codeSentTo(test, email));
  });
});

describe('an account that many large networks attack', () => {
  it('is open at home, where its owner signed up, and a code is sent to who asks for it there', async () => {
    const email = await owner();
    for (let n = 0; n < 12; n += 1) await logIn(botnet(n), email, 'wrong123!');
    expect((await logIn(abroad, email)).status).toBe(429);
    expect((await logIn(home, email)).status).toBe(200);
    const asked = Array.from({ length: 100 }, (_, n) => askFor(`${60 + (n % 10)}.7.${n % 4}.7`, email));
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    expect((await askFor(abroad, email)).status).toBe(429);
    expect((await askFor(home, email)).status).toBe(200);
  });
});

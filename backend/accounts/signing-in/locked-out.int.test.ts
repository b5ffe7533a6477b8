import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codeSentTo, lettersTo, linkSentTo, wrongFor } from '../../messages/testing/mailbox.fixture.ts';
import { password, signupOf, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
/** The service as in production, behind one proxy that reports the address of each client. */
beforeAll(async () => {
  const asByDefault = { SIGNUPS_PER_HOUR: '60', SIGNIN_FAILURES_PER_NETWORK: '60', CODES_PER_DAY: '20' };
  test = await startTestService({ ...asByDefault, TRUST_PROXY: '1' });
});
afterAll(() => test.stop());

const home = '192.0.2.10';
const abroad = '198.51.100.10';
/** Addresses in the small networks of one IPv6 line. */
const attacker = (n: number): string => `2001:db8:bad:${(n * 256).toString(16)}::1`;
/** Addresses in different large networks, as an attacker has who pays for many. */
const botnet = (n: number): string => `${60 + n}.7.7.7`;

const post = (path: string, from: string, body: object) =>
  test.call('POST', path, { body, headers: { 'X-Forwarded-For': from } });
const logIn = (from: string, email: string, secret = password) =>
  post('/api/user/login', from, { email, password: secret });
const askFor = (from: string, email: string) =>
  post('/api/user/code', from, { purpose: 'password', channel: 'email', address: email });
const check = (from: string, email: string, code: string) =>
  post('/api/user/checkcode', from, { purpose: 'password', channel: 'email', address: email, code });

/** A person who signed up from their home network. */
const owner = async (): Promise<string> => {
  const signup = signupOf();
  expect((await post('/api/user/signup', home, signup)).status).toBe(201);
  return signup.email;
};
const fresh = 'neues456?';
const renew = (from: string, proof: string, secret = fresh) =>
  post('/api/user/changepwwithcode', from, { proof, password: secret, passwordConfirm: secret });
const setAnew = async (from: string, email: string, code: string): Promise<string> => {
  const { status, body } = await check(from, email, code);
  expect(status).toBe(200);
  expect((await renew(from, body.proof)).status).toBe(200);
  return fresh;
};
const allAtOnce = <Result>(times: number, work: (n: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => work(n)));
/** Requests codes from different networks until the budget is used up; one more request is refused. */
const useUpCodes = async (from: (n: number) => string, email: string): Promise<void> => {
  await allAtOnce(10, (n) => askFor(from(n), email));
  expect((await askFor(from(10), email)).status).toBe(429);
};
const proofSentTo = async (email: string): Promise<string> => new URL(await linkSentTo(test, email)).hash.slice(7);
const linksTo = async (email: string) => (await lettersTo(test, email)).filter(({ text }) => text.includes('#proof='));

describe('an account that is attacked from all networks of one line', () => {
  it('is open to its owner after 52 wrong passwords, on a network that the owner has never used', async () => {
    const email = await owner();
    for (let n = 0; n < 52; n += 1) await logIn(attacker(n), email, `wrong12${n}!`);
    expect((await logIn(abroad, email)).status).toBe(200);
  });

  it('sends a code to its owner after the attacker has requested as many as possible', async () => {
    const email = await owner();
    for (const { status } of await allAtOnce(10, (n) => askFor(attacker(n), email))) expect(status).toBe(200);
    for (const n of [10, 11]) expect((await askFor(attacker(n), email)).status).toBe(429);
    await linkSentTo(test, email);
    expect((await askFor(abroad, email)).status).toBe(200);
    const secret = await setAnew(abroad, email, await codeSentTo(test, email, 12));
    expect((await logIn(abroad, email, secret)).status).toBe(200);
  });

  it('accepts the owner’s code although an attacker has requested another one and tried five wrong ones', async () => {
    const email = await owner();
    expect((await askFor(abroad, email)).status).toBe(200);
    const code = await codeSentTo(test, email);
    expect((await askFor(attacker(1), email)).status).toBe(200);
    await codeSentTo(test, email, 2);
    for (const from of [attacker(1), attacker(2)])
      for (let n = 0; n < 6; n += 1) await check(from, email, wrongFor(code));
    await setAnew(abroad, email, code);
  });

  it('accepts the owner’s code on another network than the one that requested it', async () => {
    const email = await owner();
    expect((await askFor(abroad, email)).status).toBe(200);
    await setAnew('198.18.0.1', email, await codeSentTo(test, email));
  });
});

describe('an account that is attacked from many large networks', () => {
  it('is open in the network where its owner signed up, and a code is sent to a request from there', async () => {
    const email = await owner();
    for (let n = 0; n < 12; n += 1) await logIn(botnet(n), email, 'wrong123!');
    expect((await logIn(abroad, email)).status).toBe(429);
    expect((await logIn(home, email)).status).toBe(200);
    const asked = await allAtOnce(100, (n) => askFor(`${60 + (n % 10)}.7.${n % 4}.7`, email));
    for (const { status } of asked) expect(status).toBe(200);
    expect((await askFor(abroad, email)).status).toBe(429);
    expect((await askFor(home, email)).status).toBe(200);

    // And abroad, where neither a password nor a code is to be had.
    expect((await renew(abroad, await proofSentTo(email))).status).toBe(200);
    expect((await logIn(abroad, email, fresh)).status).toBe(200);
  });
});

describe('an account that an attacker signed up with the owner’s address', () => {
  const line = (n: number): string => `203.7.${n}.7`;
  const [attackers, owners] = [line(100), line(101)];

  it('knows the network in which its owner set a new password, and no longer the attacker’s', async () => {
    const signup = signupOf();
    expect((await post('/api/user/signup', attackers, signup)).status).toBe(201);
    expect((await askFor(owners, signup.email)).status).toBe(200);
    await setAnew(owners, signup.email, await codeSentTo(test, signup.email));
    await useUpCodes(line, signup.email);
    expect((await askFor(attackers, signup.email)).status).toBe(429);
    expect((await askFor(owners, signup.email)).status).toBe(200);
  });

  it('knows the network in which its owner verified the address, and no longer that of the sign-up', async () => {
    const signup = signupOf();
    const { token } = (await post('/api/user/signup', attackers, signup)).body;
    const here = { token, headers: { 'X-Forwarded-For': owners } };
    const to = { purpose: 'verify', channel: 'email', address: signup.email };
    expect((await test.call('POST', '/api/user/code', { ...here, body: to })).status).toBe(200);
    const body = { ...to, code: await codeSentTo(test, signup.email) };
    const { proof } = (await test.call('POST', '/api/user/checkcode', { ...here, body })).body;
    expect((await test.call('POST', '/api/user/verification', { ...here, body: { proof } })).status).toBe(200);
    await useUpCodes(line, signup.email);
    expect((await askFor(attackers, signup.email)).status).toBe(429);
    expect((await askFor(owners, signup.email)).status).toBe(200);
  });
});

describe('an owner who is refused a code because an attacker has used up the budgets', () => {
  it.each([
    ['IPv6 /48', (n: number) => `2001:db8:aaaa:${(n * 256).toString(16)}::1`],
    ['IPv4 /16', (n: number) => `198.18.${n}.7`],
  ])(
    'on a new network inside the attacker’s %s: gets a letter, sets a new password by it and is in',
    async (_, line) => {
      const email = await owner();
      for (let n = 0; n < 52; n += 1) await logIn(line(n), email, `wrong12${n}!`);
      await useUpCodes(line, email);
      const here = line(200);
      const refused = await askFor(here, email);
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(refused.body.errors.address).toContain('새 비밀번호를 정하는 링크');
      expect((await renew(here, await proofSentTo(email))).status).toBe(200);
      expect((await logIn(here, email, fresh)).status).toBe(200);
    },
  );

  it('gets a letter, too, when an attacker has used up the tries of codes from other networks', async () => {
    const email = await owner();
    expect((await askFor(abroad, email)).status).toBe(200);
    const code = await codeSentTo(test, email);
    for (let n = 0; n < 10; n += 1) expect((await check(botnet(n), email, wrongFor(code))).status).toBe(422);
    const { status, body } = await check('198.51.102.1', email, code);
    expect({ status, at: Object.keys(body.errors) }).toEqual({ status: 429, at: ['code'] });
    expect((await renew('198.51.102.1', await proofSentTo(email))).status).toBe(200);
  });

  it('gets one such letter a day, which no request or try of an attacker uses up, and whose link works once', async () => {
    const email = await owner();
    const line = (n: number): string => `2001:db8:bbbb:${(n * 256).toString(16)}::1`;
    await useUpCodes(line, email);
    const proof = await proofSentTo(email);
    for (const { status } of await allAtOnce(20, (n) => askFor(line(n + 20), email))) expect(status).toBe(429);
    await allAtOnce(10, (n) => askFor(botnet(n), email));
    await allAtOnce(30, (n) => check(botnet(n), email, '123456'));
    expect(await linksTo(email)).toHaveLength(1);
    expect((await renew(abroad, proof)).status).toBe(200);
    expect((await renew(abroad, proof, 'anders789!')).body.code).toBe('code_expired');
  });

  it('loses the link when a new password is set by a code, and gets another letter when it is needed again', async () => {
    const email = await owner();
    const line = (n: number): string => `2001:db8:cccc:${(n * 256).toString(16)}::1`;
    await useUpCodes(line, email);
    const proof = await proofSentTo(email);
    expect((await askFor(home, email)).status).toBe(200);
    await setAnew(home, email, await codeSentTo(test, email, 12));
    expect((await renew(abroad, proof, 'anders789!')).body.code).toBe('code_expired');
    expect((await askFor(line(12), email)).status).toBe(429);
    await vi.waitFor(async () => expect(await linksTo(email)).toHaveLength(2), { timeout: 30_000 });
  });

  it('gets the same answer as a person without an account, byte for byte and after the same time', async () => {
    const line = (n: number): string => `2001:db8:dddd:${(n * 256).toString(16)}::1`;
    const [known, unknown] = [await owner(), 'nobody-at-all@example.com'];
    for (const email of [known, unknown]) await allAtOnce(10, (n) => askFor(line(n), email));
    const refusal = async (path: string, body: object) => {
      const began = performance.now();
      const response = await fetch(`${test.base}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': line(11) },
        body: JSON.stringify({ purpose: 'password', channel: 'email', ...body }),
      });
      const text = await response.text();
      const took = performance.now() - began;
      return { answer: { status: response.status, text, headers: [...response.headers.keys()] }, took };
    };
    const first = [];
    for (const address of [known, unknown]) first.push(await refusal('/api/user/code', { address }));
    expect(first[0]?.answer).toEqual(first[1]?.answer);
    expect(first[0]?.answer.status).toBe(429);
    // The same time, however fast the letter is written.
    for (const { took } of first) expect(took).toBeGreaterThan(245);
    await linkSentTo(test, known);
    const again = [];
    for (const address of [known, unknown]) again.push((await refusal('/api/user/code', { address })).answer);
    expect(again).toEqual([first[0]?.answer, first[0]?.answer]);
    expect(await lettersTo(test, unknown)).toEqual([]);
  });
});

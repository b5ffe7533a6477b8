import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { type PersonKind, personOfKind, proveAddress, provedPerson } from '../../testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { releaseSecondFactor } from '../machine/release-second-factor.ts';
import { appCode, type Owner, turnOnSecondFactor } from '../testing/authenticator.fixture.ts';

let test: TestService;
let pool: ReturnType<typeof createPool>;
/** The clock of this test passes days; sessions are dated by the database. */
const longSessions = { STAFF_SESSION_HOURS: '10000', STAFF_SESSION_IDLE_MINUTES: '100000' };
let later = 0;
const clock = () => new Date(Date.now() + later);
/** The next code of the app, because a code is accepted only once. */
const halfAMinutePasses = () => {
  later += 30_000;
};

beforeAll(async () => {
  test = await startTestService(longSessions, clock);
  pool = createPool(test.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await pool.end();
  await test.stop();
});

const logIn = (email: string, more: object = {}) =>
  test.call('POST', '/api/user/login', { body: { email, password, ...more } });
const otp = (method: 'POST' | 'DELETE', token: string, body: object) =>
  test.call(method, '/api/user/otp', { token, body });
const isAlive = async (token: string) => (await test.call('GET', '/api/user/session', { token })).status === 200;
const codeNow = (secret: string, ahead = 0) => appCode(secret, { ahead, now: clock() });

const withApp = async (person: Person): Promise<Owner> => {
  const owner = await turnOnSecondFactor(test, person, clock());
  halfAMinutePasses();
  return owner;
};
const personWithApp = async (): Promise<Owner> => withApp(await provedPerson(test));

describe('setting up an authenticator app', () => {
  it('changes nothing until its first code is right; then it is on, with ten recovery codes, and other sessions end', async () => {
    const { token, email, id } = await provedPerson(test);
    const elsewhere = (await logIn(email)).body.token;
    const { body: begun } = await otp('POST', token, { password });
    expect(begun.uri).toContain(`secret=${begun.secret}&`);
    expect((await logIn(email)).status).toBe(200);
    const wrong = await otp('POST', token, { code: '000000' === codeNow(begun.secret) ? '111111' : '000000' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'code_check_failed', errors: { code: expect.stringMatching(/[가-힣]/) } },
    });
    expect(await isAlive(elsewhere)).toBe(true);

    const { status, body } = await otp('POST', token, { code: codeNow(begun.secret) });
    expect(status).toBe(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(body.user.secondFactor).toBe(true);
    expect([await isAlive(token), await isAlive(elsewhere)]).toEqual([true, false]);
    expect((await test.call('GET', '/api/user/otp', { token })).body).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: 10,
    });

    const [turnedOn] = await test.service.store.read(`user-${id}`, { backwards: true });
    expect(turnedOn).toMatchObject({ type: 'SecondFactorTurnedOn', actor: { id }, data: { owner: id } });
  });

  it.each([
    ['password_current_wrong', 422, { password: 'wrong123!' }, 'password'],
    ['password_current_wrong', 422, {}, 'password'],
    ['code_expired', 422, { code: '123456' }, null],
    ['invalid_request', 400, { secret: 'mine' }, 'secret'],
  ])('is refused as %s (%i) for %o', async (code, status, body, field) => {
    const { token } = await provedPerson(test);
    const refused = await otp('POST', token, body);
    expect(refused).toMatchObject({ status, body: { code } });
    if (field) expect(refused.body.errors[field]).toMatch(/[가-힣]/);
  });

  it('can’t begin again while it is on; of two that are finished at the same time one counts', async () => {
    const { token } = await personWithApp();
    expect((await otp('POST', token, { password })).body.code).toBe('stage_wrong');
    const { token: other, email } = await provedPerson(test);
    const { body: begun } = await otp('POST', other, { password });
    const code = codeNow(begun.secret);
    const both = await Promise.all([otp('POST', other, { code }), otp('POST', other, { code })]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    halfAMinutePasses();
    expect((await logIn(email, { otp: codeNow(begun.secret) })).status).toBe(200);
  });

  it('leaves neither the secret nor a recovery code in plain text in the database or the request log', async () => {
    const { secret, recoveryCodes } = await personWithApp();
    const { rows } = await pool.query<{ text: string }>(
      `select (select json_agg(f)::text from vault.second_factors f) || (select json_agg(c)::text from vault.recovery_codes c)
         || (select json_agg(e)::text from log.events e) as text`,
    );
    const kept = `${rows[0]?.text}${test.logged()}`;
    expect(kept).toContain('SecondFactorTurnedOn');
    for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(kept).not.toContain(word);
      expect(kept).not.toContain(createHash('sha256').update(word).digest('hex'));
    }
  });
});

describe('signing in to an account with an app', () => {
  it('asks for the code once the password is right, and accepts it with or without a space', async () => {
    const { email, secret } = await personWithApp();
    expect((await logIn(email)).body).toMatchObject({ code: 'second_factor_needed', status: 401 });
    const wrongPassword = await logIn(email, { password: 'wrong123!', otp: codeNow(secret) });
    expect(wrongPassword.body.code).toBe('password_wrong');
    const wrongCode = await logIn(email, { otp: codeNow(secret, 5) });
    expect(wrongCode.body).toMatchObject({
      code: 'second_factor_needed',
      errors: { otp: expect.stringMatching(/[가-힣]/) },
    });
    const code = codeNow(secret);
    const { status, body } = await logIn(email, { otp: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect({ status, secondFactor: body.user?.secondFactor }).toEqual({ status: 200, secondFactor: true });
  });

  it('accepts a code once, also when two requests send it at the same moment, and no earlier code afterwards', async () => {
    const { email, secret } = await personWithApp();
    const [before, code] = [codeNow(secret, -1), codeNow(secret)];
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(email, { otp: code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect((await logIn(email, { otp: before })).body.code).toBe('second_factor_needed');
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const { email, token, recoveryCodes } = await personWithApp();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(email, { otp: first.toUpperCase().replace('-', ' ') })).status).toBe(200);
    expect((await logIn(email, { otp: first })).body.code).toBe('second_factor_needed');
    expect((await logIn(email, { otp: second })).status).toBe(200);
    expect((await test.call('GET', '/api/user/otp', { token })).body.recoveryCodesLeft).toBe(8);
    const { email: another } = await personWithApp();
    expect((await logIn(another, { otp: recoveryCodes[2] })).status).toBe(401);
  });

  it('makes a person who guesses codes wait, also with a right one; parallel guesses are counted, too', async () => {
    const { email, secret } = await personWithApp();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => logIn(email, { otp: codeNow(secret, 9) })));
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
    await pool.query(`update vault.attempts set blocked_until = blocked_until + interval '1 minute'`);
    expect((await logIn(email, { otp: codeNow(secret) })).body.code).toBe('too_many_requests');
  });

  it('opens no session without a code for a sign-in during the setup', async () => {
    const { token, email } = await provedPerson(test);
    const { body: begun } = await otp('POST', token, { password });
    const turningOn = otp('POST', token, { code: codeNow(begun.secret) });
    const signIns = await Promise.all(
      Array.from({ length: 5 }, async (_, n) => {
        await new Promise((resolve) => setTimeout(resolve, n * 8));
        return logIn(email);
      }),
    );
    expect((await turningOn).status).toBe(200);
    for (const { body } of signIns.filter(({ status }) => status === 200)) {
      expect(await isAlive(body.token)).toBe(false);
    }
  });

  it('is asked for a code to change the password, and for one after it', async () => {
    const { token, email, secret } = await personWithApp();
    const fresh = { password: 'neues456?', passwordConfirm: 'neues456?' };
    const change = (more: object) =>
      test.call('POST', '/api/user/changepw', { token, body: { current: password, ...fresh, ...more } });
    expect((await change({})).body).toMatchObject({
      code: 'code_check_failed',
      errors: { otp: expect.stringMatching(/[가-힣]/) },
    });
    const { body } = await change({ otp: codeNow(secret) });
    halfAMinutePasses();
    expect(await isAlive(body.token)).toBe(true);
    expect((await logIn(email, { password: fresh.password })).body.code).toBe('second_factor_needed');
    expect((await logIn(email, { password: fresh.password, otp: codeNow(secret) })).status).toBe(200);
  });
});

describe('turning the app off', () => {
  it.each([
    ['a code of the app', ({ secret }: Owner) => ({ password, code: codeNow(secret) })],
    ['a recovery code', ({ recoveryCodes }: Owner) => ({ password, code: recoveryCodes[0] })],
  ])(
    'needs the password and %s, ends the other sessions, and from then on the password will do',
    async (_what, proof) => {
      const owner = await personWithApp();
      const elsewhere = (await logIn(owner.email, { otp: owner.recoveryCodes[9] })).body.token;
      const { status, body } = await otp('DELETE', owner.token, proof(owner));
      expect({ status, secondFactor: body.secondFactor }).toEqual({ status: 200, secondFactor: false });
      expect([await isAlive(owner.token), await isAlive(elsewhere)]).toEqual([true, false]);
      expect((await logIn(owner.email)).status).toBe(200);
      const [turnedOff] = await test.service.store.read(`user-${owner.id}`, { backwards: true });
      expect(turnedOff?.type).toBe('SecondFactorTurnedOff');
    },
  );

  it.each([
    ['password_current_wrong', { password: 'wrong123!' }, 'password'],
    ['password_current_wrong', { code: '000000' }, 'password'],
    ['code_check_failed', { password }, 'code'],
    ['code_check_failed', { password, code: '000000' }, 'code'],
    ['code_check_failed', { password, code: 'abcde-fghjk' }, 'code'],
    ['password_current_wrong', {}, 'password'],
  ])('is refused as %s for %o, and it stays on', async (code, body, field) => {
    const { token, email } = await personWithApp();
    const refused = await otp('DELETE', token, body);
    expect(refused.body).toMatchObject({ code, errors: { [field]: expect.stringMatching(/[가-힣]/) } });
    expect((await logIn(email)).body.code).toBe('second_factor_needed');
  });
});

it('by a command on the machine, for a person who has lost phone and recovery codes, ends the sessions and writes the reason to the log', async () => {
  const owner = await personWithApp();
  const release = (email: string) =>
    releaseSecondFactor({ databaseUrl: test.databaseUrl, secrets: test.masterSecrets }, email);
  expect(await release(owner.email)).toBe('released');
  expect(await isAlive(owner.token)).toBe(false);
  expect((await logIn(owner.email)).status).toBe(200);
  expect(await release(owner.email)).toBe('is_off');
  expect(await release('nobody@example.com')).toBe('no_such_account');
  const turnedOff = (await test.service.commands.history(`user-${owner.id}`)).at(-1);
  expect(turnedOff).toMatchObject({ type: 'SecondFactorTurnedOff', actor: { role: 'system' } });
  expect(turnedOff?.reason).toContain('second-factor-off');
});

describe('one of the firm’s people without a second factor', () => {
  const day = 24 * 3_600_000;
  const overdue = async (kind: PersonKind): Promise<Person> => {
    const { id, email } = await personOfKind(test, kind);
    later += day;
    return { id, email, token: (await logIn(email)).body.token };
  };

  it('can work for a day from the first call on, which the session says, and not for a second one', async () => {
    const staff = await personOfKind(test, 'admin');
    const dueNow = async (token: string) =>
      (await test.call('GET', '/api/user/session', { token })).body.secondFactorDue;
    const due = await dueNow(staff.token);
    expect(Date.parse(due) - clock().getTime()).toBeGreaterThan(day - 60_000);
    expect(Date.parse(due) - clock().getTime()).toBeLessThanOrEqual(day);
    expect((await test.call('GET', '/api/admin/user', { token: staff.token })).status).toBe(200);
    later += day - 120_000;
    const { body: evening } = await logIn(staff.email);
    expect(evening.user.secondFactorDue).toBe(due);
    expect((await test.call('GET', '/api/admin/user', { token: evening.token })).status).toBe(200);
    later += 120_000;
    const refused = await test.call('GET', '/api/admin/user', { token: evening.token });
    expect(refused).toMatchObject({ status: 401, body: { code: 'second_factor_needed', setUp: '/more/otp' } });

    await proveAddress(test, staff.id);
    const owner = await withApp({ ...staff, token: evening.token });
    expect(await dueNow(owner.token)).toBeNull();
    expect((await test.call('GET', '/api/admin/user', { token: owner.token })).status).toBe(200);
    const bothFactors = { password, code: owner.recoveryCodes[0] };
    expect((await otp('DELETE', owner.token, bothFactors)).body.secondFactorDue).toBe(due);
    expect((await test.call('GET', '/api/admin/user', { token: owner.token })).body.code).toBe('second_factor_needed');
  });

  it('may after that day call no route but those of the setup, until it is set up', async () => {
    const staff = await overdue('super');
    const closed = test.service.routes.filter(
      ({ access, beforeSecondFactor }) => access !== 'public' && !beforeSecondFactor,
    );
    expect(closed.length).toBeGreaterThan(20);
    for (const { method, path } of closed) {
      const answer = await test.call(method.toUpperCase(), path.replaceAll(/:\w+/g, staff.id), { token: staff.token });
      expect([path, answer.body]).toMatchObject([path, { code: 'second_factor_needed', setUp: '/more/otp' }]);
    }
    expect(await isAlive(staff.token)).toBe(true);
    await proveAddress(test, staff.id);
    const { token } = await withApp(staff);
    expect((await test.call('GET', '/api/check/list', { token })).status).toBe(200);
  });

  it.each([
    ['advisor', 401],
    ['admin', 401],
    ['user', 200],
    ['partner', 401],
  ] as const)('after that day, %s is answered with %i', async (kind, status) => {
    const { token } = await overdue(kind);
    expect((await test.call('GET', '/api/check/list', { token })).status).toBe(status);
  });

  it('is asked for none where the firm doesn’t require it', async () => {
    const optional = await test.restart({ ...longSessions, STAFF_SECOND_FACTOR: 'optional' });
    expect((await optional.call('GET', '/api/site')).body.staffSecondFactor).toBe(false);
    test = optional;
    const { token } = await overdue('admin');
    expect((await test.call('GET', '/api/user/session', { token })).body.secondFactorDue).toBeNull();
    expect((await test.call('GET', '/api/admin/user', { token })).status).toBe(200);
  });
});

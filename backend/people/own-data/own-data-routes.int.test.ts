import { randomUUID } from 'node:crypto';
import { messageDecider, messageStream } from '@nomucheck/domain/messages/message.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillIn, ordinaryIntake } from '../../checks/testing/fill-in.fixture.ts';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import {
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

let lastNumber = 10_000_000;
const someNumber = (): string => {
  lastNumber += 1;
  return `010${lastNumber}`;
};
const edit = ({ token }: Person, body: object) => test.call('PUT', '/api/user/edit', { token, body });
const sessionOf = async ({ token }: Person) => (await test.call('GET', '/api/user/session', { token })).body;

describe('a person’s own profile', () => {
  it('is changed field by field; what isn’t named stays', async () => {
    const me = await test.person('김해고');
    const number = someNumber();
    const changed = await edit(me, { name: ' 이복직 ', phoneNumber: `+82 ${number.slice(1)}`, marketing: true });
    expect(changed.body).toMatchObject({ name: '이복직', phoneNumber: number, email: me.email });
    expect(changed.body.consents).toHaveProperty('marketing');
    expect((await edit(me, { marketing: false })).body.consents).not.toHaveProperty('marketing');
    expect(await sessionOf(me)).toMatchObject({ name: '이복직', phoneNumber: number });
    expect((await edit(me, { phoneNumber: '', photoURL: null })).body.phoneNumber).toBeNull();
    const { events } = (await test.call('GET', '/api/user/export', { token: me.token })).body;
    expect(events.filter(({ type }: { type: string }) => type === 'ProfileChanged')).toHaveLength(2);
  });

  it('accepts any number, whoever else names or has it: only a code proves whose it is', async () => {
    const people = [await test.person(), await test.person()];
    const phoneNumber = someNumber();
    const answers = await Promise.all(people.map((one) => edit(one, { phoneNumber })));
    for (const { status, body } of answers)
      expect({ status, body }).toMatchObject({ status: 200, body: { phoneNumber, phoneVerifiedAt: null } });
    const signedUp = await test.call('POST', '/api/user/signup', { body: signupOf({ phoneNumber }) });
    expect(signedUp).toMatchObject({ status: 201, body: { user: { phoneNumber, phoneVerifiedAt: null } } });
  });

  it('can be changed ten times an hour; then there is a wait, given in the answer; the choice about news isn’t limited', async () => {
    const me = await test.person();
    const answers = await Promise.all(Array.from({ length: 30 }, () => edit(me, { phoneNumber: someNumber() })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = await edit(me, { name: '이복직' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await edit(me, { marketing: true })).status).toBe(200);
    const another = await test.person();
    expect((await edit(another, { name: '이복직' })).status).toBe(200);
  });

  it('accepts no picture, no other field, and no invalid number', async () => {
    const me = await test.person();
    for (const body of [{ photoURL: 'https://example.com/a.png' }, { email: 'b@example.com' }, { accessType: 2 }]) {
      expect((await edit(me, body)).status).toBe(400);
    }
    expect((await edit(me, { phoneNumber: '02-123-4567' })).body.errors).toHaveProperty('phoneNumber');
    expect((await edit(me, { name: ' ' })).status).toBe(400);
  });
});

it('a name without visible characters is refused, and the old one stays', async () => {
  const me = await test.person('김해고');
  expect(await edit(me, { name: '\u200b\u3164' })).toMatchObject({
    status: 422,
    body: { code: 'profile_edit_failed', errors: { name: expect.stringMatching(/보이는 글자/) } },
  });
  expect((await test.call('GET', '/api/user/session', { token: me.token })).body.name).toBe('김해고');
});

describe('the export', () => {
  it('contains everything about the person, and nothing of other people', async () => {
    const [me, other] = [await test.person('김해고'), await test.person('남남남')];
    const region = { custom: '울릉도 어딘가' };
    const { id } = await fillIn(test, me, { intake: { ...ordinaryIntake, 'intake/region': region } });
    await test.call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    await fillIn(test, other, { questionnaire: 'basic' });
    for (const { email: address } of [me, other])
      await test.call('POST', '/api/user/code', { body: { channel: 'email', address, purpose: 'password' } });

    const kept = { settings: { 'check.columns': ['status'] }, queries: [] };
    await test.call('PUT', '/api/user/preferences', { token: me.token, body: kept });
    const { token } = await personOfKind(test, 'advisor');
    expect((await test.call('GET', `/api/check/${id}`, { token })).status).toBe(200);
    const last = (await test.call('PUT', '/api/user/edit', { token: me.token, body: { name: '김해고' } })).headers;
    const { status, headers, body } = await test.call('GET', '/api/user/export', {
      token: me.token,
      headers: { 'X-Wait-For': String(last.get('x-log-position')) },
    });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="nomucheck-\d{4}-\d\d-\d\d\.json"$/);
    expect(body.account).toMatchObject({ id: me.id, name: '김해고', email: me.email });
    expect(body.checks).toMatchObject([{ id, status: 'completed' }]);
    expect(JSON.stringify(body.checks)).toContain('울릉도 어딘가');
    expect(body.checks[0].result.locked).toBe(true);
    expect(body.messages).toMatchObject([{ channel: 'email', to: me.email, template: 'password-code' }]);
    // No message contains the code itself. Figures of results may have six decimals, so they are left out of the
    // search.
    expect(JSON.stringify([body.messages, body.events])).not.toMatch(/\b\d{6}\b/);
    expect(body.sessions).toHaveLength(1);
    expect(body.preferences).toEqual(kept);
    expect(body.readBy).toMatchObject([{ purpose: 'check', role: 'advisor' }]);
    expect(body.events[0]).toMatchObject({ type: 'UserSignedUp', by: '김해고' });
    const text = JSON.stringify(body);
    for (const theirs of [other.id, other.email, '남남남']) expect(text).not.toContain(theirs);
  });

  it('reads only the person’s own messages, in one query', async () => {
    const me = await test.person();
    for (const text of ['하나', '둘', '셋']) {
      const { service } = test;
      const at = new Date().toISOString();
      const context = {
        commandId: randomUUID(),
        at,
        actor: { id: 'system', role: 'system' },
        correlationId: text,
      } as const;
      const personal = { to: me.email, params: { text } };
      const message = { owner: me.id, channel: 'email', template: 'notice', notAfter: at, personal } as const;
      await service.commands.handle(messageDecider, {
        stream: messageStream(randomUUID()),
        command: { type: 'RequestMessage', message },
        context,
      });
    }
    const { store } = test.service;
    const spies = [vi.spyOn(store, 'readAll'), vi.spyOn(store, 'readMany')];
    const { body } = await test.call('GET', '/api/user/export', {
      token: me.token,
      headers: { 'X-Wait-For': await test.headToken() },
    });
    const scans = spies[0]?.mock.calls.filter(([options]) => JSON.stringify(options).includes('MessageRequested'));
    const reads = spies[1]?.mock.calls.filter(([streams]) => JSON.stringify(streams).includes('message-'));
    for (const spy of spies) spy.mockRestore();
    expect(body.messages).toHaveLength(3);
    expect(body.messages[0]).toMatchObject({ to: me.email, template: 'notice' });
    expect([scans, reads?.length]).toEqual([[], 1]);
  });

  it('is limited to a few an hour', async () => {
    const me = await test.person();
    const asked: number[] = [];
    for (let n = 0; n < 6; n += 1) asked.push((await test.call('GET', '/api/user/export', { token: me.token })).status);
    expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('leaving', () => {
  const leave = ({ token }: Person, body: object) => test.call('DELETE', '/api/user', { token, body });

  it('needs the password and a typed confirmation', async () => {
    const me = await test.person();
    expect((await leave(me, { confirm: true })).body.errors).toHaveProperty('current');
    expect((await leave(me, { current: 'Falsch12!@', confirm: true })).body.code).toBe('password_current_wrong');
    expect((await leave(me, { current: password })).status).toBe(400);
    expect((await leave(me, { current: password, confirm: false })).status).toBe(400);
    expect((await sessionOf(me)).id).toBe(me.id);
  });

  it('allows no more guesses of the password than the sign-in', async () => {
    const me = await test.person();
    const codes: string[] = [];
    for (let n = 0; n < 10; n += 1)
      codes.push((await leave(me, { current: `Falsch${n}2!@`, confirm: true })).body.code);
    expect(codes).toContain('too_many_requests');
  });

  it('is complete when it is answered: no token, no sign-in, no key', async () => {
    const me = await test.person();
    const elsewhere = await test.call('POST', '/api/user/login', { body: { email: me.email, password } });
    const answer = await leave(me, { current: password, confirm: true });
    expect(answer).toMatchObject({ status: 200, body: { id: me.id, erased: true } });
    for (const token of [me.token, elsewhere.body.token])
      expect((await test.call('GET', '/api/user/session', { token })).body.code).toBe('session_not_found');
    const again = await test.call('POST', '/api/user/login', { body: { email: me.email, password } });
    expect(again.body.code).toBe('email_unregistered');
  });

  it('is refused to the last super, with what they have to do first', async () => {
    const boss = await test.staff();
    const { status, body } = await leave(boss, { current: password, confirm: true });
    expect([status, body.code]).toEqual([403, 'cannot_edit_super']);
    expect(body.errors['']).toContain('마지막 최고 관리자');
    expect((await sessionOf(boss)).accessType).toBe(2);
  });

  it('stores nothing of the password under an idempotency key', async () => {
    const me = await test.person();
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { current: 'Falsch12!@', confirm: true };
    await test.call('DELETE', '/api/user', { token: me.token, body, headers });
    const other = await test.call('DELETE', '/api/user', {
      token: me.token,
      body: { current: password, confirm: true },
      headers,
    });
    expect(other.status).toBe(200);
  });
});

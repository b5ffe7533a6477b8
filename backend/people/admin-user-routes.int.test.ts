import { randomUUID } from 'node:crypto';
import { noMenu } from '@nomucheck/domain/accounts/access.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillIn } from '../checks/testing/fill-in.fixture.ts';
import { createPool } from '../engine/postgres/connections/pool.ts';
import { personOfKind, personWith } from '../testing/people-of-roles.fixture.ts';
import { grownTo, readsOfCalls } from '../testing/stream-reads.fixture.ts';
import { type Person, signupOf, startTestService, type TestService } from '../testing/test-service.fixture.ts';

let test: TestService;
let admin: Person;
let boss: Person;
beforeAll(async () => {
  test = await startTestService();
  admin = await personOfKind(test, 'admin');
  boss = await test.staff('최고지');
});
afterAll(() => test.stop());

/** Waits until the read models have all events so far. */
const read = async (path: string, token = admin.token) =>
  test.call('GET', path, { token, headers: { 'X-Wait-For': await test.headToken() } });
const list = (query: Readonly<Record<string, unknown>> = {}, token = admin.token) => {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) asked.set(name, JSON.stringify(value));
  return read(`/api/admin/user?${asked}`, token);
};
const signUp = async (changes: object) => {
  const { body } = await test.call('POST', '/api/user/signup', { body: signupOf(changes) });
  return { id: String(body.user.id), token: String(body.token), email: String(body.user.email) };
};

describe('the list of people', () => {
  it('reports an error while its read model can’t answer, and is shown again afterwards', async () => {
    const pool = createPool(test.databaseUrl);
    await pool.query('alter table read.users rename to users_put_aside');
    const failed = await test.call('GET', '/api/admin/user', { token: admin.token });
    await pool.query('alter table read.users_put_aside rename to users');
    await pool.end();
    expect(failed).toMatchObject({ status: 422, body: { code: 'user_list_failed' } });
    expect(test.logged()).toContain('"sqlState":"42P01"');
    expect((await list()).status).toBe(200);
  });

  it('shows a page of people with their data, and the total number', async () => {
    const { id, email } = await signUp({ name: '이목록', phoneNumber: '010-2222-3333' });
    const { status, body, headers } = await list({ range: [0, 0] });
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id,
        name: '이목록',
        email,
        phoneNumber: '01022223333',
        oauth: 'email',
        accessType: 0,
        adminMenu: { all: false, advisor: false, partner: false, search: false },
        role: 'user',
        emailVerifiedAt: null,
        marketing: false,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        revision: 5,
      },
    ]);
    expect(headers.get('content-range')).toMatch(/^items 0-0\/\d+$/);
  });

  it('finds a person by a whole address or number in any spelling, or by id, and never by a part', async () => {
    const { id, email } = await signUp({ email: 'Such.Mich@Example.com', phoneNumber: '010-4444-5555' });
    const found = async (q: string) => (await list({ filter: { q } })).body.map((each: { id: string }) => each.id);
    await vi.waitFor(async () => expect(await found('01044445555')).toEqual([id]), { timeout: 15_000, interval: 50 });
    for (const words of [email.toUpperCase(), ' such.mich@example.com ', '+82 10-4444-5555', '01044445555', id])
      expect(await found(words)).toEqual([id]);
    for (const words of ['such.mich', 'mich@example.com', '0104444', randomUUID(), '%', "' or 1=1 --"])
      expect(await found(words)).toEqual([]);
  });

  it('finds people by words of their present names', async () => {
    const { id } = await signUp({ name: '구찾음' });
    const { id: other } = await signUp({ name: '구 찾음' });
    const found = async (q: string) =>
      (await list({ filter: { q } })).body.map((each: { id: string }) => each.id).toSorted();
    const both = [id, other].toSorted();
    await vi.waitFor(async () => expect(await found('찾음')).toEqual(both), { timeout: 15_000, interval: 50 });
    expect(await found('구 찾음')).toEqual(both);
    expect(await found('구')).toEqual([other]);
    expect(await found('찾')).toEqual([]);
    const changed = { name: '구바뀜', reason: '이름 확인' };
    await test.call('PUT', `/api/admin/user/${id}`, { token: admin.token, body: changed });
    await vi.waitFor(async () => expect(await found('찾음')).toEqual([other]), { timeout: 15_000, interval: 50 });
    expect(await found('구바뀜')).toEqual([id]);
    const pool = createPool(test.databaseUrl);
    const { rows } = await pool.query('select t::text as row from vault.name_tokens t');
    await pool.end();
    expect(rows.length).toBeGreaterThan(4);
    for (const { row } of rows) expect(row).not.toMatch(/[가-힣]/);
  });

  it('returns all people requested by id, whatever the range', async () => {
    const id = await Promise.all([1, 2, 3].map(async () => (await test.person()).id));
    const { body, headers } = await list({ filter: { id: [...id, randomUUID()] }, range: [0, 0] });
    expect(body.map((each: { id: string }) => each.id).toSorted()).toEqual(id.toSorted());
    expect(headers.get('content-range')).toBe('items 0-2/3');
  });

  it('is filtered by all given conditions together', async () => {
    const today = koreanDateOf(new Date());
    const roles = async (filter: object) => (await list({ filter })).body.map((each: { role: string }) => each.role);
    expect(await roles({ accessType: 2 })).toEqual(['super']);
    expect(await roles({ role: 'admin', from: today, to: today, verified: false })).toEqual(['admin']);
    expect(await roles({ role: 'admin', verified: true })).toEqual([]);
    expect(await roles({ role: 'admin', oauth: 'kakao' })).toEqual([]);
  });

  it.each([
    ['sort', ['password', 'ASC']],
    ['sort', ['createdAt', 'ASC; drop table read.users']],
    ['filter', { password: 'x' }],
    ['filter', { accessType: '0' }],
    ['filter', { accessType: 3 }],
    ['filter', { from: '2026-02-30' }],
    ['filter', { q: '' }],
    ['filter', { q: 'a\u0000' }],
    ['filter', { id: ['1'] }],
    ['range', [5, 1]],
    ['range', [0, 5000]],
  ])('refuses %s=%o at its field, in Korean', async (name, value) => {
    const { status, body } = await list({ [name]: value });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    const [[field, message] = []] = Object.entries(body.errors ?? {});
    expect(field).toMatch(new RegExp(`^${name}`));
    expect(message).toMatch(/[가-힣]/);
  });

  it('refuses an unknown parameter', async () => {
    expect((await read('/api/admin/user?page=2')).body.code).toBe('invalid_request');
  });

  it('shows markup in a name as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { id } = await signUp({ name });
    const { body, headers } = await list({ filter: { id: [id] } });
    expect(body[0].name).toBe(name);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('one person', () => {
  it('is shown with consents, sign-ins and checks, at both addresses', async () => {
    const person = await signUp({ name: '김상세', terms: { ...signupOf().terms, marketing: true } });
    const { id: finished } = await fillIn(test, person, { questionnaire: 'basic' });
    await test.call('POST', '/api/check/checkResult', { token: person.token, body: { id: finished } });
    const { status, body, headers } = await read(`/api/admin/user/${person.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: person.id, name: '김상세', email: person.email, marketing: true, checkCount: 1 });
    expect(Object.keys(body.consents).toSorted()).toEqual([
      'age14',
      'marketing',
      'personalInfo',
      'privacy',
      'sensitive',
      'service',
    ]);
    expect(body.checks).toMatchObject([{ id: finished, status: 'completed' }]);
    expect(body.sessions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(person.token);
    expect(headers.get('etag')).toBe(`"${body.revision}"`);
    expect((await read(`/api/admin/userdetail/get?id=${person.id}`)).body).toEqual(body);
  });

  it('is shown with each change of their rights: who, when, why, before and after', async () => {
    const { body } = await read(`/api/admin/user/${boss.id}`);
    expect(body.accessChanges).toMatchObject([
      {
        actor: { id: 'system', role: 'system', name: '시스템' },
        reason: expect.stringMatching(/grant-super/),
        before: { accessType: 0, role: 'user' },
        after: { accessType: 2, role: 'super' },
      },
    ]);
  });

  it('is shown with what the caller may do to them', async () => {
    const { id } = await test.person();
    const mayOf = async (who: string, token: string) => (await read(`/api/admin/user/${who}`, token)).body.may;
    const nothing = { edit: false, makeAdmin: false, makeSuper: false, remove: false, endSessions: false };
    expect(await mayOf(id, admin.token)).toEqual({ ...nothing, edit: true, remove: true, endSessions: true });
    expect(await mayOf(id, boss.token)).toEqual({
      edit: true,
      makeAdmin: true,
      makeSuper: true,
      remove: true,
      endSessions: true,
    });
    expect(await mayOf(boss.id, admin.token)).toEqual(nothing);
    expect(await mayOf(boss.id, boss.token)).toEqual(nothing);
  });

  it('with an unknown id is absent, and an invalid id is refused', async () => {
    expect((await read(`/api/admin/user/${randomUUID()}`)).body.code).toBe('user_absent');
    for (const path of ['/api/admin/user/1', '/api/admin/userdetail/get?id=1', '/api/admin/userdetail/get'])
      expect((await read(path)).body.code).toBe('invalid_request');
  });
});

describe('the counts of people', () => {
  it('are given by role, by provider and by day, for the last thirty days by default', async () => {
    const { body } = await read('/api/admin/usercount/get');
    const total = Number((await list()).headers.get('content-range')?.split('/')[1]);
    expect(body).toMatchObject({ total, byRole: { admin: 1, super: 1 }, byProvider: { email: total, kakao: 0 } });
    expect(body.byDay).toHaveLength(30);
    expect(body.byDay.at(-1)).toEqual({ day: koreanDateOf(new Date()), signedUp: total });
  });

  it('have, as the list and its filter, everybody with access type 1 as an admin, whatever the flags', async () => {
    const before = (await read('/api/admin/usercount/get')).body.byRole;
    const bare = await personWith(test, { accessType: 1, adminMenu: noMenu });
    const advisor = await personOfKind(test, 'advisor');
    const after = (await read('/api/admin/usercount/get')).body.byRole;
    expect(after).toEqual({ ...before, admin: before.admin + 2, advisor: before.advisor + 1 });
    const ofRole = async (role: string) =>
      (await list({ filter: { role }, sort: ['createdAt', 'DESC'], range: [0, 99] })).body;
    const admins: readonly { readonly id: string; readonly role: string }[] = await ofRole('admin');
    expect(admins).toHaveLength(after.admin);
    expect(admins.slice(0, 2)).toMatchObject([
      { id: advisor.id, role: 'admin' },
      { id: bare.id, role: 'admin' },
    ]);
    expect(await ofRole('advisor')).toMatchObject([{ id: advisor.id, role: 'admin' }]);
    const ordinary: readonly { readonly id: string }[] = await ofRole('user');
    expect(ordinary.map(({ id }) => id)).not.toContain(bare.id);
  });

  it.each(['from=2026-02-02&to=2026-02-01', 'from=2024-01-01&to=2026-01-01', 'from=yesterday'])(
    'refuse %s, in Korean',
    async (span) => {
      const { status, body } = await read(`/api/admin/usercount/get?${span}`);
      expect(status).toBe(400);
      expect(Object.values(body.errors)[0]).toMatch(/[가-힣]/);
    },
  );
});

describe('a person of five thousand events', () => {
  const costsOf = async (events: number) => {
    const [{ id }, boss] = [await test.person(), await test.staff()];
    await grownTo(test.service.store, `user-${id}`, events);
    const get = (path: string) => () => test.call('GET', `/api/admin/${path}`, { token: boss.token });
    return readsOfCalls(`user-${id}`, { page: get(`user/${id}`), history: get(`history/user/${id}`) });
  };

  it('is shown by as few statements and events as one of fifty', async () => {
    expect(await costsOf(5_000)).toEqual(await costsOf(50));
  });
});

import { randomUUID } from 'node:crypto';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let admin: Person;
let boss: Person;
beforeAll(async () => {
  test = await startTestService();
  admin = await personOfKind(test, 'admin');
  boss = await test.staff('최고지');
});
afterAll(() => test.stop());

const noMenu = { all: false, advisor: false, partner: false, search: false };
const advisor = { accessType: 1, adminMenu: { ...noMenu, advisor: true } };
const reason = '업무 분담';

const edit = ({ token }: Person, id: string, changes: object, headers: Readonly<Record<string, string>> = {}) =>
  test.call('POST', '/api/admin/userdetail/update', { token, body: { id, reason, ...changes }, headers });
const session = ({ token }: Person) => test.call('GET', '/api/user/session', { token });
const signInAgain = async ({ id, email }: Person): Promise<Person> => {
  const { body } = await test.call('POST', '/api/user/login', { body: { email, password } });
  return { id, email, token: body.token };
};

describe('a change of a person’s rights', () => {
  it('applies at once, signs the person out, and is in the history with its reason', async () => {
    const person = await test.person();
    const { status, body, headers } = await edit(boss, person.id, advisor);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: person.id, role: 'advisor', ...advisor, sessions: [] });
    expect(headers.get('x-log-position')).toMatch(/^\d{16}-[0-9a-f]{12}$/);
    expect(body.accessChanges[0]).toMatchObject({
      actor: { id: boss.id, name: '최고지', role: 'super' },
      reason,
      before: { accessType: 0, role: 'user' },
      after: { accessType: 1, role: 'advisor' },
    });
    expect((await session(person)).body.code).toBe('session_not_found');
    expect((await session(await signInAgain(person))).body.menus).toEqual([
      'inspection',
      'consultation',
      'topic',
      'search',
      'board',
    ]);
  });

  it('to a role of the firm can be made by a super only, other changes by an admin', async () => {
    const { id } = await test.person();
    expect((await edit(admin, id, advisor)).body.code).toBe('forbidden');
    expect((await edit(admin, id, { accessType: 2 })).body.code).toBe('forbidden');
    const partner = { adminMenu: { ...noMenu, partner: true } };
    expect((await edit(admin, id, partner)).body).toMatchObject({
      code: 'invalid_request',
      errors: { adminMenu: expect.stringMatching(/직원/) },
    });
    expect((await edit(boss, id, advisor)).body.role).toBe('advisor');
    expect((await edit(admin, id, partner)).body.role).toBe('partner');
    expect((await edit(admin, id, { accessType: 0 })).body.code).toBe('forbidden');
  });

  it('can’t be made to oneself, nor to a super', async () => {
    const other = await test.staff();
    for (const who of [admin, boss])
      expect((await edit(who, who.id, { name: '나' })).body.code).toBe('cannot_edit_self');
    for (const who of [admin, boss])
      expect(await edit(who, other.id, { accessType: 0 })).toMatchObject({
        status: 403,
        body: { code: 'cannot_edit_super', message: expect.stringMatching(/최고 관리자/) },
      });
    expect((await session(other)).body.accessType).toBe(2);
  });

  it('needs a reason, and one that doesn’t name the person', async () => {
    const { id } = await test.person('박이유');
    for (const wrong of ['', ' ', '박이유 입사', 'kim@example.com'])
      expect((await edit(boss, id, { ...advisor, reason: wrong })).body.errors.reason).toMatch(/[가-힣]/);
    const without = await test.call('PUT', `/api/admin/user/${id}`, { token: boss.token, body: advisor });
    expect(without.body.errors.reason).toMatch(/[가-힣]/);
  });

  it('that two admins make at the same time is made by one; the other gets the new revision', async () => {
    const { id } = await test.person();
    const { revision: seen } = (await edit(boss, id, advisor)).body;
    const answers = await Promise.all([
      edit(boss, id, { adminMenu: { ...noMenu, partner: true }, expectedRevision: seen }),
      edit(admin, id, { adminMenu: { ...noMenu, search: true } }, { 'If-Match': `"${seen}"` }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      currentRevision: seen + 1,
    });
  });

  it('is made once when it is repeated under its key', async () => {
    const { id } = await test.person();
    const key = { 'Idempotency-Key': randomUUID() };
    const [first, again] = [await edit(boss, id, advisor, key), await edit(boss, id, advisor, key)];
    expect(again.body.revision).toBe(first.body.revision);
    expect(again.body.accessChanges).toHaveLength(1);
  });

  it('that was written in another way, for example by an import, signs the person out, too', async () => {
    const person = await test.person();
    await test.service.commands.handle(userDecider, {
      stream: userStream(person.id),
      command: { type: 'EditPerson', by: { id: 'system', role: 'system' }, reason, accessType: 1 },
      context: {
        commandId: randomUUID(),
        at: new Date().toISOString(),
        actor: { id: 'system', role: 'system' },
        reason,
        correlationId: randomUUID(),
      },
    });
    await vi.waitFor(async () => expect((await session(person)).status).toBe(401), { timeout: 15_000, interval: 50 });
    const again = await signInAgain(person);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await session(again)).status).toBe(200);
  });
});

describe('fields that a call may not change', () => {
  it.each([
    { role: 'super' },
    { email: 'other@example.com' },
    { oauth: 'kakao' },
    { revision: 1 },
    { consents: {} },
    { owner: 'x' },
    { adminMenu: { ...noMenu, super: true } },
    { adminMenu: { all: true } },
    { accessType: 3 },
    { accessType: '2' },
    { name: '' },
    { name: 'a\u0000b' },
  ])('%o is refused at its field', async (changes) => {
    const { status, body } = await edit(boss, admin.id, changes);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    expect(Object.values(body.errors)[0]).toMatch(/[가-힣]/);
  });

  it('an id in the body that differs from the path is refused, too', async () => {
    const [one, two] = [await test.person(), await test.person()];
    const body = { id: two.id, name: '바꿈', reason };
    expect((await test.call('PUT', `/api/admin/user/${one.id}`, { token: boss.token, body })).status).toBe(400);
  });
});

describe('a name', () => {
  it('is corrected, appears nowhere in plain text, and keeps its spelling', async () => {
    const { id } = await test.person('김오타');
    const name = '<script>alert(1)</script> 김정타';
    const edited = (await edit(admin, id, { name })).body;
    expect(edited.name).toBe(name);
    const made = { actor: { id: admin.id }, reason, field: 'name', before: '김오타', after: name };
    expect(edited.nameChanges).toMatchObject([made]);
    const stored = await test.service.store.read(userStream(id));
    expect(stored.at(-1)?.type).toBe('ProfileChanged');
    expect(JSON.stringify(stored)).not.toMatch(/김정타|김오타/);
    const { body } = await test.call(
      'GET',
      `/api/admin/user?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`,
      {
        token: admin.token,
        headers: { 'X-Wait-For': await test.headToken() },
      },
    );
    expect(body[0].name).toBe(name);
  });
});

describe('signing a person out', () => {
  it('ends all their sessions, returns their number, and records who did it and why', async () => {
    const person = await test.person();
    const second = await signInAgain(person);
    const path = `/api/admin/user/${person.id}/end-sessions`;
    const { status, body } = await test.call('POST', path, { token: admin.token, body: { reason: '분실 신고' } });
    expect({ status, body }).toEqual({ status: 200, body: { id: person.id, ended: 2 } });
    for (const one of [person, second]) expect((await session(one)).status).toBe(401);
    const last = (await test.service.commands.history(userStream(person.id))).at(-1);
    expect(last).toMatchObject({ type: 'SessionsEnded', actor: { id: admin.id, role: 'admin' }, reason: '분실 신고' });
  });

  it('can’t be done by an admin to a super', async () => {
    const path = `/api/admin/user/${boss.id}/end-sessions`;
    const { body } = await test.call('POST', path, { token: admin.token, body: { reason } });
    expect(body.code).toBe('cannot_edit_super');
    expect((await session(boss)).status).toBe(200);
  });
});

describe('removing a person', () => {
  const remove = ({ token }: Person, id: string, why = '본인 요청') =>
    test.call('POST', '/api/admin/userdetail/delete', { token, body: { id, reason: why } });
  const seen = async (path: string) =>
    test.call('GET', path, { token: admin.token, headers: { 'X-Wait-For': await test.headToken() } });

  it('takes them out of the list, of every search and of their own account', async () => {
    const person = await test.person('하지움');
    const found = async (q: string) => (await seen(`/api/admin/user?filter=${JSON.stringify({ q })}`)).body;
    await vi.waitFor(async () => expect(await found('지움')).toHaveLength(1), { timeout: 15_000, interval: 50 });
    const { status, body } = await remove(admin, person.id);
    expect({ status, body }).toEqual({ status: 200, body: { id: person.id, removed: true } });
    for (const words of ['지움', '하지움', person.email, person.id]) expect(await found(words)).toEqual([]);
    expect((await seen(`/api/admin/user/${person.id}`)).body.code).toBe('user_absent');
    expect((await session(person)).status).toBe(401);
    expect(await remove(admin, person.id)).toMatchObject({ status: 200 });
    const last = (await test.service.commands.history(userStream(person.id))).at(-1);
    // The reason is erased with the person.
    expect(last).toMatchObject({ type: 'UserErased', actor: { id: admin.id, role: 'admin' }, reason: null });
  });

  it('follows the rules of any change, and people of the firm can be removed by a super only', async () => {
    const colleague = await personOfKind(test, 'advisor');
    expect((await remove(admin, admin.id)).body.code).toBe('cannot_edit_self');
    expect((await remove(admin, boss.id)).body.code).toBe('cannot_edit_super');
    expect((await remove(admin, colleague.id)).body.code).toBe('forbidden');
    expect((await session(colleague)).status).toBe(200);
    expect((await remove(boss, colleague.id)).status).toBe(200);
  });

  it('needs a reason that doesn’t name the person', async () => {
    const { id } = await test.person('박남음');
    for (const wrong of ['', '박남음 요청'])
      expect((await remove(admin, id, wrong)).body.errors.reason).toMatch(/[가-힣]/);
    const without = await test.call('DELETE', `/api/admin/user/${id}`, { token: admin.token, body: {} });
    expect(without.body.code).toBe('invalid_request');
    expect((await seen(`/api/admin/user/${id}`)).status).toBe(200);
  });
});

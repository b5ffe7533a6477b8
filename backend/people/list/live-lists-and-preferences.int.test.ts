import { randomUUID } from 'node:crypto';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let advisor: Person;
let admin: Person;
beforeAll(async () => {
  test = await startTestService();
  [advisor, admin] = await Promise.all([personOfKind(test, 'advisor'), personOfKind(test, 'admin')]);
});
afterAll(() => test.stop());

const path = '/api/user/preferences';
const get = async ({ token }: Person) => (await test.call('GET', path, { token })).body;
const put = ({ token }: Person, body: object, headers: Readonly<Record<string, string>> = {}) =>
  test.call('PUT', path, { token, body, headers });
const aQuery = (changes: object = {}) => ({
  id: randomUUID(),
  resource: 'user',
  label: '이번 주 가입',
  value: { filter: { q: '김비밀' }, sort: ['createdAt', 'DESC'] },
  shared: false,
  ...changes,
});
const labels = async (person: Person) => (await get(person)).queries.map(({ label }: { label: string }) => label);

describe('what the console stores for a person', () => {
  it('is empty at first, then what they stored, on any machine that they sign in on', async () => {
    const person = await test.person();
    expect(await get(person)).toEqual({ revision: 0, settings: {}, queries: [] });
    const query = aQuery();
    const settings = { 'user.columns': ['name', 'role'], 'user.perPage': 50 };
    const { status, body, headers } = await put(person, { settings, queries: [query] });
    expect(status).toBe(200);
    expect(body).toEqual({ revision: 1, settings, queries: [{ ...query, mine: true, by: '김해고' }] });
    expect(headers.get('etag')).toBe('"1"');
    expect(await get(person)).toEqual(body);
    expect((await put(person, { settings: {} })).body).toMatchObject({ revision: 2, settings: {}, queries: [query] });
  });

  it('is visible to nobody else, and is stored sealed', async () => {
    const [mine, other] = [await test.person(), await test.person()];
    await put(mine, { settings: { note: '나만 보는 것' }, queries: [aQuery()] });
    expect(await get(other)).toEqual({ revision: 0, settings: {}, queries: [] });
    const db = new pg.Client({ connectionString: test.databaseUrl });
    await db.connect();
    const { rows } = await db.query('select t::text as row from vault.preferences t where user_id = $1', [mine.id]);
    await db.end();
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toMatch(/[가-힣]/);
  });

  it('changed in two tabs at the same time is changed by one; the other gets the new revision', async () => {
    const person = await test.person();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((value) => put(person, { settings: { value }, expectedRevision: 0 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'conflict', currentRevision: 1 });
  });

  it('repeated under its key doesn’t undo a later change', async () => {
    const person = await test.person();
    const key = { 'Idempotency-Key': randomUUID() };
    await put(person, { settings: { value: 1 } }, key);
    await put(person, { settings: { value: 2 } });
    expect((await put(person, { settings: { value: 1 } }, key)).body.settings).toEqual({ value: 2 });
  });

  it.each([
    { settings: { 'a b': 1 } },
    { settings: [] },
    { queries: [{ label: 'x' }] },
    { queries: [aQuery({ mine: true })] },
    { queries: [aQuery({ label: '' })] },
    { queries: Array.from({ length: 101 }, () => aQuery()) },
    { role: 'super' },
  ])('refuses %o', async (body) => {
    const { status, body: answer } = await put(advisor, body);
    expect(status).toBe(400);
    expect(Object.values(answer.errors)[0]).toMatch(/[가-힣]/);
  });

  it('is refused when it is too deep or too long', async () => {
    const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`);
    for (const body of [{ settings: { deep } }, { queries: [aQuery({ value: deep })] }]) {
      expect((await put(advisor, body)).body.code).toBe('invalid_request');
    }
    expect((await put(advisor, { settings: { big: 'x'.repeat(250_000) } })).status).toBe(413);
  });
});

describe('a saved query', () => {
  it('that is shared is visible to all of the firm, with the name of its owner, and to nobody else', async () => {
    const label = `공유 ${randomUUID()}`;
    const query = aQuery({ label, shared: true });
    expect((await put(advisor, { queries: [query, aQuery({ label: '혼자 보기' })] })).status).toBe(200);
    const seen = (await get(admin)).queries.find((each: { label: string }) => each.label === label);
    expect(seen).toEqual({ ...query, mine: false, by: '김해고' });
    expect(await labels(admin)).not.toContain('혼자 보기');
    expect(await labels(await test.person())).toEqual([]);
    expect(await labels(await personOfKind(test, 'partner'))).toEqual([]);
    await put(advisor, { queries: [] });
    expect(await labels(admin)).not.toContain(label);
  });

  it('can’t be shared by a person who isn’t of the firm, and is no longer shared when its owner isn’t any more', async () => {
    expect((await put(await test.person(), { queries: [aQuery({ shared: true })] })).body.code).toBe('forbidden');
    const leaving = await personOfKind(test, 'advisor');
    const label = `나가는 사람 ${randomUUID()}`;
    await put(leaving, { queries: [aQuery({ label, shared: true })] });
    expect(await labels(admin)).toContain(label);
    const actor = { id: 'system', role: 'system' } as const;
    await test.service.commands.handle(userDecider, {
      stream: userStream(leaving.id),
      command: { type: 'EditPerson', by: actor, accessType: 0, reason: '퇴사' },
      context: { commandId: randomUUID(), at: new Date().toISOString(), actor, correlationId: randomUUID() },
    });
    expect(await labels(admin)).not.toContain(label);
  });
});

/** Follows lists; `next` waits for the next message of that name, `rest` returns all messages until the end. */
const follow = async ({ token }: Person, resources: string) => {
  const response = await fetch(`${test.base}/api/admin/events?resources=${resources}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!response.body) throw new Error('nothing is told');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (event: string): Promise<Record<string, unknown>> => {
    for (;;) {
      const found = new RegExp(`event: ${event}\ndata: (.*)\n\n`).exec(text);
      if (found?.[1] !== undefined) {
        text = text.slice(found.index + found[0].length);
        return JSON.parse(found[1]);
      }
      const { done, value } = await reader.read();
      if (done) throw new Error(`the stream ended without ${event}: ${text}`);
      text += value;
    }
  };
  return { next, hangUp: () => reader.cancel() };
};

describe('the lists that the firm’s people have open', () => {
  it('announce a new person, whom the next read then shows', async () => {
    const stream = await follow(admin, 'user');
    expect(await stream.next('begin')).toEqual({ position: expect.stringMatching(/^\d{16}-[0-9a-f]{12}$/) });
    const person = await test.person();
    const { resource, position, changes } = await stream.next('change');
    expect({ resource, changes }).toEqual({ resource: 'user', changes: expect.any(Number) });
    const { body, headers } = await test.call('GET', '/api/admin/user?range=[0,0]', {
      token: admin.token,
      headers: { 'X-Wait-For': String(position) },
    });
    expect(headers.get('x-stale')).toBeNull();
    expect(body[0].id).toBe(person.id);
    await stream.hangUp();
  });

  it('announce what was written in another process', async () => {
    const there = await test.beside();
    const stream = await follow(admin, 'user');
    await stream.next('begin');
    await there.person();
    expect(await stream.next('change')).toMatchObject({ resource: 'user' });
    await stream.hangUp();
    await there.stop();
  });

  it('announce a new case only to people who may see the queue', async () => {
    const stream = await follow(admin, 'case');
    await stream.next('begin');
    const body = { kind: 'case-low', sampling: 'curated' };
    expect((await test.call('POST', '/api/refines/data', { token: admin.token, body })).status).toBe(201);
    expect(await stream.next('change')).toMatchObject({ resource: 'case', changes: 1 });
    await stream.hangUp();
    const advisor = await personOfKind(test, 'advisor');
    const refused = await test.call('GET', '/api/admin/events?resources=case', { token: advisor.token });
    expect(refused.body.code).toBe('admin_only');
  });

  it('are followed only as long as the person is signed in', async () => {
    const leaving = await personOfKind(test, 'admin');
    const stream = await follow(leaving, 'user');
    await stream.next('begin');
    await test.call('POST', '/api/user/logout', { token: leaving.token, body: {} });
    await test.person();
    expect(await stream.next('end')).toEqual({ why: 'session' });
  });

  it.each(['resources=orders', 'resources=', '', 'resources=user&seconds=-1', 'resources=user&since=1'])(
    'refuse %s',
    async (query) => {
      const { status, body } = await test.call('GET', `/api/admin/events?${query}`, { token: admin.token });
      expect(status).toBe(400);
      expect(Object.values(body.errors)[0]).toMatch(/[가-힣]/);
    },
  );
});

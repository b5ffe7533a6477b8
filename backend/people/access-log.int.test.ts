import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn } from '../checks/testing/fill-in.fixture.ts';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';

let test: TestService;
let admin: Person;
let advisor: Person;
let db: pg.Client;
beforeAll(async () => {
  test = await startTestService();
  admin = await personOfKind(test, 'admin');
  advisor = await personOfKind(test, 'advisor');
  db = new pg.Client({ connectionString: test.databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await test.stop();
});

const read = async (path: string, { token }: Person = admin) =>
  test.call('GET', path, { token, headers: { 'X-Wait-For': await test.headToken() } });
const listed = (filter: object, more = '') =>
  read(`/api/admin/user?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);
const logOf = async ({ id }: Pick<Person, 'id'>, more = ''): Promise<Record<string, unknown>[]> =>
  (await read(`/api/admin/user/${id}/access-log${more}`)).body;
const rows = async () => (await db.query('select count(*)::int as n from vault.access_log')).rows[0].n;

describe('the record of who of the firm read whose data', () => {
  it('is listed for each person: who, when, from which network, for which purpose, newest first', async () => {
    const person = await test.person('김열람');
    const { id: check } = await fillIn(test, person, { questionnaire: 'basic' });
    await read(`/api/admin/user/${person.id}`);
    await read(`/api/check/${check}`, advisor);
    await read(`/api/check/${check}/history`, advisor);
    const log = await logOf(person);
    expect(log.map(({ purpose, reader }) => [purpose, reader])).toEqual([
      ['check', { id: advisor.id, name: '김해고', role: 'advisor' }],
      ['check', { id: advisor.id, name: '김해고', role: 'advisor' }],
      ['detail', { id: admin.id, name: '김해고', role: 'admin' }],
    ]);
    expect(log[0]).toMatchObject({ network: '127.0.0.0/24', people: 1, at: expect.stringMatching(/Z$/) });
  });

  it('contains reads of itself, from the next read on', async () => {
    const person = await test.person();
    expect(await logOf(person)).toEqual([]);
    expect((await logOf(person)).map(({ purpose }) => purpose)).toEqual(['access_log']);
  });

  it('has one entry for a page of people, and says when it was a search or an export', async () => {
    const people = await Promise.all([1, 2, 3].map(() => test.person()));
    const before = await rows();
    await listed({ id: people.map(({ id }) => id) });
    expect(await rows()).toBe(before + 1);
    const [one] = people;
    if (!one) throw new Error('nobody signed up');
    await listed({ q: one.email });
    await listed({ id: [one.id] }, '&purpose=export');
    expect((await logOf(one)).map(({ purpose, people }) => [purpose, people])).toEqual([
      ['export', 1],
      ['search', 1],
      ['list', 3],
    ]);
    const log = await logOf(one, `?filter=${encodeURIComponent(JSON.stringify({ purpose: 'list' }))}`);
    expect(log).toHaveLength(1);
  });

  it('records that somebody searched and found no person, and never the search words', async () => {
    const before = await rows();
    const words = `${randomUUID()}@example.com`;
    await listed({ q: words });
    expect(await rows()).toBe(before + 1);
    const { rows: kept } = await db.query('select t::text as row from vault.access_log t');
    for (const { row } of kept) expect(row).not.toMatch(/example\.com|김해고|김열람/);
  });

  it('contains neither reads of one’s own data nor refused reads', async () => {
    const person = await test.person();
    const { id: check } = await fillIn(test, person, { questionnaire: 'basic' });
    const before = await rows();
    await test.call('GET', `/api/check/${check}`, { token: person.token });
    await read(`/api/check/${check}`, await test.person());
    await read(`/api/admin/user/${person.id}`, advisor);
    await read(`/api/admin/user/${randomUUID()}`);
    await read('/api/admin/usercount/get');
    await read(`/api/admin/user/${admin.id}`);
    expect(await rows()).toBe(before);
  });

  it('stays, without a name, after the person has left', async () => {
    const person = await test.person('나떠남');
    await read(`/api/admin/user/${person.id}`);
    await test.service.erasure.erase(person.id, 'left', {
      commandId: randomUUID(),
      at: new Date().toISOString(),
      actor: { id: person.id, role: 'user' },
      correlationId: randomUUID(),
    });
    const log = await logOf(person);
    expect(log.map(({ purpose }) => purpose)).toEqual(['detail']);
    expect(JSON.stringify(log)).not.toContain('나떠남');
  });

  it('says that the reader has left', async () => {
    const [person, reader] = [await test.person(), await personOfKind(test, 'advisor')];
    const { id: check } = await fillIn(test, person, { questionnaire: 'basic' });
    await read(`/api/check/${check}`, reader);
    await test.service.erasure.erase(reader.id, 'left', {
      commandId: randomUUID(),
      at: new Date().toISOString(),
      actor: { id: reader.id, role: 'advisor' },
      correlationId: randomUUID(),
    });
    expect((await logOf(person))[0]).toMatchObject({ reader: { id: reader.id, name: '탈퇴한 회원' } });
  });

  it('is reviewed month by month: how much each read, and a note of who has looked through it', async () => {
    const month = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 7);
    const person = await test.person();
    await listed({ id: [person.id] }, '&purpose=export');
    const review = (await read(`/api/admin/access-review?month=${month}`)).body;
    const [first] = review.readers;
    expect(first).toMatchObject({ reader: { id: admin.id, name: '김해고' }, isYou: true, usual: null });
    expect(first.unusual).toContain('exports');
    const { rows: counted } = await db.query(
      `select count(*)::int as reads, (select count(distinct p)::int from vault.access_log, unnest(people) p
         where reader = $1) as people from vault.access_log where reader = $1`,
      [admin.id],
    );
    expect(counted).toEqual([{ reads: first.reads, people: first.people }]);
    const note = (of: string, by: Person = admin) =>
      test.call('POST', '/api/admin/access-review', { token: by.token, body: { month: of, reason: '요청서와 맞음' } });
    expect((await note(month)).body.errors.month).toBe('달이 끝난 뒤에 점검할 수 있어요.');

    const before = '2024-12';
    await db.query(
      `insert into vault.access_log (id, at, reader, reader_role, network, purpose, people)
       values (gen_random_uuid(), '2024-12-05T03:00:00Z', $1, 'admin', '203.0.113.0/24', 'export', array[$2::uuid])`,
      [admin.id, person.id],
    );
    const own = await note(before);
    expect([own.status, own.body.errors]).toEqual([403, { '': '본인만 열람한 달은 다른 관리자가 점검해야 해요.' }]);
    const other = await personOfKind(test, 'admin');
    expect((await note(before, other)).body.reviews).toEqual([
      expect.objectContaining({ by: { id: other.id, name: '김해고' }, note: '요청서와 맞음', readers: 1, reads: 1 }),
    ]);
  });

  it('that can’t be stored prevents the data from being shown', async () => {
    const person = await test.person('김비밀');
    await db.query('alter table vault.access_log rename to access_log_away');
    try {
      for (const path of [`/api/admin/user/${person.id}`, '/api/admin/user']) {
        const { status, body } = await read(path);
        expect(status).toBe(500);
        expect(JSON.stringify(body)).not.toContain('김비밀');
      }
    } finally {
      await db.query('alter table vault.access_log_away rename to access_log');
    }
    expect((await read(`/api/admin/user/${person.id}`)).body.name).toBe('김비밀');
  });

  it.each(['sort=["reader","ASC"]', 'filter={"purpose":"curiosity"}', 'filter={"who":"x"}', 'page=1'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await read(`/api/admin/user/${admin.id}/access-log?${query}`);
      expect(status).toBe(400);
      expect(Object.values(body.errors)[0]).toMatch(/[가-힣]/);
    },
  );
});

import { v4 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, type Story } from '../checks/testing/fill-in.fixture.ts';
import { requests } from '../testing/routes/all-routes.fixture.ts';
import { readsOfStream } from '../testing/stream-reads.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../testing/test-service.fixture.ts';

const DAY = 86_400_000;
let ahead = 0;
let test: TestService;

beforeAll(async () => {
  test = await startTestService({}, () => new Date(Date.now() + ahead));
}, 120_000);
afterAll(() => test.stop());

const answeredYes: ReadonlySet<string> = new Set(['detail-2/dismissed-in-probation']);
/** A person who wrote of themselves wherever the questionnaire lets them, and was dismissed in a leave after giving birth, and a union member. */
const planted = ['박심은', '심은플랜트공업', '01099998888', '010-9999-8888', 'planted@example.com'];
const dates = ['2020-03-02', '2020년 3월 2일', '2026-11-02', '2026년 11월 2일', '09:10'];
const story: Story = {
  questionnaire: 'detail',
  sections: ['detail-2', 'detail-20'],
  intake: {
    'intake/region': { custom: '심은플랜트공업' },
    'intake/notice': 'paper',
    'intake/protected': ['birth', 'union'],
    'intake/hours': { start: '09:10', end: '18:00', breakMinutes: 60 },
    'intake/contact': { name: '박심은', phone: '010-9999-8888', email: 'planted@example.com' },
  },
  item: (key) => (answeredYes.has(key) || key.endsWith('written-notice') ? 'yes' : 'no'),
};
/** Words that only the sensitive answer brings into a result. */
const sensitiveWords = ['출산', '산업재해', '노동조합', '부당노동행위', '시정신청', '"birth"', '"union"'];

const finished = async (person: Person, told: Story = story): Promise<string> => {
  const { id } = await fillIn(test, person, told);
  const { status } = await test.call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
  if (status !== 200) throw new Error('no result');
  return id;
};
const share = (method: 'GET' | 'POST' | 'DELETE', { token }: Person, id: string, headers = {}) =>
  test.call(method, `/api/check/${id}/share`, { token, headers, ...(method === 'GET' ? {} : { body: {} }) });
const open = async (path: string) =>
  test.call('GET', `/api/check/shared/${path.replace('/share/', '')}`, {
    headers: { 'X-Wait-For': await test.headToken() },
  });
const ended = { status: 404, body: { code: 'share_ended' } };
/** The statuses of so many calls, sixty at a time. */
const manyTimes = async (call: () => Promise<{ readonly status: number }>, times: number): Promise<number[]> => {
  const statuses: number[] = [];
  while (statuses.length < times)
    for (const { status } of await Promise.all(Array.from({ length: 60 }, call))) statuses.push(status);
  return statuses;
};

describe('a shared result', () => {
  it('shows the figure, the routes and the deadline, and nothing personal, sensitive or paid for', async () => {
    const me = await test.person('박심은');
    const id = await finished(me);
    const own = (await test.call('GET', `/api/check/${id}`, { token: me.token })).body;
    // The owner's own result tells what the link must not.
    expect(JSON.stringify(own)).toContain('심은플랜트공업');
    expect(JSON.stringify(own.result)).toContain('출산 전후 휴가');

    const { status, body } = await share('POST', me, id);
    expect(status).toBe(201);
    expect(body.link).toMatchObject({ path: expect.stringMatching(/^\/share\/[\w-]{22}$/), openings: 0 });
    const shown = await open(body.link.path);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
    expect(shown.body).toMatchObject({ side: 'employee', grounds: expect.arrayContaining(['수습이 끝나며']) });
    expect(shown.body.shownRate).toBeGreaterThan(0);
    // Made without the sensitive answer, the figure differs, so that it doesn't tell of that answer either.
    expect(shown.body.shownRate).not.toBe(own.result.shownRate);
    expect(shown.body.routes.map(({ route }: { route: string }) => route)).toContain('labour_commission');
    const text = JSON.stringify(shown.body);
    for (const word of [...planted, ...dates, ...sensitiveWords, me.email, me.id, id]) expect(text).not.toContain(word);
    expect(text).not.toMatch(/steps|precedents|keywords|calculationId|position/);
  });

  it('can be opened as soon as its owner has the link', async () => {
    const me = await test.person();
    const id = await finished(me, { questionnaire: 'basic' });
    for (let n = 0; n < 10; n += 1) {
      const { path } = (await share('POST', me, id)).body.link;
      expect((await test.call('GET', `/api/check/shared/${path.replace('/share/', '')}`)).status).toBe(200);
    }
  });

  it('has its openings counted for its owner; a retried request makes no second link', async () => {
    const me = await test.person();
    const id = await finished(me, { questionnaire: 'basic' });
    expect((await share('GET', me, id)).body).toEqual({ link: null });
    const key = { 'Idempotency-Key': 'share-once' };
    const { path } = (await share('POST', me, id, key)).body.link;
    expect((await share('POST', me, id, key)).body.link.path).toBe(path);
    for (const _ of [1, 2]) expect((await open(path)).status).toBe(200);
    expect((await share('GET', me, id)).body.link).toMatchObject({ path, openings: 2 });
    const exported = await test.call('GET', '/api/user/export', {
      token: me.token,
      headers: { 'X-Wait-For': await test.headToken() },
    });
    expect(exported.body.sharedResults).toMatchObject([{ checkId: id, endedAt: null, openings: 2 }]);
    expect(JSON.stringify(exported.body.sharedResults)).not.toContain(path.replace('/share/', ''));
  });

  it('is opened for the five thousandth time by as few reads as for the first', async () => {
    const me = await test.person();
    const id = await finished(me, { questionnaire: 'basic' });
    const { path } = (await share('POST', me, id)).body.link;
    await open(path);
    const stream = `sharing-${id}`;
    const reading = () => readsOfStream(stream, async () => expect((await open(path)).status).toBe(200));
    const few = await reading();
    const last = (await test.service.store.read(stream)).at(-1);
    if (!last) throw new Error('the opening was not counted');
    const { at, actor, correlationId, causationId, type, schemaVersion, data, revision } = last;
    const more = Array.from({ length: 5_000 }, () => ({
      ...{ id: newId(), at, actor, correlationId, causationId, type, schemaVersion, data },
    }));
    expect(await test.service.store.append(stream, revision, more)).toMatchObject({ ok: true });
    // What came since it was kept is read once.
    await open(path);
    const many = await reading();
    // An opening that is no longer counted writes nothing, and that is decided on what the log has.
    expect(many.statements).toBeLessThanOrEqual(few.statements + 1);
    expect(many.events).toBeLessThanOrEqual(few.events);
    expect((await share('GET', me, id)).body.link.openings).toBeGreaterThan(5_000);
  });

  it('ends at a click, at once, and by a new link; then it is answered as an unknown one is', async () => {
    const me = await test.person();
    const id = await finished(me, { questionnaire: 'basic' });
    const first = (await share('POST', me, id)).body.link.path;
    const second = (await share('POST', me, id)).body.link.path;
    expect(second).not.toBe(first);
    expect((await open(second)).status).toBe(200);
    expect((await share('DELETE', me, id)).body).toEqual({ link: null });
    const unknown = await open('/share/AAAAAAAAAAAAAAAAAAAAAA');
    expect(unknown).toMatchObject(ended);
    for (const path of [first, second, '/share/x', '/share/%00', `/share/${'가'.repeat(500)}`]) {
      const answer = await open(encodeURI(path));
      expect([path, answer.status]).toEqual([path, 404]);
      if (!path.includes('%00')) expect(answer.body).toEqual(unknown.body);
    }
  });

  it('ends seven days later by itself', async () => {
    const me = await test.person();
    const id = await finished(me, { questionnaire: 'basic' });
    const { path } = (await share('POST', me, id)).body.link;
    ahead += 7 * DAY - 60_000;
    expect((await open(path)).status).toBe(200);
    ahead += 60_000;
    expect(await open(path)).toMatchObject(ended);
    const { body } = await test.call('POST', '/api/user/login', { body: { email: me.email, password } });
    expect((await share('GET', { ...me, token: body.token }, id)).body).toEqual({ link: null });
  });

  it('ends when its owner leaves, and no check without a result is shared', async () => {
    const me = await test.person();
    const id = await finished(me, { questionnaire: 'basic' });
    const { path } = (await share('POST', me, id)).body.link;
    expect((await open(path)).status).toBe(200);
    const draft = await test.call('POST', '/api/check/form', { token: me.token, body: { questionnaire: 'basic' } });
    expect(await share('POST', me, draft.body.id)).toMatchObject({ status: 422, body: { code: 'survey_empty' } });
    const gone = await test.call('DELETE', '/api/user', {
      token: me.token,
      body: { current: password, confirm: true },
    });
    expect(gone.status).toBe(200);
    expect(await open(path)).toMatchObject(ended);
    const events = await test.service.store.read(`sharing-${id}`);
    expect(events.at(-1)).toMatchObject({ type: 'SharingEnded', data: { why: 'owner_left' } });
  });

  it('is opened by its token however many wrong ones strangers of the network have tried, who are told to stop', async () => {
    const me = await test.person();
    const id = await finished(me, { questionnaire: 'basic' });
    const { path } = (await share('POST', me, id)).body.link;
    const tried = await manyTimes(() => test.call('GET', '/api/check/shared/no'), 720);
    expect([...new Set(tried)].toSorted()).toEqual([404, 429]);
    expect((await test.call('GET', '/api/check/shared/no')).headers.get('retry-after')).toMatch(/^\d+$/);
    expect(new Set(await manyTimes(() => open(path), 60))).toEqual(new Set([200]));
    await share('DELETE', me, id);
    expect(await open(path)).toMatchObject(ended);
  });

  it('is with the end of reminders all that a token alone opens; the latter counts no wrong ones', async () => {
    const byToken = Object.keys(requests).filter((route) => route.includes(':token'));
    const ofReminders = (method: string) => `${method} /api/check/reminders/stop/:token`;
    expect(byToken.toSorted()).toEqual([ofReminders('GET'), 'GET /api/check/shared/:token', ofReminders('POST')]);
    const wrong = '/api/check/reminders/stop/AAAAAAAAAAAAAAAAAAAAAA';
    expect(new Set(await manyTimes(() => test.call('GET', wrong), 660))).toEqual(new Set([200]));
    expect(new Set(await manyTimes(() => test.call('POST', wrong, { body: {} }), 660))).toEqual(new Set([200]));
  });
});

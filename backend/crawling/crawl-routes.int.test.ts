import { randomUUID } from 'node:crypto';
import { workOut } from '@nomucheck/domain/crawling/contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answered, type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { type LawApiServer, openLawApiServer, TRIAL_KEY } from './testing/law-api-server.fixture.ts';

let law: LawApiServer;
let test: TestService;
let admin: Person;
beforeAll(async () => {
  law = await openLawApiServer();
  test = await startTestService({
    ...{ LAW_API_KEY: TRIAL_KEY, LAW_API_URL: law.origin, CRAWL_TRIAL_ORIGINS: law.origin },
    CRAWL_REQUESTS_PER_SECOND: '5',
  });
  admin = await test.staff();
});
afterAll(async () => {
  await test.stop();
  await law.close();
});
beforeEach(() => law.reset());

const call = (method: string, path: string, body?: object, headers = {}): Promise<Answered> =>
  test.call(method, path, { token: admin.token, headers, ...(body ? { body } : {}) });
const works = '/api/crawls/case-high/works';
const fresh = { stage: 'running', complete: null, revision: 1 };
const january = { from: '2026-01-01', to: '2026-01-31' };

/** The work's messages until it is over. */
const followed = async (id: string) => {
  const response = await fetch(`${test.base}${works}/${id}/events`, {
    headers: { Authorization: `Bearer ${admin.token}`, 'X-Wait-For': await test.headToken() },
  });
  const text = await response.text();
  return [...text.matchAll(/^event: work\ndata: (.+)$/gm)].map(([, data = '']) => workOut.parse(JSON.parse(data)));
};

describe('a work that is asked for', () => {
  it('is refused with the reason where its days or its source are wrong', async () => {
    const later = await call('POST', works, { from: '2026-02-01', to: '2026-01-31' });
    expect([later.status, later.body.code]).toEqual([422, 'crawl_date_order']);
    const noDay = await call('POST', works, { from: '2026-02-30', to: '2026-03-01' });
    expect([noDay.status, Object.keys(noDay.body.errors)]).toEqual([400, ['from']]);
    const endless = await call('POST', works, { from: '2026-01-01', to: '9999-12-31' });
    expect([endless.status, Object.keys(endless.body.errors)]).toEqual([400, ['to']]);
    const tooLong = await call('POST', works, { from: '1900-01-01', to: '8999-12-31' });
    expect([tooLong.status, Object.keys(tooLong.body.errors)]).toEqual([400, ['from']]);
    const other = await call('POST', works, { ...january, source: 'the-neighbour' });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([400, ['source']]);
    const meetings = await call('POST', '/api/crawls/case-low-meeting/works', { ...january, source: 'law-api-courts' });
    expect([meetings.status, Object.keys(meetings.body.errors)]).toEqual([400, ['source']]);
    expect((await call('POST', '/api/crawls/everything/works', january)).status).toBe(400);
  });

  it('goes from the source’s list to the refine queue, and is shown while it runs and afterwards', async () => {
    law.courts = [
      { id: 9001, day: '2026-01-05' },
      { id: 9002, day: '2026-01-05' },
      { id: 9003, day: '2026-01-20', text: false },
    ];
    // The first call for a decision is cut: until it is made again, the work runs.
    law.instead = ({ searchParams }, times) => (searchParams.get('ID') === '9001' && times === 1 ? 'nothing' : null);
    const key = { 'Idempotency-Key': randomUUID() };
    const { status, body } = await call('POST', works, january, key);
    expect([status, body]).toEqual([
      202,
      { id: expect.any(String), kind: 'case-high', source: 'law-api-courts', ...january, ...fresh },
    ]);
    const messages = await followed(body.id);
    // The same request again is the same work.
    expect((await call('POST', works, january, key)).body).toEqual(body);
    const startedBy = { id: admin.id, name: '박노무' };
    expect(messages[0]).toMatchObject({ stage: 'running', source: 'law-api-courts', ...january, startedBy });
    expect(messages.at(-1)).toMatchObject({ stage: 'ended', complete: false, done: 3, counts: { new: 2, absent: 1 } });

    const list = await call('GET', `${works}?filter=${JSON.stringify({ stage: 'ended' })}`);
    expect(list.body).toMatchObject([{ id: body.id, startedBy }]);
    const windows = await call('GET', `${works}/${body.id}/windows`);
    expect(windows.headers.get('content-range')).toBe('items 0-0/1');
    expect(windows.body).toMatchObject([{ number: 1, ...january, total: 3, listed: 3, done: 3, complete: false }]);
    const data = await call('GET', `/api/crawls/case-high/data?sort=["day","ASC"]`);
    expect(data.headers.get('content-range')).toBe('items 0-2/3');
    expect(data.body[0]).toMatchObject({ itemId: '9001', day: '2026-01-05', verdict: 'new', workId: body.id });
    const matching = async (filter: object) => {
      const found = await call('GET', `/api/crawls/case-high/data?sort=["day","ASC"]&filter=${JSON.stringify(filter)}`);
      return found.body.map(({ itemId }: { itemId: string }) => itemId);
    };
    const byId = await call('GET', `/api/crawls/case-high/data?sort=["id","DESC"]`);
    expect(byId.body.map(({ itemId }: { itemId: string }) => itemId)).toEqual(['9003', '9002', '9001']);
    expect((await call('GET', `${works}?sort=["id","ASC"]`)).body).toMatchObject([{ id: body.id }]);
    expect(await matching({ verdict: 'absent', workId: body.id })).toEqual(['9003']);
    expect(await matching({ q: '9002', source: 'law-api-courts' })).toEqual(['9002']);
    expect(await matching({ from: '2026-01-06', to: '2026-01-31' })).toEqual(['9003']);
    expect(await matching({ caseId: data.body[0].caseId })).toEqual(['9001']);
    const queue = await call('GET', `/api/refines/data?filter=${JSON.stringify({ batch: body.id })}`);
    expect(queue.body.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      data.body.flatMap(({ caseId }: { caseId: string | null }) => caseId ?? []).toSorted(),
    );

    const calendar = await call('GET', '/api/crawls/case-high/calendar?from=2026-01-04&to=2026-02-01');
    expect(calendar.body.days.slice(0, 2)).toEqual([
      { day: '2026-01-04', items: 0, state: 'complete' },
      { day: '2026-01-05', items: 2, state: 'complete' },
    ]);
    expect(calendar.body.days[16]).toEqual({ day: '2026-01-20', items: 0, state: 'incomplete' });
    expect(calendar.body.days.at(-1)).toEqual({ day: '2026-02-01', items: 0, state: 'none' });
    expect(calendar.body.gaps).toEqual([{ from: '2026-01-20', to: '2026-01-20', days: 1 }]);
    const failures = await call('GET', '/api/crawls/case-high/failures');
    expect(failures.body).toMatchObject([{ verdict: 'absent', items: 1, examples: [{ itemId: '9003' }], works: [] }]);
    const [today] = new Date(Date.now() + 9 * 3_600_000).toISOString().split('T');
    const daily = await call('GET', `/api/crawls/case-high/daily?from=${today}&to=${today}`);
    expect(daily.body).toMatchObject([{ day: today, counts: { new: 2, absent: 1 } }]);
    const sources = await call('GET', '/api/crawls/sources');
    expect(sources.body.find(({ name }: { name: string }) => name === 'law-api-courts')).toMatchObject({
      ...{ state: 'ready', message: null, answeredAt: expect.any(String), newsAt: expect.any(String), workId: null },
    });
  });

  it('can be cancelled and resumed, as far as something is left to do', async () => {
    law.courts = [{ id: 9101, day: '2025-03-05' }];
    const { body } = await call('POST', works, { from: '2025-03-01', to: '2025-03-31' });
    expect((await followed(body.id)).at(-1)).toMatchObject({ stage: 'ended', complete: true });
    for (const step of ['cancel', 'resume']) {
      const { status, body: said } = await call('POST', `${works}/${body.id}/${step}`, {});
      expect([step, status, said.code]).toEqual([step, 409, 'stage_wrong']);
    }
    // A repeated request is answered as before, also when the work has ended meanwhile.
    law.courts = [{ id: 9102, day: '2025-04-05' }];
    const astray = { status: 302, headers: { Location: '/DRF/astray' }, body: '' };
    law.instead = ({ pathname, searchParams }, times) =>
      pathname === '/DRF/astray' || (searchParams.get('ID') === '9102' && times === 1) ? astray : null;
    const lacking = await call('POST', works, { from: '2025-04-01', to: '2025-04-30' });
    expect((await followed(lacking.body.id)).at(-1)).toMatchObject({ stage: 'ended', complete: false });
    const key = { 'Idempotency-Key': randomUUID() };
    const resume = () => call('POST', `${works}/${lacking.body.id}/resume`, {}, key);
    const resumed = await resume();
    expect((await followed(lacking.body.id)).at(-1)).toMatchObject({ stage: 'ended', complete: true });
    const again = await resume();
    expect([again.status, again.body]).toEqual([resumed.status, resumed.body]);
    expect(resumed.status).toBe(202);
    expect(resumed.body).toMatchObject({ id: lacking.body.id, stage: 'running', complete: null });
    // A person who has seen an older state is told so, in whichever way the state is named.
    const { revision } = (await call('GET', `${works}/${lacking.body.id}`)).body;
    expect(resumed.body.revision).toBeLessThan(revision);
    const stale = [
      await call('POST', `${works}/${lacking.body.id}/resume`, { expectedRevision: revision - 1 }),
      await call('POST', `${works}/${lacking.body.id}/cancel`, {}, { 'If-Match': `"${revision - 1}"` }),
      await call('PUT', '/api/crawls/sources/commission-site', { on: true, reason: '점검', expectedRevision: 9 }),
    ];
    expect(stale.map(({ status, body: said }) => [status, said.code])).toEqual(Array(3).fill([409, 'conflict']));
    // Under the path of another kind there is no such work.
    expect((await call('POST', `/api/crawls/case-low/works/${body.id}/cancel`, {})).status).toBe(404);
    expect((await call('GET', `/api/crawls/case-low/works/${body.id}`)).status).toBe(404);
  });

  it('says that its source rests and until when, and can be cancelled meanwhile', async () => {
    law.instead = () => ({ status: 429, body: '', headers: { 'Retry-After': '3600' } });
    const span = { from: '2025-05-01', to: '2025-05-31', source: 'law-api-courts' };
    const { body } = await call('POST', works, span);
    const shown = async () => (await call('GET', `${works}/${body.id}`)).body;
    await expect
      .poll(async () => (await shown()).resting, { timeout: 20_000 })
      .toEqual({
        until: expect.any(String),
        message: expect.stringMatching(/한동안 요청하지 말아 달라고/),
      });
    const { stage, failure, resting } = await shown();
    expect([stage, failure]).toEqual(['running', null]);
    expect(Date.parse(resting.until) - Date.now()).toBeGreaterThan(3_500_000);
    expect((await call('POST', `${works}/${body.id}/cancel`, {})).body).toMatchObject({ stage: 'cancelled' });
    expect((await followed(body.id)).at(-1)).toMatchObject({ stage: 'cancelled', resting: null });
    // A person who switches it on ends its rest.
    const awake = await call('PUT', '/api/crawls/sources/law-api-courts', { on: true, reason: '점검' });
    expect(awake.body.switched).toMatchObject({ on: true, by: expect.any(String), reason: '점검' });
  });

  it('stops with the source’s reason when the key isn’t accepted', async () => {
    law.instead = () => ({ body: JSON.stringify({ result: '사용자 정보 검증에 실패하였습니다.', msg: '' }) });
    const { body } = await call('POST', works, { from: '2025-07-01', to: '2025-07-31' });
    expect((await followed(body.id)).at(-1)).toMatchObject({
      ...{ stage: 'failed', failure: { why: 'refused', message: expect.stringMatching(/[가-힣]/) } },
    });
    // The breaker of the source is open: the next work is refused at once.
    const next = await call('POST', works, { from: '2025-07-01', to: '2025-07-31', source: 'law-api-courts' });
    expect([next.status, next.body.code, Object.keys(next.body.errors)]).toEqual([
      502,
      'crawl_source_failed',
      ['source'],
    ]);
    const resumed = await call('POST', `${works}/${body.id}/resume`, {});
    expect(resumed.body.code).toBe('crawl_source_failed');
  });
});

describe('what is kept', () => {
  const rereads = '/api/crawls/rereads';
  const ended = async (id: string) => {
    await expect.poll(async () => (await call('GET', `${rereads}/${id}`)).body.stage).toBe('ended');
    return (await call('GET', `${rereads}/${id}`)).body;
  };

  it('is read again without asking the source, and only once at a time', async () => {
    const calls = law.asked.length;
    const [first, second] = await Promise.all([1, 2].map(() => call('POST', rereads, { source: 'law-api-courts' })));
    expect([first?.status, second?.status]).toEqual([202, 202]);
    const reread = await ended(first?.body.id);
    expect(reread).toMatchObject({
      source: 'law-api-courts',
      startedBy: admin.id,
      open: 0,
      openFields: {},
      deciding: 0,
    });
    expect([reread.read, reread.total > 0]).toEqual([reread.total, true]);
    expect(law.asked).toHaveLength(calls);
    const listed = await call('GET', `${rereads}?filter=${encodeURIComponent('{"source":"law-api-courts"}')}`);
    // Both were asked for at the same moment, so either may be the newest.
    expect([first?.body.id, second?.body.id]).toContain(listed.body[0].id);
    expect((await call('GET', `${rereads}/${first?.body.id}/differences`)).body).toEqual([]);
    // Nothing is open, and nothing goes on any more.
    const nothing = await call('POST', `${rereads}/${first?.body.id}/accept`, { filter: {} });
    expect([nothing.status, nothing.body.code]).toEqual([409, 'conflict']);
    const over = await call('POST', `${rereads}/${first?.body.id}/cancel`, {});
    expect([over.status, over.body.code]).toEqual([409, 'stage_wrong']);
  });
});

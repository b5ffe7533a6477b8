import { randomUUID } from 'node:crypto';
import { START } from '@nomucheck/domain/kernel/position.ts';
import type { Consequence, LogEntry, LogEvent } from '@nomucheck/domain/operations/contract/log.ts';
import { logIndex } from '@nomucheck/projections/operations/log-index.ts';
import { foldLog } from '@nomucheck/projections/runner/fold.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let db: pg.Client;
let admin: Person;
let asker: Person;
let consultation: string;
beforeAll(async () => {
  test = await startTestService();
  db = new pg.Client({ connectionString: test.databaseUrl });
  await db.connect();
  [admin, asker] = [await personOfKind(test, 'admin'), await test.person('이물음')];
  const body = {
    topic: 'dismissal',
    body: '해고됐어요.',
    slots: [{ weekday: 'tue', time: '14:00' }],
    wantsChanceReview: false,
  };
  consultation = (await test.call('POST', '/api/consult', { token: asker.token, body })).body.id;
  await test.call('POST', `/api/consult/${consultation}/assign`, { token: admin.token, body: { assignee: 'me' } });
});
afterAll(async () => {
  await db.end();
  await test.stop();
});

const read = async (path: string) =>
  test.call('GET', path, { token: admin.token, headers: { 'X-Wait-For': await test.headToken() } });
const listed = async (filter: object, more = ''): Promise<LogEntry[]> => {
  const { status, body } = await read(`/api/admin/log?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);
  expect([filter, status]).toEqual([filter, 200]);
  return body;
};
const whole = async () => (await test.service.store.readAll({ after: START, limit: 100_000 })).events;

describe('the log as a list', () => {
  it('is newest first: what happened in a sentence, who, where, and the hash; a page begins behind the one before', async () => {
    const events = (await whole()).toReversed();
    const first = await listed({}, '&range=[0,4]');
    expect(first.map(({ id, hash }) => [id, hash])).toEqual(
      events.slice(0, 5).map(({ position, hash }) => [position, hash]),
    );
    const next = await listed({ before: first.at(-1)?.id }, '&range=[0,4]');
    expect(next.map(({ id }) => id)).toEqual(events.slice(5, 10).map(({ position }) => position));
    const [mine] = await listed({ record: consultation, type: 'ConsultationRequested' });
    expect(mine).toMatchObject({
      ...{ kind: 'consultation', name: '상담 신청', record: consultation, revision: 1, summary: '상담을 신청했어요.' },
      actor: { id: asker.id, name: '이물음', role: 'user' },
    });
  });

  it('is filtered by record, kind, actor, group of actors, time and request', async () => {
    expect((await listed({ record: consultation })).map(({ type }) => type)).toEqual([
      'ConsultationAssigned',
      'ConsultationRequested',
    ]);
    expect((await listed({ record: `consultation-${consultation}`, kind: 'consultation' })).length).toBe(2);
    const ofAdmin = await listed({ actor: admin.id, by: 'firm' });
    expect(new Set(ofAdmin.map(({ actor }) => actor.name))).toEqual(new Set(['김해고']));
    const [assigned] = ofAdmin;
    expect((await listed({ request: assigned?.request })).map(({ type }) => type)).toContain('ConsultationAssigned');
    expect(await listed({ from: '2099-01-01' })).toEqual([]);
    expect((await listed({ by: 'service' })).every(({ actor }) => ['system', 'seed'].includes(actor.role))).toBe(true);
  });

  it('is summed up by person of the firm', async () => {
    const { people } = (await read('/api/admin/activity/people')).body;
    const mine = people.find(({ actor }: { actor: { id: string } }) => actor.id === admin.id);
    expect(mine).toMatchObject({ actor: { name: '김해고' }, days: 1 });
    expect(mine.events).toBe((await listed({ actor: admin.id, by: 'firm' })).length);
    expect((await read('/api/admin/activity/people?kind=order')).body.people).toEqual([]);
  });

  it('refuses a day before the log began, and says since when there is one', async () => {
    const { status, body } = await read(`/api/admin/log?filter=${encodeURIComponent('{"to":"2001-01-01"}')}`);
    expect([status, body.code]).toEqual([422, 'before_log']);
    expect(body.message ?? body.detail ?? body.title).toContain('기록이 시작되기 전');
  });

  it('equals a fold of the log', async () => {
    await read('/api/admin/log');
    const { rows } = await db.query('select position, stream, revision, type, event_id from read.log_index');
    const folded = [...foldLog(logIndex, await whole()).values()];
    expect(rows.length).toBe(folded.length);
    expect(rows).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))));
    expect(new Set(rows.map(({ position }) => position)).size).toBe(folded.length);
  });
});

describe('one event', () => {
  it('keeps its fields sealed until they are opened, and the access log says who opened whose', async () => {
    const [requested] = await listed({ record: consultation, type: 'ConsultationRequested' });
    const at = `/api/admin/log/${requested?.id}`;
    const sealed: LogEvent = (await read(at)).body;
    expect(sealed).toMatchObject({ mayOpen: true, isOpened: false });
    expect(JSON.stringify(sealed)).not.toContain('해고됐어요.');
    const opened: LogEvent = (await read(`${at}?open=true`)).body;
    const personal = opened.fields.find(({ name }) => name === 'personal');
    expect([personal?.isSealed, personal?.json]).toEqual([true, expect.stringContaining('해고됐어요.')]);
    const reads = (await read(`/api/admin/user/${asker.id}/access-log`)).body;
    expect(reads[0]).toMatchObject({ purpose: 'log', reader: { id: admin.id } });
  });

  it('of a check stays sealed to everybody, and one of another log is refused in a sentence', async () => {
    const person = await test.person();
    await test.call('POST', '/api/check/form', { token: person.token, body: { questionnaire: 'basic' } });
    const [started] = await listed({ actor: person.id, type: 'CheckStarted' });
    expect((await read(`/api/admin/log/${started?.id}?open=true`)).body).toMatchObject({
      mayOpen: false,
      isOpened: false,
    });
    const { status, body } = await read('/api/admin/log/8999999999999999');
    expect([status, body.code]).toEqual([404, 'log_position_absent']);
  });
});

it('shows what followed from a request as a chain, from whichever part of it is asked', async () => {
  const closing = await test.call('POST', `/api/consult/${consultation}/close`, {
    token: admin.token,
    body: { outcome: 'referred' },
  });
  expect(closing.status).toBe(200);
  const [closed] = await listed({ record: consultation, type: 'ConsultationClosed' });
  const consequenceOf = async (request = ''): Promise<Consequence> =>
    (await read(`/api/admin/log/request/${request}`)).body;
  await expect
    .poll(async () => (await consequenceOf(closed?.request)).events.map(({ type }) => type), { timeout: 20_000 })
    .toContain('MessageRequested');
  const chain = await consequenceOf(closed?.request);
  const message = chain.events.find(({ type }) => type === 'MessageRequested');
  const cause = chain.followings.find(({ key }) => key === message?.request);
  expect(cause?.eventId).toBe(closed?.eventId);
  expect((await consequenceOf(message?.request)).request).toBe(closed?.request);
  expect((await read(`/api/admin/log/request/${randomUUID()}`)).status).toBe(404);
});

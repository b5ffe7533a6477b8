import { randomUUID } from 'node:crypto';
import type { CheckEvent } from '@nomucheck/domain/checks/check-events.ts';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { Consequence, LogEntry, LogEvent } from '@nomucheck/domain/operations/contract/log.ts';
import { logIndex } from '@nomucheck/projections/operations/log-index.ts';
import { foldLog } from '@nomucheck/projections/runner/rows/fold.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviceCommand, answeredAdvice } from '../../advice/testing/advices.fixture.ts';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';
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
    expect((await read('/api/admin/activity/people?from=2024-01-01&to=2025-12-31')).status).toBe(400);
  });

  it('refuses pages of more than a hundred events, which some stores read one by one', async () => {
    expect((await read('/api/admin/log?range=[0,99]')).status).toBe(200);
    const { status, body } = await read('/api/admin/log?range=[0,100]');
    expect([status, body.errors.range]).toEqual([400, '한 번에 100건까지 볼 수 있어요.']);
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

const happening: Decider<null, CheckEvent, CheckEvent> = {
  initialState: null,
  evolve: () => null,
  decide: (event) => [event],
};
const bySystem = (): CommandContext => ({
  ...{ commandId: randomUUID(), correlationId: randomUUID(), at: new Date().toISOString() },
  actor: { id: 'system', role: 'system' },
});

/** What this person sees of the event when they ask to open it. */
const opened = async ({ id = '' }: Partial<LogEntry> = {}, { token }: Person = admin): Promise<LogEvent> =>
  (await test.call('GET', `/api/admin/log/${id}?open=true`, { token })).body;

describe('one event', () => {
  it('keeps its fields sealed until they are opened, and the access log says who opened whose', async () => {
    const [signedUp] = await listed({ record: asker.id, type: 'UserSignedUp' });
    const sealed: LogEvent = (await read(`/api/admin/log/${signedUp?.id}`)).body;
    expect(sealed).toMatchObject({ mayOpen: true, isOpened: false, isWithheld: false });
    expect(JSON.stringify(sealed.fields)).not.toContain('이물음');
    const personal = (await opened(signedUp)).fields.find(({ name }) => name === 'personal');
    expect([personal?.isSealed, personal?.json]).toEqual([true, expect.stringContaining('이물음')]);
    const reads = (await read(`/api/admin/user/${asker.id}/access-log`)).body;
    expect(reads[0]).toMatchObject({ purpose: 'log', reader: { id: admin.id } });
  });

  it('of a message or a consultation is never opened: it holds codes, and what only the assignee may read', async () => {
    await test.call('POST', '/api/user/code', {
      body: { channel: 'email', address: asker.email, purpose: 'password' },
    });
    const [code] = await listed({ type: 'MessageRequested' });
    const [requested] = await listed({ record: consultation, type: 'ConsultationRequested' });
    for (const entry of [code, requested]) {
      const event = await opened(entry);
      expect(event).toMatchObject({ type: entry?.type, mayOpen: false, isOpened: false });
      expect(event.fields.filter(({ isSealed }) => isSealed).map(({ name, json }) => [name, json])).toContainEqual([
        'personal',
        null,
      ]);
    }
  });

  it('of a company shows its fields and its reason only to those who keep companies', async () => {
    const keeper = await personOfKind(test, 'super');
    const body = {
      ...{ name: '가나 물산', businessNumber: '110-81-41272', note: '소개로 옴' },
      quotas: { questions: 5, tokens: null, costWon: 1 },
    };
    const { id, ...answer } = (await test.call('POST', '/api/companies', { token: keeper.token, body })).body;
    expect([id, answer.errors]).toEqual([expect.any(String), undefined]);
    const [registered] = await listed({ record: id });
    expect(registered).toMatchObject({ summary: '회사 등록', reason: null });
    expect(await opened(registered)).toMatchObject({ fields: [], isWithheld: true, mayOpen: false, reason: null });
    const whole = await opened(registered, keeper);
    expect(whole.isWithheld).toBe(false);
    expect(whole.fields.map(({ json }) => json)).toContain('"소개로 옴"');
  });

  it('of an administrator’s own advice shows neither what was written nor who reviews it', async () => {
    const reviewer = await personOfKind(test, 'advisor');
    const [advice, at] = [
      await answeredAdvice(test, admin, { question: '제가 해고됐어요.' }),
      new Date().toISOString(),
    ];
    const request = {
      type: 'RequestReview1',
      by: 'asker',
      messages: [],
      note: null,
      dueAt: at,
      consentedAt: null,
    } as const;
    await adviceCommand(test, advice, request, { id: admin.id, role: 'admin' });
    const claim = {
      type: 'ClaimReview',
      conflicts: [],
      isReasoned: false,
      stage: 1,
      reviewer: reviewer.id,
      at,
    } as const;
    await adviceCommand(test, advice, claim, { id: reviewer.id, role: 'advisor' });
    const [claimed, ...before] = await listed({ record: advice });
    expect(claimed).toMatchObject({ type: 'ReviewClaimed', actor: { id: '', name: '노무체크 담당자' } });
    for (const entry of [claimed, ...before])
      expect(await opened(entry)).toMatchObject({ fields: [], isWithheld: true, mayOpen: false });
    expect(await listed({ record: advice, actor: reviewer.id })).toEqual([]);
    const other = await personOfKind(test, 'admin');
    expect(await opened(claimed, other)).toMatchObject({ isWithheld: false, actor: { id: reviewer.id } });
  });

  it('that may be about something sensitive names no question, and the access log has its person, whoever wrote it', async () => {
    const person = await test.person();
    const stream = `check-${randomUUID()}`;
    const blank: CheckEvent = {
      type: 'QuestionLeftBlank',
      data: { owner: person.id, key: 'detail-9/union', section: 'detail-9', numbering: 2 },
    };
    await test.service.commands.handle(happening, { stream, command: blank, context: bySystem() });
    const [written] = await listed({ record: stream });
    const { fields, isWithheld } = await opened(written);
    expect([fields.map(({ name }) => name), isWithheld]).toEqual([['owner'], true]);
    const reads = (await read(`/api/admin/user/${person.id}/access-log`)).body;
    expect(reads[0]).toMatchObject({ purpose: 'log', reader: { id: admin.id } });
  });

  it('of a check stays sealed to everybody, and one of another log is refused in a sentence', async () => {
    const person = await test.person();
    await test.call('POST', '/api/check/form', { token: person.token, body: { questionnaire: 'basic' } });
    const [started] = await listed({ actor: person.id, type: 'CheckStarted' });
    expect(await opened(started)).toMatchObject({ mayOpen: false, isOpened: false });
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

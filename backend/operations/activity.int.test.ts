import { isDeepStrictEqual } from 'node:util';
import { daysOfSlot, instantOfSlot, type Slot } from '@nomucheck/domain/consultations/slots.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { ActivityDay, ActivityOut, DropoffOut } from '@nomucheck/domain/operations/contract/activity.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { dismissedInWriting, fillIn } from '../checks/testing/fill-in.fixture.ts';
import { createBuyers } from '../orders/testing/buyers.fixture.ts';
import { startPortOne } from '../orders/testing/portone.fixture.ts';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';

let portone: Awaited<ReturnType<typeof startPortOne>>;
let test: TestService;
let admin: Person;
const { buyer, back } = createBuyers(() => test);
beforeAll(async () => {
  portone = await startPortOne();
  test = await startTestService(portone.environment);
  admin = await personOfKind(test, 'admin');
});
afterAll(async () => {
  await test.stop();
  await portone.stop();
});

const get = async <Out>(path: string): Promise<Out> => {
  const headers = { 'X-Wait-For': await test.headToken() };
  const { status, body } = await test.call('GET', path, { token: admin.token, headers });
  expect([path, status]).toEqual([path, 200]);
  return body;
};

/** Three consultations: one with a time, which the firm closes, one that is taken back, and one that waits. */
const consult = async (): Promise<void> => {
  const slot: Slot = { weekday: 'tue', time: '14:00' };
  const [day = ''] = daysOfSlot(slot, new Date().toISOString());
  const { token } = await test.person();
  const post = async (path: string, body: object, by = token): Promise<string> => {
    const answer = await test.call('POST', `/api/consult${path}`, { token: by, body });
    expect([path, answer.status]).toEqual([path, path === '' ? 201 : 200]);
    return answer.body.id;
  };
  const wanted = { topic: 'dismissal', body: '해고됐어요.', slots: [slot], wantsChanceReview: false };
  const answered = await post('', wanted);
  await post(`/${answered}/assign`, { assignee: 'me' }, admin.token);
  await post(`/${answered}/answer`, { at: instantOfSlot(day, slot) }, admin.token);
  await post(`/${answered}/close`, { outcome: 'referred' }, admin.token);
  await post(`/${await post('', wanted)}/close`, {});
  await post('', wanted);
};

const amountOf = ({ data }: StoredEvent): number => z.object({ amount: z.number() }).parse(data).amount;

/** The days of the log, counted from its events alone. */
const foldedDays = async (): Promise<readonly ActivityDay[]> => {
  const { events } = await test.service.store.readAll({ after: START, limit: 100_000 });
  const first = new Map<string, string>();
  for (const { type, stream, id } of events)
    if (type === 'ResultCalculated' && !first.has(stream)) first.set(stream, id);
  const days = Map.groupBy(events, ({ at }) => koreanDateOf(at));
  return [...days].flatMap(([day, ofDay]) => {
    const of = (type: string) => ofDay.filter((event) => event.type === type);
    const ended = (outcome: string | null) =>
      of('ConsultationClosed').filter(({ data }) => data.outcome === outcome).length;
    const sum = (type: string) => of(type).reduce((won, event) => won + amountOf(event), 0);
    const counted: ActivityDay = {
      day,
      checksBegun: of('CheckStarted').filter(({ data }) => data.carriedFrom === null).length,
      checksFinished: of('ResultCalculated').filter(({ stream, id }) => first.get(stream) === id).length,
      ...{ orders: of('OrderPaid').length, paid: sum('OrderPaid') },
      ...{ refunds: of('PaymentRefunded').length, refunded: sum('PaymentRefunded') },
      messagesSent: of('MessageSent').length,
      messagesOpened: of('MessageOpened').length,
      messagesFailed: of('MessageFailed').length,
      consultationsRequested: of('ConsultationRequested').length,
      consultationsAgreed: of('ConsultationTimeAgreed').length,
      consultationsClosed: of('ConsultationClosed').length,
      ...{ closedAdvised: ended('advised'), closedEngaged: ended('engaged'), closedReferred: ended('referred') },
      ...{ closedDeclined: ended('declined'), closedTakenBack: ended(null) },
    };
    return Object.values(counted).some((value) => typeof value === 'number' && value > 0) ? [counted] : [];
  });
};

it('tells each day what the log holds of it', async () => {
  const bought = await buyer();
  portone.pay(bought.orderId);
  expect((await back(bought)).status).toBe(200);
  await test.call('POST', `/api/check/${bought.checkId}/recalculate`, { token: bought.person.token, body: {} });
  await test.call('POST', `/api/check/form`, { token: (await test.person()).token, body: { questionnaire: 'detail' } });
  await consult();
  // Receipts are sent by jobs, between the two reads as well.
  await expect
    .poll(async () => {
      const { days } = await get<ActivityOut>('/api/admin/activity');
      return isDeepStrictEqual(days, await foldedDays());
    })
    .toBe(true);
  const { days, sections } = await get<ActivityOut>('/api/admin/activity');
  expect(days).toMatchObject([{ checksBegun: 3, checksFinished: 1, orders: 1, paid: 9_900, refunds: 0 }]);
  expect(days).toMatchObject([
    {
      consultationsRequested: 3,
      consultationsAgreed: 1,
      consultationsClosed: 2,
      closedReferred: 1,
      closedTakenBack: 1,
    },
  ]);
  expect(sections.every(({ finished }) => finished > 0)).toBe(true);
});

it('answers no day outside the span, and refuses one that ends before it begins or is too long', async () => {
  expect((await get<ActivityOut>('/api/admin/activity?from=2020-01-01&to=2020-12-31')).days).toEqual([]);
  const status = async (query: string) =>
    (await test.call('GET', `/api/admin/activity?${query}`, { token: admin.token })).status;
  expect(await status('from=2026-02-01&to=2026-01-31')).toBe(400);
  expect(await status('from=2020-01-01&to=2026-01-31')).toBe(400);
  expect(await status('from=2026-02-30')).toBe(400);
});

it('tells of each question how it was dealt with and where people left, by side and edition, without naming anybody', async () => {
  const before = await get<DropoffOut>('/api/admin/dropoff');
  const person = await test.person();
  await fillIn(test, person, dismissedInWriting);
  const gone = await test.person();
  const draft = (
    await test.call('POST', '/api/check/form', {
      token: gone.token,
      body: { questionnaire: 'detail', device: 'phone' },
    })
  ).body;
  const save = (answers: readonly object[]) =>
    test.call('PUT', '/api/check/autosave', {
      token: gone.token,
      body: { id: draft.id, rulesetVersion: draft.rulesetVersion, answers },
    });
  const { intake }: Form = (await test.call('GET', '/api/check/form')).body;
  const side = intake.find(({ key }) => key === 'intake/side');
  const { body: mine } = await test.call('GET', '/api/check/autosave', { token: gone.token });
  expect(mine.device).toBe('phone');
  const saved = await save([{ section: 'intake', numbering: side?.numbering, value: 'employer' }]);
  expect(saved.status).toBe(200);
  await test.call('DELETE', '/api/check/autosave', { token: gone.token, body: {} });

  const after = await get<DropoffOut>('/api/admin/dropoff');
  expect(after.checks).toBe(before.checks + 2);
  expect(after.left).toBe(before.left + 1);
  expect(after.ruleset).toBe(draft.rulesetVersion);
  const employers = await get<DropoffOut>('/api/admin/dropoff?side=employer');
  expect([employers.checks, employers.finished, employers.left]).toEqual([1, 0, 1]);
  const [first, next, ...rest] = employers.questions;
  expect(first).toMatchObject({ key: 'intake/side', asked: 1, answered: 1, left: 0 });
  // The question that stood open before them is where they left, although nobody ever answered it.
  expect(next).toMatchObject({ asked: 1, answered: 0, unknown: 0, blank: 0, left: 1 });
  expect([next?.title === null, rest]).toEqual([false, []]);
  const counted = async (device: string) =>
    (await get<DropoffOut>(`/api/admin/dropoff?side=employer&device=${device}`)).checks;
  expect([await counted('phone'), await counted('desktop'), await counted('unknown')]).toEqual([1, 0, 0]);
  const asked = after.questions.map(({ key }) => key);
  expect(asked.length).toBeGreaterThan(20);
  for (const question of after.questions) {
    const dealtWith = question.answered + question.unknown + question.blank;
    expect(question.asked).toBeGreaterThanOrEqual(dealtWith + question.left);
  }
  expect(after.questions.every(({ title }) => title !== null)).toBe(true);
  const text = JSON.stringify(after);
  for (const { id } of [person, gone]) expect(text).not.toContain(id);
  expect(text).not.toContain(draft.id);
});

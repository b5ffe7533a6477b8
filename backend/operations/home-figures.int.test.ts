import { randomUUID } from 'node:crypto';
import { adviceDecider } from '@nomucheck/domain/advice/advice.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import { refusalOfClaim } from '@nomucheck/domain/advice/review.ts';
import { isWithTheFirm } from '@nomucheck/domain/advice/stages.ts';
import { caseDecider } from '@nomucheck/domain/cases/legal-case.ts';
import { consultationDecider } from '@nomucheck/domain/consultations/consultation.ts';
import { stageOf } from '@nomucheck/domain/consultations/consultation-state.ts';
import { daysOfSlot, instantOfSlot, type Slot } from '@nomucheck/domain/consultations/slots.ts';
import type { Stage } from '@nomucheck/domain/consultations/stages.ts';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import { koreanDateOf, lastInstantOf } from '@nomucheck/domain/kernel/korean-date.ts';
import { type Message, messageDecider, messageStream } from '@nomucheck/domain/messages/message.ts';
import type { MessageEvent } from '@nomucheck/domain/messages/message-events.ts';
import type { DashboardOut } from '@nomucheck/domain/operations/contract/dashboard.ts';
import { figureNames, listOf } from '@nomucheck/domain/operations/home-figures.ts';
import { isOwedBack, type Order, orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { OrderEvent } from '@nomucheck/domain/orders/order-events.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adviceOf } from '../advice/testing/events.fixture.ts';
import { START } from '../engine/event-store/event-store.ts';
import { personOfKind } from '../engine/testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../engine/testing/test-service.fixture.ts';

let test: TestService;
let people: Readonly<Record<'advisor' | 'admin' | 'super', Person>>;
beforeAll(async () => {
  test = await startTestService();
  people = {
    advisor: await personOfKind(test, 'advisor'),
    admin: await personOfKind(test, 'admin'),
    super: await personOfKind(test, 'super'),
  };
  await seedMonth();
  await seedConsultations();
  await seedMessages();
});
afterAll(() => test.stop());

const DAY = 86_400_000;
const before = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

/** Appends an order's events as they are. */
const happening: Decider<Order | null, readonly OrderEvent[], OrderEvent> = {
  ...{ initialState: null, evolve: orderDecider.evolve },
  decide: (events) => events,
};
const orderOf = async (at: string, ...then: readonly ((owner: string, checkId: string) => OrderEvent)[]) => {
  const [owner, checkId] = [randomUUID(), randomUUID()];
  const placed: OrderEvent = {
    type: 'OrderPlaced',
    data: {
      owner,
      checkId,
      consultationId: null,
      at,
      product: 'check-result',
      orderName: '결과',
      amount: 9_900,
      currency: 'KRW',
    },
  };
  await test.service.commands.handle(happening, {
    stream: orderStream(randomUUID()),
    command: [placed, ...then.map((event) => event(owner, checkId))],
    context: { commandId: randomUUID(), at, actor: { id: 'system', role: 'system' }, correlationId: randomUUID() },
  });
};
const transactionId = 't';
const awaited = (owner: string): OrderEvent => ({
  type: 'DepositAwaited',
  data: { owner, transactionId, account: null, expiresAt: null },
});
const failed = (owner: string): OrderEvent => ({ type: 'PaymentFailed', data: { owner, transactionId } });
const forged = (owner: string): OrderEvent => ({
  type: 'PaymentForged',
  data: { owner, transactionId, what: 'amount', amount: 100, currency: 'KRW' },
});
const cancelled = (owner: string): OrderEvent => ({ type: 'PaymentCancelled', data: { owner, transactionId } });

/** What the firm's people left behind them in a month. */
const seedMonth = async (): Promise<void> => {
  for (let day = 30; day >= 0; day -= 1) {
    const at = before(day);
    await orderOf(at, ...([[], [awaited], [failed], [forged], [cancelled]][day % 5] ?? []));
    const today = lastInstantOf(koreanDateOf(new Date()));
    const dueAt = [before(1), today, new Date(Date.now() + 3 * DAY).toISOString()][day % 3] ?? today;
    const first = [null, people.advisor.id, people.admin.id, people.super.id][day % 4] ?? null;
    const until = new Date(Date.now() + (day % 2 === 0 ? DAY : -DAY)).toISOString();
    const asker = day % 7 === 0 ? people.advisor.id : randomUUID();
    await adviceOf(test, {
      ...{ asker, dueAt, until },
      ...(first === null ? {} : { first }),
      ...(first !== null && day % 6 === 5 ? { second: randomUUID() } : {}),
    });
  }
  for (let n = 1; n <= 12; n += 1) {
    const by = n % 2 === 0 ? people.admin : people.super;
    const post = async (path: string, body: object) => {
      const answer = await test.call('POST', `/api/refines/${path}`, { token: by.token, body });
      expect(answer.status).toBeLessThan(300);
      return answer.body;
    };
    const { id } = await post('data', {
      ...{ kind: 'case-low', sampling: 'population', tribunal: '서울지방노동위원회', decidedOn: '2023-05-05' },
      ...{ caseNumbers: [`서울2023부해${n}`], title: `무단결근 ${n}`, content: decision(n) },
    });
    if (n > 2) await post(`data/${id}/take`, { all: true });
    if (n > 5) await post(`data/${id}/ready`, {});
    if (n > 10) await post(`data/${id}/reject`, { reason: '요지를 고쳐 주십시오' });
    else if (n > 7) await post('data/accept', { ids: [id] });
  }
};
/** Each attorney has one to answer, one with a time and one to wait for; a few nobody has taken. */
const seedConsultations = async (): Promise<void> => {
  const slot: Slot = { weekday: 'tue', time: '14:00' };
  const [day = ''] = daysOfSlot(slot, before(0));
  const post = async ({ token }: Person, path: string, body: object) => {
    const answer = await test.call('POST', `/api/consult${path}`, { token, body });
    expect([path, answer.status]).toEqual([path, path === '' ? 201 : 200]);
    return answer.body.id;
  };
  const ordinary = { topic: 'dismissal', body: '해고됐어요.', slots: [slot], wantsChanceReview: false };
  for (const attorney of Object.values(people)) {
    const asker = await test.person();
    for (const answer of [null, { message: '답' }, { at: instantOfSlot(day, slot) }]) {
      const id = await post(asker, '', ordinary);
      await post(attorney, `/${id}/assign`, { assignee: 'me' });
      if (answer) await post(attorney, `/${id}/answer`, answer);
    }
    await post(asker, '', ordinary);
  }
};
/** One that reached nobody and can be sent again, and one that is of no use any more. */
const seedMessages = async (): Promise<void> => {
  const happened: Decider<Message | null, readonly MessageEvent[], MessageEvent> = {
    ...{ initialState: null, evolve: messageDecider.evolve },
    decide: (events) => events,
  };
  for (const why of ['refused', 'too_late', 'person_gone'] as const) {
    const { id: owner } = await test.person();
    const requested = { owner, channel: 'email', template: 'notice', notAfter: null, personal: null } as const;
    await test.service.commands.handle(happened, {
      stream: messageStream(randomUUID()),
      command: [
        { type: 'MessageRequested', data: requested },
        { type: 'MessageFailed', data: { owner, why } },
      ],
      context: {
        ...{ commandId: randomUUID(), at: before(0), correlationId: randomUUID() },
        actor: { id: 'system', role: 'system' },
      },
    });
  }
};
const decision = (n: number): string =>
  `## 판정사항\n${n}일 동안의 무단결근을 이유로 한 해고가 정당하다고 판정한 사례\n## 판정결과\n기각\n\n${n}`;

const get = async (person: Person, path: string) => {
  const headers = { 'X-Wait-For': await test.headToken() };
  const answer = await test.call('GET', path, { token: person.token, headers });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
};
const dashboard = async (person: Person): Promise<DashboardOut> => (await get(person, '/api/admin/dashboard')).body;
const figuresOf = async (person: Person): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await dashboard(person)).figures.map(({ name, count }) => [name, count]));

it('answers only the figures that the role’s menu opens, in the order of the home', async () => {
  const names = async (person: Person) => (await dashboard(person)).figures.map(({ name }) => name);
  expect(await names(people.super)).toEqual(figureNames);
  expect(await names(people.admin)).toEqual(figureNames);
  expect(await names(people.advisor)).toEqual(
    figureNames.filter((name) => ['inspection', 'consultation'].includes(listOf(name, '', before(0)).entry)),
  );
});

it('says of each list as many rows as that list has under the figure’s filter', async () => {
  for (const person of Object.values(people)) {
    for (const { name, count, filter } of (await dashboard(person)).figures) {
      const { api } = listOf(name, person.id, before(0));
      if (api === null) continue;
      const query = `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
      const { headers } = await get(person, api + (Object.keys(filter).length === 0 ? '' : query));
      expect([name, headers.get('Content-Range')?.replace(/.*\//, '')]).toEqual([name, String(count)]);
    }
  }
});

it('counts a failed message only where it can be sent again', async () => {
  expect((await figuresOf(people.admin))['messages-failed']).toBe(1);
});

it('says of what is parked what the two lists of it hold', async () => {
  const [models, managers] = [
    await get(people.admin, '/api/admin/projections'),
    await get(people.admin, '/api/admin/process-managers'),
  ];
  const parked = [...models.body, ...managers.body].flatMap((each: { parked: unknown[] }) => each.parked);
  expect((await figuresOf(people.admin)).parked).toBe(parked.length);
});

/** The state of every record of a kind, folded from the log alone. */
const folded = async <State>(
  prefix: string,
  decider: Pick<Decider<State, never, never>, 'initialState' | 'evolve'>,
) => {
  const { events } = await test.service.store.readAll({ after: START, limit: 10_000 });
  const ofKind = events.filter(({ stream }) => stream.startsWith(prefix));
  const records = await test.service.commands.loadMany(decider, [...new Set(ofKind.map(({ stream }) => stream))]);
  return [...records].flatMap(([stream, { state }]) => {
    const last = ofKind.findLast((event) => event.stream === stream);
    return state && last ? [{ state, last }] : [];
  });
};

it('equals, after the month, a fold of the log', async () => {
  const now = before(0);
  const orders = await folded('order-', orderDecider);
  const owed = orders.filter(({ state }) => isOwedBack(state)).length;
  const open = orders.filter(
    ({ state, last }) =>
      isOwedBack(state) ||
      state.status === 'awaiting_deposit' ||
      (['placed', 'failed'].includes(state.status) && Date.parse(last.at) > Date.now() - 3_600_000),
  ).length;
  expect([owed > 0, open > owed]).toEqual([true, true]);

  const reviews = (await folded('advice-', adviceDecider)).filter(({ state }) => isWithTheFirm(state.stage));
  const isDue = ({ dueAt }: Advice): boolean => dueAt !== null && dueAt < now;
  const isDueToday = ({ dueAt }: Advice): boolean =>
    dueAt !== null && dueAt >= now && dueAt <= lastInstantOf(koreanDateOf(now));
  const holderOf = ({ stage, reviews: { 1: one, 2: two } }: Advice) =>
    stage === 'review1' ? one.holder : stage === 'review2' ? two.holder : null;
  const isTurnOf = (advice: Advice, { id: reviewer }: Person): boolean => {
    const { asker, stage, reviews: both } = advice;
    const held = { 1: both[1].held, 2: both[2].held };
    const isOpen = ([1, 2] as const).some(
      (of) =>
        refusalOfClaim({ asker, stage, held, holder: both[of].holder }, { stage: of, reviewer, at: now }) === null,
    );
    return holderOf(advice)?.userId === reviewer || isOpen;
  };
  const count = (holds: (advice: Advice) => boolean): number => reviews.filter(({ state }) => holds(state)).length;

  const consultations = await folded('consultation-', consultationDecider);
  const staged = (stage: Stage, attorney?: Person): number =>
    consultations.filter(
      ({ state }) => stageOf(state, now) === stage && (attorney === undefined || state.assignee === attorney.id),
    ).length;
  expect(staged('new')).toBe(3);

  const cases = await folded('case-', caseDecider);
  const at = (stage: string) => cases.filter(({ state }) => state.stage === stage).length;
  for (const person of [people.admin, people.super, people.advisor]) {
    const figures = await figuresOf(person);
    expect(figures).toMatchObject({
      'reviews-mine': count((advice) => isTurnOf(advice, person)),
      'reviews-held': count((advice) => holderOf(advice)?.userId === person.id),
      'reviews-due-today': count(isDueToday),
      'reviews-overdue': count(isDue),
      'consultations-new': staged('new'),
      'consultations-mine': staged('waiting_for_us', person),
      'consultations-agreed': staged('agreed', person),
    });
    expect([figures['consultations-mine'], figures['consultations-agreed']]).toEqual([1, 1]);
    expect(figures['reviews-held']).toBeGreaterThan(0);
    if (person === people.advisor) continue;
    expect(figures).toMatchObject({
      ...{ 'orders-to-refund': owed, 'orders-unsettled': open },
      ...{ 'cases-waiting': at('crawled'), 'cases-ready': at('ready'), 'cases-accepted-today': at('master') },
    });
  }
});

import { randomUUID } from 'node:crypto';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import { daysOfSlot, instantOfSlot, type Slot } from '@nomucheck/domain/consultations/slots.ts';
import { koreanDateOf, lastInstantOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { type Message, messageDecider, messageStream } from '@nomucheck/domain/messages/message.ts';
import type { MessageEvent } from '@nomucheck/domain/messages/message-events.ts';
import { type Order, orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { OrderEvent } from '@nomucheck/domain/orders/order-events.ts';
import { expect } from 'vitest';
import { adviceOf } from '../../advice/testing/events.fixture.ts';
import { dismissedInWriting, fillIn } from '../../checks/testing/fill-in.fixture.ts';
import type { Person, TestService } from '../../testing/test-service.fixture.ts';
import { before, DAY, happened, type People } from './happened.fixture.ts';
import { seedBulkWorks, seedCases, seedNewTexts } from './month-of-cases.fixture.ts';
import { seedEditions, seedQuietChanges, seedResult, seedSources } from './month-of-running.fixture.ts';

/**
 * What the firm's people, its customers and its services left behind them in a month. At its end one work on many cases stands still.
 * @returns lets that work go on
 */
export const seedMonth = async (test: TestService, people: People): Promise<() => Promise<void>> => {
  await seedResult(test);
  await seedEditions(test, people);
  for (const leaves of [false, true]) await seedResult(test, leaves);
  await seedOrders(test);
  await seedReviews(test, people);
  await seedCases(test, people);
  await seedConsultations(test, people);
  await seedMessages(test);
  await seedSources(test, people);
  for (const story of [{}, dismissedInWriting]) await fillIn(test, await test.person(), story);
  await seedNewTexts(test, people);
  await seedQuietChanges(test, people);
  return seedBulkWorks(test, people);
};

const transactionId = 't';
const payments: readonly ((owner: string) => readonly OrderEvent[])[] = [
  () => [],
  (owner) => [{ type: 'DepositAwaited', data: { owner, transactionId, account: null, expiresAt: null } }],
  (owner) => [{ type: 'PaymentFailed', data: { owner, transactionId } }],
  (owner) => [{ type: 'PaymentForged', data: { owner, transactionId, what: 'amount', amount: 100, currency: 'KRW' } }],
  (owner) => [{ type: 'PaymentCancelled', data: { owner, transactionId } }],
];
const seedOrders = async (test: TestService): Promise<void> => {
  for (let day = 30; day >= 0; day -= 1) {
    const [owner, checkId, at] = [randomUUID(), randomUUID(), before(day)];
    const bought = { product: 'check-result', orderName: '결과', amount: 9_900, currency: 'KRW' } as const;
    const placed: OrderEvent = { type: 'OrderPlaced', data: { owner, checkId, consultationId: null, at, ...bought } };
    const then = payments[day % payments.length]?.(owner) ?? [];
    await happened<Order, OrderEvent>(test, orderDecider.evolve, orderStream(randomUUID()), [placed, ...then], at);
  }
};

/** What happened to some advices after the first review had begun; `n` counts the days back. */
const laterOf = (n: number, asker: string, answerId: string): readonly AdviceEvent[] => {
  const caseId = randomUUID();
  const changed = { citedRevision: 1, revision: 2, change: 'corrected' } as const;
  const flag: AdviceEvent = { type: 'AdviceFlagged', data: { asker, caseId, ...changed } };
  const report: AdviceEvent = {
    type: 'AdviceAnswerReported',
    data: { asker, answerId, toLookAt: true, report: null, consentedAt: null },
  };
  if (n % 10 === 4) return [flag, report];
  if (n % 10 === 6) return [flag, { type: 'AdviceFlagSettled', data: { asker, caseId, revision: 2 } }];
  if (n % 10 === 8) return [report, { type: 'AdviceReportSettled', data: { asker, answerId } }];
  return [];
};
/** Somebody gives a review back, or it is handed to somebody else. */
const movedOn = (n: number, first: string, { advisor }: People): readonly AdviceEvent[] => {
  if (n % 10 === 1) return [{ type: 'ReviewReleased', data: { stage: 1, reviewer: first } }];
  const until = new Date(Date.now() + DAY).toISOString();
  return n % 10 === 2 ? [{ type: 'ReviewReassigned', data: { stage: 1, from: first, to: advisor.id, until } }] : [];
};
const seedReviews = async (test: TestService, people: People): Promise<void> => {
  const today = lastInstantOf(koreanDateOf(new Date()));
  for (let day = 30; day >= 0; day -= 1) {
    const dueAt = [before(1), today, new Date(Date.now() + 3 * DAY).toISOString()][day % 3] ?? today;
    const first = [null, people.advisor.id, people.admin.id, people.super.id][day % 4] ?? null;
    const until = new Date(Date.now() + (day % 2 === 0 ? DAY : -DAY)).toISOString();
    const asker = day % 7 === 0 ? people.advisor.id : randomUUID();
    const isPublished = first !== null && day % 6 === 5;
    const id = await adviceOf(test, {
      ...{ asker, dueAt, until },
      ...(first === null ? {} : { first }),
      ...(isPublished ? { second: randomUUID() } : {}),
    });
    const [begun] = (await test.service.store.read(adviceStream(id))).filter(
      ({ type }) => type === 'AdviceAnswerBegun',
    );
    const moves = first === null || isPublished ? [] : movedOn(day, first, people);
    const later = [...moves, ...laterOf(day, asker, String(begun?.data.answerId))];
    if (later.length > 0)
      await happened<Advice, AdviceEvent>(test, adviceDecider.evolve, adviceStream(id), later, before(0));
  }
};

/** Each attorney has one to answer, one with a time and one to wait for; a few nobody has taken; one has ended, one isn't paid. */
const seedConsultations = async (test: TestService, people: People): Promise<void> => {
  const slot: Slot = { weekday: 'tue', time: '14:00' };
  const [day = ''] = daysOfSlot(slot, before(0));
  const post = async ({ token }: Person, path: string, body: object): Promise<string> => {
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
    const left = await post(asker, '', ordinary);
    if (attorney === people.super) await post(asker, `/${left}/close`, {});
  }
};

/** Two that reached nobody and can be sent again, and others that were sent or are of no use any more. */
const seedMessages = async (test: TestService): Promise<void> => {
  const expired = new Date(Date.now() - 1_000).toISOString();
  const useful = new Date(Date.now() + DAY).toISOString();
  const failures = [
    ...[['refused', null] as const, ['not_delivered', useful] as const],
    ...[['refused', expired] as const, ['too_late', expired] as const, ['person_gone', null] as const],
  ];
  for (const [why, notAfter] of failures) {
    const { id: owner } = await test.person();
    const told = { owner, channel: 'email', template: 'notice', notAfter, personal: null } as const;
    const events: readonly MessageEvent[] = [
      { type: 'MessageRequested', data: told },
      { type: 'MessageFailed', data: { owner, why } },
    ];
    await happened<Message, MessageEvent>(test, messageDecider.evolve, messageStream(randomUUID()), events, before(0));
  }
};

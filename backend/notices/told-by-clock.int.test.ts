import { randomUUID } from 'node:crypto';
import * as advices from '@nomucheck/domain/advice/advice.fixture.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import * as orders from '@nomucheck/domain/orders/order.fixture.ts';
import type { OrderEvent } from '@nomucheck/domain/orders/order-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../testing/test-service.fixture.ts';
import { type Firm, noon, startFirm } from './testing/firm.fixture.ts';

let now = new Date(noon);
let firm: Firm;
let one: Person;
let two: Person;
let admin: Person;
beforeAll(async () => {
  firm = await startFirm(() => now);
  ({ one, two, admin } = firm);
}, 120_000);
afterAll(() => firm.stop());

const nobody = new Map<Person, readonly string[]>();
const { dueAt } = advices;
const evening = '2026-11-23T09:00:00.000Z';
const { upTo, approved } = advices;
const reassigned = (from: string, to: string): AdviceEvent => ({
  type: 'ReviewReassigned',
  data: { stage: 1, from, to, until: '2026-11-24T09:00:00.000Z' },
});
const inReview1 = [...upTo.review1];

describe('by the clock:', () => {
  it('a review that is nearly due, and then overdue: once each, after a hand-over the new one alone', async () => {
    now = new Date(noon);
    const [id, done] = [randomUUID(), randomUUID()];
    await firm.notices.ofAdvice(id, firm.adviceEvents(...inReview1));
    await firm.notices.ofAdvice(done, firm.adviceEvents(...inReview1));
    await firm.notices.byClock();
    expect(await firm.told(one, id)).toEqual([]);
    now = new Date(evening);
    await firm.notices.ofAdvice(done, firm.adviceEvents(approved(1, advices.first)));
    await firm.notices.byClock();
    await firm.notices.byClock();
    await firm.expectTold(id, new Map([[one, ['review_nearly_due']]]));
    await firm.expectTold(done, nobody);
    await firm.notices.ofAdvice(id, firm.adviceEvents(reassigned(advices.first, advices.second)));
    await firm.notices.byClock();
    const afterwards = ['review_handed_over', 'review_nearly_due'];
    expect((await firm.told(two, id)).toSorted()).toEqual(afterwards);
    expect(await firm.told(one, id)).toEqual(['(review_nearly_due)']);
    now = new Date(dueAt);
    await firm.notices.byClock();
    await firm.notices.byClock();
    expect((await firm.told(two, id)).toSorted()).toEqual([
      '(review_nearly_due)',
      'review_handed_over',
      'review_overdue',
    ]);
    expect([await firm.letters(two, id), await firm.letters(one, id)]).toEqual([3, 1]);
    await firm.notices.ofAdvice(id, firm.adviceEvents(approved(1, advices.second)));
    await firm.settled();
    expect((await firm.told(two, id)).every((kind) => kind.startsWith('('))).toBe(true);
  });

  it('an order whose money doesn’t go back for half an hour: the admins, until it is back', async () => {
    now = new Date(noon);
    const [id, done] = [randomUUID(), randomUUID()];
    const refundId = randomUUID();
    const asked: OrderEvent = {
      type: 'RefundRequested',
      data: { owner: orders.owner, amount: 9_900, by: 'firm', account: null, refundId },
    };
    const back: OrderEvent = {
      type: 'PaymentRefunded',
      data: {
        ...{ owner: orders.owner, checkId: orders.checkId, consultationId: null, cancellationId: 'c', refundId },
        ...{ amount: 9_900, remaining: 0 },
      },
    };
    await firm.notices.ofOrder(id, firm.orderEvents(...orders.ordered, asked));
    await firm.notices.ofOrder(done, firm.orderEvents(...orders.ordered, asked));
    now = new Date('2026-11-23T03:29:00.000Z');
    await firm.notices.byClock();
    expect(await firm.told(admin, id)).toEqual([]);
    now = new Date('2026-11-23T03:31:00.000Z');
    await firm.notices.ofOrder(done, firm.orderEvents(back));
    await firm.notices.byClock();
    await firm.notices.byClock();
    await firm.expectTold(id, new Map([[admin, ['order_stuck']]]));
    await firm.expectTold(done, nobody);
    await firm.notices.ofOrder(id, firm.orderEvents(back));
    await firm.settled();
    expect(await firm.told(admin, id)).toEqual(['(order_stuck)']);
  });
});

it('none of it is told or sent again when everything that followed is carried out again', async () => {
  // No earlier than anything before: what is overdue stays so.
  now = new Date(advices.dueAt);
  await firm.expectNothingAgain();
});

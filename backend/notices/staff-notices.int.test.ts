import { randomUUID } from 'node:crypto';
import * as advices from '@nomucheck/domain/advice/advice.fixture.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import * as consultations from '@nomucheck/domain/consultations/consultation.fixture.ts';
import type { ConsultationEvent } from '@nomucheck/domain/consultations/consultation-events.ts';
import * as orders from '@nomucheck/domain/orders/order.fixture.ts';
import type { OrderEvent } from '@nomucheck/domain/orders/order-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToLog, personOfKind } from '../engine/testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../engine/testing/test-service.fixture.ts';
import { noticesOf } from './testing/notices-under-test.fixture.ts';

/** Monday noon in Korea; what is requested now is due on Tuesday at six. */
const noon = '2026-11-23T03:00:00.000Z';
const { dueAt } = advices;
const evening = '2026-11-23T09:00:00.000Z';
let now = new Date(noon);
let test: TestService;
let asker: Person;
let one: Person;
let two: Person;
let admin: Person;
const notices = noticesOf(
  () => test,
  () => now,
);
const { settled, told, letters } = notices;

beforeAll(async () => {
  test = await startTestService({ STAFF_SECOND_FACTOR: 'optional', SANDBOX_PAYMENTS: '0' }, () => now);
  asker = await test.person();
  one = await personOfKind(test, 'advisor');
  two = await personOfKind(test, 'advisor');
  admin = await personOfKind(test, 'admin');
}, 120_000);
afterAll(() => test.stop());

/** The fixtures' people are these people here. */
const withPeople = <Event extends { readonly data: object }>(
  events: readonly Event[],
  names: object,
): readonly Event[] =>
  JSON.parse(
    Object.entries(names).reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(events)),
  ) as readonly Event[];
const adviceEvents = (...events: readonly AdviceEvent[]) =>
  withPeople(events, { [advices.asker]: asker.id, [advices.first]: one.id, [advices.second]: two.id });
const consultationEvents = (...events: readonly ConsultationEvent[]) =>
  withPeople(events, {
    ...{ [consultations.owner]: asker.id, [consultations.attorney]: one.id, [consultations.other]: two.id },
  });
const orderEvents = (...events: readonly OrderEvent[]) => withPeople(events, { [orders.owner]: asker.id });

/** Each of these is told what, with a letter each; the others nothing. */
const expectTold = async (matter: string, expected: ReadonlyMap<Person, readonly string[]>, mailed = true) => {
  await settled();
  for (const person of [one, two, admin]) {
    const kinds = expected.get(person) ?? [];
    // The clock stands: their order by time says nothing.
    expect((await told(person, matter)).toSorted()).toEqual(kinds.toSorted());
    if (mailed) expect(await letters(person, matter)).toBe(kinds.length);
  }
};
const nobody = new Map<Person, readonly string[]>();

const { upTo, claimed, returned, approved } = advices;
const reassigned = (from: string, to: string): AdviceEvent => ({
  type: 'ReviewReassigned',
  data: { stage: 1, from, to, until: '2026-11-24T09:00:00.000Z' },
});
const flagged: AdviceEvent = {
  type: 'AdviceFlagged',
  data: { asker: advices.asker, caseId: advices.caseId, citedRevision: 3, revision: 4, change: 'corrected' },
};
const flagSettled: AdviceEvent = {
  type: 'AdviceFlagSettled',
  data: { asker: advices.asker, caseId: advices.caseId, revision: 4 },
};
const inReview1 = [...upTo.review1];
const inReview2 = [...upTo.review2];

describe('by an event, each once, and not where the matter was done meanwhile:', () => {
  it('a review requested: all who may do it, until somebody has it', async () => {
    now = new Date(noon);
    const [id, done] = [randomUUID(), randomUUID()];
    await notices.ofAdvice(done, adviceEvents(...upTo.review1_requested, claimed(1, advices.first)));
    await expectTold(done, nobody);
    await notices.ofAdvice(id, adviceEvents(...upTo.review1_requested));
    const kinds = ['review_requested'];
    await expectTold(id, new Map([one, two, admin].map((person) => [person, kinds])));
    await notices.ofAdvice(id, adviceEvents(claimed(1, advices.first)));
    await settled();
    expect(await told(two, id)).toEqual(['(review_requested)']);
  });

  it('a review handed over: who has it now, and not who took it over themselves', async () => {
    const [id, done, own] = [randomUUID(), randomUUID(), randomUUID()];
    const over = reassigned(advices.first, advices.second);
    await notices.ofAdvice(done, adviceEvents(...inReview1, over, approved(1, advices.second)));
    await expectTold(done, nobody);
    await notices.ofAdvice(own, adviceEvents(...inReview1));
    await notices.ofAdvice(own, adviceEvents(over), { id: two.id, role: 'advisor' });
    await expectTold(own, nobody);
    await notices.ofAdvice(id, adviceEvents(...inReview1, over));
    await expectTold(id, new Map([[two, ['review_handed_over']]]));
  });

  it('a review returned: who did the first one', async () => {
    const [id, done] = [randomUUID(), randomUUID()];
    const back = returned(2, advices.second);
    await notices.ofAdvice(done, adviceEvents(...inReview2, back, claimed(1, advices.first)));
    await expectTold(done, nobody);
    await notices.ofAdvice(id, adviceEvents(...inReview2, back));
    await expectTold(id, new Map([[one, ['review_returned']]]));
  });

  it('a recall: both who reviewed, until it is settled', async () => {
    const [id, done] = [randomUUID(), randomUUID()];
    await notices.ofAdvice(done, adviceEvents(...upTo.published, flagged, flagSettled));
    await expectTold(done, nobody);
    await notices.ofAdvice(id, adviceEvents(...upTo.published, flagged));
    const kinds = ['review_recalled'];
    await expectTold(id, new Map([one, two].map((person) => [person, kinds])));
    await notices.ofAdvice(id, adviceEvents(flagSettled));
    await settled();
    expect(await told(one, id)).toEqual(['(review_recalled)']);
  });

  it('a consultation requested: all who may take it; a paid one once it is paid', async () => {
    const [id, done, paid] = [randomUUID(), randomUUID(), randomUUID()];
    await notices.ofConsultation(done, consultationEvents(consultations.requested(), consultations.assigned), {
      ...{ id: one.id, role: 'advisor' },
    });
    await expectTold(done, nobody);
    await notices.ofConsultation(id, consultationEvents(consultations.requested()));
    const all = new Map([one, two, admin].map((person) => [person, ['consultation_requested']] as const));
    await expectTold(id, all);
    await notices.ofConsultation(paid, consultationEvents(consultations.requested({ kind: 'paid', price: 55_000 })));
    await expectTold(paid, nobody);
    await notices.ofConsultation(paid, consultationEvents(consultations.paid));
    await expectTold(paid, all);
  });

  it('a consultation assigned: who has it, if somebody else gave it to them', async () => {
    const [id, done] = [randomUUID(), randomUUID()];
    const events = [consultations.requested(), consultations.assigned];
    const byAdmin = { id: admin.id, role: 'admin' } as const;
    await notices.ofConsultation(done, consultationEvents(...events, consultations.closed), byAdmin);
    await expectTold(done, nobody);
    await notices.ofConsultation(id, consultationEvents(...events), byAdmin);
    // By e-mail only if chosen.
    await expectTold(id, new Map([[one, ['consultation_assigned']]]), false);
    expect(await letters(one, id)).toBe(0);
  });

  it('a consultation that waits: who has it, once until they answer', async () => {
    const [id, done] = [randomUUID(), randomUUID()];
    const events = [consultations.requested(), consultations.assigned];
    const byThemselves = { id: one.id, role: 'advisor' } as const;
    const later = '2026-12-01T01:00:01.000Z';
    const words = [consultations.added(), consultations.answeredAt(later)];
    await notices.ofConsultation(done, consultationEvents(...events, ...words), byThemselves);
    await expectTold(done, nobody);
    await notices.ofConsultation(id, consultationEvents(...events), byThemselves);
    await notices.ofConsultation(id, consultationEvents(consultations.added()));
    await notices.ofConsultation(id, consultationEvents(consultations.moved));
    await expectTold(id, new Map([[one, ['consultation_waits']]]));
    await notices.ofConsultation(id, consultationEvents(consultations.answeredAt(later)));
    await settled();
    expect(await told(one, id)).toEqual(['(consultation_waits)']);
    const word = consultations.added();
    const again = { ...word, data: { ...word.data, at: '2026-12-01T01:00:02.000Z' } } as ConsultationEvent;
    await notices.ofConsultation(id, consultationEvents(again));
    await expectTold(id, new Map([[one, ['(consultation_waits)', 'consultation_waits']]]));
  });

  it('a refund that the payment service refused: the admins, until it is asked for again', async () => {
    const [id, done] = [randomUUID(), randomUUID()];
    const refund = { refundId: randomUUID(), amount: 9_900 };
    const asked = (refundId: string): OrderEvent => ({
      type: 'RefundRequested',
      data: { owner: orders.owner, amount: 9_900, by: 'firm', account: null, refundId },
    });
    const refused: OrderEvent = { type: 'RefundRefused', data: { owner: orders.owner, refundId: refund.refundId } };
    const events = [...orders.ordered, asked(refund.refundId), refused];
    await notices.ofOrder(done, orderEvents(...events, asked(randomUUID())));
    expect(await told(admin, done)).toEqual([]);
    await notices.ofOrder(id, orderEvents(...events));
    await expectTold(id, new Map([[admin, ['order_stuck']]]));
  });
});

describe('by the clock:', () => {
  it('a review that is nearly due, and then overdue: once each, after a hand-over the new one alone', async () => {
    now = new Date(noon);
    const [id, done] = [randomUUID(), randomUUID()];
    await notices.ofAdvice(id, adviceEvents(...inReview1));
    await notices.ofAdvice(done, adviceEvents(...inReview1));
    await notices.byClock();
    expect(await told(one, id)).toEqual([]);
    now = new Date(evening);
    await notices.ofAdvice(done, adviceEvents(approved(1, advices.first)));
    await notices.byClock();
    await notices.byClock();
    await expectTold(id, new Map([[one, ['review_nearly_due']]]));
    await expectTold(done, nobody);
    await notices.ofAdvice(id, adviceEvents(reassigned(advices.first, advices.second)));
    await notices.byClock();
    const afterwards = ['review_handed_over', 'review_nearly_due'];
    expect((await told(two, id)).toSorted()).toEqual(afterwards);
    expect(await told(one, id)).toEqual(['(review_nearly_due)']);
    now = new Date(dueAt);
    await notices.byClock();
    await notices.byClock();
    expect((await told(two, id)).toSorted()).toEqual(['(review_nearly_due)', 'review_handed_over', 'review_overdue']);
    expect([await letters(two, id), await letters(one, id)]).toEqual([3, 1]);
    await notices.ofAdvice(id, adviceEvents(approved(1, advices.second)));
    await settled();
    expect((await told(two, id)).every((kind) => kind.startsWith('('))).toBe(true);
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
    await notices.ofOrder(id, orderEvents(...orders.ordered, asked));
    await notices.ofOrder(done, orderEvents(...orders.ordered, asked));
    now = new Date('2026-11-23T03:29:00.000Z');
    await notices.byClock();
    expect(await told(admin, id)).toEqual([]);
    now = new Date('2026-11-23T03:31:00.000Z');
    await notices.ofOrder(done, orderEvents(back));
    await notices.byClock();
    await notices.byClock();
    await expectTold(id, new Map([[admin, ['order_stuck']]]));
    await expectTold(done, nobody);
    await notices.ofOrder(id, orderEvents(back));
    await settled();
    expect(await told(admin, id)).toEqual(['(order_stuck)']);
  });
});

describe('a person of the firm', () => {
  const choose = ({ token }: Person, channels: object) =>
    test.call('PUT', '/api/user/notice-choices', { token, body: { channels } });

  it('hears of each kind as they chose, and in no other way', async () => {
    now = new Date(noon);
    const id = randomUUID();
    const none = { console: false, email: false, sms: false };
    expect((await choose(two, { review_requested: none })).body.phone).toBe(false);
    await choose(admin, { review_requested: { ...none, console: true } });
    await notices.ofAdvice(id, adviceEvents(...upTo.review1_requested));
    await settled();
    expect([await told(one, id), await told(two, id), await told(admin, id)]).toEqual([
      ...[['review_requested'], [], ['review_requested']],
    ]);
    expect([await letters(one, id), await letters(two, id), await letters(admin, id)]).toEqual([1, 0, 0]);
    const usual = { console: true, email: true, sms: false };
    for (const person of [two, admin]) await choose(person, { review_requested: usual });
    await notices.ofAdvice(id, adviceEvents(claimed(1, advices.first)));
  });

  it('chooses only among what their rights let them hear of', async () => {
    const { body } = await test.call('GET', '/api/user/notice-choices', { token: one.token });
    expect(body.kinds.map(({ kind }: { kind: string }) => kind)).not.toContain('order_stuck');
    const order = { order_stuck: { console: true, email: true, sms: true } };
    expect((await choose(one, order)).body.code).toBe('admin_only');
    expect((await choose(one, { nothing: order.order_stuck })).status).toBe(400);
  });

  it('gets a text message at a verified number, by day', async () => {
    now = new Date('2026-11-23T13:00:00.000Z');
    const phoneNumber = '01055556666';
    await addToLog(test, one.id, {
      type: 'PhoneVerified',
      data: { owner: one.id, at: now.toISOString(), personal: { email: one.email, name: '김해고', phoneNumber } },
    });
    const chosen = await choose(one, { review_returned: { console: true, email: false, sms: true } });
    expect(chosen.body.phone).toBe(true);
    const sent = async () => {
      const { body } = await test.call('GET', '/api/sandbox/mailbox');
      return body.items.filter(({ to }: { to: string }) => to === phoneNumber).length;
    };
    const id = randomUUID();
    await notices.ofAdvice(id, adviceEvents(...inReview2, returned(2, advices.second)));
    await settled();
    expect([await told(one, id), await sent()]).toEqual([['review_returned'], 0]);
    await notices.ofAdvice(id, adviceEvents(claimed(1, advices.first)));
    now = new Date(noon);
    const byDay = randomUUID();
    await notices.ofAdvice(byDay, adviceEvents(...inReview2, returned(2, advices.second)));
    await settled();
    expect(await sent()).toBe(1);
  });

  it('reads their own notices alone, one or all', async () => {
    const id = randomUUID();
    await notices.ofConsultation(id, consultationEvents(consultations.requested()));
    await settled();
    const { token } = two;
    const headers = async () => ({ 'X-Wait-For': await test.headToken() });
    const counts = async () =>
      (await test.call('GET', '/api/user/notices/counts', { token, headers: await headers() })).body;
    const { unread, open } = await counts();
    expect(unread).toBeGreaterThan(0);
    const { body: list } = await test.call('GET', '/api/user/notices?filter={"open":true}', { token });
    const read = (person: Person, body: object) =>
      test.call('POST', '/api/user/notices/read', { token: person.token, body });
    const [newest] = list;
    expect((await read(one, { id: newest.id })).body.code).toBe('not_found');
    expect((await read(two, { id: newest.id })).body).toEqual({ read: 1 });
    expect((await read(two, { id: newest.id })).body).toEqual({ read: 0 });
    expect(await counts()).toEqual({ unread: unread - 1, open });
    expect((await read(two, { all: true })).body).toEqual({ read: unread - 1 });
    expect(await counts()).toEqual({ unread: 0, open });
  });

  it('who has lost the right hears of nothing any more', async () => {
    const gone = await personOfKind(test, 'advisor');
    const id = randomUUID();
    await notices.ofAdvice(id, withPeople(adviceEvents(...upTo.published), { [one.id]: gone.id }));
    const adminMenu = { all: false, advisor: false, partner: false, search: false };
    await addToLog(test, gone.id, { type: 'AccessChanged', data: { owner: gone.id, accessType: 0, adminMenu } });
    await notices.ofAdvice(id, adviceEvents(flagged));
    await settled();
    expect([await letters(gone, id), await letters(two, id)]).toEqual([0, 1]);
  });

  it('nothing is told or sent again when everything that followed is carried out again', async () => {
    // No earlier than anything before: what is overdue stays so.
    now = new Date(dueAt);
    await settled();
    const all = async () => {
      const { body } = await test.call('GET', '/api/sandbox/mailbox');
      const { body: mine } = await test.call('GET', '/api/user/notices?range=[0,199]', { token: two.token });
      return { letters: body.items.length, notices: mine };
    };
    const before = await all();
    await notices.again(async (whileDown) => {
      test = await test.restart({ STAFF_SECOND_FACTOR: 'optional', SANDBOX_PAYMENTS: '0' }, whileDown);
    });
    expect(await all()).toEqual(before);
  });
});

import { randomUUID } from 'node:crypto';
import * as advices from '@nomucheck/domain/advice/advice.fixture.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import type { CommentEvent } from '@nomucheck/domain/boards/comment-events.ts';
import type { TestimonialEvent } from '@nomucheck/domain/boards/testimonial-events.ts';
import * as consultations from '@nomucheck/domain/consultations/consultation.fixture.ts';
import type { ConsultationEvent } from '@nomucheck/domain/consultations/consultation-events.ts';
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
    await firm.notices.ofAdvice(done, firm.adviceEvents(...upTo.review1_requested, claimed(1, advices.first)));
    await firm.expectTold(done, nobody);
    await firm.notices.ofAdvice(id, firm.adviceEvents(...upTo.review1_requested));
    const kinds = ['review_requested'];
    await firm.expectTold(id, new Map([one, two, admin].map((person) => [person, kinds])));
    await firm.notices.ofAdvice(id, firm.adviceEvents(claimed(1, advices.first)));
    await firm.settled();
    expect(await firm.told(two, id)).toEqual(['(review_requested)']);
  });

  it('a review handed over: who has it now, and not who took it over themselves', async () => {
    const [id, done, own] = [randomUUID(), randomUUID(), randomUUID()];
    const over = reassigned(advices.first, advices.second);
    await firm.notices.ofAdvice(done, firm.adviceEvents(...inReview1, over, approved(1, advices.second)));
    await firm.expectTold(done, nobody);
    await firm.notices.ofAdvice(own, firm.adviceEvents(...inReview1));
    await firm.notices.ofAdvice(own, firm.adviceEvents(over), { id: two.id, role: 'advisor' });
    await firm.expectTold(own, nobody);
    await firm.notices.ofAdvice(id, firm.adviceEvents(...inReview1, over));
    await firm.expectTold(id, new Map([[two, ['review_handed_over']]]));
  });

  it('a review returned: who did the first one', async () => {
    const [id, done] = [randomUUID(), randomUUID()];
    const back = returned(2, advices.second);
    await firm.notices.ofAdvice(done, firm.adviceEvents(...inReview2, back, claimed(1, advices.first)));
    await firm.expectTold(done, nobody);
    await firm.notices.ofAdvice(id, firm.adviceEvents(...inReview2, back));
    await firm.expectTold(id, new Map([[one, ['review_returned']]]));
  });

  it('a recall: both who reviewed, until it is settled', async () => {
    const [id, done] = [randomUUID(), randomUUID()];
    await firm.notices.ofAdvice(done, firm.adviceEvents(...upTo.published, flagged, flagSettled));
    await firm.expectTold(done, nobody);
    await firm.notices.ofAdvice(id, firm.adviceEvents(...upTo.published, flagged));
    const kinds = ['review_recalled'];
    await firm.expectTold(id, new Map([one, two].map((person) => [person, kinds])));
    await firm.notices.ofAdvice(id, firm.adviceEvents(flagSettled));
    await firm.settled();
    expect(await firm.told(one, id)).toEqual(['(review_recalled)']);
  });

  it('a consultation requested: all who may take it; a paid one once it is paid', async () => {
    const [id, done, paid] = [randomUUID(), randomUUID(), randomUUID()];
    await firm.notices.ofConsultation(
      done,
      firm.consultationEvents(consultations.requested(), consultations.assigned),
      {
        ...{ id: one.id, role: 'advisor' },
      },
    );
    await firm.expectTold(done, nobody);
    await firm.notices.ofConsultation(id, firm.consultationEvents(consultations.requested()));
    const all = new Map([one, two, admin].map((person) => [person, ['consultation_requested']] as const));
    await firm.expectTold(id, all);
    await firm.notices.ofConsultation(
      paid,
      firm.consultationEvents(consultations.requested({ kind: 'paid', price: 55_000 })),
    );
    await firm.expectTold(paid, nobody);
    await firm.notices.ofConsultation(paid, firm.consultationEvents(consultations.paid));
    await firm.expectTold(paid, all);
  });

  it('a consultation assigned: who has it, if somebody else gave it to them', async () => {
    const [id, done] = [randomUUID(), randomUUID()];
    const events = [consultations.requested(), consultations.assigned];
    const byAdmin = { id: admin.id, role: 'admin' } as const;
    await firm.notices.ofConsultation(done, firm.consultationEvents(...events, consultations.closed), byAdmin);
    await firm.expectTold(done, nobody);
    await firm.notices.ofConsultation(id, firm.consultationEvents(...events), byAdmin);
    // By e-mail only if chosen.
    await firm.expectTold(id, new Map([[one, ['consultation_assigned']]]), false);
    expect(await firm.letters(one, id)).toBe(0);
  });

  it('a consultation that waits: who has it, once until they answer', async () => {
    const [id, done] = [randomUUID(), randomUUID()];
    const events = [consultations.requested(), consultations.assigned];
    const byThemselves = { id: one.id, role: 'advisor' } as const;
    const later = '2026-12-01T01:00:01.000Z';
    const words = [consultations.added(), consultations.answeredAt(later)];
    await firm.notices.ofConsultation(done, firm.consultationEvents(...events, ...words), byThemselves);
    await firm.expectTold(done, nobody);
    await firm.notices.ofConsultation(id, firm.consultationEvents(...events), byThemselves);
    await firm.notices.ofConsultation(id, firm.consultationEvents(consultations.added()));
    await firm.notices.ofConsultation(id, firm.consultationEvents(consultations.moved));
    await firm.expectTold(id, new Map([[one, ['consultation_waits']]]));
    await firm.notices.ofConsultation(id, firm.consultationEvents(consultations.answeredAt(later)));
    await firm.settled();
    expect(await firm.told(one, id)).toEqual(['(consultation_waits)']);
    const word = consultations.added();
    const again = { ...word, data: { ...word.data, at: '2026-12-01T01:00:02.000Z' } } as ConsultationEvent;
    await firm.notices.ofConsultation(id, firm.consultationEvents(again));
    await firm.expectTold(id, new Map([[one, ['(consultation_waits)', 'consultation_waits']]]));
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
    await firm.notices.ofOrder(done, firm.orderEvents(...events, asked(randomUUID())));
    expect(await firm.told(admin, done)).toEqual([]);
    await firm.notices.ofOrder(id, firm.orderEvents(...events));
    await firm.expectTold(id, new Map([[admin, ['order_stuck']]]));
  });

  it('a review of the service: everybody who keeps the boards, until one of them has looked at it', async () => {
    const [id, done] = [randomUUID(), randomUUID()];
    const said = { stars: 5, outcome: 'won', inReturn: false, personal: { text: '기한을 알게 됐어요.' } } as const;
    const of = (testimonialId: string) => ({ testimonialId, owner: firm.asker.id, at: noon });
    const written = (one: string): TestimonialEvent => ({
      type: 'TestimonialWritten',
      data: { ...of(one), checkId: randomUUID(), ...said },
    });
    const accepted = (one: string): TestimonialEvent => ({
      type: 'TestimonialAccepted',
      data: { ...of(one), inReturn: false },
    });
    await firm.notices.ofTestimonial(done, [written(done), accepted(done)]);
    await firm.expectTold(done, nobody);
    const everybody = (...kinds: readonly string[]) => new Map([one, two, admin].map((person) => [person, kinds]));
    await firm.notices.ofTestimonial(id, [written(id)]);
    await firm.expectTold(id, everybody('testimonial_waits'), false);
    const changed: TestimonialEvent = { type: 'TestimonialChanged', data: { ...of(id), ...said } };
    await firm.notices.ofTestimonial(id, [changed]);
    await firm.expectTold(id, everybody('testimonial_waits'), false);
    await firm.notices.ofTestimonial(id, [accepted(id)]);
    await firm.expectTold(id, everybody('(testimonial_waits)'), false);
    await firm.notices.ofTestimonial(id, [changed]);
    await firm.expectTold(id, everybody('(testimonial_waits)', 'testimonial_waits'), false);
  });

  it('a reported comment: everybody who keeps the boards, once until one of them decides, and not who reported it', async () => {
    const id = randomUUID();
    const of = { commentId: id, owner: firm.asker.id, at: noon };
    const written: CommentEvent = {
      type: 'CommentWritten',
      data: { ...of, postId: randomUUID(), byFirm: false, personal: { text: '도움이 됐어요.' } },
    };
    const reported = (reporter: string): CommentEvent => ({
      type: 'CommentReported',
      data: { ...of, reporter, why: 'abuse' },
    });
    await firm.notices.ofComment(id, [written]);
    await firm.expectTold(id, nobody);
    await firm.notices.ofComment(id, [reported(two.id)], { id: two.id, role: 'advisor' });
    const all = (...kinds: readonly string[]) => new Map([one, admin].map((person) => [person, kinds]));
    await firm.expectTold(id, all('comment_reported'), false);
    await firm.notices.ofComment(id, [{ type: 'CommentKept', data: of }]);
    await firm.expectTold(id, all('(comment_reported)'), false);
    await firm.notices.ofComment(id, [reported(randomUUID())]);
    await firm.expectTold(
      id,
      new Map([...all('(comment_reported)', 'comment_reported'), [two, ['comment_reported']]]),
      false,
    );
  });
});

it('none of it is told or sent again when everything that followed is carried out again', async () => {
  // No earlier than anything before: what is overdue stays so.
  now = new Date(advices.dueAt);
  await firm.expectNothingAgain();
});

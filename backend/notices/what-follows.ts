import { adviceOfStream } from '@nomucheck/domain/advice/advice.ts';
import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import { commentOfStream } from '@nomucheck/domain/boards/comment.ts';
import { commentEvents } from '@nomucheck/domain/boards/comment-events.ts';
import { testimonialOfStream } from '@nomucheck/domain/boards/testimonial.ts';
import { testimonialEvents } from '@nomucheck/domain/boards/testimonial-events.ts';
import { consultationOfStream } from '@nomucheck/domain/consultations/consultation.ts';
import { consultationEvents } from '@nomucheck/domain/consultations/consultation-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { type About, about } from '@nomucheck/domain/notices/about.ts';
import { type Matter, matterOf, mattersOfNotices } from '@nomucheck/domain/notices/matter.ts';
import { noticeOfStream } from '@nomucheck/domain/notices/notice.ts';
import { noticeEvents } from '@nomucheck/domain/notices/notice-events.ts';
import { orderOfStream } from '@nomucheck/domain/orders/order.ts';
import { orderEvents } from '@nomucheck/domain/orders/order-events.ts';
import { z } from 'zod';
import { after, defineProcessManager, type WantedEffect } from '../engine/process-managers/process-manager.ts';

/** Tells the people of the firm for whom something waits. */
export const TELL_STAFF = 'tell-staff';
/** Ends the notices of a matter that wait for their person no more. */
export const SETTLE_STAFF_NOTICES = 'settle-staff-notices';
/** Requests the e-mail or the text message of a notice. */
export const SEND_STAFF_NOTICE = 'send-staff-notice';

/** `except`: who did it knows already. */
export const toTell = z.strictObject({ about, at: z.iso.datetime(), except: z.string().nullable() });
export const toSettle = z.strictObject({ of: z.enum(mattersOfNotices), id: z.uuid() });
export const toSend = z.strictObject({ notice: z.uuid(), channel: z.enum(['email', 'sms']) });

const tell = (of: About, at: string, except: string | null = null): WantedEffect => ({
  name: TELL_STAFF,
  data: { about: of, at, except } satisfies z.infer<typeof toTell>,
});
/** One that waits reads the state as it is by then. */
const settle = ({ of, id }: Matter): WantedEffect => ({
  name: SETTLE_STAFF_NOTICES,
  about: id,
  data: { of, id } satisfies z.infer<typeof toSettle>,
});
const both = (told: About, at: string, except: string | null = null): readonly WantedEffect[] => [
  tell(told, at, except),
  settle(matterOf(told)),
];

const ofAdvice = (type: string) => definitionIn(adviceEvents, type);
const ofConsultation = (type: string) => definitionIn(consultationEvents, type);
const ofOrder = (type: string) => definitionIn(orderEvents, type);
const ofTestimonial = (type: string) => definitionIn(testimonialEvents, type);
const ofComment = (type: string) => definitionIn(commentEvents, type);

const stage = z.literal([1, 2]);
const due = z.object({ dueAt: z.string() });
const anything = z.object({});
const moment = z.object({ at: z.string() });

const reviews = [
  ...(['Review1Requested', 'AdviceAmended'] as const).map((type) =>
    after(ofAdvice(type), due, ({ stream, at, data: { dueAt } }) =>
      both({ kind: 'review_requested', advice: adviceOfStream(stream), stage: 1, dueAt }, at),
    ),
  ),
  after(ofAdvice('Review2Requested'), due, ({ stream, at, data: { dueAt } }) =>
    both({ kind: 'review_requested', advice: adviceOfStream(stream), stage: 2, dueAt }, at),
  ),
  after(
    ofAdvice('ReviewReturned'),
    z.object({ stage, dueAt: z.string().nullable() }),
    ({ stream, at, data: { stage: of, dueAt } }) => {
      const advice = adviceOfStream(stream);
      // Back to the asker it is no work of the firm.
      return of === 2 && dueAt !== null
        ? both({ kind: 'review_returned', advice, dueAt }, at)
        : [settle({ of: 'advice', id: advice })];
    },
  ),
  after(ofAdvice('ReviewReassigned'), z.object({ stage }), ({ stream, at, actor, data }) =>
    both({ kind: 'review_handed_over', advice: adviceOfStream(stream), stage: data.stage }, at, actor.id ?? null),
  ),
  after(
    ofAdvice('AdviceFlagged'),
    z.object({ caseId: z.string(), revision: z.int() }),
    ({ stream, at, data: { caseId, revision } }) =>
      both({ kind: 'review_recalled', advice: adviceOfStream(stream), caseId, revision }, at),
  ),
  ...[
    ...['ReviewClaimed', 'ReviewReleased', 'ReviewApproved', 'AdvicePublished', 'AdviceWithdrawn', 'AdviceFlagSettled'],
  ].map((type) =>
    after(ofAdvice(type), anything, ({ stream }) => [settle({ of: 'advice', id: adviceOfStream(stream) })]),
  ),
];

const consultations = [
  after(ofConsultation('ConsultationRequested'), z.object({ kind: z.enum(['free', 'paid']) }), (event) =>
    // A paid one waits for the firm only once it is paid.
    event.data.kind === 'free'
      ? [tell({ kind: 'consultation_requested', consultation: consultationOfStream(event.stream) }, event.at)]
      : [],
  ),
  after(ofConsultation('ConsultationPaid'), anything, ({ stream, at }) => [
    tell({ kind: 'consultation_requested', consultation: consultationOfStream(stream) }, at),
  ]),
  after(ofConsultation('ConsultationAssigned'), moment, ({ stream, at, actor, data: { at: since } }) =>
    both({ kind: 'consultation_assigned', consultation: consultationOfStream(stream), since }, at, actor.id ?? null),
  ),
  ...['ConsultationAdded', 'ConsultationMoved'].map((type) =>
    after(ofConsultation(type), moment, ({ stream, at, data: { at: since } }) =>
      both({ kind: 'consultation_waits', consultation: consultationOfStream(stream), since }, at),
    ),
  ),
  ...['ConsultationTimeAgreed', 'ConsultationAnswered', 'ConsultationClosed', 'ConsultationUnpaid'].map((type) =>
    after(ofConsultation(type), anything, ({ stream }) => [
      settle({ of: 'consultation', id: consultationOfStream(stream) }),
    ]),
  ),
];

const orders = [
  after(ofOrder('RefundRefused'), anything, ({ stream, at }) =>
    both({ kind: 'order_stuck', order: orderOfStream(stream), why: 'refund_refused' }, at),
  ),
  ...['RefundRequested', 'PaymentRefunded'].map((type) =>
    after(ofOrder(type), anything, ({ stream }) => [settle({ of: 'order', id: orderOfStream(stream) })]),
  ),
];

const boards = [
  ...['TestimonialWritten', 'TestimonialChanged'].map((type) =>
    after(ofTestimonial(type), anything, ({ stream, at, actor }) => [
      tell({ kind: 'testimonial_waits', testimonial: testimonialOfStream(stream) }, at, actor.id ?? null),
    ]),
  ),
  ...['TestimonialAccepted', 'TestimonialDeclined', 'TestimonialRemoved'].map((type) =>
    after(ofTestimonial(type), anything, ({ stream }) => [
      settle({ of: 'testimonial', id: testimonialOfStream(stream) }),
    ]),
  ),
  after(ofComment('CommentReported'), anything, ({ stream, at, actor }) => [
    tell({ kind: 'comment_reported', comment: commentOfStream(stream) }, at, actor.id ?? null),
  ]),
  ...['CommentHidden', 'CommentKept', 'CommentRemoved'].map((type) =>
    after(ofComment(type), anything, ({ stream }) => [settle({ of: 'comment', id: commentOfStream(stream) })]),
  ),
];

/**
 * Gives and ends the notices that follow from events. Those that follow from time alone (a review is nearly due or overdue, a refund
 * isn't carried out) are given by a scheduled job (`due-notices.ts`).
 */
export const staffNoticesFollowing = defineProcessManager({
  name: 'staff-notices',
  reactions: [...reviews, ...consultations, ...orders, ...boards],
});

const channels = ['email', 'sms'] as const;

/** A notice is sent by the ways that its person had chosen when it was given. */
export const staffNoticeMessages = defineProcessManager({
  name: 'staff-notice-messages',
  reactions: [
    after(
      definitionIn(noticeEvents, 'StaffNoticeGiven'),
      z.object({ channels: z.object({ email: z.boolean(), sms: z.boolean() }) }),
      ({ stream, data }) =>
        channels
          .filter((channel) => data.channels[channel])
          .map((channel) => ({
            name: SEND_STAFF_NOTICE,
            purpose: `send by ${channel}`,
            data: { notice: noticeOfStream(stream), channel } satisfies z.infer<typeof toSend>,
          })),
    ),
  ],
});

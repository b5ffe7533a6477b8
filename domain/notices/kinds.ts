import type { Action } from '../accounts/rights.ts';

/** What the firm's people are told of: something waits for them. */
export const noticeKinds = [
  'review_requested',
  'review_handed_over',
  'review_returned',
  'review_nearly_due',
  'review_overdue',
  'review_recalled',
  'consultation_requested',
  'consultation_assigned',
  'consultation_waits',
  'order_stuck',
  'testimonial_waits',
  'comment_reported',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeChannels = ['console', 'email', 'sms'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
/** By which ways somebody wants to hear of one kind. */
export type Channels = Readonly<Record<NoticeChannel, boolean>>;

type Facts = {
  readonly name: string;
  /** When it comes, for the page where each person chooses. */
  readonly meaning: string;
  /** A person without this right never gets the notice. */
  readonly right: Action;
  /** Also by e-mail, unless the person chooses otherwise. */
  readonly mailed: boolean;
};

const review = { right: 'advice.review', mailed: true } as const;
const consultation = { right: 'consultation.answer', mailed: true } as const;

const board = { right: 'menu.board' } as const;

export const kindFacts: Readonly<Record<NoticeKind, Facts>> = {
  review_requested: { ...review, name: '검토 요청', meaning: '아무도 맡지 않은 검토가 새로 들어옴' },
  review_handed_over: { ...review, name: '넘겨받은 검토', meaning: '다른 분이 검토를 넘김' },
  review_returned: { ...review, name: '돌아온 검토', meaning: '2차 검토에서 1차 검토로 돌려보냄' },
  review_nearly_due: { ...review, name: '검토 기한 임박', meaning: '기한 바로 전 근무일이 됨' },
  review_overdue: { ...review, name: '검토 기한 지남', meaning: '기한까지 마치지 못한 검토' },
  review_recalled: { ...review, name: '인용 변경', meaning: '검토한 자문에서 인용한 판정례가 바뀜' },
  consultation_requested: { ...consultation, name: '상담 신청', meaning: '아무도 맡지 않은 상담이 새로 들어옴' },
  // The colleague who hands it over usually says so.
  consultation_assigned: { ...consultation, mailed: false, name: '맡겨진 상담', meaning: '다른 분이 상담을 맡김' },
  consultation_waits: { ...consultation, name: '답을 기다리는 상담', meaning: '신청한 분이 글을 쓰거나 시간을 바꿈' },
  order_stuck: {
    ...{ right: 'order.refund', mailed: true },
    ...{ name: '정리되지 않는 주문', meaning: '돌려줄 돈이 남거나 환불이 거절됨' },
  },
  // Nobody is hurt by a review that waits some hours; by a reported comment somebody may be.
  testimonial_waits: { ...board, mailed: false, name: '살펴볼 후기', meaning: '회원이 후기를 쓰거나 고침' },
  comment_reported: { ...board, mailed: true, name: '신고된 댓글', meaning: '독자가 게시판의 댓글을 신고함' },
};

/** What holds for whoever has chosen nothing. */
export const usualChannels = (kind: NoticeKind): Channels => ({
  ...{ console: true, email: kindFacts[kind].mailed, sms: false },
});

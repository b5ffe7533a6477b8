import type { ConsultationCommand } from './consultation.ts';
import type { ConsultationEvent } from './consultation-events.ts';

/** Ids, instants and ordinary commands and events for tests. */
export const owner = '018f0000-0000-7000-8000-000000000001';
export const attorney = '018f0000-0000-7000-8000-000000000002';
export const other = '018f0000-0000-7000-8000-000000000003';
/** A Tuesday. */
export const at = '2026-12-01T01:00:00.000Z';
/** The next Monday, 14:00 in Korea. */
export const monday = '2026-12-07T05:00:00.000Z';
export const slot = { weekday: 'mon', time: '14:00' } as const;

type Requested = Extract<ConsultationEvent, { type: 'ConsultationRequested' }>;
type RequestCommand = Extract<ConsultationCommand, { type: 'RequestConsultation' }>;

export const request = (of: Partial<RequestCommand> = {}): RequestCommand => ({
  ...{ type: 'RequestConsultation', owner, kind: 'free', price: 55_000, checkId: null, topic: 'dismissal', at },
  ...{ body: '해고를 통보받았어요.', client: '김해고', opponent: '주식회사 보기', contact: null, wantsCall: false },
  ...{ wantsChanceReview: false, slots: [slot], consentedAt: null, ...of },
});
export const requested = (of: Partial<Requested['data']> = {}): Requested => ({
  type: 'ConsultationRequested',
  data: {
    ...{ owner, kind: 'free', price: null, checkId: null, topic: 'dismissal', wantsCall: false },
    personal: { body: '해고를 통보받았어요.', client: '김해고', opponent: '주식회사 보기', contact: null },
    ...{ wantsChanceReview: false, slots: [slot], consentedAt: null, at, ...of },
  },
});
export const paid: ConsultationEvent = { type: 'ConsultationPaid', data: { owner, orderId: other, at } };
export const assigned: ConsultationEvent = { type: 'ConsultationAssigned', data: { owner, attorney, despite: [], at } };
export const agreed: ConsultationEvent = {
  type: 'ConsultationTimeAgreed',
  data: { owner, attorney, slot, agreedAt: monday, at },
};
export const answeredAt = (when: string, text = '기한부터 볼게요.'): ConsultationEvent => ({
  type: 'ConsultationAnswered',
  data: { owner, attorney, personal: { text }, consentedAt: null, at: when },
});
export const added = (text = '통보서도 받았어요.'): ConsultationEvent => ({
  type: 'ConsultationAdded',
  data: { owner, personal: { text }, consentedAt: null, at },
});
export const moved: ConsultationEvent = { type: 'ConsultationMoved', data: { owner, slots: [slot], at } };
export const closed: ConsultationEvent = {
  type: 'ConsultationClosed',
  data: { owner, by: 'firm', outcome: 'advised', at },
};

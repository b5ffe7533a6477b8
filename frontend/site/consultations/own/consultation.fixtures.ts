import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';

/** A consultation that nobody has read yet, and its later stages. */
export const requested: ConsultationOut = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  kind: 'free',
  stage: 'new',
  checkId: 'a3bb189e-8bf9-4c3c-9912-ace4e6543002',
  topic: 'dismissal',
  body: '문자로 해고됐어요.\n무엇부터 해야 하나요?',
  client: '김하나',
  opponent: '한빛상사',
  contact: '010-1234-5678',
  wantsCall: true,
  slots: [
    { weekday: 'mon', time: '10:00' },
    { weekday: 'tue', time: '14:00' },
  ],
  wantsChanceReview: true,
  requestedAt: '2026-11-27T03:00:00.000Z',
  assignee: null,
  agreedAt: null,
  messages: [],
  payment: null,
  closed: null,
  may: { add: true, move: true, takeBack: true, pay: false },
  revision: 0,
};

const attorney = { id: 'b3bb189e-8bf9-4c3c-9912-ace4e6543002', name: '박노무' };
export const answered: ConsultationOut = {
  ...requested,
  stage: 'waiting_for_them',
  assignee: attorney,
  messages: [{ by: 'firm', name: '박노무', at: '2026-11-27T05:00:00.000Z', text: '통지서를 받으셨나요?' }],
  revision: 2,
};
export const agreed: ConsultationOut = {
  ...answered,
  stage: 'agreed',
  // Monday, 10:00 in Korea.
  agreedAt: '2026-11-30T01:00:00.000Z',
  may: { ...answered.may, move: false },
  revision: 3,
};
export const unpaid: ConsultationOut = {
  ...requested,
  kind: 'paid',
  stage: 'unpaid',
  payment: { amount: 55_000, orderId: null, paidAt: null },
  may: { ...requested.may, pay: true },
};
export const paid: ConsultationOut = {
  ...unpaid,
  stage: 'new',
  payment: {
    amount: 55_000,
    orderId: 'c3bb189e-8bf9-4c3c-9912-ace4e6543002',
    paidAt: '2026-11-27T03:10:00.000Z',
  },
  may: { ...unpaid.may, pay: false },
};
const nothing = { add: false, move: false, takeBack: false, pay: false } as const;
export const closed: ConsultationOut = {
  ...agreed,
  stage: 'closed',
  closed: { at: '2026-11-30T02:00:00.000Z', by: 'firm', outcome: 'advised' },
  may: nothing,
  revision: 4,
};
export const takenBack: ConsultationOut = {
  ...requested,
  stage: 'closed',
  closed: { at: '2026-11-28T02:00:00.000Z', by: 'person', outcome: null },
  may: nothing,
};

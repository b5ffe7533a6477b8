import type { Conflict } from '../conflicts/conflict.ts';
import type { AdviceEvent } from './advice-events.ts';
import { pointsInOrder } from './review/checklist.ts';
import type { Citation } from './texts/citation.ts';

/** An advice on its way to publication, event by event. */

const id = (n: number): string => `018f0000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;

export const asker = id(1);
export const first = id(2);
export const second = id(3);
export const third = id(4);
export const caseId = id(5);
const messageId = id(6);
export const answerId = id(7);
export const at = '2026-11-23T01:00:00.000Z';
export const dueAt = '2026-11-24T09:00:00.000Z';
export const leaseEnd = '2026-11-23T01:30:00.000Z';
export const later = '2026-11-23T01:30:00.001Z';

export const citation = {
  ...{ n: 1, kind: 'case', caseId, revision: 3, passage: 0, quote: '해고는 서면으로 통지해야 한다.' },
  ...{ court: '중앙노동위원회', caseNumber: '중앙2024부해1', decidedOn: '2024-05-02' },
} satisfies Citation;
export const text = '해고는 서면으로 알려야 해요 [1].';
const advisor = { kind: 'embedded', model: 'embedded', promptVersion: '1', settings: {} } as const;
const spent = { inputTokens: 0, outputTokens: 0, costMicroWon: 0 };

export const asked = {
  type: 'AdviceAsked',
  data: {
    asker,
    checkId: null,
    companyId: null,
    messageId,
    question: '문자로 해고됐어요.',
    parties: null,
    consentedAt: null,
  },
} satisfies AdviceEvent;
export const begun = {
  type: 'AdviceAnswerBegun',
  data: { asker, answerId, messageId, advisor, lawDate: '2026-11-23', passages: [], tests: [] },
} satisfies AdviceEvent;
export const answered = {
  type: 'AdviceAnswered',
  data: { asker, answerId, text, citations: [citation], dropped: {}, finish: 'complete', spent, consentedAt: null },
} satisfies AdviceEvent;
export const requested = (round = 1) =>
  ({
    type: 'Review1Requested',
    data: {
      asker,
      round,
      by: 'asker',
      messages: [answerId],
      text,
      citations: [citation],
      note: null,
      dueAt,
      consentedAt: null,
    },
  }) satisfies AdviceEvent;
export const claimed = (
  stage: 1 | 2,
  reviewer: string,
  tookOverFrom: string | null = null,
  despite: readonly Conflict[] = [],
) =>
  ({
    type: 'ReviewClaimed',
    data: { stage, reviewer, until: leaseEnd, tookOverFrom, despite: [...despite] },
  }) satisfies AdviceEvent;
const judged = (stage: 1 | 2, reviewer: string) => ({
  ...{ asker, stage, reviewer, text, comments: [], checklist: [], consentedAt: null },
});
export const approved = (stage: 1 | 2, reviewer: string) =>
  ({
    type: 'ReviewApproved',
    data: { ...judged(stage, reviewer), citations: [citation], registration: null },
  }) satisfies AdviceEvent;
export const returned = (stage: 1 | 2, reviewer: string) =>
  ({
    type: 'ReviewReturned',
    data: { ...judged(stage, reviewer), reason: '기한을 더해 주세요.', dueAt: stage === 2 ? dueAt : null },
  }) satisfies AdviceEvent;
export const review2Requested = {
  type: 'Review2Requested',
  data: { asker, note: null, dueAt, consentedAt: null },
} satisfies AdviceEvent;
export const published = {
  type: 'AdvicePublished',
  data: {
    ...{ asker, text, citations: [citation], lawDate: '2026-11-23', consentedAt: null },
    reviewers: [
      { stage: 1, userId: first, registration: null },
      { stage: 2, userId: second, registration: null },
    ],
    open: { points: [...pointsInOrder], comments: 0, isUnregistered: true, isKnown: false },
  },
} satisfies AdviceEvent;

/** The events up to each stage, in the order of the way. */
export const upTo = {
  drafting: [asked, begun, answered],
  review1_requested: [asked, begun, answered, requested()],
  review1: [asked, begun, answered, requested(), claimed(1, first)],
  review1_done: [asked, begun, answered, requested(), claimed(1, first), approved(1, first)],
  review2_requested: [
    ...[asked, begun, answered, requested(), claimed(1, first), approved(1, first)],
    review2Requested,
  ],
  review2: [
    ...[asked, begun, answered, requested(), claimed(1, first), approved(1, first)],
    ...[review2Requested, claimed(2, second)],
  ],
  published: [
    ...[asked, begun, answered, requested(), claimed(1, first), approved(1, first)],
    ...[review2Requested, claimed(2, second), approved(2, second), published],
  ],
  withdrawn: [
    ...[asked, begun, answered, requested(), claimed(1, first), approved(1, first)],
    ...[review2Requested, claimed(2, second), approved(2, second), published],
    { type: 'AdviceWithdrawn', data: { asker, by: 'staff' } },
  ],
} as const satisfies Readonly<Record<string, readonly AdviceEvent[]>>;

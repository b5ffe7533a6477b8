import { DomainError } from '../../kernel/errors.ts';
import type { AdviceEvent } from '../advice-events.ts';
import type { Advice } from '../advice-state.ts';
import { leaseFrom, refusalOfClaim } from './claiming.ts';

/** What reviewer 1 hands over with their approval. */
export type HandOver = {
  /** The note to reviewer 2. */
  readonly note: string | null;
  /** When review 2 is due, counted from the hand-over. */
  readonly dueAt: string;
  /** Who gets review 2; null: whoever takes it first. */
  readonly to: string | null;
  readonly at: string;
};

/** Whether review 2 can go to this person once review 1 is approved. */
export const mayTakeOver = ({ asker, reviews }: Pick<Advice, 'asker' | 'reviews'>, person: string): boolean => {
  const held = { 1: reviews[1].held, 2: reviews[2].held };
  const claimable = { asker, stage: 'review2_requested', held, holder: null } as const;
  return refusalOfClaim(claimable, { stage: 2, reviewer: person, at: '' }) === null;
};

/** Review 2 is requested, and given to the person who was named. */
export const handedOver = ({ note, dueAt, to, at }: HandOver, advice: Advice): readonly AdviceEvent[] => {
  const { asker, consentedAt } = advice;
  const requested: AdviceEvent = { type: 'Review2Requested', data: { asker, note, dueAt, consentedAt } };
  if (to === null) return [requested];
  if (!mayTakeOver(advice, to)) throw new DomainError('same_reviewer');
  return [requested, { type: 'ReviewReassigned', data: { stage: 2, from: null, to, until: leaseFrom(at) } }];
};

/**
 * Requests review 2 of an advice whose review 1 is approved. Where the approval has handed it over already and nobody has begun, only
 * the note is new, and the due time stays.
 */
export const review2Requested = (
  {
    by: { userId, isAdmin },
    note,
    dueAt,
  }: {
    readonly by: { readonly userId: string; readonly isAdmin: boolean };
    readonly note: string | null;
    readonly dueAt: string;
  },
  { asker, stage, reviews, dueAt: dueBefore, consentedAt }: Advice,
): readonly AdviceEvent[] => {
  const isHandedOver = stage === 'review2_requested';
  if (stage !== 'review1_done' && !isHandedOver) throw new DomainError('stage_wrong');
  if (!isAdmin && reviews[1].judgement?.reviewer !== userId) throw new DomainError('forbidden');
  if (isHandedOver && note === null) return [];
  return [
    { type: 'Review2Requested', data: { asker, note, dueAt: (isHandedOver && dueBefore) || dueAt, consentedAt } },
  ];
};

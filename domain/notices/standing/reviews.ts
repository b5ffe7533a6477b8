import type { Advice } from '../../advice/advice-state.ts';
import type { About } from '../about.ts';

export type AboutReview = Extract<About, { readonly advice: string }>;

/** `takers`: everybody of the firm who may take a review. */
export type ReviewsNow = { readonly takers: readonly string[]; readonly now: string };

/** Whom this still waits for; nobody once somebody has begun, or it isn't theirs any more. */
export const waitingForReview = (
  about: AboutReview,
  advice: Advice,
  { takers, now }: ReviewsNow,
): readonly string[] => {
  switch (about.kind) {
    case 'review_requested':
      // One that was judged in this round was returned, which has a notice of its own.
      return isOpen(advice, about.stage, about.dueAt) && !isReturned(advice, about.stage)
        ? takersOf(advice, about.stage, takers)
        : [];
    case 'review_handed_over': {
      const { holder } = advice.reviews[about.stage];
      return holder ? [holder.userId] : [];
    }
    case 'review_returned': {
      const first = advice.reviews[1].judgement?.reviewer;
      return isOpen(advice, 1, about.dueAt) ? takers.filter((person) => person === first) : [];
    }
    case 'review_nearly_due':
      return now < about.dueAt ? whoHasIt(advice, about, takers) : [];
    case 'review_overdue':
      return now >= about.dueAt ? whoHasIt(advice, about, takers) : [];
    case 'review_recalled': {
      const { stage, published, flags } = advice;
      const isUnsettled = flags.some(
        ({ caseId, revision, settled }) => !settled && caseId === about.caseId && revision === about.revision,
      );
      return stage !== 'withdrawn' && isUnsettled ? (published?.reviewers ?? []).map(({ userId }) => userId) : [];
    }
  }
};

type Due = { readonly stage: 1 | 2; readonly dueAt: string };

/** Nobody has it, and it is the same turn. */
const isOpen = (advice: Advice, stage: 1 | 2, dueAt: string): boolean =>
  advice.stage === (stage === 1 ? 'review1_requested' : 'review2_requested') &&
  advice.dueAt === dueAt &&
  advice.reviews[stage].holder === null;

const isReturned = ({ reviews }: Advice, stage: 1 | 2): boolean => stage === 1 && reviews[1].judgement !== null;

/** Nobody does both reviews, and nobody that of their own question. */
const takersOf = ({ asker, reviews }: Advice, stage: 1 | 2, takers: readonly string[]): readonly string[] => {
  const other = reviews[stage === 1 ? 2 : 1];
  return takers.filter(
    (person) => person !== asker && person !== other.judgement?.reviewer && !other.held.includes(person),
  );
};

/** Who holds it; everybody who may take it while nobody does. */
const whoHasIt = (advice: Advice, { stage, dueAt }: Due, takers: readonly string[]): readonly string[] => {
  if (isOpen(advice, stage, dueAt)) return takersOf(advice, stage, takers);
  const { holder } = advice.reviews[stage];
  const isUnderWay = advice.stage === (stage === 1 ? 'review1' : 'review2') && advice.dueAt === dueAt;
  return isUnderWay && holder ? [holder.userId] : [];
};

import type { ReviewComment } from './review-copy.ts';

/**
 * The comments of review 1 that reviewer 2 hasn't answered. A comment on the same words answers one; several on the same words need
 * an answer each.
 */
export const openComments = (
  ofReview1: readonly ReviewComment[],
  ofReview2: readonly ReviewComment[],
): readonly ReviewComment[] => {
  const answers = new Map<string, number>();
  for (const { anchor } of ofReview2) answers.set(anchor.quote, (answers.get(anchor.quote) ?? 0) + 1);
  return ofReview1.filter(({ anchor: { quote } }) => {
    const left = answers.get(quote) ?? 0;
    if (left > 0) answers.set(quote, left - 1);
    return left === 0;
  });
};

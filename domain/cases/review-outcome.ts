import type { CaseOutcome } from './case-counts.ts';

/** The words of a commission's first decision. */
const verdicts: Readonly<Record<string, CaseOutcome>> = {
  전부인정: 'worker_win',
  인정: 'worker_win',
  일부인정: 'partial',
  기각: 'employer_win',
  각하: 'rejected',
  화해: 'settled',
  취하: 'withdrawn',
};

/** 재심 decides about the first decision, so who won depends on the first decision, too. */
export type ReviewDecision = '초심유지' | '초심취소' | '초심일부취소';

/**
 * The outcome after a review, by the review's words and the first decision's outcome. null: the words don't show it.
 * - 초심유지: the first decision stands, whatever it was.
 * - 초심취소: it is reversed. If it was 각하 (the merits were not examined) or granted only a part, a person must read the text,
 *   because either party may have asked for the review.
 * - 초심일부취소: a part of a full win or a full loss is reversed; of a partial win either part may have been.
 * A dispute that was settled or withdrawn is never reviewed; if a source says so, it is wrong.
 */
const afterReview: Readonly<Record<ReviewDecision, Readonly<Record<CaseOutcome, CaseOutcome | null>>>> = {
  초심유지: {
    worker_win: 'worker_win',
    partial: 'partial',
    employer_win: 'employer_win',
    rejected: 'rejected',
    settled: null,
    withdrawn: null,
    not_a_dispute: null,
  },
  초심취소: {
    worker_win: 'employer_win',
    partial: null,
    employer_win: 'worker_win',
    rejected: null,
    settled: null,
    withdrawn: null,
    not_a_dispute: null,
  },
  초심일부취소: {
    worker_win: 'partial',
    partial: null,
    employer_win: 'partial',
    rejected: null,
    settled: null,
    withdrawn: null,
    not_a_dispute: null,
  },
};

export const isReviewDecision = (text: string): text is ReviewDecision => Object.hasOwn(afterReview, text);

/** The outcome of a review for the worker; null where a person must read the decision. */
export const outcomeOfReview = (decision: ReviewDecision, first: CaseOutcome): CaseOutcome | null =>
  afterReview[decision][first];

/** The outcome that the words of a first decision mean; null for other words. Spaces don't matter. */
export const outcomeOfVerdict = (words: string): CaseOutcome | null => {
  const verdict = words.replace(/\s/g, '');
  return Object.hasOwn(verdicts, verdict) ? (verdicts[verdict] ?? null) : null;
};

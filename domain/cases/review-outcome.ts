import type { CaseOutcome } from '../checks/win-rate/case-counts.ts';

/** What a commission's first decision says. */
const verdicts: Readonly<Record<string, CaseOutcome>> = {
  전부인정: 'worker_win',
  인정: 'worker_win',
  일부인정: 'partial',
  기각: 'employer_win',
  각하: 'rejected',
  화해: 'settled',
  취하: 'withdrawn',
};

/** 재심 says what becomes of the first decision, not who won: that depends on what the first decision was. */
export type ReviewDecision = '초심유지' | '초심취소' | '초심일부취소';

/**
 * Who won after the review, by the review's words and the first decision's outcome. null: the words don't tell.
 * - 초심유지: the first decision stands, whatever it was.
 * - 초심취소: it is turned round. Where it was 각하 (the merits were never heard) or a part of the claim was granted, the
 *   text must be read: either party may have asked for the review.
 * - 초심일부취소: of a full win or a full loss a part is turned; of a partial win either part may have been.
 * A dispute that was settled or withdrawn never comes to review; such a pair is a mistake of the source.
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

/** The outcome that a first decision's words stand for; null for words that aren't such. Spaces don't matter. */
export const outcomeOfVerdict = (words: string): CaseOutcome | null => {
  const verdict = words.replace(/\s/g, '');
  return Object.hasOwn(verdicts, verdict) ? (verdicts[verdict] ?? null) : null;
};

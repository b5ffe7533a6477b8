import { describe, expect, it } from 'vitest';
import { caseOutcomes } from './case-record.ts';
import { isReviewDecision, outcomeOfReview, outcomeOfVerdict } from './review-outcome.ts';

describe('the outcome by the words of a commission', () => {
  it.each([
    ['초심유지', 'worker_win', 'worker_win'],
    ['초심유지', 'partial', 'partial'],
    ['초심유지', 'employer_win', 'employer_win'],
    ['초심유지', 'rejected', 'rejected'],
    ['초심취소', 'worker_win', 'employer_win'],
    ['초심취소', 'employer_win', 'worker_win'],
    ['초심취소', 'partial', null],
    ['초심취소', 'rejected', null],
    ['초심일부취소', 'worker_win', 'partial'],
    ['초심일부취소', 'employer_win', 'partial'],
    ['초심일부취소', 'partial', null],
  ] as const)('%s after %s: %s', (decision, first, outcome) => {
    expect(outcomeOfReview(decision, first)).toBe(outcome);
  });

  it('is null for a review of a dispute that was settled or withdrawn', () => {
    for (const decision of ['초심유지', '초심취소', '초심일부취소'] as const)
      for (const first of ['settled', 'withdrawn'] as const) expect(outcomeOfReview(decision, first)).toBeNull();
  });

  it.each([
    ['전부인정', 'worker_win'],
    ['일부 인정', 'partial'],
    ['기각', 'employer_win'],
    ['각하', 'rejected'],
    ['화해', 'settled'],
    ['취하', 'withdrawn'],
    ['초심취소', null],
    ['toString', null],
  ])('%s is %s', (words, outcome) => {
    expect(outcomeOfVerdict(words)).toBe(outcome);
  });

  it('recognises the words of reviews, and each outcome of a dispute has words of a first decision', () => {
    expect(['초심유지', '기각', 'constructor'].map(isReviewDecision)).toEqual([true, false, false]);
    const told = new Set(['전부인정', '일부인정', '기각', '각하', '화해', '취하'].map(outcomeOfVerdict));
    expect(told).toEqual(new Set(caseOutcomes.filter((outcome) => outcome !== 'not_a_dispute')));
  });
});

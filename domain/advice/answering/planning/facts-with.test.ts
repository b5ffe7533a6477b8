import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../../../rulesets/ruleset.ts';
import { understand } from '../../understanding/understand.ts';
import type { CheckFacts } from '../material.ts';
import { factsWith } from './facts-with.ts';

const factsOf = (question: string, side: CheckFacts['side'], values: Readonly<Record<string, AnswerValue>>) =>
  factsWith(understand(question, [], '2026-11-27'), {
    ...{ routes: [], dismissedOn: null },
    check: { side, answers: [], values: new Map(Object.entries(values)), sections: [], shownRate: null, routes: [] },
  });

describe('the facts of a question that is asked from a check', () => {
  it.each([
    ['employee', 'decided', 'won', 'won'],
    ['employee', 'decided', 'lost', 'lost'],
    ['employer', 'decided', 'won', 'lost'],
    ['employer', 'decided', 'lost', 'won'],
    ['employer', 'reviewed', 'won', 'review_lost'],
    ['employer', 'reviewed', 'lost', 'review_won'],
    ['employee', 'decided', 'partial', 'lost'],
    ['employer', 'decided', 'partial', 'lost'],
    ['employer', 'reviewed', null, 'review_lost'],
  ] as const)('%s, %s and %s for the worker: %s', (side, stage, decision, own) => {
    expect(factsOf('다음은요', side, { 'intake/stage': stage, 'intake/decision': decision }).stage).toBe(own);
  });

  it('are read anew where the check says that the company asks', () => {
    expect(factsOf('지노위에서 기각됐어요', 'employee', {}).stage).toBe('lost');
    expect(factsOf('지노위에서 기각됐어요', 'employer', {}).stage).toBe('won');
  });

  it('leave the size near five open where the check has no number of workers', () => {
    const question = '어제 카톡으로 잘렸어요 사장+알바 5명이에요';
    expect(factsOf(question, 'employee', {})).toMatchObject({ size: 'unclear', workers: 5 });
    expect(factsOf(question, 'employee', { 'intake/workers': 12 })).toMatchObject({
      size: 'five_or_more',
      workers: 12,
    });
    expect(factsOf('어제 카톡으로 잘렸어요', 'employee', {})).toMatchObject({ size: null, workers: null });
  });
});

import { describe, expect, test } from 'vitest';
import type { AnsweredQuestion } from '../../checks/contract/check.ts';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { statedAnswers } from './stated-answers.ts';

const intake = (key: string, numbering: number, value: AnswerValue): AnsweredQuestion => ({
  ...{ section: 'intake', numbering, key: `intake/${key}`, title: '', value },
});
const notice = intake('notice', 9, 'spoken');
const derived = (key: string, value: AnswerValue, numbering: number, section = 'intake'): AnsweredQuestion => ({
  ...{ section: key.split('/')[0] ?? '', numbering: 1, key, title: '', value },
  derivedFrom: { section, numbering },
});
const states = (...answers: readonly AnsweredQuestion[]) => [...statedAnswers(answers).keys()];

describe('an answer that nobody gave', () => {
  test('is stated where its source says exactly that: only told by word of mouth is not told in writing', () => {
    expect(states(notice, derived('detail-8/written-notice', 'no', 9))).toContain('detail-8/written-notice');
    const ground = intake('ground', 8, 'detail-10');
    expect(states(ground, derived('detail-10/dismissed-for-absence', 'yes', 8))).toHaveLength(2);
    expect(states(intake('workers', 2, 12), derived('detail-7/under-five', 'no', 2))).toHaveLength(2);
  });

  test('is not stated where it only follows: told by word of mouth says nothing of a resignation', () => {
    expect(states(notice, derived('detail-8/resigned-or-agreed', 'no', 9))).toEqual(['intake/notice']);
    expect(states(notice, derived('detail-8/employer-ended-it', 'yes', 9))).toEqual(['intake/notice']);
    const reported = intake('protected', 16, ['harassment', 'union']);
    expect(states(reported, derived('detail-20/accused', 'no', 16))).toEqual(['intake/protected']);
    expect(states(reported, derived('detail-7/union-activity', 'yes', 16))).toEqual(['intake/protected']);
  });

  test('is stated with the answer of another section to the same question, and only with it', () => {
    const own = derived('detail-8/written-notice', 'no', 9);
    const again = { ...derived('detail-2/written-notice', 'no', 1, 'detail-8'), numbering: 12 };
    expect(states(notice, own, again)).toContain('detail-2/written-notice');
    const inferred = derived('detail-8/employer-ended-it', 'yes', 9);
    expect(states(notice, inferred, again)).toEqual(['intake/notice']);
  });

  test('is stated as soon as the person gives it', () => {
    const { derivedFrom: _none, ...own } = derived('detail-8/resigned-or-agreed', 'no', 9);
    expect(states(notice, own)).toContain('detail-8/resigned-or-agreed');
  });
});

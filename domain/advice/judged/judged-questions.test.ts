import { describe, expect, it } from 'vitest';
import { deadlineOf, nextWorkingDay } from '../../kernel/korean/deadline.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import { askedOn, neverSaid } from './judged-question.ts';
import { judgedQuestions } from './judged-questions.ts';

const decisions = new Set(
  standardRuleset.sections.flatMap(({ precedents }) => precedents.map(({ caseNumber }) => caseNumber)),
);

describe('the judged set', () => {
  it('has forty questions, each once', () => {
    expect(judgedQuestions).toHaveLength(40);
    expect(new Set(judgedQuestions.map(({ name }) => name)).size).toBe(40);
    expect(new Set(judgedQuestions.map(({ question }) => question)).size).toBe(40);
  });

  it('asks only for decisions that the questionnaire brings along', () => {
    const unknown = judgedQuestions.flatMap((one) => one.decisions.flat().filter((number) => !decisions.has(number)));
    expect(unknown).toEqual([]);
  });

  it('has patterns that can be read', () => {
    for (const pattern of [...neverSaid, ...judgedQuestions.flatMap(({ mustNotSay }) => mustNotSay)])
      expect(() => new RegExp(pattern, 'u')).not.toThrow();
  });

  it.each([
    ['카톡으로 해고', deadlineOf('2026-11-20', askedOn).lastDay],
    ['해고예고수당', deadlineOf('2026-10-30', askedOn).lastDay],
    ['3개월 지남', deadlineOf('2026-07-31', askedOn).lastDay],
    ['육아휴직 후 복귀', deadlineOf('2026-11-02', askedOn).lastDay],
    ['파일을 메일로 보냄', deadlineOf('2026-11-09', askedOn).lastDay],
    ['성희롱 신고 후 해고, 5인 미만', deadlineOf('2026-10-05', askedOn, 6).lastDay],
    ['공무원 파면', nextWorkingDay('2026-12-16')],
  ])('has the last day that the rules of the checks count: %s', (name, lastDay) => {
    const label = judgedQuestions.find((one) => one.name === name)?.deadline;
    expect(label && 'lastDay' in label ? label.lastDay : null).toBe(lastDay);
  });
});

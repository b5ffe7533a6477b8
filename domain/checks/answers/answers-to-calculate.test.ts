import { expect, it } from 'vitest';
import { answersOf, completeIntake, detail, standardForm, today } from '../testing/ruleset-fixtures.ts';
import { walk } from '../walk/walk.ts';
import { answersToCalculate } from './answers-to-calculate.ts';

const executive = Object.fromEntries(
  Object.entries({ ...completeIntake, 'intake/contract': 'executive', 'intake/ground': 'detail-5' }).filter(
    ([key]) => key !== 'intake/insurance',
  ),
);

it('a finished check of a director, who was asked for no insurance then, is led past that question', () => {
  const answers = answersOf(executive);
  const finished = answersToCalculate(standardForm, { status: 'completed', answers });
  expect(finished.get('intake/insurance')).toBe('unknown');
  expect(walk(standardForm, detail, finished, today).next?.section).toBe('detail-5');
});

it('a draft is asked', () => {
  const answers = answersOf(executive);
  expect(answersToCalculate(standardForm, { status: 'draft', answers })).toBe(answers);
  expect(walk(standardForm, detail, answers, today).next).toEqual({ section: 'intake', numbering: 6 });
});

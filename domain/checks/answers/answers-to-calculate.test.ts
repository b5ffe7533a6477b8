import { expect, it } from 'vitest';
import { answersOf, completeIntake, detail, standardForm, today } from '../testing/ruleset-fixtures.ts';
import { walk } from '../walk.ts';
import { answersOn, answersToCalculate } from './answers-to-calculate.ts';
import { finishedAnswers } from './finished-answers.ts';

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

const later = '2027-01-05';
const toCome = answersOf({
  ...{ ...completeIntake, 'intake/dismissed': '2026-12-31', 'intake/ground': 'detail-9' },
  ...{ 'detail-9/entry': 'yes' },
});
const given = finishedAnswers(standardForm, detail, toCome, today)?.answers ?? answersOf({});
const completed = { status: 'completed', ...detail, sections: null } as const;

it('a finished check of a dismissal still to come is led past what is asked once it has happened', () => {
  expect(walk(standardForm, detail, given, today).next).toBeNull();
  expect(walk(standardForm, detail, given, later).next).not.toBeNull();
  const led = answersOn(later, standardForm, completed, given);
  expect(walk(standardForm, detail, led, later).next).toBeNull();
  const added = [...led.keys()].filter((key) => !given.has(key));
  expect(added.length).toBeGreaterThan(0);
  for (const key of added) expect(led.get(key)).toBe('unknown');
  expect([...answersOn(today, standardForm, completed, given)]).toEqual([...given]);
});

it('a draft is asked that, too, and a question that a newer edition added stays open', () => {
  expect(answersOn(later, standardForm, { ...completed, status: 'draft' }, given)).toBe(given);
  const without = new Map([...given].filter(([key]) => key !== 'intake/side'));
  expect(walk(standardForm, detail, answersOn(later, standardForm, completed, without), later).next).toEqual({
    section: 'intake',
    numbering: 0,
  });
});

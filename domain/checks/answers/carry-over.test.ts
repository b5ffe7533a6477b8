import { describe, expect, test } from 'vitest';
import type { AnswerValue, Form, FormSection, IntakeQuestion, Item, Transition } from '../../rulesets/ruleset.ts';
import { answersOf, completeIntake, standardForm, today } from '../testing/ruleset-fixtures.ts';
import { carryOver } from './carry-over.ts';

const withIntake = (key: string, change: (question: IntakeQuestion) => IntakeQuestion): Form => ({
  ...standardForm,
  intake: standardForm.intake.map((question) => (question.key === key ? change(question) : question)),
});
const withSections = (change: (section: FormSection) => FormSection): Form => ({
  ...standardForm,
  sections: standardForm.sections.map(change),
});
const withItem = (key: string, change: (item: Item<Transition>) => Item<Transition>): Form =>
  withSections((section) => ({
    ...section,
    items: section.items.map((item) => (item.key === key ? change(item) : item)),
  }));

const carried = (after: Form, answers: Readonly<Record<string, AnswerValue>>) =>
  Object.fromEntries(carryOver(standardForm, after, answersOf(answers), today).map(({ key, value }) => [key, value]));

const item = 'detail-9/ground-in-rules';
const answers = { ...completeIntake, [item]: 'no' };

describe('answers carried over to a newer questionnaire', () => {
  test('are all answers, where the questionnaire didn’t change', () => {
    expect(carried({ ...standardForm, rulesetVersion: 'd'.repeat(64) }, answers)).toEqual(answers);
  });

  test('keep their question when it moves to another place', () => {
    const after = withItem(item, (old) => ({ ...old, numbering: 77 }));
    expect(carryOver(standardForm, after, answersOf({ [item]: 'no' }), today)).toEqual([
      { section: 'detail-9', numbering: 77, key: item, value: 'no' },
    ]);
  });

  test('leave out questions that were reworded, given another note, or removed', () => {
    const { [item]: _gone, ...others } = answers;
    expect(
      carried(
        withItem(item, (old) => ({ ...old, title: `${old.title} ` })),
        answers,
      ),
    ).toEqual(others);
    expect(
      carried(
        withItem(item, (old) => ({ ...old, note: '모르면 아니요를 고르세요.' })),
        answers,
      ),
    ).toEqual(others);
    const dropped = withSections((section) => ({ ...section, items: section.items.filter(({ key }) => key !== item) }));
    expect(carried(dropped, answers)).toEqual(others);
  });

  test('include questions that now lead elsewhere or have another ratio, because they ask the same', () => {
    expect(
      carried(
        withItem(item, (old) => ({ ...old, negative: { type: 'done' } })),
        answers,
      ),
    ).toEqual(answers);
  });

  test('include a choice with the same words, although other choices were added', () => {
    const more = withIntake('intake/notice', (question) => ({
      ...question,
      choices: [...(question.choices ?? []), { value: 'post', label: '등기우편' }],
    }));
    expect(carried(more, answers)['intake/notice']).toBe('paper');
    const reworded = withIntake('intake/notice', (question) => ({
      ...question,
      choices: question.choices?.map((choice) => ({ ...choice, label: `${choice.label} 등` })) ?? [],
    }));
    expect(carried(reworded, answers)).not.toHaveProperty('intake/notice');
  });

  test('leave out answers that the newer questionnaire would refuse', () => {
    const smaller = withIntake('intake/workers', (question) => ({ ...question, max: 10 }));
    expect(carried(smaller, answers)).not.toHaveProperty('intake/workers');
    const nowFirst = withSections((section) => ({
      ...section,
      items: section.items.filter(({ numbering }) => numbering > 1),
    }));
    expect(carried(nowFirst, { [item]: 'unknown' })).toEqual({});
    expect(carried(nowFirst, { [item]: 'no' })).toEqual({ [item]: 'no' });
  });
});

import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { answersAfterFigure } from './check-answers.ts';

const standard = publicFormOf({ ...standardRuleset, rulesetVersion: 'a'.repeat(64) });
const form: Form = {
  ...standard,
  intake: standard.intake.map((question) =>
    ['intake/wage', 'intake/hours'].includes(question.key) ? { ...question, afterFigure: true as const } : question,
  ),
};
const wageOnPath = { section: 'intake', numbering: 10, key: 'intake/wage', title: '', value: '3000_4500' } as const;

test('what was answered after the figure goes into its document, once, and nothing else that changed', () => {
  const answers = new Map<string, string>([
    ['intake/wage', '3000_4500'],
    ['intake/region', 'seoul'],
  ]);
  expect(answersAfterFigure(form, { steps: [] }, answers).map(({ key }) => key)).toEqual(['intake/wage']);
  expect(answersAfterFigure(form, { steps: [wageOnPath] }, answers)).toEqual([]);
});

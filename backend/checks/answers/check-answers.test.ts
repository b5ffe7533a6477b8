import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { answersAfterFigure } from './check-answers.ts';

const form = publicFormOf({ ...standardRuleset, rulesetVersion: 'a'.repeat(64) });
const wageOnPath = { section: 'intake', numbering: 10, key: 'intake/wage', title: '', value: '3000_4500' } as const;

test('what was answered after the figure goes into its document, once, and nothing else that changed', () => {
  const answers = new Map<string, string>([
    ['intake/wage', '3000_4500'],
    ['intake/workers', '42'],
  ]);
  expect(answersAfterFigure(form, { steps: [] }, answers).map(({ key }) => key)).toEqual(['intake/wage']);
  expect(answersAfterFigure(form, { steps: [wageOnPath] }, answers)).toEqual([]);
});

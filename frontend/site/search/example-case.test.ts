import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { exampleCase } from './example-case.ts';

test('the example is one of the questionnaire’s precedents', () => {
  const precedents = standardRuleset.sections.flatMap((section) => section.precedents);
  expect(precedents.find(({ caseNumber }) => caseNumber === exampleCase.caseNumber)).toMatchObject(exampleCase);
});

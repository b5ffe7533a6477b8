import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { exampleCase } from './example-case.ts';

test('the example is one of the precedents that the questionnaire names', () => {
  const precedents = standardRuleset.sections.flatMap((section) => section.precedents);
  expect(precedents.find(({ caseNumber }) => caseNumber === exampleCase.caseNumber)).toMatchObject(exampleCase);
});

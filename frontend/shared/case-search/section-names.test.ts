import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { sectionNames } from './section-names.ts';

test('the sections have the questionnaire’s names, in its order', () => {
  expect(sectionNames).toEqual(standardRuleset.sections.map(({ id, title }) => ({ id, name: title })));
});

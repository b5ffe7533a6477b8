import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { sectionNames } from './section-names.ts';

test('the grounds are called as the questionnaire calls them, in its order', () => {
  expect(sectionNames).toEqual(standardRuleset.sections.map(({ id, title }) => ({ id, name: title })));
});

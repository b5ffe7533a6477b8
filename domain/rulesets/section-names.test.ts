import { expect, test } from 'vitest';
import { sectionNames } from './section-names.ts';
import { standardRuleset } from './standard-ruleset.ts';

test('the sections have the questionnaire’s formal names, and its words for people, in its order', () => {
  expect(sectionNames).toEqual(
    standardRuleset.sections.map(({ id, title, formalTitle }) => ({ id, name: formalTitle ?? title, said: title })),
  );
});

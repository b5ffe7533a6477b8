import { errorCatalogue } from '@nomucheck/domain/kernel/errors.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { siteTexts } from './site-texts.ts';

/** The site speaks in 해요체. Only legal texts are formal. */
const formal = /[가-힣]*(?:니다|십시오)(?![가-힣])/g;
const formalWords = (text: string): string[] => text.match(formal) ?? [];

test('no page of the site speaks in another voice than the others', async () => {
  const pages = [...(await siteTexts())].filter(([path]) => path.startsWith('frontend/'));
  expect(pages.length).toBeGreaterThan(150);
  const found = pages.map(([path, text]) => [path, formalWords(text)] as const);
  expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
});

test('no question and no error message does', () => {
  const form = publicFormOf({ ...standardRuleset, rulesetVersion: 'standard' });
  expect(formalWords(JSON.stringify(form))).toEqual([]);
  expect(Object.values(errorCatalogue).flatMap(({ message }) => formalWords(message))).toEqual([]);
});

test('a formal sentence would be seen', () => {
  expect(formalWords('저장했습니다. 다시 눌러 주십시오. 아니다')).toEqual(['저장했습니다', '주십시오', '아니다']);
});

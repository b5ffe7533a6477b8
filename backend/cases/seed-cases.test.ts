import { caseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { Precedent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, it } from 'vitest';
import { seedCasesOf } from './seed-cases.ts';

const seeds = seedCasesOf(standardRuleset);

it('makes a master case of each of the 102 precedents', () => {
  expect(seeds).toHaveLength(102);
  expect(new Set(seeds.map(({ caseId }) => caseId)).size).toBe(102);
  for (const { record } of seeds) expect(caseRecord.safeParse(record).error).toBeUndefined();
});

it('marks each one as hand-picked, so that none is ever counted', () => {
  expect(new Set(seeds.map(({ record }) => record.sampling))).toEqual(new Set(['curated']));
});

it('gives the same ids at every start', () => {
  expect(seedCasesOf(standardRuleset)).toEqual(seeds);
});

it('makes one case of a precedent that two sections name', () => {
  const [one, two] = standardRuleset.sections;
  const precedent: Precedent | undefined = one?.precedents[0];
  if (!one || !two || !precedent) throw new Error('the standard ruleset has no two sections');
  const [only, ...others] = seedCasesOf({
    sections: [
      { ...one, precedents: [precedent] },
      { ...two, precedents: [{ ...precedent, court: ` ${precedent.court}` }] },
    ],
  });
  expect(others).toEqual([]);
  expect(only?.record.sections).toEqual([one.id, two.id]);
  for (const word of [...one.keywords, ...two.keywords]) expect(only?.record.keywords).toContain(word);
});

it('distinguishes a local commission from the tribunals that review it', () => {
  const kinds = new Map(seeds.map(({ record }) => [record.tribunal, record.kind]));
  expect(kinds.get('서울지방노동위원회')).toBe('case-low');
  expect(kinds.get('중앙노동위원회')).toBe('case-high');
  expect(kinds.get('대법원')).toBe('case-high');
});

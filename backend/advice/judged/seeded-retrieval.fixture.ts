import type { Material } from '@nomucheck/domain/advice/answering/material.ts';
import { askedOn } from '@nomucheck/domain/advice/judged/judged-question.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import type pg from 'pg';
import { seedCasesOf } from '../../cases/testing/parts.fixture.ts';
import { passagesOver } from '../../search/testing/passages-over.fixture.ts';
import { createPublicRetrieval } from '../retrieval/retrieval.ts';

/** The retrieval of a new installation: the cases and the questionnaire that the program brings along, in an empty database. */
export const seededRetrieval = async (pool: pg.Pool): Promise<(question: string) => Promise<Material>> => {
  const clock = (): Date => new Date(`${askedOn}T03:00:00Z`);
  const cases = seedCasesOf(standardRuleset).map((seed) => ({ ...seed, text: null }));
  const ruleset = { ...standardRuleset, rulesetVersion: 'judged' };
  const published = { ruleset, form: publicFormOf(ruleset) };
  return createPublicRetrieval({
    passages: await passagesOver(pool, cases, clock),
    rulesets: { current: async () => published, find: async () => published },
    ...{ corrections: async () => [], clock },
  });
};

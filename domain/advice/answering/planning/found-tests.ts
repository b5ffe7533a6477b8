import type { Ruleset } from '../../../rulesets/ruleset.ts';
import type { Situation } from '../../safety/never-said.ts';
import { type FromCheck, legalTests } from '../finding/legal-tests.ts';
import type { FoundTest, Material } from '../material.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { correctedPlan } from './corrected-plan.ts';
import { factsWith } from './facts-with.ts';
import { notUnderstood } from './not-understood.ts';
import { planOf } from './plan.ts';
import { helpTests, topicTests } from './topic-tests.ts';

/** Everything of the firm that an answer may rest on: the tests of the questionnaire, and the topics that answer the question. */
export const testsFor = (
  ruleset: Pick<Ruleset, 'rulesetVersion' | 'sections'>,
  { topics, understood }: ReadQuestion,
  from: FromCheck,
  known: Pick<Material, 'routes' | 'dismissedOn' | 'check' | 'corrections'>,
): readonly FoundTest[] => {
  const ofRules = legalTests(ruleset, topics, from);
  const facts = factsWith(understood, known);
  const plan = planOf(facts);
  const { rulesetVersion } = ruleset;
  if (plan !== null) {
    const corrected = correctedPlan(plan, known.corrections ?? []);
    return [...ofRules, ...topicTests(corrected, rulesetVersion, ofRules.length)];
  }
  return [...ofRules, ...helpTests(notUnderstood(facts), rulesetVersion, ofRules.length)];
};

/** What decides about what would hurt the person who asks. */
export const situationOf = (
  { understood }: ReadQuestion,
  known: Pick<Material, 'routes' | 'dismissedOn' | 'check'>,
): Situation => {
  const { asker, dismissal, resignation, stage, contract, days } = factsWith(understood, known);
  const told = Object.values(days).flatMap((day) => day ?? []);
  return { asker, dismissal, resignation, stage, contract, days: told };
};

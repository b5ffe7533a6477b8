import type { Answers } from '../../rulesets/ruleset.ts';
import type { CheckRecord } from '../contract/check.ts';

/**
 * The answers that the result of a check rests on, given and derived ones. Answers that are kept and no longer on the path
 * are left out.
 */
export const answersOnPathOf = ({
  answers,
  derived,
  leftPath,
}: Pick<CheckRecord, 'answers' | 'derived' | 'leftPath'>): Answers => {
  const left = new Set(leftPath.map(({ section, numbering }) => `${section} ${numbering}`));
  const onPath = answers.filter(({ section, numbering }) => !left.has(`${section} ${numbering}`));
  return new Map([...derived, ...onPath].map(({ key, value }) => [key, value]));
};

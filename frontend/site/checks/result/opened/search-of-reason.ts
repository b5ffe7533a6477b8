import type { Answers } from '@nomucheck/domain/rulesets/ruleset.ts';
import { searchOfSection } from '../../question-url.ts';

const section = /^detail-\d+$/;

/** The search of cases, begun with the reason that the company gave; with the first ground that was walked if it gave none. */
export const searchOfReason = (answers: Answers): string => {
  const given = answers.get('intake/ground');
  const walked = [...answers.keys()].map((key) => key.split('/')[0] ?? '').find((part) => section.test(part));
  const reason = typeof given === 'string' && section.test(given) ? given : walked;
  return searchOfSection(reason);
};

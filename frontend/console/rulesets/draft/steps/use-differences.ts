import { differencesBetween, type RulesetDifference } from '@nomucheck/domain/rulesets/difference.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useDeferredValue, useMemo } from 'react';

/** What the draft has otherwise than the edition that it is based on; empty while that edition is being read. */
export const useDifferences = (
  base: RulesetContent | undefined,
  content: RulesetContent,
): readonly RulesetDifference[] => {
  const later = useDeferredValue(content);
  return useMemo(() => (base === undefined ? [] : differencesBetween(base, later)), [base, later]);
};

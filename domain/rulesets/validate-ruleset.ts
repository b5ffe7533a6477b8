import { figureRules } from './rules/figure-rules.ts';
import type { Finding, Rule } from './rules/finding.ts';
import { intakeQuestionRules } from './rules/intake-question-rules.ts';
import { lawRules } from './rules/law-rules.ts';
import { referenceRules } from './rules/reference-rules.ts';
import { sectionRules } from './rules/section-rules.ts';
import { toComeRules } from './rules/to-come-rules.ts';
import type { RulesetContent } from './ruleset.ts';

const rules: readonly Rule[] = [
  ...sectionRules,
  ...figureRules,
  ...referenceRules,
  ...lawRules,
  ...toComeRules,
  ...intakeQuestionRules,
];

export type { Finding } from './rules/finding.ts';

/**
 * The findings that keep a ruleset from being published; empty if there are none. Every rule is checked, so that the editor
 * sees all findings at once. Each section is walked once and every step goes forward, so the rule "no path leaves its
 * section" proves that all paths end.
 */
export const validateRuleset = (ruleset: RulesetContent): readonly Finding[] => rules.flatMap((rule) => rule(ruleset));

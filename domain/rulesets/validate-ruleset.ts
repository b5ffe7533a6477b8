import { figureRules } from './rules/figure-rules.ts';
import type { Finding, Rule } from './rules/finding.ts';
import { intakeQuestionRules } from './rules/intake-question-rules.ts';
import { referenceRules } from './rules/reference-rules.ts';
import { sectionRules } from './rules/section-rules.ts';
import type { RulesetContent } from './ruleset.ts';

const rules: readonly Rule[] = [...sectionRules, ...figureRules, ...referenceRules, ...intakeQuestionRules];

/**
 * What keeps a ruleset from being published; empty if nothing does. Every rule is asked, so that who edits it sees all at
 * once. Sections are walked once each and every step goes forward, so "no path leaves its section" proves that all end.
 */
export const validateRuleset = (ruleset: RulesetContent): readonly Finding[] => rules.flatMap((rule) => rule(ruleset));

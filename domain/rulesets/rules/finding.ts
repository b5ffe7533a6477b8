import type { RulesetContent, SectionId } from '../ruleset.ts';

/** What a ruleset must hold before it may be published, by name. The console lists findings by these. */
export type RuleName =
  | 'section_order'
  | 'numbering'
  | 'key_form'
  | 'key_unique'
  | 'wording'
  | 'path_ends'
  | 'skip_target'
  | 'skip_forward'
  | 'skip_if'
  | 'first_item'
  | 'entry'
  | 'reachable'
  | 'ratio_value'
  | 'additive_value'
  | 'range_bounds'
  | 'multiplier_band'
  | 'repetition'
  | 'ends_at_once'
  | 'general_section'
  | 'keyword_change'
  | 'generic_keyword'
  | 'precedent'
  | 'open_question'
  | 'fact_twins'
  | 'condition'
  | 'derivation'
  | 'derivation_conflict'
  | 'opening'
  | 'ground_opens'
  | 'route'
  | 'suspension'
  | 'legal_point'
  | 'correlated'
  | 'statute_check'
  | 'intake_order'
  | 'intake_choices'
  | 'rates';

/** One thing wrong, where it is (null: the ruleset as a whole), and a sentence for the person who edits it. */
export type Finding = {
  readonly section: SectionId | 'intake' | null;
  readonly numbering: number | null;
  readonly rule: RuleName;
  readonly message: string;
};

/** A rule looks at the whole ruleset and answers what it finds wrong; none is a pass. */
export type Rule = (ruleset: RulesetContent) => readonly Finding[];

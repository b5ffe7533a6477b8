import type { RulesetContent, SectionId } from '../ruleset.ts';

/** The names of the rules that a ruleset must pass before it is published. The console lists findings by these names. */
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
  | 'asked_when'
  | 'to_come'
  | 'condition'
  | 'section_condition'
  | 'derivation'
  | 'derivation_conflict'
  | 'opening'
  | 'ground_opens'
  | 'route'
  | 'suspension'
  | 'legal_point'
  | 'obstacle'
  | 'correlated'
  | 'statute_check'
  | 'intake_order'
  | 'intake_choices'
  | 'rates';

/** A violation, its place (null: the ruleset as a whole), and a sentence for the editor. */
export type Finding = {
  readonly section: SectionId | 'intake' | null;
  readonly numbering: number | null;
  readonly rule: RuleName;
  readonly message: string;
  /** The field that has to be corrected, as edits of a draft name it. Absent: anything at the place. */
  readonly at?: readonly string[];
  /** What it refers to and isn't there: the key of a question, with the value of a choice behind it; a section's id. */
  readonly gone?: string;
};

/** A rule checks the whole ruleset and returns its findings; an empty list is a pass. */
export type Rule = (ruleset: RulesetContent) => readonly Finding[];

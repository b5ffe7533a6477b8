import type { CaseOutcome } from './case-counts.ts';

/** A passage of the text, in UTF-16 units, `to` exclusive, with its words. */
export type FoundPassage = { readonly from: number; readonly to: number; readonly quote: string };

/**
 * A value that a rule read for one field. In a field with a list (keywords, sections, statutes, citations) each is one
 * entry.
 */
export type Found<Value = string> = {
  readonly value: Value;
  /** The name of the rule. */
  readonly rule: string;
  /** null: the value comes from the source's facts beside the text. */
  readonly passage: FoundPassage | null;
};
export type FoundOutcome = Found<CaseOutcome>;

const LONGEST_QUOTE = 600;

/** A passage of at most 600 units, so that it can be quoted whole; it never ends within a surrogate pair. */
export const passageAt = (text: string, from: number, to: number): FoundPassage => {
  let end = Math.min(to, from + LONGEST_QUOTE);
  if (end < to && /[\ud800-\udbff]/.test(text[end - 1] ?? '')) end -= 1;
  return { from, to: end, quote: text.slice(from, end) };
};

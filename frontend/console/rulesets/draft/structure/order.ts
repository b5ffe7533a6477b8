import type { DraftEdit } from '@nomucheck/domain/rulesets/draft/draft-edit.ts';
import { valueAt } from '@nomucheck/domain/rulesets/draft/edit.ts';
import { nameFieldOf } from '@nomucheck/domain/rulesets/draft/named-lists.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Path } from '../work/setting.ts';

/** The names of the elements of a list, in their order. */
export const namesIn = (content: RulesetContent, list: Path): readonly string[] => {
  // Every other step of such a path names an element.
  const field = nameFieldOf(list.map((step, n) => (n % 2 === 1 ? '*' : step)));
  const elements = valueAt(content, list);
  return field === undefined || !Array.isArray(elements) ? [] : elements.map((each) => String(valueAt(each, [field])));
};

/** The edit that moves an element by one place; null where it is the first or the last. */
export const moveBy = (content: RulesetContent, at: Path, by: -1 | 1): DraftEdit | null => {
  const names = namesIn(content, at.slice(0, -1));
  const place = names.indexOf(at.at(-1) ?? '');
  const goal = place + by;
  if (place < 0 || goal < 0 || goal >= names.length) return null;
  return { at: [...at], before: (by < 0 ? names[goal] : names[goal + 1]) ?? null };
};

/** Before which element something stands that is put behind this one; null: at the end. */
export const behind = (content: RulesetContent, at: Path): string | null => {
  const names = namesIn(content, at.slice(0, -1));
  return names[names.indexOf(at.at(-1) ?? '') + 1] ?? null;
};

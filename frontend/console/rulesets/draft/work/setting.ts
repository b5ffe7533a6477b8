import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import type { DraftEdit } from '@nomucheck/domain/rulesets/draft/draft-edit.ts';
import { applyEdit, isMove, valueAt } from '@nomucheck/domain/rulesets/draft/edit.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';

export type Path = readonly string[];
/** The value of a field; undefined: it isn't there. */
export type Json = DraftEdit['value'];
export type JsonValue = Exclude<Json, undefined>;

type PlainObject = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The edit that gives a field this value; undefined takes it away. An object that has to be there first is added with it, and one that
 * would be left empty goes with its last member.
 */
export const settingOf = (content: RulesetContent, at: Path, value: Json): DraftEdit =>
  value === undefined ? removal(content, at) : addition(content, at, value);

const addition = (content: RulesetContent, at: Path, value: JsonValue): DraftEdit => {
  const parent = at.slice(0, -1);
  const name = at.at(-1);
  if (name === undefined || parent.length === 0 || valueAt(content, parent) !== undefined) return { at, value };
  return addition(content, parent, { [name]: value });
};

const removal = (content: RulesetContent, at: Path): DraftEdit => {
  const parent = at.slice(0, -1);
  const around = valueAt(content, parent);
  const isLast = parent.length > 1 && isObject(around) && Object.keys(around).length === 1;
  return isLast ? removal(content, parent) : { at };
};

/** A ruleset is JSON, so what stands at a path is. */
const isJson = (value: unknown): value is Json => typeof value !== 'function' && typeof value !== 'symbol';

export const jsonAt = (content: RulesetContent, at: Path): Json => {
  const value = valueAt(content, at);
  return isJson(value) ? value : undefined;
};

/** The edits that take this one back, exactly. */
export const backOf = (content: RulesetContent, edit: DraftEdit): readonly DraftEdit[] => {
  const back = directlyBack(content, edit);
  const isOfItems = edit.at.length === 4 && edit.at[2] === 'items';
  return isOfItems ? [back, ...lostNumbers(content, [edit, back])] : [back];
};

const directlyBack = (content: RulesetContent, edit: DraftEdit): DraftEdit => {
  const { at } = edit;
  const before = nextName(content, at);
  if (isMove(edit)) return { at, before: before ?? null };
  const value = jsonAt(content, at);
  return { at, ...(value === undefined ? {} : { value, ...(before === undefined ? {} : { before }) }) };
};

/** What named an item by its number and doesn’t any more after the item was put back: that of a removed one, the end of a range. */
const lostNumbers = (content: RulesetContent, edits: readonly DraftEdit[]): readonly DraftEdit[] => {
  const after = edits.reduce<unknown>(applyEdit, content);
  const naming = content.sections.flatMap(({ id, items }) => [
    ...items.flatMap(({ key }) => ['positive', 'negative'].map((answer) => ['sections', id, 'items', key, answer])),
    ...['entryWhenChosenAndFirstNo', 'openQuestions'].map((field) => ['sections', id, field]),
  ]);
  return naming.flatMap((at): readonly DraftEdit[] => {
    const value = jsonAt(content, at);
    return value === undefined || isSame(value, valueAt(after, at)) ? [] : [{ at, value }];
  });
};

/** Before which element this one stands, in a list whose elements have names; undefined elsewhere. */
const nextName = (content: RulesetContent, at: Path): string | null | undefined => {
  const list = valueAt(content, at.slice(0, -1));
  const name = at.at(-1);
  if (!Array.isArray(list) || name === undefined || /^\d+$/.test(name)) return undefined;
  const named = (element: unknown): boolean => isObject(element) && Object.values(element).includes(name);
  const next: unknown = list[list.findIndex(named) + 1];
  if (!isObject(next)) return null;
  const field = Object.entries(list.find(named) ?? {}).find(([, value]) => value === name)?.[0];
  const nameOfNext = field === undefined ? undefined : next[field];
  return typeof nameOfNext === 'string' ? nameOfNext : null;
};

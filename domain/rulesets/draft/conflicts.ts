import { isSame } from '../../kernel/changes.ts';
import type { DraftEdit } from './draft-edit.ts';
import { applyEdit, isMove, valueAt } from './edit.ts';

/** An edit of the draft, with who made it, and the draft's revision after it. */
export type KeptEdit = DraftEdit & { readonly by: string; readonly editedAt: string; readonly revision: number };

/** A place that another edit has changed since its editor looked: both values, so that a person can choose. */
export type EditConflict = {
  readonly at: readonly string[];
  /** Absent: it would be removed, or was. */
  readonly yours?: unknown;
  readonly theirs?: unknown;
  /** Who has changed it last, and when. */
  readonly by: string;
  readonly editedAt: string;
  /** What it was part of is gone, so that one's own value has no place any more. */
  readonly isGone?: true;
};

/**
 * Which of these edits meet another person's later one at the same path, or at one within the other. Edits of different paths both
 * stay, and so does an edit to the value that stands there already. Nobody meets themself: the answer to one's own edit may have been
 * lost on the way, or it was made in another window.
 */
export const conflictsOf = (
  content: unknown,
  later: readonly KeptEdit[],
  edits: readonly DraftEdit[],
  editor: string,
): readonly EditConflict[] => {
  const since = later.filter(({ by }) => by !== editor);
  let standing = content;
  return edits.flatMap((edit): readonly EditConflict[] => {
    const { at, value } = edit;
    const after = carriedOut(standing, edit);
    standing = after ?? standing;
    const met = since.findLast((each) => meets(edit, each));
    const theirs = valueAt(content, at);
    if (!met || (isMove(edit) ? after !== null : isSame(theirs, value))) return [];
    const { by, editedAt } = met;
    return [
      {
        at,
        ...(value === undefined ? {} : { yours: value }),
        ...(theirs === undefined ? {} : { theirs }),
        by,
        editedAt,
        ...(after === null ? { isGone: true as const } : {}),
      },
    ];
  });
};

/** What a person wrote isn't met by a move: the element is the same at its new place, except for numbers of its neighbours. */
const meets = (edit: DraftEdit, other: KeptEdit): boolean => {
  if (namesNumbers(edit.at) && isReordering(other, edit.at)) return true;
  return !isMove(other) && (isWithin(edit.at, other.at) || isWithin(other.at, edit.at));
};

/** The fields of a section that refer to its items by their numbers, which another person may have shifted. */
const numberFields: ReadonlySet<string> = new Set([
  ...['skipTo', 'skipCount', 'skipIf', 'range', 'positive', 'negative'],
  ...['entryWhenChosenAndFirstNo', 'openQuestions'],
]);
const textFields: ReadonlySet<string> = new Set(['type', 'ratio', 'suggest', 'keyword_change', 'text']);

const namesNumbers = (at: readonly string[]): boolean =>
  at[0] === 'sections' && at.some((step) => numberFields.has(step)) && !at.some((step) => textFields.has(step));

/** Whether an edit has added, removed or moved an item of the section; the condition of a skip may name any section. */
const isReordering = ({ at, value, before }: KeptEdit, of: readonly string[]): boolean =>
  at.length === 4 &&
  at[2] === 'items' &&
  (at[1] === of[1] || of.includes('skipIf')) &&
  (value === undefined || before !== undefined);

/** null where the path leads nowhere. */
const carriedOut = (content: unknown, edit: DraftEdit): unknown => {
  try {
    return applyEdit(content, edit);
  } catch {
    return null;
  }
};

const isWithin = (path: readonly string[], other: readonly string[]): boolean =>
  other.every((step, position) => path[position] === step);

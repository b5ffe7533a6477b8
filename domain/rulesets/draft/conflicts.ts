import { isSame } from '../../kernel/changes.ts';
import type { DraftEdit } from './draft-edit.ts';
import { applyEdit, valueAt } from './edit.ts';

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
 * Which of these edits meet a later one at the same path, or at one within the other. Edits of different paths both stay, and so
 * does an edit to the value that stands there already: its answer may have been lost on the way.
 */
export const conflictsOf = (
  content: unknown,
  since: readonly KeptEdit[],
  edits: readonly DraftEdit[],
): readonly EditConflict[] => {
  let standing = content;
  return edits.flatMap((edit): readonly EditConflict[] => {
    const { at, value } = edit;
    const after = carriedOut(standing, edit);
    standing = after ?? standing;
    const met = since.findLast((each) => isWithin(at, each.at) || isWithin(each.at, at));
    const theirs = valueAt(content, at);
    if (!met || isSame(theirs, value)) return [];
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

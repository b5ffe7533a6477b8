import { isSame } from '../../kernel/changes.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { RulesetContent } from '../ruleset.ts';
import { conflictsOf, type KeptEdit } from './conflicts.ts';
import { editedContent } from './content.ts';
import type { DraftEdit } from './draft-edit.ts';
import { applyEdit, isMove, valueAt } from './edit.ts';
import { requireNewIds } from './ids.ts';

/** A draft is read whole and folded at each call, so it has a measure. */
export const mostEdits = 3_000;
export const mostCharacters = 1_500_000;

export type Editing = {
  readonly revision: number;
  /** All edits so far. */
  readonly edits: readonly KeptEdit[];
  /** The content after them. */
  readonly content: RulesetContent;
};

/** Whose edits they are, and what the draft is held against. */
export type Edited = {
  readonly by: string;
  /** The content of the edition that the draft is based on. */
  readonly base: RulesetContent;
  /** The ids that editions used whose questions are gone: stored answers refer to them. */
  readonly used: ReadonlySet<string>;
};

/**
 * Those of the edits that change something. Throws `conflict` with both values where another edit has changed the same place since
 * the revision that the editor had seen, and `invalid_request` where the content wouldn't have the form of a ruleset any more.
 */
export const effectiveEdits = (
  { revision, edits: before, content }: Editing,
  expectedRevision: number,
  edits: readonly DraftEdit[],
  { by, base, used }: Edited,
): readonly DraftEdit[] => {
  if (expectedRevision > revision) throw new DomainError('conflict', { extra: { currentRevision: revision } });
  const since = before.filter((each) => each.revision > expectedRevision);
  const conflicts = conflictsOf(content, since, edits, by);
  if (conflicts.length > 0) throw new DomainError('conflict', { extra: { currentRevision: revision, conflicts } });

  const own = since.filter((each) => each.by === by);
  const effective: DraftEdit[] = [];
  let standing: unknown = content;
  for (const edit of edits) {
    if (changesNothing(standing, edit) || isAddedAlready(standing, edit, own)) continue;
    standing = applyEdit(standing, edit);
    effective.push(edit);
  }
  requireNewIds(editedContent(content, effective), base, used);
  requireRoom([...before, ...effective]);
  return effective;
};

/** What was added, and edited since, isn't put in its first words again by the same request that comes late or twice. */
const isAddedAlready = (standing: unknown, { at, value, before }: DraftEdit, own: readonly KeptEdit[]): boolean =>
  value !== undefined &&
  before !== undefined &&
  valueAt(standing, at) !== undefined &&
  own.some((each) => each.before === before && isSame(each.at, at) && isSame(each.value, value));

/** Also the removal of what isn't there: a value that was typed and taken back before either was sent. */
const changesNothing = (standing: unknown, edit: DraftEdit): boolean => {
  const { at, value, before } = edit;
  const stands = valueAt(standing, at);
  const list = at.slice(0, -1);
  if (isMove(edit))
    return stands !== undefined && isSame(valueAt(standing, list), valueAt(applyEdit(standing, edit), list));
  return value === undefined ? stands === undefined : before === undefined && isSame(stands, value);
};

const requireRoom = (all: readonly DraftEdit[]): void => {
  const characters = all.reduce((sum, { at, value }) => sum + JSON.stringify([at, value ?? null]).length, 0);
  if (all.length > mostEdits || characters > mostCharacters)
    throw new DomainError('stage_wrong', {
      errors: {
        edits: '초안 하나에 담을 수 있는 편집을 다 썼어요. 이대로 올리거나, 버리고 새 초안을 시작해 주세요.',
      },
    });
};

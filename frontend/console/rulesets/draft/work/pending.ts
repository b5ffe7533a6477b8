import type { DraftEdit } from '@nomucheck/domain/rulesets/draft/draft-edit.ts';
import { applyEdit, isMove } from '@nomucheck/domain/rulesets/draft/edit.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Path } from './setting.ts';

/** Whether what stands at the inner path is the outer one's, or a part of it. */
export const isWithin = (inner: Path, outer: Path): boolean => outer.every((step, n) => inner[n] === step);

/** Whether an edit of one path and an edit of the other can't both be kept. */
export const overlap = (one: Path, other: Path): boolean => isWithin(one, other) || isWithin(other, one);

/**
 * An edit that waits for being sent, with the revision of the draft on which it was typed. Each has its own: the answer to one request
 * also brings what others have edited, which nobody who typed the other edits has seen.
 */
export type PendingEdit = DraftEdit & { readonly revision: number };

/**
 * One more edit that waits for being sent; it stands for all earlier ones at the same place, and for the earliest revision of those:
 * what they cover wasn't seen since.
 */
export const withEdit = (
  pending: readonly PendingEdit[],
  edit: DraftEdit,
  revision: number,
): readonly PendingEdit[] => {
  // What was typed in an element stays where that is only moved.
  if (isMove(edit)) return [...pending.filter((each) => !isSameMove(each, edit)), { ...edit, revision }];
  const others = pending.filter(({ at }) => !isWithin(at, edit.at));
  const covering = pending.filter(({ at }) => overlap(at, edit.at)).map((each) => each.revision);
  return [...others, { ...edit, revision: Math.min(revision, ...covering) }];
};

const isSameMove = (one: DraftEdit, other: DraftEdit): boolean =>
  isMove(one) && one.at.join('\n') === other.at.join('\n');

/** The first edits that were typed on one revision, in their order: a request names only one. */
export const nextToSend = (pending: readonly PendingEdit[], most: number): readonly PendingEdit[] => {
  const other = pending.findIndex(({ revision }) => revision !== pending[0]?.revision);
  return pending.slice(0, Math.min(most, other < 0 ? pending.length : other));
};

/** The edits as the service takes them. */
export const asSent = ({ revision: _revision, ...edit }: PendingEdit): DraftEdit => edit;

/** Edits that meet one of these paths stand over what the draft had at this revision. */
export const raisedAt = (
  pending: readonly PendingEdit[],
  paths: readonly Path[],
  revision: number,
): readonly PendingEdit[] =>
  pending.map((edit) => (paths.some((at) => overlap(at, edit.at)) ? { ...edit, revision } : edit));

/** What still waits after these edits were saved: what was typed since, where it is at the same place over one's own value. */
export const afterSent = (
  pending: readonly PendingEdit[],
  sent: readonly PendingEdit[],
  revision: number,
): readonly PendingEdit[] => {
  const rest = pending.filter((edit) => !sent.includes(edit));
  return raisedAt(
    rest,
    sent.map(({ at }) => at),
    revision,
  );
};

/** Each field makes values of one kind, so an edit keeps the form of a ruleset; the service holds it to the schema. */
const isContent = (value: unknown): value is RulesetContent =>
  typeof value === 'object' && value !== null && 'sections' in value;

/** The content with one edit on it; null where its place is gone. */
export const edited = (content: RulesetContent, edit: DraftEdit): RulesetContent | null => {
  try {
    const next = applyEdit(content, edit);
    return isContent(next) ? next : null;
  } catch {
    return null;
  }
};

/** The content with the edits that it can have. */
export const contentWith = (content: RulesetContent, edits: readonly DraftEdit[]): RulesetContent =>
  edits.reduce((now, edit) => edited(now, edit) ?? now, content);

/** One step that can be taken back, and done again. */
export type Step = { readonly back: readonly DraftEdit[]; readonly again: DraftEdit; readonly typedAt: number };

export type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

export const noSteps: Steps = { done: [], undone: [] };

const mostSteps = 200;
/** Letters that follow one another so closely are one step. */
const pauseMs = 1_200;

export const withStep = ({ done }: Steps, step: Step): Steps => {
  const last = done.at(-1);
  const goesOn =
    last !== undefined &&
    !isMove(step.again) &&
    last.again.at.join('\n') === step.again.at.join('\n') &&
    step.typedAt - last.typedAt < pauseMs;
  const next = goesOn ? [...done.slice(0, -1), { ...step, back: last.back }] : [...done, step];
  return { done: next.slice(-mostSteps), undone: [] };
};

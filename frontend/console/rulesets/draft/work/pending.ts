import type { DraftEdit } from '@nomucheck/domain/rulesets/draft/draft-edit.ts';
import { applyEdit } from '@nomucheck/domain/rulesets/draft/edit.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Path } from './setting.ts';

const isWithin = (inner: Path, outer: Path): boolean => outer.every((step, n) => inner[n] === step);

/** Whether an edit of one path and an edit of the other can't both be kept. */
export const overlap = (one: Path, other: Path): boolean => isWithin(one, other) || isWithin(other, one);

/** One more edit that waits for being sent; it stands for all earlier ones at the same place. */
export const withEdit = (pending: readonly DraftEdit[], edit: DraftEdit): readonly DraftEdit[] => {
  const others = pending.filter(({ at }) => !isWithin(at, edit.at));
  return [...others, edit];
};

/** What still waits after these edits were sent: what was typed since. */
export const withoutSent = (pending: readonly DraftEdit[], sent: readonly DraftEdit[]): readonly DraftEdit[] =>
  pending.filter((edit) => !sent.includes(edit));

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
export type Step = { readonly back: DraftEdit; readonly again: DraftEdit; readonly typedAt: number };

export type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

export const noSteps: Steps = { done: [], undone: [] };

const mostSteps = 200;
/** Letters that follow one another so closely are one step. */
const pauseMs = 1_200;

export const withStep = ({ done }: Steps, step: Step): Steps => {
  const last = done.at(-1);
  const goesOn =
    last !== undefined &&
    last.again.at.join('\n') === step.again.at.join('\n') &&
    step.typedAt - last.typedAt < pauseMs;
  const next = goesOn ? [...done.slice(0, -1), { ...step, back: last.back }] : [...done, step];
  return { done: next.slice(-mostSteps), undone: [] };
};

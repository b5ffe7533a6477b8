import { isSame } from '../../kernel/changes.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { CaseEvent } from '../case-events.ts';
import type { CaseDraft, CaseField, CaseRecord } from '../case-record.ts';
import { checked, checkedDraft, fieldsOf, fieldsThatDiffer, lacksOf, wholeOf } from '../refining/record-check.ts';
import type { Side } from './choices.ts';

/** What a merge has to know of a case, whatever its stage is. */
type Known = { readonly caseId: string; readonly draft: CaseDraft; readonly edition: number };
type Mergeable =
  | (Known & { readonly stage: 'master'; readonly record: CaseRecord })
  | (Known & { readonly stage: 'crawled' | 'ready'; readonly record: null })
  | (Known & { readonly stage: 'withdrawn' | 'merged'; readonly record: CaseRecord | null });

/** The values that a survivor took from the case that was merged into it, and its own values before. */
export type TakenOver = { readonly changes: Partial<CaseDraft>; readonly before: Partial<CaseDraft> };

/** The MinHash of a text that comes with the values, so that copies of the case are still found by it. */
type Sketch = { readonly sketch?: readonly number[] | undefined };

export type TakeOver = { readonly from: string; readonly values: Partial<CaseDraft> } & Sketch;
export type GiveBack = { readonly to: string; readonly taken: TakenOver } & Sketch;

/** A case as one side of a merge. */
export const sideOf = (legalCase: Mergeable): Side => {
  const { caseId, record, draft } = legalCase;
  return { caseId, draft: record ?? draft, isAccepted: record !== null };
};

/** These fields of the merged case, to be taken over. */
export const valuesOf = (merged: Side, fields: readonly CaseField[]): Partial<CaseDraft> =>
  fieldsOf(merged.draft, fields);

/** The survivor takes values of the case that is merged into it: an accepted one as a correction of its record. */
export const takeOver = (survivor: Mergeable, { from, values, sketch }: TakeOver): readonly CaseEvent[] =>
  changed(survivor, values, { of: from, ...(sketch && { sketch: [...sketch] }) });

/**
 * The survivor gives the values back when the merge is undone, where nobody has changed them since. A survivor that was
 * withdrawn or merged itself stays as it is.
 */
export const giveBack = (survivor: Mergeable, { to, taken, sketch }: GiveBack): readonly CaseEvent[] => {
  if (survivor.stage === 'withdrawn' || survivor.stage === 'merged') return [];
  const now = survivor.record ?? survivor.draft;
  const untouched = fieldsThatDiffer({ ...now, ...taken.before }, now).filter((field) =>
    isSame(now[field], taken.changes[field]),
  );
  const values = fieldsOf({ ...now, ...taken.before }, untouched);
  return changed(survivor, values, {
    of: to,
    undone: true,
    ...(sketch && 'text' in values && { sketch: [...sketch] }),
  });
};

type ByMerge = NonNullable<Extract<CaseEvent, { type: 'CaseCorrected' }>['data']['byMerge']>;

const changed = (survivor: Mergeable, values: Partial<CaseDraft>, byMerge: ByMerge): readonly CaseEvent[] => {
  if (survivor.stage === 'master') return corrected(survivor, survivor.record, values, byMerge);
  if (survivor.stage !== 'crawled' && survivor.stage !== 'ready') throw new DomainError('stage_wrong');
  const { caseId, draft, stage } = survivor;
  const after = checkedDraft({ ...draft, ...values });
  const fields = fieldsThatDiffer(draft, after);
  if (fields.length === 0) return [];
  const isWhole = Object.keys(lacksOf(after)).length === 0;
  if (stage === 'ready' && !isWhole && !byMerge.undone) wholeOf(caseId, after);
  return [
    {
      type: 'CaseRefined',
      data: { caseId, changes: fieldsOf(after, fields), before: fieldsOf(draft, fields), byMerge },
    },
    // Without what it had from the other case it is refined again.
    ...(stage === 'ready' && !isWhole ? [{ type: 'CaseReadyUndone' as const, data: { caseId, sentBack: null } }] : []),
  ];
};

const corrected = (
  { caseId, edition }: Known,
  before: CaseRecord,
  values: Partial<CaseDraft>,
  byMerge: ByMerge,
): readonly CaseEvent[] => {
  const record = checked({ ...before, ...values });
  const fields = fieldsThatDiffer(before, record);
  if (fields.length === 0) return [];
  return [
    {
      type: 'CaseCorrected',
      data: {
        ...{ caseId, edition: edition + 1, record, byMerge },
        ...{ changes: fieldsOf(record, fields), before: fieldsOf(before, fields) },
      },
    },
  ];
};

/** The proposals were read in the text that a merge has replaced, so none of them applies any more. */
export const afterMergedText = <Draft, Case extends { readonly draft: Draft }>(
  legalCase: Case,
  text: CaseDraft['text'] | undefined,
) => (text === undefined ? {} : { draft: { ...legalCase.draft, text }, proposals: [], settled: [] });

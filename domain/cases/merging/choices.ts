import { isSame } from '../../kernel/changes.ts';
import type { CaseOutcome } from '../case-counts.ts';
import { caseFieldNames } from '../case-names.ts';
import type { CaseDraft, CaseField } from '../case-record.ts';
import { nameOfOwnDispute } from '../identity/case-identity.ts';
import { plainNumbers } from '../likeness.ts';
import { comparedTribunal } from '../tribunal-names.ts';

/** One of two cases that are the same decision. `isAccepted`: its values were accepted as a record, not only entered. */
export type Side = { readonly caseId: string; readonly draft: CaseDraft; readonly isAccepted: boolean };

const isField = (name: string): name is CaseField => name in caseFieldNames;
const fields = Object.keys(caseFieldNames).filter(isField);

/** The fields that the survivor could take: the merged case has a value, and another one than the survivor. */
export const takeableFields = (survivor: Side, merged: Side): readonly CaseField[] =>
  fields.filter((field) => isKnown(merged, field) && !isSame(survivor.draft[field], merged.draft[field]));

/**
 * The fields that the survivor takes unless a person chooses otherwise: those that it lacks. Without them a whole decision
 * that was counted would be counted and found no more once it is merged into a thin record.
 */
export const takenByDefault = (survivor: Side, merged: Side): readonly CaseField[] =>
  takeableFields(survivor, merged).filter((field) => lacks(survivor, merged, field));

const lacks = (survivor: Side, merged: Side, field: CaseField): boolean => {
  const [kept, other] = [survivor.draft, merged.draft];
  switch (field) {
    case 'kind':
      return false;
    case 'sampling':
      return other.sampling === 'population';
    case 'outcome':
      return isOutcomeLacking(survivor, merged);
    case 'outcomeText':
      return kept.outcomeText === null || isOutcomeLacking(survivor, merged);
    case 'disputeId':
      return isOwnDispute(survivor) && !isOwnDispute(merged);
    case 'source':
      return kept.source.how === 'by_hand' && kept.source.at === null;
    case 'text':
      return kept.text === null || (other.text !== null && kept.text.chars * much < other.text.chars);
    default:
      return !isKnown(survivor, field);
  }
};

/** A text of less than half the length is a summary of the decision, not the decision. */
const much = 2;

/** What was decided is never given up for an outcome that isn't counted as decided. */
const isOutcomeLacking = (survivor: Side, merged: Side): boolean => {
  const [kept, other] = [survivor.draft.outcome, merged.draft.outcome];
  return other !== null && (kept === null || (merged.isAccepted && decides(other) && !decides(kept)));
};

const decides = (outcome: CaseOutcome): boolean =>
  outcome === 'worker_win' || outcome === 'partial' || outcome === 'employer_win';

/** Whether the case is of no dispute but the one that is named after itself. */
const isOwnDispute = ({ caseId, draft }: Side): boolean =>
  draft.disputeId === null ||
  draft.disputeId === nameOfOwnDispute({ ...draft, caseId, tribunal: draft.tribunal ?? '' });

const isKnown = ({ draft }: Side, field: CaseField): boolean => {
  const value = draft[field];
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null;
};

type Identity = Pick<CaseDraft, 'tribunal' | 'decidedOn' | 'caseNumbers'>;

/** Whether two cases are the same decision beyond doubt: the same tribunal, day, and a case number that isn't masked. */
export const isObviousPair = (one: Identity, other: Identity): boolean => {
  if (one.tribunal === null || other.tribunal === null || one.decidedOn === null) return false;
  const numbers = plainNumbers(other.caseNumbers);
  return (
    one.decidedOn === other.decidedOn &&
    comparedTribunal(one.tribunal) === comparedTribunal(other.tribunal) &&
    plainNumbers(one.caseNumbers).some((number) => numbers.includes(number))
  );
};

/** The reason that is offered for such a pair. */
export const reasonOfObviousPair = '기관, 판정일, 사건번호가 같은 한 결정';

import { isSame } from '../kernel/changes.ts';
import { DomainError } from '../kernel/errors.ts';
import { caseIdentity } from './case-identity.ts';
import { type CaseDraft, type CaseField, type CaseRecord, caseDraft, caseFields, caseRecord } from './case-record.ts';

/**
 * The record that this draft makes; `case_edit_failed` with the fields that are missing. A case without a title can't be
 * found in a list. One that belongs to no known dispute is a dispute of its own, under the name by which a later instance
 * would refer to it.
 */
export const wholeOf = (draft: CaseDraft): CaseRecord => {
  const { tribunal } = draft;
  const disputeId = draft.disputeId ?? caseIdentity({ ...draft, tribunal: tribunal ?? '' });
  const untitled: Readonly<Record<string, string>> = draft.title.trim() === '' ? { title: missing } : {};
  return checked({ ...draft, disputeId }, untitled);
};

/** What keeps a draft from being a record, by field, in Korean; empty where nothing does. */
export const lacksOf = (draft: CaseDraft): Readonly<Record<string, string>> => {
  try {
    wholeOf(draft);
    return {};
  } catch (error) {
    if (error instanceof DomainError) return error.details.errors ?? {};
    throw error;
  }
};

/** Whatever proposed it (a file, a parser, a person), a master case is whole or it isn't accepted: `case_edit_failed`. */
export const checked = (record: unknown, known: Readonly<Record<string, string>> = {}): CaseRecord => {
  const parsed = caseRecord.safeParse(record);
  if (parsed.success && Object.keys(known).length === 0) return parsed.data;
  throw refused(parsed.error?.issues ?? [], known);
};

/** A draft may be incomplete, not wrong: `case_edit_failed`. */
export const checkedDraft = (draft: unknown): CaseDraft => {
  const parsed = caseDraft.safeParse(draft);
  if (!parsed.success) throw refused(parsed.error.issues);
  return parsed.data;
};

/** In the order in which a record is written. */
export const fieldsThatDiffer = (one: CaseDraft, other: CaseDraft): readonly CaseField[] =>
  caseFields.filter((field) => !isSame(one[field], other[field]));

export const fieldsOf = <Fields extends CaseDraft>(record: Fields, wanted: readonly CaseField[]): Partial<Fields> => {
  const part: Partial<Fields> = {};
  for (const field of wanted) copyField(record, part, field);
  return part;
};

const copyField = <Fields, Field extends keyof Fields>(from: Fields, to: Partial<Fields>, field: Field): void => {
  to[field] = from[field];
};

const missing = '값을 넣어 주세요.';

type Issue = { readonly path: readonly PropertyKey[] };

const refused = (issues: readonly Issue[], known: Readonly<Record<string, string>> = {}): DomainError => {
  const found = issues.map(({ path }) => [path.join('.'), '값을 확인해 주세요.'] as const);
  return new DomainError('case_edit_failed', { errors: { ...Object.fromEntries(found), ...known } });
};

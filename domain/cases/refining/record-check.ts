import { isSame } from '../../kernel/changes.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type CaseDraft, type CaseField, type CaseRecord, caseDraft, caseFields, caseRecord } from '../case-record.ts';
import { nameOfOwnDispute } from '../identity/case-identity.ts';

/**
 * The complete record of a draft. Throws `case_edit_failed` with the missing fields. A title is required because a list
 * can't show a case without one. A case without a known dispute becomes a dispute of its own, under the name by which a
 * later instance would refer to it.
 */
export const wholeOf = (caseId: string, draft: CaseDraft): CaseRecord => {
  const { tribunal } = draft;
  const disputeId = draft.disputeId ?? nameOfOwnDispute({ ...draft, caseId, tribunal: tribunal ?? '' });
  const untitled: Readonly<Record<string, string>> = draft.title.trim() === '' ? { title: missing } : {};
  return checked({ ...draft, disputeId }, untitled);
};

/** What a draft lacks to be a record, by field, in Korean; empty where it lacks nothing. */
export const lacksOf = (draft: CaseDraft): Readonly<Record<string, string>> => {
  try {
    wholeOf('', draft);
    return {};
  } catch (error) {
    if (error instanceof DomainError) return error.details.errors ?? {};
    throw error;
  }
};

/** The validated record; throws `case_edit_failed`. Records from files, parsers and people are all checked here. */
export const checked = (record: unknown, known: Readonly<Record<string, string>> = {}): CaseRecord => {
  const parsed = caseRecord.safeParse(record);
  if (parsed.success && Object.keys(known).length === 0) return parsed.data;
  throw refused(parsed.error?.issues ?? [], known);
};

/** The validated draft; throws `case_edit_failed`. Fields may be missing, but none may be invalid. */
export const checkedDraft = (draft: unknown): CaseDraft => {
  const parsed = caseDraft.safeParse(draft);
  if (!parsed.success) throw refused(parsed.error.issues);
  return parsed.data;
};

/** In the order of the record's fields. */
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

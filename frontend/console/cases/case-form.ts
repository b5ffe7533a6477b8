import {
  caseFieldNames,
  caseKindNames,
  caseOutcomeNames,
  caseSamplingNames,
  caseSourceNames,
} from '@nomucheck/domain/cases/case-names.ts';
import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import { emptyDraft } from '@nomucheck/domain/cases/empty-draft.ts';
import { disputeName } from '@nomucheck/domain/cases/identity/case-identity.ts';
import { isLocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { sectionName } from '@nomucheck/domain/rulesets/section-names.ts';
import { shortDate } from '../../shared/formats.ts';
import type { ShownConflict } from '../conflict/conflict-dialog.tsx';
import { conflictRows } from '../conflict/merge.ts';
import { entriesInWords, inLines, linesOf } from '../typing/entries.ts';

/** The fields of a case's form, each as text; a list has one entry a line. */
type Content = Omit<CaseDraft, 'text'>;
export type FormField = Exclude<keyof Content, 'source'> | 'sourceHow' | 'sourceAt';
export type CaseForm = Readonly<Record<FormField, string>>;

export const formFields = [
  'kind',
  'sampling',
  'tribunal',
  'caseNumbers',
  'decidedOn',
  'title',
  'outcome',
  'outcomeText',
  'sections',
  'keywords',
  'point',
  'summary',
  'statutes',
  'citations',
  'disputeId',
  'sourceHow',
  'sourceAt',
] as const satisfies readonly FormField[];

export const isFormField = (name: string): name is FormField => formFields.some((field) => field === name);

export const formFieldNames: Readonly<Record<FormField, string>> = {
  ...caseFieldNames,
  sourceHow: '확인한 방법',
  sourceAt: '출처 주소',
};

/** The fields that hold several entries. */
export const listFields: readonly FormField[] = ['caseNumbers', 'keywords', 'statutes', 'citations'];

export const formOf = ({ source, ...draft }: Content): CaseForm => ({
  kind: draft.kind,
  sampling: draft.sampling,
  tribunal: draft.tribunal ?? '',
  caseNumbers: inLines(draft.caseNumbers),
  decidedOn: draft.decidedOn ?? '',
  title: draft.title,
  outcome: draft.outcome ?? '',
  outcomeText: draft.outcomeText ?? '',
  sections: inLines(draft.sections),
  keywords: inLines(draft.keywords),
  point: draft.point,
  summary: draft.summary,
  statutes: inLines(draft.statutes),
  citations: inLines(draft.citations),
  disputeId: draft.disputeId ?? '',
  sourceHow: source.how,
  sourceAt: source.at ?? '',
});

/** The fields in which two cases differ. */
export const fieldsThatDiffer = (then: Content, now: Content): FormField[] => {
  const [before, after] = [formOf(then), formOf(now)];
  return formFields.filter((field) => before[field] !== after[field]);
};

/** The form of a new case. */
export const emptyForm: CaseForm = formOf(
  emptyDraft({ kind: 'case-low', sampling: 'curated', source: { how: 'by_hand', at: null } }),
);

const keyIn = <Key extends string>(names: Readonly<Record<Key, string>>, value: string): Key | null => {
  const isKey = (key: string): key is Key => key in names;
  return isKey(value) ? value : null;
};

type Section = CaseDraft['sections'][number];
const isSection = (id: string): id is Section => /^detail-\d+$/.test(id);

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The draft that a form describes. */
export const contentOf = (form: CaseForm): Content => ({
  kind: keyIn(caseKindNames, form.kind) ?? 'case-low',
  sampling: keyIn(caseSamplingNames, form.sampling) ?? 'curated',
  tribunal: orNull(form.tribunal),
  caseNumbers: linesOf(form.caseNumbers),
  decidedOn: orNull(form.decidedOn),
  title: form.title.trim(),
  point: form.point.trim(),
  summary: form.summary.trim(),
  outcome: keyIn(caseOutcomeNames, form.outcome),
  outcomeText: orNull(form.outcomeText),
  keywords: linesOf(form.keywords),
  sections: linesOf(form.sections).filter(isSection),
  statutes: linesOf(form.statutes),
  citations: linesOf(form.citations),
  disputeId: orNull(form.disputeId),
  source: { how: keyIn(caseSourceNames, form.sourceHow) ?? 'by_hand', at: orNull(form.sourceAt) },
});

const contentField = (field: FormField): keyof Content =>
  field === 'sourceHow' || field === 'sourceAt' ? 'source' : field;

/** The fields that differ, with their new values; only these are sent. */
export const changesOf = (before: CaseForm, after: CaseForm): Partial<Content> => {
  const wanted = new Set<string>(formFields.filter((field) => before[field] !== after[field]).map(contentField));
  return Object.fromEntries(Object.entries(contentOf(after)).filter(([field]) => wanted.has(field)));
};

/** The server names the path of an error (`caseNumbers.0`, `changes.title`); the form shows it beside the field. */
export const errorsByField = (errors: Readonly<Record<string, string>>): Partial<Record<FormField, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const parts = path.split('.').filter((part) => part !== 'changes');
      const name = parts[0] === 'source' ? (parts[1] === 'how' ? 'sourceHow' : 'sourceAt') : (parts[0] ?? '');
      return isFormField(name) ? [[name, message]] : [];
    }),
  );

/** A field's value in words. */
export const shownValue = (field: FormField, value: string): string => {
  if (value === '') return '없음';
  if (field === 'kind') return caseKindNames[contentKey(caseKindNames, value)];
  if (field === 'sampling') return caseSamplingNames[contentKey(caseSamplingNames, value)];
  if (field === 'outcome') return caseOutcomeNames[contentKey(caseOutcomeNames, value)];
  if (field === 'sourceHow') return caseSourceNames[contentKey(caseSourceNames, value)];
  if (field === 'disputeId') return disputeName(value);
  if (field === 'sections') return entriesInWords(linesOf(value).map(sectionName));
  if (field === 'decidedOn') return isLocalDate(value) ? shortDate(value) : value;
  return listFields.includes(field) ? entriesInWords(linesOf(value)) : value;
};

const contentKey = <Key extends string>(names: Readonly<Record<Key, string>>, value: string): Key => {
  const key = keyIn(names, value);
  if (key === null) throw new Error(`No name for ${value}`);
  return key;
};

export const shownConflicts = (base: CaseForm, mine: CaseForm, theirs: CaseForm): ShownConflict[] =>
  conflictRows(base, mine, theirs).map(({ field, yours, theirs: kept }) => ({
    name: formFieldNames[field],
    yours: shownValue(field, yours),
    theirs: shownValue(field, kept),
  }));

import type { Proposal } from '@nomucheck/domain/cases/proposal.ts';
import { count } from '../../../shared/formats.ts';
import { inLines, linesOf } from '../../typing/entries.ts';
import { type CaseForm, type FormField, formFieldNames, formFields } from '../case-form.ts';

/** What undoes a step: the fields that it changed, and the proposals that it took or dismissed. */
export type Undo = {
  readonly name: string;
  readonly fields: readonly { readonly field: FormField; readonly before: string; readonly after: string }[];
  readonly proposals: readonly string[];
};

/** All proposals that one key took are one step, also where several of them are of one field. */
export const undoOf = (
  before: CaseForm,
  after: CaseForm,
  proposals: readonly Pick<Proposal, 'id' | 'field'>[],
): Undo => {
  const fields = formFields.filter((field) => before[field] !== after[field]);
  const [first, ...others] = new Set<FormField>([...proposals.map(({ field }) => field), ...fields]);
  const isOfOneField = first !== undefined && others.length === 0;
  return {
    name: isOfOneField ? formFieldNames[first] : `제안 ${count(proposals.length)}개`,
    fields: fields.map((field) => ({ field, before: before[field], after: after[field] })),
    proposals: proposals.map(({ id }) => id),
  };
};

const severalEntries: readonly FormField[] = ['caseNumbers', 'keywords', 'sections', 'statutes', 'citations'];

/** The values that the fields get back; of a list only the entries of the step go, and later ones stay. */
export const valuesBack = (
  now: CaseForm,
  { fields }: Pick<Undo, 'fields'>,
): readonly (readonly [FormField, string])[] =>
  fields.map(({ field, before, after }) => {
    if (!severalEntries.includes(field)) return [field, before];
    const [stood, added] = [linesOf(before), linesOf(after)];
    const removed = stood.filter((entry) => !added.includes(entry));
    const left = linesOf(now[field]).filter((entry) => stood.includes(entry) || !added.includes(entry));
    return [field, now[field] === after ? before : inLines([...new Set([...left, ...removed])])];
  });

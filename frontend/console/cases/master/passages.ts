import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { Mark } from '../../texts/text-blocks.ts';
import { linesOf } from '../../typing/entries.ts';
import { type CaseForm, type FormField, formFields, listFields } from '../case-form.ts';

/** A passage of the decision's text, and the field whose value stands behind it. */
export type FieldMark = Mark & { readonly field: FormField };

/** A value that is shorter than this stands in many places by chance. */
const shortest = 3;
/** Their values are words of ours, not of the decision. */
const notInText: readonly FormField[] = [
  'kind',
  'sampling',
  'outcome',
  'sections',
  'disputeId',
  'sourceHow',
  'sourceAt',
];

/**
 * Where the values of a record stand in its text: the passages that rules read, and for a field without one the first place
 * where its value stands word for word.
 */
export const marksIn = (text: string, passages: MasterCaseDetail['passages'], form: CaseForm): FieldMark[] =>
  formFields.flatMap((field) => {
    const read = passages.filter((one) => one.field === field && one.to <= text.length);
    const places = read.length > 0 ? read : wordForWord(text, field, form[field]);
    return places.map(({ from, to }, at) => ({ id: `${field}#${at}`, field, from, to }));
  });

const wordForWord = (text: string, field: FormField, value: string) => {
  if (notInText.includes(field)) return [];
  const entries = listFields.includes(field) ? linesOf(value) : [value.trim()];
  return entries.flatMap((entry) => {
    const from = entry.length < shortest ? -1 : text.indexOf(entry);
    return from === -1 ? [] : [{ from, to: from + entry.length }];
  });
};

import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { ApplicationBasis, ApplicationOut } from './contract.ts';
import { blanksOf } from './document/document.ts';
import { documentOf } from './documents.ts';
import type { FieldChanges } from './fields.ts';
import { type DocumentName, standingOf } from './standing.ts';

/** Of the places that the answers leave blank: how many are filled in, and how many there are. */
export type ApplicationProgress = { readonly filled: number; readonly all: number };

export const progressOf = (
  name: DocumentName,
  basis: ApplicationBasis,
  fields: FieldChanges,
  today: LocalDate,
): ApplicationProgress => {
  const left = blanksOf(documentOf(name, basis, fields, today)).length;
  const unfilled = { ...basis, account: { name: null, phone: null } };
  const all = Math.max(left, blanksOf(documentOf(name, unfilled, {}, today)).length);
  return { filled: all - left, all };
};

/** Of the document that the check leads to first; of a check that leads to none, nothing. */
export const progressOfMain = (
  { basis, fields }: Pick<ApplicationOut, 'basis' | 'fields'>,
  today: LocalDate,
): ApplicationProgress => {
  const [main] = standingOf(basis, today).documents;
  return main === undefined ? { filled: 0, all: 0 } : progressOf(main, basis, fields, today);
};

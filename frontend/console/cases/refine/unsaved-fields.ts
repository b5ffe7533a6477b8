import { type CaseForm, changesOf, type FormField, formFields } from '../case-form.ts';

/** A field that is typed and not saved: what it was, and what is typed. */
type Unsaved = { readonly was: string; readonly typed: string };
export type UnsavedFields = Readonly<Partial<Record<FormField, Unsaved>>>;

export const nothingUnsaved: UnsavedFields = {};

export const unsavedIn = (base: CaseForm, form: CaseForm): UnsavedFields => {
  const unsaved: Partial<Record<FormField, Unsaved>> = {};
  const changed = changesOf(base, form);
  if (Object.keys(changed).length === 0) return nothingUnsaved;
  for (const field of formFields)
    if (base[field] !== form[field]) unsaved[field] = { was: base[field], typed: form[field] };
  return unsaved;
};

const isUnsaved = (kept: unknown): kept is Unsaved =>
  typeof kept === 'object' &&
  kept !== null &&
  'was' in kept &&
  typeof kept.was === 'string' &&
  'typed' in kept &&
  typeof kept.typed === 'string';

/** What this device kept; null where it can't be read any more. */
export const readUnsaved = (kept: unknown): UnsavedFields | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const found = new Map<string, unknown>(Object.entries(kept));
  const unsaved: Partial<Record<FormField, Unsaved>> = {};
  for (const field of formFields) {
    const each = found.get(field);
    if (isUnsaved(each)) unsaved[field] = each;
  }
  return Object.keys(unsaved).length === 0 ? null : unsaved;
};

/** The form with what was typed before. */
export const formWith = (form: CaseForm, unsaved: UnsavedFields): CaseForm => {
  const typed: Partial<Record<FormField, string>> = {};
  for (const field of formFields) if (unsaved[field]) typed[field] = unsaved[field].typed;
  return { ...form, ...typed };
};

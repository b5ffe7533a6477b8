import { isLocalDate, type LocalDate } from '../kernel/korean-date.ts';
import type { AnswerValue } from '../rulesets/ruleset.ts';
import type { ApplicationBasis } from './contract.ts';
import type { FieldChanges, WrittenField } from './fields.ts';

/** Where a piece of an application comes from: an answer of the check, a field that the person filled in, or their account. */
export type Source =
  | { readonly answer: string }
  | { readonly field: keyof FieldChanges }
  | { readonly account: 'name' | 'phone' };

export type Sourced<Value = string> = { readonly value: Value; readonly from: Source };

/** What a document is written from: the answers of a finished check, and the fields of its draft. */
export type Material = {
  /** The answers on the path, derived ones too. */
  readonly answers: ReadonlyMap<string, AnswerValue>;
  readonly basis: ApplicationBasis;
  readonly fields: FieldChanges;
};

export const materialOf = (basis: ApplicationBasis, fields: FieldChanges): Material => ({
  answers: new Map(basis.answers.map(({ key, value }) => [key, value])),
  basis,
  fields,
});

/** What the person wrote in this field, or what their answers or account fill in for it; null: it is blank. */
export const written = ({ answers, basis, fields }: Material, field: WrittenField): Sourced | null => {
  const own = fields[field];
  if (own !== undefined) return own.trim() === '' ? null : { value: own.trim(), from: { field } };
  const contact = contactIn(answers);
  const { account } = basis;
  switch (field) {
    case 'name':
      return first(
        { value: contact.name, from: { answer: 'intake/contact' } },
        { value: account.name, from: { account: 'name' } },
      );
    case 'phone':
      return first(
        { value: contact.phone, from: { answer: 'intake/contact' } },
        { value: account.phone, from: { account: 'phone' } },
      );
    case 'noticedOn': {
      const day = answers.get('intake/forewarned');
      return isLocalDate(day) ? { value: day, from: { answer: 'intake/forewarned' } } : null;
    }
    default:
      return null;
  }
};

/** A day that was answered; null: it was not. */
export const dayAnswered = ({ answers }: Pick<Material, 'answers'>, key: string): Sourced<LocalDate> | null => {
  const value = answers.get(key);
  return isLocalDate(value) ? { value, from: { answer: key } } : null;
};

/** A choice that was answered. */
export const choiceAnswered = ({ answers }: Pick<Material, 'answers'>, key: string): Sourced | null => {
  const value = answers.get(key);
  return typeof value === 'string' ? { value, from: { answer: key } } : null;
};

type Possible = { readonly value: string | null | undefined; readonly from: Source };
const first = (...all: readonly Possible[]): Sourced | null => {
  for (const { value, from } of all) if (value && value.trim() !== '') return { value: value.trim(), from };
  return null;
};

const contactIn = (answers: Material['answers']): { readonly name?: string; readonly phone?: string } => {
  const contact = answers.get('intake/contact');
  return typeof contact === 'object' && contact !== null && !('custom' in contact) && !('start' in contact)
    ? contact
    : {};
};

import { papersFor } from '../checks/papers.ts';
import { isLocalDate, type LocalDate } from '../kernel/korean/korean-date.ts';
import { isChosen } from '../rulesets/chosen.ts';
import type { AnswerValue } from '../rulesets/ruleset.ts';
import type { ApplicationBasis } from './contract.ts';
import { statedAnswers } from './facts/stated-answers.ts';
import type { FieldChanges, WrittenField } from './fields.ts';

/** Where a piece of an application comes from: an answer of the check, a field that the person filled in, or their account. */
export type Source =
  | { readonly answer: string }
  | { readonly field: keyof FieldChanges }
  | { readonly account: 'name' | 'phone' }
  /** A paper that fits the answers, by its key (`papersFor`). */
  | { readonly paper: string }
  /** What the law or the form says by itself: nothing about the person. */
  | { readonly law: true };

export type Sourced<Value = string> = { readonly value: Value; readonly from: Source };

/** What a document is written from: the answers of a finished check, and the fields of its draft. */
export type Material = {
  /** The answers on the path, derived ones too. */
  readonly answers: ReadonlyMap<string, AnswerValue>;
  /** Those that the person gave, or that say no more than one they gave: the others are no facts to state. */
  readonly stated: ReadonlyMap<string, AnswerValue>;
  /** The day on which the document is written. */
  readonly today: LocalDate;
  readonly basis: ApplicationBasis;
  readonly fields: FieldChanges;
};

export const materialOf = (basis: ApplicationBasis, fields: FieldChanges, today: LocalDate): Material => ({
  answers: new Map(basis.answers.map(({ key, value }) => [key, value])),
  stated: statedAnswers(basis.answers),
  today,
  basis,
  fields,
});

/** The papers that fit the answers and prove something, as evidence to begin with. */
export const fittingEvidence = ({ answers, today }: Pick<Material, 'answers' | 'today'>): readonly Sourced[] =>
  papersFor(answers, today)
    .filter(({ ofTheDispute }) => ofTheDispute !== true)
    .map(({ key, name }) => ({ value: name, from: { paper: key } }));

/** What the person wrote in this field, or what their answers or account fill in for it; null: it is blank. */
export const written = (material: Material, field: WrittenField): Sourced | null => {
  const { answers, basis, fields } = material;
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
    case 'noticedOn':
      return dayAnswered(material, 'intake/forewarned');
    case 'receivedOn':
      return dayAnswered(material, 'intake/decided-on');
    case 'evidence': {
      const papers = fittingEvidence(material);
      const [paper] = papers;
      return paper ? { value: papers.map(({ value }) => value).join('\n'), from: paper.from } : null;
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
  return typeof contact === 'object' &&
    contact !== null &&
    !isChosen(contact) &&
    !('custom' in contact) &&
    !('start' in contact)
    ? contact
    : {};
};

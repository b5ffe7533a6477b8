import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { ApplicationBasis } from '../contract.ts';
import { blanksOf } from '../document/document.ts';
import { documentOf } from '../documents.ts';
import type { FieldChanges, WrittenField } from '../fields.ts';
import type { DocumentName } from '../standing.ts';

/** The parts in which an application is asked for, in the order of its form. */
export const stepNames = ['person', 'company', 'work', 'reason', 'evidence'] as const;
export type StepName = (typeof stepNames)[number];

/** The step in which each field is asked; a field that a document doesn't ask for belongs to its step all the same. */
const stepOf: Readonly<Record<keyof FieldChanges, StepName>> = {
  name: 'person',
  birthDate: 'person',
  address: 'person',
  phone: 'person',
  companyName: 'company',
  representative: 'company',
  companyAddress: 'company',
  companyPhone: 'company',
  businessKind: 'company',
  workplace: 'company',
  respondents: 'company',
  clientName: 'company',
  clientRepresentative: 'company',
  clientAddress: 'company',
  duty: 'work',
  monthlyPay: 'work',
  noticedOn: 'work',
  relief: 'reason',
  compensation: 'reason',
  caseNumber: 'reason',
  decidedOn: 'reason',
  receivedOn: 'reason',
  firstOrder: 'reason',
  reviewReasons: 'reason',
  omitted: 'reason',
  course: 'reason',
  procedure: 'reason',
  grounds: 'reason',
  evidence: 'evidence',
  filedOn: 'evidence',
};

const isField = (name: string): name is keyof FieldChanges => name in stepOf;

/** Where a field is asked; null for a name that is no field. */
export const stepOfField = (name: string): StepName | null => (isField(name) ? stepOf[name] : null);

/** How many places of the document are blank, in all and by the step whose fields fill them in. */
export type BlanksLeft = { readonly all: number; readonly of: Readonly<Record<StepName, number>> };

/**
 * A place belongs to the step that makes it disappear: the documents alone know which field stands where. Some belong to none, because
 * they are filled in by hand.
 */
export const blanksLeft = (
  name: DocumentName,
  basis: ApplicationBasis,
  fields: FieldChanges,
  today: LocalDate,
): BlanksLeft => {
  const places = blanksOf(documentOf(name, basis, fields, today));
  const leftWithout = (step: StepName): number => {
    const filled = new Set(blanksOf(documentOf(name, basis, { ...fields, ...filledIn(step, fields) }, today)));
    return places.filter((place) => !filled.has(place)).length;
  };
  return {
    all: places.length,
    of: {
      person: leftWithout('person'),
      company: leftWithout('company'),
      work: leftWithout('work'),
      reason: leftWithout('reason'),
      evidence: leftWithout('evidence'),
    },
  };
};

const days: ReadonlySet<string> = new Set<WrittenField>([
  'birthDate',
  'noticedOn',
  'decidedOn',
  'receivedOn',
  'filedOn',
]);
/** Choices that a document reads, not places in it. */
const choices: ReadonlySet<string> = new Set<keyof FieldChanges>(['respondents', 'omitted', 'relief']);

/** The fields of a step as if they were filled in, where they are not. */
const filledIn = (step: StepName, fields: FieldChanges): FieldChanges => ({
  ...Object.fromEntries(
    Object.entries(stepOf)
      .filter(([field, at]) => at === step && !choices.has(field) && isBlank(fields, field))
      .map(([field]) => [field, days.has(field) ? '2000-01-01' : '-']),
  ),
  ...(step === 'reason' && fields.relief == null ? { relief: 'reinstatement' as const } : {}),
});

const isBlank = (fields: FieldChanges, field: string): boolean => {
  const value = isField(field) ? fields[field] : undefined;
  return typeof value !== 'string' || value.trim() === '';
};

import { z } from 'zod';
import { isLocalDate } from '../kernel/korean/korean-date.ts';
import { isStorable } from '../kernel/text/text.ts';
import { reliefs, respondents, textLengths } from './field-lengths.ts';

/**
 * What the person adds to their answers for an application. `form-source.ts` says where it was read which fields the
 * commission asks for; a resident registration number is not among them.
 */

const text = (field: keyof typeof textLengths) =>
  z
    .string()
    .max(textLengths[field], { error: `${textLengths[field]}자까지 적을 수 있어요.` })
    .refine(isStorable, { error: '쓸 수 없는 글자가 들어 있어요.' });
const date = z.string().refine((day) => day === '' || isLocalDate(day), { error: '있는 날짜인지 확인해 주세요.' });
const answerKey = z.string().regex(/^[a-z0-9/-]{1,80}$/);

/** Only the fields that change. An empty text is a field left blank on purpose: nothing is filled in for it. */
export const fieldChanges = z
  .strictObject({
    name: text('name'),
    birthDate: date,
    address: text('address'),
    phone: text('phone'),
    duty: text('duty'),
    monthlyPay: text('monthlyPay'),
    companyName: text('companyName'),
    representative: text('representative'),
    companyAddress: text('companyAddress'),
    companyPhone: text('companyPhone'),
    businessKind: text('businessKind'),
    workplace: text('workplace'),
    /** The company that a dispatched person really worked for. */
    clientName: text('clientName'),
    clientRepresentative: text('clientRepresentative'),
    clientAddress: text('clientAddress'),
    respondents: z.enum(respondents),
    noticedOn: date,
    relief: z.enum(reliefs).nullable(),
    course: text('course'),
    procedure: text('procedure'),
    grounds: text('grounds'),
    evidence: text('evidence'),
    /** The amount that is asked for in place of reinstatement. */
    compensation: text('compensation'),
    /** Of the first decision, for its review: its number, its day, the day of its receipt, its order. */
    caseNumber: text('caseNumber'),
    decidedOn: date,
    receivedOn: date,
    firstOrder: text('firstOrder'),
    reviewReasons: text('reviewReasons'),
    filedOn: date,
    /** The answers whose sentences the person doesn't want in their application. */
    omitted: z.array(answerKey).max(100),
  })
  .partial();
export type FieldChanges = z.infer<typeof fieldChanges>;

/** The fields that hold words or a day of the person, as text. */
export type WrittenField = Exclude<keyof FieldChanges, 'relief' | 'respondents' | 'omitted'>;

export const allFields: readonly (keyof FieldChanges)[] = fieldChanges.keyof().options;
const isWritten = (field: keyof FieldChanges): field is WrittenField =>
  field !== 'relief' && field !== 'respondents' && field !== 'omitted';
export const writtenFields: readonly WrittenField[] = allFields.filter(isWritten);

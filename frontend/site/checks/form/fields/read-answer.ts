import { readCount, readDate } from '@nomucheck/domain/checks/questions/reading-answers.ts';
import { isChosen } from '@nomucheck/domain/rulesets/chosen.ts';
import type { AnswerValue, Contact, IntakeQuestion } from '@nomucheck/domain/rulesets/ruleset.ts';
import { chosenOf, textOfChosen } from '../choices/chosen.ts';

/** The content of a question's fields, by field name: all text, exactly as typed. */
export type Fields = Readonly<Record<string, string>>;

/** An answer, or what to correct at which field. Rules that compare answers are in the domain (`checkAnswer`). */
export type Read =
  | { readonly ok: true; readonly value: AnswerValue }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** The radio button that opens the field for the person's own words. */
export const ownChoice = '__own';

export const read = (value: AnswerValue): Read => ({ ok: true, value });
const mend = (field: string, message: string): Read => ({ ok: false, errors: { [field]: message } });

/** Reads hours and contacts. It comes with their fields (`more-fields.tsx`), which only few questions have. */
export type ReadMore = (question: IntakeQuestion, field: (name: string) => string) => Read;

export const readAnswer = (question: IntakeQuestion, fields: Fields, readMore: ReadMore | null = null): Read => {
  const field = (name: string): string => (fields[name] ?? '').trim();
  switch (question.type) {
    case 'radio':
      return readChoice(field('choice'), field('custom'), question.custom);
    case 'choices':
      return read(chosenOf(field('chosen')));
    case 'number':
      return readNumber(field('number'), question);
    case 'date':
      return readDate({ year: field('year'), month: field('month'), day: field('day') });
    case 'time':
    case 'text':
      if (readMore === null) throw new Error(`The fields of ${question.key} are not loaded`);
      return readMore(question, field);
  }
};

const readChoice = (choice: string, custom: string, greatestLength: number | undefined): Read => {
  if (choice === '') return mend('choice', '하나를 골라 주세요.');
  if (choice !== ownChoice) return read(choice);
  if (custom === '') return mend('custom', '내용을 적어 주세요.');
  if (greatestLength !== undefined && [...custom].length > greatestLength)
    return mend('custom', `${greatestLength}자까지 적을 수 있어요.`);
  return read({ custom });
};

const readNumber = (typed: string, { min, max }: IntakeQuestion): Read => {
  const number = readCount(typed);
  if (!number.ok) return mend('number', number.error);
  if (min !== undefined && number.value < min) return mend('number', `${min} 이상으로 적어 주세요.`);
  if (max !== undefined && number.value > max)
    return mend('number', `${max.toLocaleString('ko-KR')} 이하로 적어 주세요.`);
  return number;
};

const isContact = (value: object): value is Contact => 'name' in value || 'phone' in value || 'email' in value;

/** The content of the fields when an answered question is opened again. */
export const fieldsOf = (question: Pick<IntakeQuestion, 'type'>, value: AnswerValue | undefined): Fields => {
  if (value === undefined || value === null) return {};
  if (typeof value === 'number') return { number: String(value) };
  if (typeof value === 'string') {
    if (question.type !== 'date') return { choice: value };
    return { year: value.slice(0, 4), month: String(Number(value.slice(5, 7))), day: String(Number(value.slice(8))) };
  }
  if (isChosen(value)) return { chosen: textOfChosen(value) };
  if ('custom' in value) return { choice: ownChoice, custom: value.custom };
  if ('start' in value) return { start: value.start, end: value.end, break: String(value.breakMinutes) };
  return isContact(value) ? { ...value, consent: 'yes' } : {};
};

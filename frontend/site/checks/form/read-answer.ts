import { readClock, readCount, readDate, readMinutes } from '@nomucheck/domain/checks/questions/reading-answers.ts';
import { normalPhone, shownPhone } from '@nomucheck/domain/kernel/contact.ts';
import { isChosen } from '@nomucheck/domain/rulesets/chosen.ts';
import type { AnswerValue, Contact, IntakeQuestion, TimeSpan } from '@nomucheck/domain/rulesets/ruleset.ts';
import { chosenOf, textOfChosen } from './choices/chosen.ts';

/** The content of a question's fields, by field name: all text, exactly as typed. */
export type Fields = Readonly<Record<string, string>>;

/** An answer, or what to correct at which field. Rules that compare answers are in the domain (`checkAnswer`). */
export type Read =
  | { readonly ok: true; readonly value: AnswerValue }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** The radio button that opens the field for the person's own words. */
export const ownChoice = '__own';

const read = (value: AnswerValue): Read => ({ ok: true, value });
const mend = (field: string, message: string): Read => ({ ok: false, errors: { [field]: message } });

export const readAnswer = (question: IntakeQuestion, fields: Fields): Read => {
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
      return readTime(field('start'), field('end'), field('break'), question.minuteStep ?? 1);
    case 'text':
      return readContact(
        { name: field('name'), phone: field('phone'), email: field('email') },
        field('consent') === 'yes',
      );
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

const readTime = (startTyped: string, endTyped: string, breakTyped: string, step: number): Read => {
  const start = readClock(startTyped);
  const end = readClock(endTyped);
  const rest = readMinutes(breakTyped);
  const errors: Record<string, string> = {};
  const offStep = (clock: string): boolean => Number(clock.slice(3)) % step !== 0;
  if (!start.ok) errors.start = start.error;
  else if (offStep(start.value)) errors.start = `시작 시각을 ${step}분 단위로 적어 주세요.`;
  if (!end.ok) errors.end = end.error;
  else if (offStep(end.value)) errors.end = `끝 시각을 ${step}분 단위로 적어 주세요.`;
  if (!rest.ok) errors.break = rest.error;
  if (!start.ok || !end.ok || !rest.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  const span: TimeSpan = { start: start.value, end: end.value, breakMinutes: rest.value };
  return read(span);
};

const readContact = (typed: Required<Contact>, consents: boolean): Read => {
  const { name, phone, email } = typed;
  if (name + phone + email === '') return read(null);
  const errors: Record<string, string> = {};
  if ([...name].length > 20) errors.name = '이름은 20자까지 적을 수 있어요.';
  const number = phone === '' ? '' : normalPhone(phone);
  if (number === null) errors.phone = '휴대전화 번호를 010-1234-5678처럼 적어 주세요.';
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    errors.email = '이메일을 name@example.com처럼 적어 주세요.';
  if (!consents) errors.consent = '연락처를 저장하려면 동의가 필요해요. 동의하지 않으면 칸을 비워 주세요.';
  if (number === null || Object.keys(errors).length > 0) return { ok: false, errors };
  return read({
    ...(name === '' ? {} : { name }),
    ...(number === '' ? {} : { phone: shownPhone(number) }),
    ...(email === '' ? {} : { email }),
  });
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

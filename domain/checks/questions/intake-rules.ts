import { isLocalDate, koreanText, type LocalDate } from '../../kernel/korean/korean-date.ts';
import { normalEmail, normalPhone } from '../../kernel/text/contact.ts';
import { isChosen } from '../../rulesets/chosen.ts';
import type { Address, Answers, AnswerValue, Contact, Form, IntakeQuestion, TimeSpan } from '../../rulesets/ruleset.ts';
import { hasBegun } from '../../rulesets/stages.ts';
import { isTimeSpan, minutesBetween, minutesOf } from '../../rulesets/time-span.ts';
import { questionAt } from '../form-index.ts';
import { withheld } from '../sensitive.ts';
import { isYesNo } from '../walk/transition.ts';
import { dateRefusal } from './date-rules.ts';

/**
 * Why this value is invalid, as a sentence to show at the field; null where it is valid. `answers` are the other answers,
 * for dates that must agree; browser and server use the same function.
 */
export const checkAnswer = (
  form: Form,
  address: Address,
  value: AnswerValue,
  answers: Answers,
  today: LocalDate,
): string | null => {
  const found = questionAt(form, address);
  if (found === undefined) return '이 질문지에 없는 질문이에요.';
  if (found.section === 'intake')
    return intakeRefusal(found.question, normaliseAnswer(form, address, value), answers, today);
  // Passed over: nobody has to disclose their health, their union or a pregnancy.
  if (value === null && found.item.sensitive) return null;
  if (!isYesNo(value)) return '예, 아니요 가운데 하나를 골라 주세요.';
  if (found.first && value === 'unknown') return '이 사유에 해당하는지 예, 아니요로 골라 주세요.';
  return null;
};

/** The answer as it is stored: without outer space and full-width letters, phone numbers in one form, null for a blank. */
export const normaliseAnswer = (form: Form, address: Address, value: AnswerValue): AnswerValue => {
  const found = questionAt(form, address);
  if (found?.section !== 'intake') return value;
  if (found.question.type === 'choices') return inOrder(found.question, value);
  if (isCustom(value)) return { custom: tidy(value.custom) };
  if (isContactQuestion(found.question) && isContact(value)) return normalContact(value);
  return value;
};

/** One choice may come alone; several are kept in the order of the question, each once. */
const inOrder = ({ choices = [] }: IntakeQuestion, value: AnswerValue): AnswerValue => {
  const given = typeof value === 'string' ? [value] : value;
  if (!isChosen(given)) return value;
  const known = choices.map((choice) => choice.value);
  const unknown = given.filter((each) => !known.includes(each));
  return [...known.filter((each) => given.includes(each)), ...unknown];
};

/**
 * The same for an answer that is normalised already. The walk calls this for every answer, so it does as little as
 * possible.
 */
export const intakeRefusal = (
  question: IntakeQuestion,
  value: AnswerValue,
  answers: Answers,
  today: LocalDate,
): string | null => {
  if (value === null) return question.optional ? null : missing[question.type];
  switch (question.type) {
    case 'radio':
      return (
        radioRefusal(question, value) ?? (question.key === 'intake/stage' ? stageRefusal(value, answers, today) : null)
      );
    case 'choices':
      return choicesRefusal(question, value);
    case 'number':
      return numberRefusal(question, value);
    case 'date':
      return dateRefusal(question, value, answers, today);
    case 'time':
      return isTimeSpan(value) ? timeRefusal(question, value) : missing.time;
    case 'text':
      if (isContactQuestion(question)) return isContact(value) ? contactRefusal(value) : missing.text;
      return typeof value === 'string' && value.trim() !== '' ? null : missing.text;
    default: {
      const unforeseen: never = question.type;
      return unforeseen;
    }
  }
};

const missing: Readonly<Record<IntakeQuestion['type'], string>> = {
  radio: '하나를 골라 주세요.',
  choices: '해당하는 것을 골라 주세요. 없으면 ‘없어요’를 골라 주세요.',
  number: '숫자로 적어 주세요.',
  date: '날짜를 적어 주세요.',
  time: '시작 시각과 끝 시각을 적어 주세요.',
  text: '내용을 적어 주세요.',
};

const lengthOf = (text: string): number => Array.from(text).length;
const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

const isCustom = (value: AnswerValue): value is { readonly custom: string } =>
  typeof value === 'object' && value !== null && 'custom' in value;

const stageRefusal = (value: AnswerValue, answers: Answers, today: LocalDate): string | null => {
  const dismissed = answers.get('intake/dismissed');
  return hasBegun(value) && isLocalDate(dismissed) && dismissed > today
    ? `해고일(${koreanText(dismissed)})이 아직 오지 않았어요. 해고된 날이나 이 답을 확인해 주세요.`
    : null;
};

const radioRefusal = (question: IntakeQuestion, value: AnswerValue): string | null => {
  if (isCustom(value)) {
    if (question.custom === undefined) return '보기에서 하나를 골라 주세요.';
    if (value.custom.trim() === '') return '직접 적을 내용을 입력해 주세요.';
    return lengthOf(value.custom) > question.custom ? `${question.custom}자까지 적을 수 있어요.` : null;
  }
  const isChoice = typeof value === 'string' && question.choices?.some((choice) => choice.value === value);
  return isChoice ? null : missing.radio;
};

/** Every value is a choice, each once, and one that stands alone has no other beside it. */
const choicesRefusal = ({ choices = [] }: IntakeQuestion, value: AnswerValue): string | null => {
  if (!isChosen(value) || value.length === 0) return missing.choices;
  const chosen = choices.filter((choice) => value.includes(choice.value));
  if (chosen.length !== value.length) return '보기에서 골라 주세요.';
  if (value.includes(withheld) && chosen.some(({ sensitive }) => sensitive))
    return '답하지 않겠다고 하신 것과 함께 고른 것이 있어요. 한쪽을 지워 주세요.';
  const alone = chosen.find((choice) => choice.alone === true);
  return alone !== undefined && chosen.length > 1
    ? `‘${alone.label}’는 다른 것과 함께 고를 수 없어요. 한쪽을 지워 주세요.`
    : null;
};

const numberRefusal = (question: IntakeQuestion, value: AnswerValue): string | null => {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = question;
  if (typeof value !== 'number') return missing.number;
  if (Number.isInteger(value) && value >= min && value <= max) return null;
  return `${min.toLocaleString('ko-KR')}부터 ${max.toLocaleString('ko-KR')}까지의 정수로 적어 주세요.`;
};

const timeRefusal = ({ minuteStep = 1 }: IntakeQuestion, { start, end, breakMinutes }: TimeSpan): string | null => {
  const from = minutesOf(start);
  const to = minutesOf(end);
  if (from === null || to === null) return '시각을 00:00부터 23:50 사이로 적어 주세요.';
  if (from % minuteStep !== 0 || to % minuteStep !== 0) return `시각을 ${minuteStep}분 단위로 적어 주세요.`;
  if (!Number.isInteger(breakMinutes) || breakMinutes < 0) return '쉬는 시간을 0 이상의 분으로 적어 주세요.';
  return breakMinutes < minutesBetween(from, to) ? null : '쉬는 시간은 일한 시간보다 짧아야 해요.';
};

/** The only question for a name and a contact. */
const isContactQuestion = ({ key }: IntakeQuestion): boolean => key === 'intake/contact';

const isContact = (value: AnswerValue): value is Contact =>
  typeof value === 'object' && value !== null && !isChosen(value) && !('custom' in value) && !('start' in value);

const longestName = 20;
const longestEmail = 254;
const emailPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/;

const contactRefusal = ({ name, phone, email }: Contact): string | null => {
  if (name !== undefined && lengthOf(name) > longestName) return `이름은 ${longestName}자까지 적을 수 있어요.`;
  if (phone !== undefined && normalPhone(phone) === null) return '휴대전화 번호를 확인해 주세요. 예: 010-1234-5678';
  if (email !== undefined && (email.length > longestEmail || !emailPattern.test(email)))
    return '이메일 주소를 확인해 주세요. 예: name@example.com';
  return null;
};

/** People type full-width digits on Korean keyboards; a contact with nothing in it is a blank. */
const normalContact = (contact: Contact): Contact | null => {
  const name = tidy(contact.name ?? '');
  const typedPhone = (contact.phone ?? '').normalize('NFKC').trim();
  const phone = normalPhone(typedPhone) ?? typedPhone;
  const email = normalEmail((contact.email ?? '').normalize('NFKC'));
  const kept = { ...(name && { name }), ...(phone && { phone }), ...(email && { email }) };
  return Object.keys(kept).length > 0 ? kept : null;
};

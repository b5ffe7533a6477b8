import { isLocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import type { AnswerValue, Contact, IntakeQuestion, TimeSpan } from '@nomucheck/domain/rulesets/ruleset.ts';

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

/** Full-width digits, spaces, thousands separators and the unit are accepted. */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s,.]/g, '')
    .replace(/(명|년|월|일|분)$/, '');

export const readAnswer = (question: IntakeQuestion, fields: Fields): Read => {
  const field = (name: string): string => (fields[name] ?? '').trim();
  switch (question.type) {
    case 'radio':
      return readChoice(field('choice'), field('custom'), question.custom);
    case 'number':
      return readNumber(field('number'), question);
    case 'date':
      return readDate(field('year'), field('month'), field('day'));
    case 'time':
      return readTime(field('start'), field('end'), field('break'), question.minuteStep ?? 1);
    case 'text':
      return readContact(
        { name: field('name'), phone: field('phone').normalize('NFKC'), email: field('email') },
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

const readNumber = (typed: string, question: IntakeQuestion): Read => {
  const digits = plainDigits(typed);
  if (digits === '') return mend('number', '숫자를 적어 주세요. 없으면 0을 적어요.');
  if (!/^\d{1,9}$/.test(digits)) return mend('number', '0 이상의 숫자만 적어 주세요.');
  const value = Number(digits);
  if (question.min !== undefined && value < question.min)
    return mend('number', `${question.min} 이상으로 적어 주세요.`);
  if (question.max !== undefined && value > question.max)
    return mend('number', `${question.max.toLocaleString('ko-KR')} 이하로 적어 주세요.`);
  return read(value);
};

const readDate = (year: string, month: string, day: string): Read => {
  const parts = { year: plainDigits(year), month: plainDigits(month), day: plainDigits(day) };
  if (parts.year + parts.month + parts.day === '') return mend('year', '날짜를 적어 주세요.');
  const errors: Record<string, string> = {};
  if (!/^\d{4}$/.test(parts.year)) errors.year = '연도를 네 자리로 적어 주세요. 예: 2026';
  if (!/^(0?[1-9]|1[0-2])$/.test(parts.month)) errors.month = '월을 1부터 12 사이로 적어 주세요.';
  if (!/^(0?[1-9]|[12]\d|3[01])$/.test(parts.day)) errors.day = '일을 1부터 31 사이로 적어 주세요.';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const date = `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  return isLocalDate(date) ? read(date) : mend('day', '달력에 없는 날이에요. 날짜를 다시 확인해 주세요.');
};

/** `9:00`, `09:00`, `0900` and `９：００` are the same time. */
const clockOf = (typed: string): string | null => {
  const match = /^(\d{1,2}):?(\d{2})$/.exec(typed.normalize('NFKC').replace(/\s/g, ''));
  const [, hour = '', minute = ''] = match ?? [];
  if (match === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
};

const readTime = (startTyped: string, endTyped: string, breakTyped: string, step: number): Read => {
  const start = clockOf(startTyped);
  const end = clockOf(endTyped);
  const rest = plainDigits(breakTyped === '' ? '0' : breakTyped);
  const errors: Record<string, string> = {};
  const offStep = (clock: string | null): boolean => clock !== null && Number(clock.slice(3)) % step !== 0;
  if (start === null) errors.start = '시작 시각을 09:00처럼 적어 주세요.';
  else if (offStep(start)) errors.start = `시작 시각을 ${step}분 단위로 적어 주세요.`;
  if (end === null) errors.end = '끝 시각을 18:00처럼 적어 주세요.';
  else if (offStep(end)) errors.end = `끝 시각을 ${step}분 단위로 적어 주세요.`;
  if (!/^\d{1,4}$/.test(rest)) errors.break = '쉬는 시간을 분으로 적어 주세요. 예: 60';
  if (start === null || end === null || Object.keys(errors).length > 0) return { ok: false, errors };
  const span: TimeSpan = { start, end, breakMinutes: Number(rest) };
  return read(span);
};

const readContact = (typed: Required<Contact>, consents: boolean): Read => {
  const { name, phone, email } = typed;
  if (name + phone + email === '') return read(null);
  const errors: Record<string, string> = {};
  if ([...name].length > 20) errors.name = '이름은 20자까지 적을 수 있어요.';
  if (phone !== '' && !/^01[016789]\d{7,8}$/.test(phone.replace(/[\s-]/g, '')))
    errors.phone = '휴대전화 번호를 010-1234-5678처럼 적어 주세요.';
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    errors.email = '이메일을 name@example.com처럼 적어 주세요.';
  if (!consents) errors.consent = '연락처를 저장하려면 동의가 필요해요. 동의하지 않으면 칸을 비워 주세요.';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return read({
    ...(name === '' ? {} : { name }),
    ...(phone === '' ? {} : { phone: hyphenated(phone) }),
    ...(email === '' ? {} : { email }),
  });
};

const hyphenated = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return `${digits.slice(0, 3)}-${digits.slice(3, -4)}-${digits.slice(-4)}`;
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
  if ('custom' in value) return { choice: ownChoice, custom: value.custom };
  if ('start' in value) return { start: value.start, end: value.end, break: String(value.breakMinutes) };
  return isContact(value) ? { ...value, consent: 'yes' } : {};
};

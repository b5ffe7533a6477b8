import { readClock, readMinutes } from '@nomucheck/domain/checks/questions/reading-times.ts';
import { normalPhone, shownPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import type { Contact, TimeSpan } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type Read, type ReadMore, read } from './read-answer.ts';

/** The answers of the questions with several boxes: hours, and a name with a contact. */
export const readMore: ReadMore = (question, field) =>
  question.type === 'time'
    ? readTime(field('start'), field('end'), field('break'), question.minuteStep ?? 1)
    : readContact({ name: field('name'), phone: field('phone'), email: field('email') }, field('consent') === 'yes');

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

import { maskPersonal } from '../advice/masking.ts';
import { normalEmail, normalPhone } from '../kernel/contact.ts';
import { DomainError } from '../kernel/errors.ts';
import { isVisible } from '../kernel/text.ts';
import type { AgreedSlot } from './consultation-events.ts';
import { lengths } from './lengths.ts';
import { type Slot, slotsMistake, slotTimes } from './slots.ts';

/** Checks what a person wrote, and brings it into the form that is recorded. What is refused says so field by field. */

/** Numbers that nobody needs for advice. Telephone numbers stay: the firm may have to call somebody. */
const hidden = ['resident', 'alien', 'card', 'account'] as const;
export const withoutNumbers = (text: string): string => maskPersonal(text, hidden).text;

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The normal form of a mobile number or an e-mail address; null where it is neither. */
export const normalContact = (written: string): string | null =>
  normalPhone(written) ?? (emailForm.test(written.trim()) ? normalEmail(written) : null);

/** Throws `consult_slots` with the reason at `slots`. */
export const checkedSlots = (slots: readonly Slot[]): AgreedSlot[] => {
  const mistake = slotsMistake(slots);
  if (mistake !== null) throw new DomainError('consult_slots', { errors: { slots: mistake } });
  return slots.flatMap(({ weekday, time }) => {
    const known = slotTimes.find((each) => each === time);
    return known === undefined ? [] : [{ weekday, time: known }];
  });
};

export type Written = {
  readonly body: string;
  readonly client: string | null;
  readonly opponent: string | null;
  readonly contact: string | null;
  readonly wantsCall: boolean;
};

/** Throws `consult_failed` with a sentence for each field. */
export const checkedRequest = ({ body, client, opponent, contact, wantsCall }: Written) => {
  const errors: Record<string, string> = {};
  if (!isVisible(body)) errors.body = '상담받고 싶은 내용을 적어 주세요.';
  if (body.length > lengths.body)
    errors.body = `내용은 ${lengths.body.toLocaleString('en-US')}자까지 적을 수 있어요. 지금은 ${body.length.toLocaleString('en-US')}자예요.`;
  const given = contact === null || contact.trim() === '' ? null : contact;
  const reached = given === null ? null : normalContact(given);
  if (given !== null && reached === null)
    errors.contact = '휴대전화 번호나 이메일 주소를 적어 주세요. 예: 010-1234-5678';
  if (given === null && wantsCall) errors.contact = '전화로 상담하려면 연락받을 번호나 이메일이 필요해요.';
  if (Object.keys(errors).length > 0) throw new DomainError('consult_failed', { errors });
  return {
    body: withoutNumbers(body.trim()),
    client: client && withoutNumbers(client),
    opponent: opponent && withoutNumbers(opponent),
    contact: reached,
  };
};

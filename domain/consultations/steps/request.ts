import { maskPersonal, tooLongMasked } from '../../advice/masking.ts';
import { DomainError } from '../../kernel/errors.ts';
import { normalContact } from '../../kernel/text/contact.ts';
import { isVisible } from '../../kernel/text/visible.ts';
import type { AgreedSlot } from '../consultation-events.ts';
import type { Consultation, Message } from '../consultation-state.ts';
import { lengths, MESSAGES_AT_MOST } from '../lengths.ts';
import { isOpenSlot, slotsMistake, type WishedTime } from '../slots.ts';

/** Checks what a person wrote, and brings it into the form that is recorded. What is refused says so field by field. */

/** Numbers that nobody needs for advice. Telephone numbers stay: the firm may have to call somebody. */
const hidden = ['resident', 'alien', 'card', 'account'] as const;
/** Throws `consult_failed` at the field where the text becomes too long, because masking may lengthen it. */
export const withoutNumbers = (field: string, text: string, most: number): string => {
  const masked = maskPersonal(text, hidden).text;
  if (masked.length > most) throw new DomainError('consult_failed', { errors: { [field]: tooLongMasked(most) } });
  return masked;
};

/** What one of this kind costs; throws `consult_failed` where no paid ones are taken. */
export const checkedPrice = (kind: 'free' | 'paid', price: number | null): number | null => {
  if (kind === 'free') return null;
  if (price === null)
    throw new DomainError('consult_failed', { errors: { kind: '지금은 무료 상담만 신청할 수 있어요.' } });
  return price;
};

/** Throws `consult_slots` with the reason at `slots`. */
export const checkedSlots = (slots: readonly WishedTime[]): AgreedSlot[] => {
  const mistake = slotsMistake(slots);
  if (mistake !== null) throw new DomainError('consult_slots', { errors: { slots: mistake } });
  return slots.filter(isOpenSlot).map(({ weekday, time }) => ({ weekday, time }));
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
    body: withoutNumbers('body', body.trim(), lengths.body),
    client: client && withoutNumbers('client', client, lengths.party),
    opponent: opponent && withoutNumbers('opponent', opponent, lengths.party),
    contact: reached,
  };
};

/** Throws `consult_failed` where this side has written as often as a consultation takes. */
export const requireRoom = ({ messages }: Consultation, by: Message['by']): void => {
  if (messages.filter((message) => message.by === by).length < MESSAGES_AT_MOST) return;
  throw new DomainError('consult_failed', {
    errors: { message: `한 상담에는 글을 ${MESSAGES_AT_MOST}번까지 보낼 수 있어요. 새로 신청해 주세요.` },
  });
};

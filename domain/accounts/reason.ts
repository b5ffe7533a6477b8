import { DomainError } from '../kernel/errors.ts';
import type { Personal } from './events.ts';
import { toldName } from './told-name.ts';

/**
 * Why the firm did something about a person. It is erased with the person. Until then a history shows it to colleagues who
 * may not see the person's name or address, so it may not have them. Throws `invalid_request`, with the message at the field.
 */
export const requireReason = (reason: string, personal: Personal | null): void => {
  if (reason.trim() === '') throw wrongReason('이유를 적어 주세요.');
  if (identifies(reason, personal))
    throw wrongReason('여러 담당자가 보는 기록입니다. 이름, 이메일, 전화번호 없이 적어 주세요.');
};

const wrongReason = (message: string): DomainError =>
  new DomainError('invalid_request', { errors: { reason: message } });

/** An address, a long number, or the name that the person told: the word for nameless people is no name. */
const identifies = (reason: string, personal: Personal | null): boolean => {
  const bare = reason.normalize('NFC').replace(/[\s().-]/g, '');
  const name = toldName(personal?.name)?.normalize('NFC').replace(/\s/g, '') ?? '';
  return /@|\d{7}/.test(bare) || (name !== '' && bare.includes(name));
};

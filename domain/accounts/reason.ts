import { DomainError } from '../kernel/errors.ts';
import type { Personal } from './events.ts';

/**
 * Why the firm did something about a person. It stays in the log after the person's data is erased, so it may not identify
 * the person. Throws `invalid_request`, with the message at the field.
 */
export const requireReason = (reason: string, personal: Personal | null): void => {
  if (reason.trim() === '') throw wrongReason('이유를 적어 주세요.');
  if (identifies(reason, personal))
    throw wrongReason('지운 뒤에도 남는 기록입니다. 이름, 이메일, 전화번호 없이 적어 주세요.');
};

const wrongReason = (message: string): DomainError =>
  new DomainError('invalid_request', { errors: { reason: message } });

/** An address, a long number, or the person's name: these could identify the person after all else is erased. */
const identifies = (reason: string, personal: Personal | null): boolean => {
  const bare = reason.normalize('NFC').replace(/[\s().-]/g, '');
  const name = personal?.name.normalize('NFC').replace(/\s/g, '') ?? '';
  return /@|\d{7}/.test(bare) || (name !== '' && bare.includes(name));
};

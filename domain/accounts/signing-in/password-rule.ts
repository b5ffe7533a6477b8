import { DomainError } from '../../kernel/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * The firm's rule, part by part: 8 to 20 characters, no space, with an English letter, a digit and a special character.
 * Pure, and free of zod, so that the site shows while the person is typing which of the server's parts hold.
 */
export const passwordParts = {
  length: (password: string) => {
    const length = [...inOneSpelling(password)].length;
    return length >= 8 && length <= 20;
  },
  letter: (password: string) => /[A-Za-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[\p{P}\p{S}]/u.test(password),
  space: (password: string) => password !== '' && !/[\s\p{Cc}]/u.test(password),
} as const;

const everyPart = Object.values(passwordParts);

/** Hangul is also written letter by letter (NFD): the same keys give the same password on every system. */
export const inOneSpelling = (password: string): string => password.normalize('NFC');

/** Whether every part holds. Server and site use this same function. */
export const passwordKeepsRule = (password: string): boolean =>
  password.isWellFormed() && everyPart.every((holds) => holds(password));

/** Throws `password_rule`, also for a common password, or `password_mismatch`, with the message at the field to correct. */
export const requireGoodPassword = (password: string, confirmation: string): void => {
  if (!passwordKeepsRule(password)) {
    throw new DomainError('password_rule', {
      errors: { password: '공백 없이 8~20자로, 영문·숫자·특수문자를 모두 넣어 주세요.' },
    });
  }
  if (isCommonPassword(password)) {
    throw new DomainError('password_rule', {
      errors: { password: '많이 쓰는 비밀번호라 쉽게 알아낼 수 있어요. 다른 것으로 정해 주세요.' },
    });
  }
  if (inOneSpelling(password) !== inOneSpelling(confirmation)) {
    throw new DomainError('password_mismatch', {
      errors: { passwordConfirm: '위에 적은 비밀번호와 달라요. 다시 적어 주세요.' },
    });
  }
};

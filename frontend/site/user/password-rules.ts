import { passwordKeepsRule } from '@nomucheck/domain/user/password-rule.ts';

/** The server's rule (`password_rule`), taken apart so that each part can be ticked off while typing. */
export type PasswordRule = { id: string; label: string; holds: (password: string) => boolean };

const hasGoodLength = (password: string): boolean => {
  const length = [...password].length;
  return length >= 8 && length <= 20;
};

export const passwordRules: readonly PasswordRule[] = [
  { id: 'length', label: '8~20자', holds: hasGoodLength },
  { id: 'letter', label: '영문 포함', holds: (password) => /[A-Za-z]/.test(password) },
  { id: 'digit', label: '숫자 포함', holds: (password) => /\d/.test(password) },
  { id: 'special', label: '특수문자 포함 (예: ! @ #)', holds: (password) => /[\p{P}\p{S}]/u.test(password) },
  { id: 'space', label: '공백 없음', holds: (password) => password !== '' && !/[\s\p{Cc}]/u.test(password) },
];

/** Decided by the same function as on the server; a test holds the list above against it. */
export const keepsPasswordRules = passwordKeepsRule;

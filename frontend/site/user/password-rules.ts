/** The server's rule (`password_rule`), told apart so that each part can be ticked off while typing. */
export type PasswordRule = { id: string; label: string; holds: (password: string) => boolean };

export const passwordRules: readonly PasswordRule[] = [
  { id: 'length', label: '8~20자', holds: (password) => password.length >= 8 && password.length <= 20 },
  { id: 'letter', label: '영문 포함', holds: (password) => /[A-Za-z]/.test(password) },
  { id: 'digit', label: '숫자 포함', holds: (password) => /\d/.test(password) },
  { id: 'special', label: '특수문자 포함 (예: ! @ #)', holds: (password) => /[^A-Za-z0-9\s]/.test(password) },
  { id: 'space', label: '공백 없음', holds: (password) => password !== '' && !/\s/.test(password) },
];

export const keepsPasswordRules = (password: string): boolean => passwordRules.every((rule) => rule.holds(password));

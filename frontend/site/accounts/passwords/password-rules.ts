import { passwordParts } from '@nomucheck/domain/accounts/signing-in/password-rule.ts';

/** The parts of the server's rule (`password_rule`), so that each is ticked while the person types. */
export type PasswordRule = { id: string; label: string; holds: (password: string) => boolean };

export const passwordRules: readonly PasswordRule[] = [
  { id: 'length', label: '8~20자', holds: passwordParts.length },
  { id: 'letter', label: '영문 포함', holds: passwordParts.letter },
  { id: 'digit', label: '숫자 포함', holds: passwordParts.digit },
  { id: 'special', label: '특수문자 포함 (예: ! @ #)', holds: passwordParts.special },
  { id: 'space', label: '공백 없음', holds: passwordParts.space },
];

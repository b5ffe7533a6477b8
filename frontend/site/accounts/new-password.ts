import { inOneSpelling, passwordKeepsRule } from '@nomucheck/domain/accounts/signing-in/password-rule.ts';
import type { ApiFailure } from '../../shared/client/api-client.ts';
import type { FieldMistake } from '../forms/error-summary.tsx';

export type NewPassword = { password: string; passwordConfirm: string };

/** What has to be corrected in a new password before it is sent to the server. */
export const newPasswordMistakes = ({ password, passwordConfirm }: NewPassword): FieldMistake[] => {
  const mistakes: FieldMistake[] = [];
  if (!passwordKeepsRule(password)) {
    mistakes.push({
      id: 'password',
      message: '비밀번호는 공백 없이 8~20자, 영문·숫자·특수문자를 모두 넣어 주세요.',
    });
  }
  if (inOneSpelling(passwordConfirm) !== inOneSpelling(password)) {
    mistakes.push({ id: 'passwordConfirm', message: '비밀번호 확인이 위의 비밀번호와 달라요.' });
  } else if (passwordConfirm === '') {
    mistakes.push({ id: 'passwordConfirm', message: '비밀번호를 한 번 더 입력해 주세요.' });
  }
  return mistakes;
};

/** The server's refusal as mistakes at the fields. */
export const passwordMistakesOfFailure = ({ errors }: Pick<ApiFailure, 'errors'>): FieldMistake[] =>
  Object.entries(errors ?? {}).map(([id, message]) => ({ id, message }));

import type { SignupBody } from '@nomucheck/domain/accounts/contract/user.ts';
import type { ApiFailure } from '../../../shared/client/api-client.ts';
import type { FieldMistake } from '../../forms/error-summary.tsx';
import { type Agreed, consents, nothingAgreed } from '../consents.ts';
import { newPasswordMistakes } from '../new-password.ts';

export type SignUpForm = {
  email: string;
  password: string;
  passwordConfirm: string;
  agreed: Agreed;
};

export const emptySignUp: SignUpForm = {
  email: '',
  password: '',
  passwordConfirm: '',
  agreed: nothingAgreed,
};

/** Deliberately loose: only an e-mail shows whether an address works. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());

const mistake = (id: string, message: string): FieldMistake => ({ id, message });

export const emailMistakes = (email: string): FieldMistake[] => {
  if (email.trim() === '') return [mistake('email', '이메일을 입력해 주세요.')];
  return looksLikeEmail(email) ? [] : [mistake('email', '이메일은 name@example.com처럼 입력해 주세요.')];
};

export const consentMistakes = (agreed: Agreed, asked = consents): FieldMistake[] =>
  asked.flatMap(({ kind, missing }) =>
    missing !== undefined && !agreed[kind] ? [mistake(`terms-${kind}`, missing)] : [],
  );

/** What has to be corrected before the form is sent, in the order of the page. */
export const signUpMistakes = (form: SignUpForm): FieldMistake[] => {
  return [...emailMistakes(form.email), ...newPasswordMistakes(form), ...consentMistakes(form.agreed)];
};

export const signUpBody = ({ email, password, passwordConfirm, agreed }: SignUpForm): SignupBody => ({
  email: email.trim(),
  password,
  passwordConfirm,
  terms: agreed,
});

/** The field to which a refusal without field messages belongs. */
const fieldOfCode: Partial<Record<ApiFailure['code'], string>> = {
  email_in_use: 'email',
  password_rule: 'password',
  password_mismatch: 'passwordConfirm',
  terms_required: 'terms-service',
};

/** The server's refusal as mistakes at the fields: its `terms.service` is the field `terms-service`. */
export const mistakesOfFailure = (failure: ApiFailure): FieldMistake[] => {
  const byField = Object.entries(failure.errors ?? {}).map(([path, message]) =>
    mistake(path.replace('.', '-'), message),
  );
  if (byField.length > 0) return byField;
  const field = fieldOfCode[failure.code];
  return field === undefined ? [] : [mistake(field, failure.message)];
};

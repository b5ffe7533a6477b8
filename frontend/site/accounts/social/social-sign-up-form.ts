import type { PendingSocial, SignUpSocialBody } from '@nomucheck/domain/accounts/contract/social.ts';
import type { FieldMistake } from '../../forms/error-summary.tsx';
import { type Agreed, nothingAgreed } from '../consents.ts';
import { consentMistakes, emailMistakes } from '../signing-up/sign-up-form.ts';

export type SocialForm = { name: string; email: string; phoneNumber: string; agreed: Agreed };

/** `agreed`: the consents that were given before. */
export const emptySocialForm = (
  { name, email, phoneNumber }: PendingSocial,
  agreed: Agreed = nothingAgreed,
): SocialForm => ({ name, email, phoneNumber, agreed });

/** What has to be corrected before the form is sent, in the order of the page. */
export const socialMistakes = ({ name, email, agreed }: SocialForm): FieldMistake[] => [
  ...(name.trim() === '' ? [{ id: 'name', message: '이름을 입력해 주세요.' }] : []),
  ...emailMistakes(email),
  ...consentMistakes(agreed),
];

/** Whether an account can be made without a further page: the service has verified the address, and every required consent is given. */
export const needsNothingMore = (form: SocialForm & Pick<PendingSocial, 'emailVerified'>): boolean =>
  form.emailVerified && socialMistakes(form).length === 0;

export const socialSignUpBody = (ticket: string, form: SocialForm): SignUpSocialBody => ({
  ticket,
  name: form.name.trim(),
  email: form.email.trim(),
  ...(form.phoneNumber.trim() === '' ? {} : { phoneNumber: form.phoneNumber.trim() }),
  terms: form.agreed,
});

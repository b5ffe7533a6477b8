import { type Masked, maskPersonal, tooLongMasked } from '@nomucheck/domain/advice/masking.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/** The text without personal numbers. Masking may lengthen it; throws `invalid_request` where it becomes too long. */
export const maskWithin = (field: string, text: string, most: number): Masked => {
  const masked = maskPersonal(text);
  if (masked.text.length <= most) return masked;
  throw new DomainError('invalid_request', { errors: { [field]: tooLongMasked(most) } });
};

import type { CheckCodeBody, SendCodeBody } from '@nomucheck/domain/accounts/contract/user.ts';
import { normalPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import { halfWidth } from '../../forms/half-width.ts';
import { looksLikeEmail } from '../signing-up/sign-up-form.ts';

export type CodeAddress = Pick<SendCodeBody, 'channel' | 'address'>;

/** A code that was sent, and for how many seconds it can be typed. */
export type SentCode = { readonly to: CodeAddress; readonly seconds: number };

/** The address or number typed into the box; null if it is neither. */
export const codeAddressOf = (typed: string): CodeAddress | null => {
  const text = typed.normalize('NFKC').trim();
  if (looksLikeEmail(text)) return { channel: 'email', address: text };
  const phone = normalPhone(text);
  return phone === null ? null : { channel: 'sms', address: phone };
};

/** The six digits of the text typed or pasted; null if there aren't six. */
export const codeOf = (typed: string): CheckCodeBody['code'] | null => {
  const digits = halfWidth(typed).replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
};

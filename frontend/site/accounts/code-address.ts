import type { CheckCodeBody, SendCodeBody } from '@nomucheck/domain/accounts/contract/user.ts';
import { normalPhone } from '@nomucheck/domain/kernel/contact.ts';
import { halfWidth } from '../forms/date-parts.ts';
import { looksLikeEmail } from './sign-up-form.ts';

export type CodeAddress = Pick<SendCodeBody, 'channel' | 'address'>;

/** Where a code goes, from what was typed in one box; null where it is neither an address nor a number. */
export const codeAddressOf = (typed: string): CodeAddress | null => {
  const text = halfWidth(typed);
  if (looksLikeEmail(text)) return { channel: 'email', address: text };
  const phone = normalPhone(text);
  return phone === null ? null : { channel: 'sms', address: phone };
};

/** The six digits of what was typed or pasted; null where there aren't six. */
export const codeOf = (typed: string): CheckCodeBody['code'] | null => {
  const digits = halfWidth(typed).replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
};

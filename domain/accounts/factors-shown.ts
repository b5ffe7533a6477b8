import type { ConfirmationBody, SessionUser } from './contract/user.ts';

/** What a signed-in person types once more before a lasting change. */
export type FactorsTyped = { readonly current: string; readonly otp: string };
export const nothingTyped: FactorsTyped = { current: '', otp: '' };

/** Whether the account has a password; an account of another service has none. */
export const hasPassword = ({ oauth }: Pick<SessionUser, 'oauth'>): boolean => oauth === 'email';

/** What of it is sent: the server takes nothing that the account doesn't have. */
export const factorsOf = (
  user: Pick<SessionUser, 'oauth' | 'secondFactor'>,
  { current, otp }: FactorsTyped,
): ConfirmationBody => ({
  ...(hasPassword(user) ? { current } : {}),
  ...(user.secondFactor ? { otp: otp.trim() } : {}),
});

import type { AdminMenu } from './contract/user.ts';

type Granted = {
  readonly accessType: 0 | 1 | 2;
  readonly adminMenu: Pick<AdminMenu, 'search'>;
  readonly searchAccessUntil: string | null;
};

/**
 * Whether a flag or a payment, not the role, opens the case search to this person. To a person of the firm: the flag, or
 * any payment. To everyone else: only a payment within the last day, because the flags of an ordinary account have no
 * effect.
 */
export const isSearchOpenTo = ({ accessType, adminMenu, searchAccessUntil: until }: Granted, now: string): boolean =>
  accessType === 0 ? until !== null && Date.parse(now) < Date.parse(until) : adminMenu.search || until !== null;

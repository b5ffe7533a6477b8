import type { Role } from '../kernel/event.ts';
import type { AdminMenu, PersonRole } from './contract/user.ts';
import { type MenuEntry, may, menuEntries } from './rights.ts';

/** What a person may do besides using the service for themselves. 0 ordinary, 1 of the firm, 2 super. An ordinary account's flags count for nothing. */
export type Access = {
  readonly accessType: 0 | 1 | 2;
  readonly adminMenu: AdminMenu;
  /** The instant (ISO) of the last payment; it opens the case search for a day. */
  readonly lastPaymentAt: string | null;
};

/** What a new account may do in the console: nothing. Stored in read models: whoever changes it raises their version. */
export const noMenu: AdminMenu = { all: false, advisor: false, partner: false, search: false };

type Granted = Pick<Access, 'accessType' | 'adminMenu'>;

const DAY = 24 * 60 * 60 * 1000;

/** Until when the last payment opens the case search; null without one. */
export const searchAccessUntil = ({ lastPaymentAt }: Pick<Access, 'lastPaymentAt'>): string | null =>
  lastPaymentAt === null ? null : new Date(Date.parse(lastPaymentAt) + DAY).toISOString();

/**
 * The role that a person's rights amount to, in the log and in every access check. Without a grant: an ordinary user. Stored in
 * read models: whoever changes it raises their version.
 */
export const roleOf = ({ accessType, adminMenu }: Granted): PersonRole => {
  if (accessType === 2) return 'super';
  if (accessType === 1 && adminMenu.all) return 'admin';
  if (accessType === 1 && adminMenu.advisor) return 'advisor';
  return accessType === 1 && adminMenu.partner ? 'partner' : 'user';
};

/**
 * Whether the case search was opened to this person by something else than their role. To one of the firm by the flag, or by
 * any payment; to everyone else by a payment of the last day alone: flags on an ordinary account open nothing.
 */
export const isSearchOpenTo = (
  { accessType, adminMenu, searchAccessUntil: until }: Granted & { readonly searchAccessUntil: string | null },
  now: string,
): boolean =>
  accessType === 0 ? until !== null && Date.parse(now) < Date.parse(until) : adminMenu.search || until !== null;

/** The entries of the menu this person sees. What isn't here is refused by the server, too: both ask the same rights. */
export const menusOf = (person: Granted & { readonly searchAccessUntil: string | null }, now: string): MenuEntry[] => {
  const open = isSearchOpenTo(person, now);
  const role = roleOf(person);
  return menuEntries.filter((entry) => may({ role }, `menu.${entry}`, entry === 'search' ? { open } : {}));
};

/** Any access but the ordinary one makes a person one of the firm's, whatever they may do there. */
export const isOfFirm = ({ accessType }: Pick<Access, 'accessType'>): boolean => accessType !== 0;

/** Those of the firm who may see the inside of any figure. */
export const isStaff = (role: Role): boolean => may({ role }, 'access.staff');

import type { AdminMenu, MenuEntry } from '../contract/user.ts';
import type { Role } from '../kernel/event.ts';

/** What a person may do besides using the service for themselves. 0 ordinary, 1 of the firm, 2 super. */
export type Access = {
  readonly accessType: 0 | 1 | 2;
  readonly adminMenu: AdminMenu;
  /** The instant (ISO) of the last payment; it opens the case search for a day. */
  readonly lastPaymentAt: string | null;
};

/** What a new account may do in the console: nothing. Stored in read models: whoever changes it raises their version. */
export const noMenu: AdminMenu = { all: false, advisor: false, partner: false, search: false };

const DAY = 24 * 60 * 60 * 1000;

/** Until when the last payment opens the case search; null without one. */
export const searchAccessUntil = ({ lastPaymentAt }: Pick<Access, 'lastPaymentAt'>): string | null =>
  lastPaymentAt === null ? null : new Date(Date.parse(lastPaymentAt) + DAY).toISOString();

const adminEntries: readonly MenuEntry[] = ['inspection', 'search', 'user', 'crawling', 'data', 'ocr'];

/** The entries of the menu this person sees, in the menu's order. What isn't here is refused by the server, too. */
export const menusOf = (access: Access, now: string): MenuEntry[] => {
  const { accessType, adminMenu } = access;
  if (accessType === 2) return [...adminEntries, 'company'];
  if (accessType === 1 && adminMenu.all) return [...adminEntries];
  if (accessType === 1 && adminMenu.advisor) return ['inspection', 'search'];
  const until = searchAccessUntil(access);
  const paidLately = until !== null && Date.parse(now) < Date.parse(until);
  return adminMenu.partner || adminMenu.search || paidLately ? ['search'] : [];
};

/** The one word that a person's rights come down to in the log and at each door. Nothing granted, nothing assumed. */
export const roleOf = ({ accessType, adminMenu }: Pick<Access, 'accessType' | 'adminMenu'>): Role => {
  if (accessType === 2) return 'super';
  if (accessType === 1 && adminMenu.all) return 'admin';
  if (accessType === 1 && adminMenu.advisor) return 'advisor';
  return adminMenu.partner ? 'partner' : 'user';
};

/** Those of the firm who may see the inside of any figure. */
export const isStaff = (role: Role): boolean => role === 'super' || role === 'admin' || role === 'advisor';

/** Those who answer for the whole service: its people, its rules, its machinery. */
export const isAdmin = (role: Role): boolean => role === 'super' || role === 'admin';

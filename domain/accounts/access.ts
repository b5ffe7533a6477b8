import type { Role } from '../kernel/log/event.ts';
import type { AdminMenu, PersonRole, PersonStanding } from './contract/user.ts';
import { type MenuEntry, menuEntries } from './firm-menu.ts';
import { may } from './rights.ts';
import { isSearchOpenTo } from './search-open.ts';

export { isSearchOpenTo } from './search-open.ts';

/**
 * What a person may do besides using the service for themselves. `accessType`: 0 ordinary, 1 of the firm, 2 super. The
 * flags of an ordinary account have no effect.
 */
export type Access = {
  readonly accessType: 0 | 1 | 2;
  readonly adminMenu: AdminMenu;
  /** The instant (ISO) of the last payment. A payment opens the case search for a day. */
  readonly lastPaymentAt: string | null;
};

/**
 * The menu of a new account: no entry of the console. Read models store it: a change here needs a new version of each of
 * them.
 */
export const noMenu: AdminMenu = { all: false, advisor: false, partner: false, search: false };

/** A paid order and its instant (ISO). */
type SearchPayment = { readonly orderId: string; readonly at: string };

type Granted = Pick<Access, 'accessType' | 'adminMenu'>;

const DAY = 24 * 60 * 60 * 1000;

/** The instant until which the last payment opens the case search; null if there was no payment. */
export const searchAccessUntil = ({ lastPaymentAt }: Pick<Access, 'lastPaymentAt'>): string | null =>
  lastPaymentAt === null ? null : new Date(Date.parse(lastPaymentAt) + DAY).toISOString();

/**
 * The role that follows from a person's rights, as events and access checks use it. Without a grant: an ordinary user. Read
 * models store it: a change here needs a new version of each of them.
 */
export const roleOf = ({ accessType, adminMenu }: Granted): PersonRole => {
  if (accessType === 2) return 'super';
  if (accessType === 1 && adminMenu.all) return 'admin';
  if (accessType === 1 && adminMenu.advisor) return 'advisor';
  return accessType === 1 && adminMenu.partner ? 'partner' : 'user';
};

/**
 * What lists, counts and filters call a person: access type 1 is an admin whatever the flags, so that nobody whom a super has
 * made one of the firm is listed as an ordinary member. What a person may do follows from `roleOf` alone.
 */
export const standingOf = ({ accessType }: Pick<Access, 'accessType'>): PersonStanding => standings[accessType];

const standings = { 0: 'user', 1: 'admin', 2: 'super' } as const;

/** The access type of everybody of this standing. */
export const accessTypeOf = (standing: PersonStanding): Access['accessType'] => accessTypes[standing];

const accessTypes = { user: 0, admin: 1, super: 2 } as const;

/** The payments that open the case search to this person now, the last one first. */
export const paymentsOpeningSearch = (
  { accessType, payments }: Pick<Access, 'accessType'> & { readonly payments: readonly SearchPayment[] },
  now: string,
): readonly SearchPayment[] =>
  payments
    .filter(({ at }) => accessType !== 0 || Date.parse(now) < Date.parse(at) + DAY)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

/** The entries of the menu that this person sees. The server refuses all others by the same rights. */
export const menusOf = (person: Granted & { readonly searchAccessUntil: string | null }, now: string): MenuEntry[] => {
  const open = isSearchOpenTo(person, now);
  const role = roleOf(person);
  return menuEntries.filter((entry) => may({ role }, `menu.${entry}`, entry === 'search' ? { open } : {}));
};

/** A person with any access type but the ordinary one belongs to the firm, whatever the flags are. */
export const isOfFirm = ({ accessType }: Pick<Access, 'accessType'>): boolean => accessType !== 0;

/** The people of the firm who may see how any figure was calculated. */
export const isStaff = (role: Role): boolean => may({ role }, 'access.staff');

import { menusOf } from '@nomucheck/domain/accounts/access.ts';
import type { MenuEntry, SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';

/** What the signed-in person may do here. It only spares them refusals: the server asks the same rights of every call. */

/** What of the signed-in person decides. */
type Granted = Pick<SessionUser, 'accessType' | 'adminMenu' | 'searchAccessUntil'>;

/** Those of the firm; a partner's or a payer's case search is on the site. */
export const isStaff = (user: Granted): boolean => user.accessType !== 0;

/** The menu's entries of a person, as of now: a payment opens the case search for a day. */
export const entriesOfStaff = (user: Granted): readonly MenuEntry[] =>
  isStaff(user) ? menusOf(user, new Date().toISOString()) : [];

/** Whether they have an entry of the menu. What has none, nobody may open. */
export const mayOpen = (user: Granted | null, entry: MenuEntry | undefined): boolean =>
  user !== null && entry !== undefined && entriesOfStaff(user).includes(entry);

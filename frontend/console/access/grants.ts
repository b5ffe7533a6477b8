import { menusOf, roleOf } from '@nomucheck/domain/accounts/access.ts';
import type { MenuEntry, SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';

/**
 * What the signed-in person may do in the console. It only hides what would be refused: the server checks the same
 * rights in every call.
 */

/** The parts of the signed-in person that decide their rights. */
type Granted = Pick<SessionUser, 'accessType' | 'adminMenu' | 'searchAccessUntil'>;

/** The firm's people. Partners and people who have paid use the case search on the site. */
export const isStaff = (user: Granted): boolean => user.accessType !== 0;

/** The menu entries of a person at this moment: a payment opens the case search for a day. */
export const entriesOfStaff = (user: Granted): readonly MenuEntry[] =>
  isStaff(user) ? menusOf(user, new Date().toISOString()) : [];

/** Whether a person has a menu entry. A page without an entry is open to nobody. */
export const mayOpen = (user: Granted | null, entry: MenuEntry | undefined): boolean =>
  user !== null && entry !== undefined && entriesOfStaff(user).includes(entry);

/** Who may approve an edition of the questionnaire. */
export const mayApproveRulesets = (user: Granted | null): boolean =>
  user !== null && may({ role: roleOf(user) }, 'ruleset.approve');

/** Who may edit the draft of an edition. */
export const mayEditDrafts = (user: Granted | null): boolean =>
  user !== null && may({ role: roleOf(user) }, 'ruleset.edit');

/** Who may put an edition of the questionnaire into force. */
export const mayPublishRulesets = (user: Granted | null): boolean =>
  user !== null && may({ role: roleOf(user) }, 'ruleset.publish');

/** Admins, who may also reassign reviews and put advices into the queue. */
export const isAdmin = (user: Granted | null): boolean => user !== null && may({ role: roleOf(user) }, 'access.admin');

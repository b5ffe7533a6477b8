import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { firmMenu } from '@nomucheck/domain/accounts/firm-menu.ts';
import { isStaff, type MenuLink } from '../menus.ts';

/** The entries of the console that this person was granted. Loaded for the firm's people alone. */
export const grantedTo = (user: SessionUser): MenuLink[] =>
  isStaff(user)
    ? firmMenu.filter(({ entry }) => user.menus.includes(entry)).map(({ label, to }) => ({ label, to }))
    : [];

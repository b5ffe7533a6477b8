import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { useEffect, useState } from 'react';
import { isStaff, type MenuLink, type Menus, menusOf } from '../menus.ts';

/** The menus of the signed-in person. The firm's entries come after the others, because most visitors never see them. */
export const useMenus = (user: SessionUser | null): Menus => {
  const [granted, setGranted] = useState<readonly MenuLink[]>([]);
  useEffect(() => {
    if (user === null || !isStaff(user)) return;
    import('./granted-menu.ts').then(
      ({ grantedTo }) => setGranted(grantedTo(user)),
      // The console has the same menu.
      () => undefined,
    );
  }, [user]);
  return menusOf(user, new Date(), granted);
};

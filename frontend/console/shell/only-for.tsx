import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/client/session.ts';
import { mayOpen } from '../access/grants.ts';
import { NotAllowed } from './no-page.tsx';

/** A page that needs a menu entry. People without the entry see a refusal at the same address. */
export const OnlyFor = ({ entry, children }: { entry: MenuEntry; children: ReactNode }) => {
  const { user } = useSession();
  return mayOpen(user, entry) ? children : <NotAllowed />;
};

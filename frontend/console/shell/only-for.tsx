import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/session.ts';
import { mayOpen } from '../access/grants.ts';
import { NotAllowed } from './no-page.tsx';

/** A page of one entry of the menu: whoever doesn't have the entry is told so, at the same address. */
export const OnlyFor = ({ entry, children }: { entry: MenuEntry; children: ReactNode }) => {
  const { user } = useSession();
  return mayOpen(user, entry) ? children : <NotAllowed />;
};

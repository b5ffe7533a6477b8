import { menusOf } from '@nomucheck/domain/accounts/access.ts';
import { useSession } from '../../../shared/session.ts';

/** Whether this person may open any case now, by a grant or a payment. A published advice opens its own to its owner. */
export const useMaySearch = (): boolean => {
  const { user } = useSession();
  return user !== null && menusOf(user, new Date().toISOString()).includes('search');
};

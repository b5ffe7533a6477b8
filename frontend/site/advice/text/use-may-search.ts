import { useSession } from '../../../shared/client/session.ts';
import { maySearch } from '../../shell/menus.ts';

/** Whether this person may open any case now, by a grant or a payment. A published advice opens its own to its owner. */
export const useMaySearch = (): boolean => {
  const { user } = useSession();
  return user !== null && maySearch(user, new Date());
};

import { useLocation } from 'react-router';
import { useSession } from '../../shared/session.ts';

/**
 * Where a page keeps what is typed in it: for its person, under its address, so that nobody is shown another person's text. `name` tells
 * the forms of one page apart, and names the record where the address doesn't.
 */
export const useKeptPlace = (name: string): string => {
  const { pathname } = useLocation();
  return `typed.${useSession().user?.id ?? ''}.${pathname}.${name}`;
};

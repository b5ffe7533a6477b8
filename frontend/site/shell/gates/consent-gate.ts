import { lacksConsents } from '@nomucheck/domain/accounts/consents.ts';
import { useSession } from '../../../shared/client/session.ts';

/** The page that asks for the consents again. */
export const agreePage = '/user/terms';

/** Whether the server changes nothing for this person until they have agreed to the texts again. */
export const useLacksConsents = (): boolean => {
  const { user } = useSession();
  return user !== null && lacksConsents(user.consentsToAnswer);
};

/** Where a person is asked first: pages on which something is written. Who doesn't agree may take their data and leave. */
const isGuarded = (pathname: string): boolean =>
  /^\/(check|advices|more)(\/|$)/.test(pathname) && !openPages.includes(pathname);
const openPages: readonly string[] = [
  ...['/more/otp', '/more/leave', '/more/export'],
  ...['/more/sessions', '/more/changePw', '/check/erase'],
];

/** Whether the page at this address has to wait for the consents. */
export const useMustAgree = (pathname: string): boolean => useLacksConsents() && isGuarded(pathname);

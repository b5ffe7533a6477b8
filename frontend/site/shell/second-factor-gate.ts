import { useSession } from '../../shared/session.ts';
import { useSiteInfo } from './site-info.ts';

export const secondFactorPage = '/more/otp';
/** Where mail to one's address is shown to arrive: a second factor takes that first. */
export const verificationPage = '/user/verification';

/** One of the firm's people for whom the server opens nothing before they have set up a second factor. */
export const useLacksSecondFactor = (): boolean => {
  const { user } = useSession();
  const { staffSecondFactor } = useSiteInfo();
  return staffSecondFactor && user !== null && user.accessType !== 0 && !user.secondFactor;
};

import { useSession } from '../../shared/session.ts';
import { useSiteInfo } from './site-info.ts';

export const secondFactorPage = '/more/otp';
/** The page that verifies the e-mail address, which a second factor requires. */
export const verificationPage = '/user/verification';

/** Whether this is a staff member for whom the server refuses everything until they have set up a second factor. */
export const useLacksSecondFactor = (): boolean => {
  const { user } = useSession();
  const { staffSecondFactor } = useSiteInfo();
  return staffSecondFactor && user !== null && user.accessType !== 0 && !user.secondFactor;
};

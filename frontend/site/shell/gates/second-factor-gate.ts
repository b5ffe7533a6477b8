import { useSession } from '../../../shared/client/session.ts';

export const secondFactorPage = '/more/otp';
/** The page that verifies the e-mail address, which a second factor requires. */
export const verificationPage = '/user/verification';

/** Whether this is a staff member for whom the server refuses everything until they have set up a second factor. */
export const useLacksSecondFactor = (): boolean => {
  const due = useSecondFactorDue();
  return due !== null && Date.parse(due) <= Date.now();
};

/** Until when this staff member may work without a second factor (ISO); null for everybody else. */
export const useSecondFactorDue = (): string | null => useSession().user?.secondFactorDue ?? null;

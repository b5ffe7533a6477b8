import type { EmployerText, Section } from '../ruleset.ts';
import { groundsNineToFifteenToEmployer } from '../to-employer/grounds-9-to-15.ts';
import { groundsSixteenToTwentyThreeToEmployer } from '../to-employer/grounds-16-to-23.ts';
import { statusAndNoticeToEmployer } from '../to-employer/status-and-notice.ts';
import { titlesToEmployer } from '../to-employer/titles.ts';
import { offerWithdrawn } from './01-offer-withdrawn.ts';
import { probation } from './02-probation.ts';
import { fixedTerm } from './03-fixed-term.ts';
import { agencyAndFreelance } from './04-agency-and-freelance.ts';
import { officers } from './05-officers.ts';
import { retirement } from './06-retirement.ts';
import { underFiveWorkers } from './07-under-five-workers.ts';
import { resignationAndNotice } from './08-resignation-and-notice.ts';
import { poorAttendance } from './09-poor-attendance.ts';
import { absenceWithoutLeave } from './10-absence-without-leave.ts';
import { refusalOfOrders } from './11-refusal-of-orders.ts';
import { secondJob } from './12-second-job.ts';
import { tradeSecrets } from './13-trade-secrets.ts';
import { whistleblowing } from './14-whistleblowing.ts';
import { falsifiedCv } from './15-falsified-cv.ts';
import { automaticTermination } from './16-automatic-termination.ts';
import { redundancy } from './17-redundancy.ts';
import { closure } from './18-closure.ts';
import { drinkDriving } from './19-drink-driving.ts';
import { harassment } from './20-harassment.ts';
import { poorPerformance } from './21-poor-performance.ts';
import { disorderlyConduct } from './22-disorderly-conduct.ts';
import { otherGrounds } from './23-other-grounds.ts';
import { applicability } from './conditions.ts';

const textsToEmployer: Readonly<Record<string, EmployerText>> = {
  ...statusAndNoticeToEmployer,
  ...groundsNineToFifteenToEmployer,
  ...groundsSixteenToTwentyThreeToEmployer,
};

/** A section with what an employer reads, and when it can apply. */
const withWords = (section: Section): Section => {
  const title = titlesToEmployer[section.id];
  return {
    ...section,
    ...(title === undefined ? {} : { toEmployer: { title } }),
    ...applicability[section.id],
    items: section.items.map((item) => {
      const toEmployer = textsToEmployer[item.key];
      return toEmployer === undefined ? item : { ...item, toEmployer };
    }),
  };
};

/** The 23 sections in the order of the sweep: status, size and notice (1 to 8), then the grounds (9 to 23). */
export const standardSections: readonly Section[] = [
  offerWithdrawn,
  probation,
  fixedTerm,
  agencyAndFreelance,
  officers,
  retirement,
  underFiveWorkers,
  resignationAndNotice,
  poorAttendance,
  absenceWithoutLeave,
  refusalOfOrders,
  secondJob,
  tradeSecrets,
  whistleblowing,
  falsifiedCv,
  automaticTermination,
  redundancy,
  closure,
  drinkDriving,
  harassment,
  poorPerformance,
  disorderlyConduct,
  otherGrounds,
].map(withWords);

import type { EmployerText, Item, Section, TextToCome } from '../ruleset.ts';
import { groundsToCome } from '../to-come/grounds.ts';
import { askedOnceDismissed, onceDismissed } from '../to-come/once-dismissed.ts';
import { titlesToCome } from '../to-come/section-titles.ts';
import { statusAndNoticeToCome } from '../to-come/status-and-notice.ts';
import { groundsNineToFifteenToEmployer } from '../to-employer/grounds-9-to-15.ts';
import { groundsSixteenToTwentyThreeToEmployer } from '../to-employer/grounds-16-to-23.ts';
import { statusAndNoticeToEmployer } from '../to-employer/status-and-notice.ts';
import { titlesToEmployer } from '../to-employer/titles.ts';
import { applicability } from './conditions.ts';
import { poorAttendance } from './grounds/09-poor-attendance.ts';
import { absenceWithoutLeave } from './grounds/10-absence-without-leave.ts';
import { refusalOfOrders } from './grounds/11-refusal-of-orders.ts';
import { secondJob } from './grounds/12-second-job.ts';
import { tradeSecrets } from './grounds/13-trade-secrets.ts';
import { whistleblowing } from './grounds/14-whistleblowing.ts';
import { falsifiedCv } from './grounds/15-falsified-cv.ts';
import { automaticTermination } from './grounds/16-automatic-termination.ts';
import { redundancy } from './grounds/17-redundancy.ts';
import { closure } from './grounds/18-closure.ts';
import { drinkDriving } from './grounds/19-drink-driving.ts';
import { harassment } from './grounds/20-harassment.ts';
import { poorPerformance } from './grounds/21-poor-performance.ts';
import { disorderlyConduct } from './grounds/22-disorderly-conduct.ts';
import { otherGrounds } from './grounds/23-other-grounds.ts';
import { offerWithdrawn } from './status-and-notice/01-offer-withdrawn.ts';
import { probation } from './status-and-notice/02-probation.ts';
import { fixedTerm } from './status-and-notice/03-fixed-term.ts';
import { agencyAndFreelance } from './status-and-notice/04-agency-and-freelance.ts';
import { officers } from './status-and-notice/05-officers.ts';
import { retirement } from './status-and-notice/06-retirement.ts';
import { underFiveWorkers } from './status-and-notice/07-under-five-workers.ts';
import { resignationAndNotice } from './status-and-notice/08-resignation-and-notice.ts';

const textsToEmployer: Readonly<Record<string, EmployerText>> = {
  ...statusAndNoticeToEmployer,
  ...groundsNineToFifteenToEmployer,
  ...groundsSixteenToTwentyThreeToEmployer,
};

const textsToCome: Readonly<Record<string, TextToCome>> = { ...statusAndNoticeToCome, ...groundsToCome };

/** An item with what an employer reads, what is read while the dismissal is still to come, and whether it is asked then. */
const itemWithWords = (item: Item): Item => {
  const toEmployer = textsToEmployer[item.key];
  const toCome = textsToCome[item.key];
  return {
    ...item,
    ...(toEmployer === undefined ? {} : { toEmployer }),
    ...(toCome === undefined ? {} : { toCome }),
    ...(askedOnceDismissed.has(item.key) ? { askedWhen: onceDismissed } : {}),
  };
};

/** A section with its words for all readers, and when it can apply. */
const withWords = (section: Section): Section => {
  const title = titlesToEmployer[section.id];
  const coming = titlesToCome[section.id];
  return {
    ...section,
    ...(title === undefined ? {} : { toEmployer: { title } }),
    ...(coming === undefined ? {} : { toCome: { title: coming.toWorker, toEmployer: { title: coming.toEmployer } } }),
    ...applicability[section.id],
    items: section.items.map(itemWithWords),
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

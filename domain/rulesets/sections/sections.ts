import type { EmployerText, Item, Section, TextToCome } from '../ruleset.ts';
import { groundsToCome } from '../to-come/grounds.ts';
import { askedOnceDismissed, onceDismissed } from '../to-come/once-dismissed.ts';
import { titlesToCome } from '../to-come/section-titles.ts';
import { statusAndNoticeToCome } from '../to-come/status-and-notice.ts';
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

import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { routeNames } from '@nomucheck/domain/checks/result-words.ts';
import { deadlineOf, endedByContract, isUrgent } from '@nomucheck/domain/checks/win-rate/deadline.ts';
import { daysBetween, isLocalDate, type LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import { koreanDateWithDay } from '../../../shared/formats.ts';

type StripProps = {
  lastDay: LocalDate;
  today: LocalDate;
  isCourtOpen: boolean;
  /** Where the day is not the one of the labour commission's relief: what it is the last day for. */
  application?: string;
};

/**
 * The one date that can't be made up for. It keeps to the lower edge of the screen for as long as the page goes on below,
 * so that it never has to be looked for.
 */
const Strip = ({ lastDay, today, isCourtOpen, application }: StripProps) => {
  const daysLeft = daysBetween(today, lastDay);
  const look = daysLeft < 0 ? ' deadline-passed' : isUrgent(daysLeft) ? ' deadline-urgent' : '';
  return (
    <aside className={`deadline${look} no-print`} aria-label={`${application ?? '노동위원회 신청'} 기한`}>
      <span className="deadline-name">
        {application ?? (
          <>
            <span className="deadline-where">노동위원회 </span>신청
          </>
        )}{' '}
        기한
      </span>{' '}
      <strong>{koreanDateWithDay(lastDay)}</strong> <span className="deadline-left">{left(daysLeft, isCourtOpen)}</span>
    </aside>
  );
};

const left = (daysLeft: number, isCourtOpen: boolean): string => {
  if (daysLeft < 0) return isCourtOpen ? '기한이 지났어요. 법원 소송은 살펴볼 수 있어요.' : '기한이 지났어요.';
  const days = daysLeft === 0 ? '오늘까지예요' : `${daysLeft}일 남았어요`;
  return isUrgent(daysLeft) ? `${days}. 서둘러 준비해 주세요.` : days;
};

/** While the questions are answered: from the moment the dismissal's date is known. */
export const DeadlineStrip = ({ dismissed, contractEnds, today }: DeadlineStripProps) => {
  if (!isLocalDate(dismissed)) return null;
  const deadline = deadlineOf(dismissed, today);
  // Only where the company ended the contract before its end does that end still matter.
  const ends = isLocalDate(contractEnds) && contractEnds > dismissed ? contractEnds : deadline.lastDay;
  return <Strip lastDay={endedByContract(deadline, ends, today).lastDay} today={today} isCourtOpen />;
};

type DeadlineStripProps = { dismissed: unknown; contractEnds: unknown; today: LocalDate };

/**
 * With the result: as it was calculated, the day of the open route that ends first. Where only the court is open, the day that
 * passed; where the commission is closed for another reason, days left would mislead.
 */
export const ResultDeadline = ({ routes, today }: { routes: Result['routes']; today: LocalDate }) => {
  const isCourtOpen = routes.some(({ route, open }) => route === 'court' && open);
  const [first] = routes
    .flatMap(({ route, open, deadline }) =>
      open && isLocalDate(deadline) && deadline >= today ? [{ route, deadline }] : [],
    )
    .toSorted((one, other) => (one.deadline < other.deadline ? -1 : 1));
  if (first) {
    const application = first.route === 'labour_commission' ? {} : { application: routeNames[first.route] };
    return <Strip lastDay={first.deadline} today={today} isCourtOpen={isCourtOpen} {...application} />;
  }
  const passed = routes.find(({ route }) => route === 'labour_commission')?.deadline;
  if (!isLocalDate(passed) || passed >= today) return null;
  return <Strip lastDay={passed} today={today} isCourtOpen={isCourtOpen} />;
};

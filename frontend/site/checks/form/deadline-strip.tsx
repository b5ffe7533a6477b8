import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { deadlineOf, endedByContract, isUrgent } from '@nomucheck/domain/checks/win-rate/deadline.ts';
import { daysBetween, isLocalDate, type LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import { koreanDateWithDay } from '../../../shared/formats.ts';

type StripProps = { lastDay: LocalDate; today: LocalDate; isCourtOpen: boolean };

/**
 * The one date that can't be made up for. It keeps to the lower edge of the screen for as long as the page goes on below,
 * so that it never has to be looked for.
 */
const Strip = ({ lastDay, today, isCourtOpen }: StripProps) => {
  const daysLeft = daysBetween(today, lastDay);
  const look = daysLeft < 0 ? ' deadline-passed' : isUrgent(daysLeft) ? ' deadline-urgent' : '';
  return (
    <aside className={`deadline${look} no-print`} aria-label="노동위원회 신청 기한">
      <span className="deadline-name">
        <span className="deadline-where">노동위원회 </span>신청 기한
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

/** With the result: as it was calculated. Where the commission is closed for another reason, days left would mislead. */
export const ResultDeadline = ({ routes, today }: { routes: Result['routes']; today: LocalDate }) => {
  const commission = routes.find(({ route }) => route === 'labour_commission');
  const lastDay = commission?.deadline;
  if (commission === undefined || !isLocalDate(lastDay) || (!commission.open && lastDay >= today)) return null;
  const isCourtOpen = routes.some(({ route, open }) => route === 'court' && open);
  return <Strip lastDay={lastDay} today={today} isCourtOpen={isCourtOpen} />;
};

import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { firstDeadline } from '@nomucheck/domain/checks/first-deadline.ts';
import { roleOf } from '@nomucheck/domain/checks/question-text.ts';
import { deadlineOf, endedByContract, isUrgent } from '@nomucheck/domain/checks/win-rate/deadline.ts';
import { daysBetween, isLocalDate, type LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import type { Answers } from '@nomucheck/domain/rulesets/ruleset.ts';
import { koreanDateWithDay } from '../../../shared/formats.ts';

type ChipProps = {
  lastDay: LocalDate;
  today: LocalDate;
  isCourtOpen: boolean;
  /** The name of the route, if the day is not that of the labour commission's relief. */
  application?: string;
};

/** The deadline, which can't be extended, in the bar that stays in sight: shortened on a phone, read out in full. */
const Chip = ({ lastDay, today, isCourtOpen, application = '노동위원회 신청' }: ChipProps) => {
  const daysLeft = daysBetween(today, lastDay);
  const look = daysLeft < 0 ? ' deadline-passed' : isUrgent(daysLeft) ? ' deadline-urgent' : '';
  return (
    <aside className={`deadline${look}`} aria-label={`${application} 기한`}>
      <span>
        <span className="deadline-more">{application} </span>기한
      </span>{' '}
      <span className="deadline-more">
        <strong>{withoutYear(koreanDateWithDay(lastDay))}</strong> {left(daysLeft, isCourtOpen)}
      </span>
      <strong className="deadline-short" aria-hidden="true">
        {daysLeft < 0 ? '지남' : daysLeft === 0 ? '오늘' : <DayAndCount lastDay={lastDay} daysLeft={daysLeft} />}
      </strong>
    </aside>
  );
};

/** It is never further away than some months. */
const withoutYear = (date: string): string => date.replace(/^\d+년 /, '');

const DayAndCount = ({ lastDay, daysLeft }: { lastDay: LocalDate; daysLeft: number }) => (
  <>
    <span className="deadline-day">
      {Number(lastDay.slice(5, 7))}월 {Number(lastDay.slice(8))}일{' '}
    </span>
    D-{daysLeft}
  </>
);

const left = (daysLeft: number, isCourtOpen: boolean): string => {
  if (daysLeft < 0) return isCourtOpen ? '기한이 지났어요. 법원 소송은 살펴볼 수 있어요.' : '기한이 지났어요.';
  const days = daysLeft === 0 ? '오늘까지예요' : `${daysLeft}일 남았어요`;
  return isUrgent(daysLeft) ? `${days}. 서둘러 준비해 주세요.` : days;
};

/**
 * While the questions are answered: shown as soon as the dismissal's date is known, except to public officials and
 * teachers, whose period is another one, and to employers: the days are the worker's to use.
 */
export const DeadlineChip = ({ answers, today }: DeadlineChipProps) => {
  const dismissed = answers.get('intake/dismissed');
  const contractEnds = answers.get('intake/contract-end');
  if (!isLocalDate(dismissed) || answers.get('intake/contract') === 'public_official') return null;
  if (roleOf(answers) === 'employer') return null;
  const deadline = deadlineOf(dismissed, today);
  // Only if the company ended the contract early does its end still matter.
  const ends = isLocalDate(contractEnds) && contractEnds > dismissed ? contractEnds : deadline.lastDay;
  return <Chip lastDay={endedByContract(deadline, ends, today).lastDay} today={today} isCourtOpen />;
};

type DeadlineChipProps = { answers: Answers; today: LocalDate };

/**
 * On the result: as calculated, the earliest day of the open routes. If only the court is open, the day that passed; if the
 * commission is closed for another reason, a number of days would mislead.
 */
export const ResultDeadline = ({ routes, today }: { routes: Result['routes']; today: LocalDate }) => {
  const isCourtOpen = routes.some(({ route, open }) => route === 'court' && open);
  const first = firstDeadline(routes, today);
  if (first) {
    const application = first.route === 'labour_commission' ? {} : { application: routeNames[first.route] };
    return <Chip lastDay={first.lastDay} today={today} isCourtOpen={isCourtOpen} {...application} />;
  }
  const passed = routes.find(({ route }) => route === 'labour_commission')?.deadline;
  if (!isLocalDate(passed) || passed >= today) return null;
  return <Chip lastDay={passed} today={today} isCourtOpen={isCourtOpen} />;
};

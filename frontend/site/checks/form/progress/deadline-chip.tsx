import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { clockDay } from '@nomucheck/domain/checks/first-deadline.ts';
import { type Clock, clockOf } from '@nomucheck/domain/checks/result/clock.ts';
import { isUrgent } from '@nomucheck/domain/kernel/korean/deadline.ts';
import { daysBetween, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { koreanMonthDay } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import type { RouteName } from '@nomucheck/domain/rulesets/ruleset.ts';
import { koreanDateWithDay } from '../../../../shared/formats.ts';
import type { CheckInHand } from '../../in-hand/check-context.ts';

type ChipProps = {
  lastDay: LocalDate;
  today: LocalDate;
  isCourtOpen: boolean;
  /** Of the labour commission's relief, if no other one is named. */
  route?: RouteName;
};

/** Shorter than the route's name: the bar has one row. */
const shortNames: Partial<Record<RouteName, string>> = {
  labour_commission: '노동위원회 신청',
  labour_commission_review: '재심신청',
  administrative_suit: '행정소송',
};
const applicationTo = (route: RouteName): string => shortNames[route] ?? routeNames[route];

/** The deadline, which can't be extended, in the bar that stays in sight: shortened on a phone, read out in full. */
const Chip = ({ lastDay, today, isCourtOpen, route = 'labour_commission' }: ChipProps) => {
  const daysLeft = daysBetween(today, lastDay);
  const look = daysLeft < 0 ? ' deadline-passed' : isUrgent(daysLeft) ? ' deadline-urgent' : '';
  return (
    <aside className={`deadline${look}`} aria-label={`${applicationTo(route)} 기한`}>
      <span>
        <span className="deadline-more">{applicationTo(route)} </span>기한
      </span>{' '}
      <span className="deadline-more">
        <strong>{dayInWords(lastDay, today)}</strong> {left(daysLeft, isCourtOpen)}
      </span>
      <strong className="deadline-short" aria-hidden="true">
        {daysLeft < 0 ? '지남' : daysLeft === 0 ? '오늘' : <DayAndCount lastDay={lastDay} today={today} />}
      </strong>
    </aside>
  );
};

/** The year is left out unless the day is so far away that it could be mistaken. */
const isFar = (day: LocalDate, today: LocalDate): boolean => daysBetween(today, day) > 300;

const dayInWords = (day: LocalDate, today: LocalDate): string => {
  const date = koreanDateWithDay(day);
  return isFar(day, today) ? date : date.replace(/^\d+년 /, '');
};

const shortDay = (day: LocalDate, today: LocalDate): string =>
  `${isFar(day, today) ? `${day.slice(2, 4)}년 ` : ''}${koreanMonthDay(day)}`;

const DayAndCount = ({ lastDay, today }: { lastDay: LocalDate; today: LocalDate }) => (
  <>
    <span className="deadline-day">{shortDay(lastDay, today)} </span>
    D-{daysBetween(today, lastDay)}
  </>
);

const left = (daysLeft: number, isCourtOpen: boolean): string => {
  if (daysLeft < 0) return isCourtOpen ? '기한이 지났어요. 법원 소송은 살펴볼 수 있어요.' : '기한이 지났어요.';
  const days = daysLeft === 0 ? '오늘까지예요' : `${daysLeft}일 남았어요`;
  return isUrgent(daysLeft) ? `${days}. 서두르세요.` : days;
};

/** Words in place of a day; `short` on a phone. */
const Words = ({ label, short, children }: { label: string; short: string; children: string }) => (
  <aside className="deadline" aria-label={label}>
    <span className="deadline-more">{children}</span>
    <strong className="deadline-short" aria-hidden="true">
      {short}
    </strong>
  </aside>
);

/** Before the dismissal the day of it comes first: until then the company may still change its mind. */
const ToCome = ({ dismissed, lastDay, route, today }: Extract<Clock, { kind: 'to_come' }> & { today: LocalDate }) => (
  <aside className="deadline" aria-label={`해고 예정일과 ${applicationTo(route)} 기한`}>
    <span className="deadline-more">
      해고 예정일 <strong>{dayInWords(dismissed, today)}</strong>, {applicationTo(route)} 기한{' '}
      {dayInWords(lastDay, today)}
    </span>
    <span className="deadline-short deadline-two" aria-hidden="true">
      <strong>해고 예정 {shortDay(dismissed, today)}</strong>
      <span>신청 기한 {shortDay(lastDay, today)}</span>
    </span>
  </aside>
);

/** While the questions are answered. */
export const DeadlineChip = (check: Pick<CheckInHand, 'form' | 'walk' | 'today'>) => {
  const { today } = check;
  const clock = clockOf(check);
  return clock === null ? null : <ClockChip clock={clock} today={today} />;
};

const ClockChip = ({ clock, today }: { clock: Clock; today: LocalDate }) => {
  switch (clock.kind) {
    case 'day':
      return <Chip {...clock} today={today} />;
    case 'to_come':
      return <ToCome {...clock} today={today} />;
    case 'filed':
      return (
        <Words label="노동위원회 신청" short="신청했어요">
          노동위원회에 신청했어요
        </Words>
      );
    case 'days_from_receipt':
      return (
        <Words label={`${applicationTo(clock.route)} 기한`} short={`판정서 받고 ${clock.days}일`}>
          {`${applicationTo(clock.route)} 기한은 판정서를 받은 날부터 ${clock.days}일이에요`}
        </Words>
      );
    default: {
      const unforeseen: never = clock;
      return unforeseen;
    }
  }
};

/**
 * On the result: as calculated, the earliest day of the open routes. If only the court is open, the day that passed; if the
 * commission is closed for another reason, a number of days would mislead.
 */
export const ResultDeadline = ({ routes, today }: { routes: Result['routes']; today: LocalDate }) => {
  const isCourtOpen = routes.some(({ route, open }) => route === 'court' && open);
  const day = clockDay(routes, today);
  return day && <Chip {...day} today={today} isCourtOpen={isCourtOpen} />;
};

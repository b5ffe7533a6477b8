import type { Result, RouteOut } from '@nomucheck/domain/checks/contract/check.ts';
import {
  isMade,
  lastDayName,
  openFirst,
  routeState,
  routesTitle,
  saferDayName,
} from '@nomucheck/domain/checks/result-words.ts';
import { isUrgent } from '@nomucheck/domain/kernel/korean/deadline.ts';
import { daysBetween } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import { koreanDateWithDay, koreanToday } from '../../../shared/formats.ts';
import { wording } from '../wording.ts';
import { CalendarButtons } from './calendar/calendar-buttons.tsx';
import { Row } from './rows/row.tsx';
import { NotAsked } from './situation/not-asked.tsx';

/** The routes to dispute the dismissal: which are open, why, and until when. */
export const Routes = ({ result, checkId }: { result: Result; checkId: string }) => (
  <Row id="routes" title={routesTitle[result.side]} state={openText(result.routes)}>
    <ul className="routes">
      {openFirst(result.routes).map((route) => (
        <li
          key={route.route}
          className={`card route ${route.open ? 'route-open' : 'route-closed'}${result.side === 'employer' ? ' route-against' : ''}`}
        >
          <h3>
            {routeNames[route.route]} <span className="route-state">{routeState(route, result)}</span>
          </h3>
          <Facts route={route} isMade={isMade(route, result.stage)} />
          <p>{route.why}</p>
          {route.deadline !== undefined && matters(route, route.deadline) && (
            <RouteDeadline
              route={route}
              day={route.deadline}
              id={`${result.calculationId}-${route.route}`}
              side={result.side}
            />
          )}
        </li>
      ))}
    </ul>
    <NotAsked notes={result.notes} checkId={checkId} />
  </Row>
);

const openText = (routes: Result['routes']): string => {
  const open = routes.filter((route) => route.open).length;
  return open === 0 ? wording.route.noneOpen : wording.route.open(open);
};

/** The body and the time limit; a result of the first questionnaire doesn't have them. */
const Facts = ({ route: { body, period }, isMade: made }: { route: RouteOut; isMade: boolean }) =>
  body === undefined ? null : (
    <dl className="route-facts">
      <div>
        <dt>{wording.route.body}</dt>
        <dd>{body}</dd>
      </div>
      {period !== undefined && !made && (
        <div>
          <dt>{wording.route.period}</dt>
          <dd>{period}</dd>
        </div>
      )}
    </dl>
  );

/** For a route that is closed for another reason, a number of days would mislead. */
const matters = (route: RouteOut, day: string): boolean => route.open || day < koreanToday();

const leftText = (days: number): string => {
  if (days < 0) return `${-days}일 지났어요`;
  return days === 0 ? '오늘까지예요' : `${days}일 남았어요`;
};

/** A day that the reader has to keep: for a company, only what follows a decision. */
const isOwnDay = ({ route }: RouteOut, side: Result['side']): boolean =>
  side === 'employee' || route === 'labour_commission_review' || route === 'administrative_suit';

type RouteDeadlineProps = { route: RouteOut; day: string; id: string; side: Result['side'] };

const RouteDeadline = ({ route, day, id, side }: RouteDeadlineProps) => {
  const today = koreanToday();
  const days = daysBetween(today, day);
  const safer = route.saferDeadline;
  return (
    <>
      <p className={`route-deadline${isUrgent(days) ? ' route-urgent' : ''}`}>
        {lastDayName(route.route, side)} <strong>{koreanDateWithDay(day)}</strong> · {leftText(days)}
      </p>
      {safer !== undefined && safer >= today && safer < day && (
        <p className="route-deadline">
          {saferDayName} <strong>{koreanDateWithDay(safer)}</strong> · {leftText(daysBetween(today, safer))}
        </p>
      )}
      {isOwnDay(route, side) && route.open && days >= 0 && <CalendarButtons route={route.route} day={day} id={id} />}
    </>
  );
};

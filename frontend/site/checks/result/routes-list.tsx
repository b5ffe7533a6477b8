import type { Result, RouteOut } from '@nomucheck/domain/checks/contract/check.ts';
import { routesTitle } from '@nomucheck/domain/checks/result-words.ts';
import { isUrgent } from '@nomucheck/domain/checks/win-rate/deadline.ts';
import { daysBetween } from '@nomucheck/domain/kernel/korean-date.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import { koreanDateWithDay, koreanToday } from '../../../shared/formats.ts';
import { wording } from '../wording.ts';
import { CalendarButtons } from './calendar-buttons.tsx';

/** The routes to dispute the dismissal: which are open, why, and until when. */
export const Routes = ({ result }: { result: Result }) => (
  <section id="routes">
    <h2>{routesTitle[result.side]}</h2>
    <ul className="routes">
      {result.routes.map((route) => (
        <li
          key={route.route}
          className={`card route ${route.open ? 'route-open' : 'route-closed'}${result.side === 'employer' ? ' route-against' : ''}`}
        >
          <h3>
            {routeNames[route.route]}{' '}
            <span className="route-state">{wording.route[route.open ? 'open' : 'closed'][result.side]}</span>
          </h3>
          <Facts route={route} />
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
  </section>
);

/** The body and the time limit; a result of the first questionnaire doesn't have them. */
const Facts = ({ route: { body, period } }: { route: RouteOut }) =>
  body === undefined ? null : (
    <dl className="route-facts">
      <div>
        <dt>{wording.route.body}</dt>
        <dd>{body}</dd>
      </div>
      {period !== undefined && (
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

type RouteDeadlineProps = { route: RouteOut; day: string; id: string; side: Result['side'] };

const RouteDeadline = ({ route, day, id, side }: RouteDeadlineProps) => {
  const days = daysBetween(koreanToday(), day);
  return (
    <>
      <p className={`route-deadline${isUrgent(days) ? ' route-urgent' : ''}`}>
        {wording.route.lastDay[side]} <strong>{koreanDateWithDay(day)}</strong> · {leftText(days)}
      </p>
      {side === 'employee' && route.open && days >= 0 && <CalendarButtons route={route.route} day={day} id={id} />}
    </>
  );
};

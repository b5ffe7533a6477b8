import type { Result, RouteOut } from '@nomucheck/domain/checks/contract/check.ts';
import { routesTitle } from '@nomucheck/domain/checks/result-words.ts';
import { isUrgent } from '@nomucheck/domain/checks/win-rate/deadline.ts';
import { daysBetween } from '@nomucheck/domain/kernel/korean-date.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import { koreanDateWithDay, koreanToday } from '../../../shared/formats.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../forms/button.tsx';
import { wording } from '../wording.ts';
import { calendarFile } from './calendar-file.ts';

/** The routes to dispute the dismissal: which are open, why, and until when. */
export const Routes = ({ result }: { result: Result }) => (
  <section>
    <h2>{routesTitle[result.side]}</h2>
    <ul className="routes">
      {result.routes.map((route) => (
        <li key={route.route} className={`card route ${route.open ? 'route-open' : 'route-closed'}`}>
          <h3>
            {routeNames[route.route]}{' '}
            <span className="route-state">{route.open ? wording.route.open : wording.route.closed}</span>
          </h3>
          <Facts route={route} />
          <p>{route.why}</p>
          {route.deadline !== undefined && matters(route, route.deadline) && (
            <RouteDeadline route={route} day={route.deadline} id={`${result.calculationId}-${route.route}`} />
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

const RouteDeadline = ({ route, day, id }: { route: RouteOut; day: string; id: string }) => {
  const days = daysBetween(koreanToday(), day);
  return (
    <>
      <p className={`route-deadline${isUrgent(days) ? ' route-urgent' : ''}`}>
        신청 마감 <strong>{koreanDateWithDay(day)}</strong> · {leftText(days)}
      </p>
      {route.open && days >= 0 && (
        <p className="no-print">
          <Button kind="secondary" onClick={() => saveCalendar(day, id, route)}>
            달력에 넣기 (.ics)
          </Button>
        </p>
      )}
    </>
  );
};

const saveCalendar = (day: string, id: string, { route }: RouteOut): void => {
  const { title, text, file } = wording.calendar[route === 'labour_commission' ? 'commission' : 'other'];
  const content = calendarFile({ id, on: day, title, text, madeAt: new Date().toISOString() });
  saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), file);
};

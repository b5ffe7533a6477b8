import { routesKnownBefore } from '@nomucheck/domain/checks/result/known-before.ts';
import { daysBetween } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import { koreanDateWithDay } from '../../../shared/formats.ts';
import { wording } from '../wording.ts';
import type { CheckInHand } from './check-context.ts';

const text = wording.card;

/** What the answers say already, before any account: the last day and the routes that are open. Not for a company, whose days these aren't. */
export const KnownDay = ({ check }: { check: Pick<CheckInHand, 'form' | 'walk' | 'today'> }) => {
  const { day, open } = routesKnownBefore(check);
  if (day === null && open.length === 0) return null;
  return (
    <section className="card card-sand known-day" aria-label={text.known}>
      {day !== null && (
        <p>
          {text.lastDay(routeNames[day.route])} <strong>{koreanDateWithDay(day.lastDay)}</strong>{' '}
          {text.left(daysBetween(check.today, day.lastDay))}
        </p>
      )}
      {open.length > 0 && (
        <p>
          {text.openRoutes} <strong>{open.map((route) => routeNames[route]).join(', ')}</strong>
        </p>
      )}
    </section>
  );
};

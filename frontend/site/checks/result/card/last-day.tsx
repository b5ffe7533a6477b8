import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { clockDay } from '@nomucheck/domain/checks/first-deadline.ts';
import { lastDayName } from '@nomucheck/domain/checks/result-words.ts';
import { isUrgent } from '@nomucheck/domain/kernel/korean/deadline.ts';
import { daysBetween } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import { Link } from 'react-router';
import { koreanDateWithDay, koreanToday } from '../../../../shared/formats.ts';
import { wording } from '../../wording.ts';

const text = wording.card;

type LastDayProps = { readonly result: Pick<Result, 'routes' | 'side'>; readonly isOnlyRead: boolean };

/** The day not to miss, with how much is left, and the ways to be reminded of it; nothing where no day is counted. */
export const LastDay = ({ result: { routes, side }, isOnlyRead }: LastDayProps) => {
  const today = koreanToday();
  const found = clockDay(routes, today);
  if (found === null) return null;
  const days = daysBetween(today, found.lastDay);
  return (
    <div className="card-day">
      <p className="soft">
        {side === 'employee' ? text.lastDay(routeNames[found.route]) : lastDayName(found.route, side)}
      </p>
      <p>
        <strong>{koreanDateWithDay(found.lastDay)}</strong>{' '}
        <span className={isUrgent(days) || days < 0 ? 'route-urgent' : undefined}>{text.left(days)}</span>
      </p>
      {side === 'employee' && days >= 0 && (
        <p className="card-day-ways no-print">
          {!isOnlyRead && <Link to="#reminders">{text.reminders}</Link>}
          <Link to="#routes">{text.calendar}</Link>
        </p>
      )}
    </div>
  );
};

import type { RouteOut } from '@nomucheck/domain/checks/contract/check.ts';
import { useFile } from '../../../downloads/use-file.tsx';
import { Button } from '../../../forms/button.tsx';
import { wording } from '../../wording.ts';
import { calendarFile } from './calendar-file.ts';
import { googleCalendarLink } from './google-calendar.ts';

/** The last day of a route, into Google's calendar or as a file for the others. */
export const CalendarButtons = ({ route, day, id }: { route: RouteOut['route']; day: string; id: string }) => {
  const { google, file } = wording.calendar.buttons;
  const { fileName, ...event } = wording.calendar.events[route] ?? wording.calendar.other;
  const made = useFile();
  const save = () => {
    const content = calendarFile({ ...event, id, on: day, madeAt: new Date().toISOString() });
    made.give(new Blob([content], { type: 'text/calendar;charset=utf-8' }), fileName);
  };
  return (
    <div className="no-print">
      <p className="calendar-buttons">
        <a
          className="button button-secondary"
          href={googleCalendarLink({ ...event, on: day })}
          target="_blank"
          rel="noopener noreferrer"
        >
          {google}
          <span className="visually-hidden"> (새 창)</span>
        </a>
        <Button kind="secondary" onClick={save}>
          {file}
        </Button>
      </p>
      {made.ways}
    </div>
  );
};

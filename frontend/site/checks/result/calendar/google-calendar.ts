import { addDays, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';

type AllDay = { readonly on: LocalDate; readonly title: string; readonly text: string };

const basic = (date: LocalDate): string => date.replaceAll('-', '');

/** The page of Google's calendar that offers to add this all-day event. Nothing of the person or the case is in it. */
export const googleCalendarLink = ({ on, title, text }: AllDay): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    // The end of an all-day event is the day after it.
    dates: `${basic(on)}/${basic(addDays(on, 1))}`,
    details: text,
    ctz: 'Asia/Seoul',
  })}`;

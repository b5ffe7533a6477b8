import { addDays, koreanDateOf } from '../kernel/korean/korean-date.ts';
import { isRestDay } from '../kernel/korean/korean-holidays.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nine in the morning in Seoul, as UTC: Korea has no summer time. */
const morning = 'T00:00:00.000Z';

/**
 * From when a review counts as nearly due: a working day before. One that was requested later than that is told of again in the
 * morning of the day on which it is due, because the request itself was told a moment ago.
 */
export const nearlyDueFrom = ({
  requestedAt,
  dueAt,
}: {
  readonly requestedAt: string;
  readonly dueAt: string;
}): string => {
  const dueOn = koreanDateOf(dueAt);
  let days = 1;
  while (isRestDay(addDays(dueOn, -days))) days += 1;
  const aWorkingDayBefore = new Date(Date.parse(dueAt) - days * DAY_MS).toISOString();
  return requestedAt < aWorkingDayBefore ? aWorkingDayBefore : `${dueOn}${morning}`;
};

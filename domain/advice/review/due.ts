import { addDays, koreanDateOf } from '../../kernel/korean/korean-date.ts';
import { isRestDay } from '../../kernel/korean/korean-holidays.ts';

/** When the working day of reviewers ends: 18:00 in Korea, as UTC. */
const endOfWork = 'T09:00:00.000Z';

/** When a review that is requested at this instant is due (ISO): at the end of the next working day in Korea. */
export const reviewDueAt = (requestedAt: string): string => {
  let day = addDays(koreanDateOf(requestedAt), 1);
  while (isRestDay(day)) day = addDays(day, 1);
  return `${day}${endOfWork}`;
};

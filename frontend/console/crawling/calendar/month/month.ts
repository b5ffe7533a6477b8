import {
  addDays,
  addMonths,
  isLocalDate,
  type LocalDate,
  weekdayOf,
} from '@nomucheck/domain/kernel/korean/korean-date.ts';

/** A month, `2026-11`. */
export type Month = string;

export const monthOf = (day: LocalDate): Month => day.slice(0, 7);
export const firstDayOf = (month: Month): LocalDate => `${month}-01`;
export const lastDayOf = (month: Month): LocalDate => addDays(addMonths(firstDayOf(month), 1), -1);

/** The weeks of a month from Sunday on; null where a day belongs to another month. */
export const weeksOf = (month: Month): readonly (readonly (LocalDate | null)[])[] => {
  const first = firstDayOf(month);
  const sunday = addDays(first, -weekdayOf(first));
  const weeks: (LocalDate | null)[][] = [];
  for (let start = sunday; start <= lastDayOf(month); start = addDays(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => addDays(start, at)).map((day) => (monthOf(day) === month ? day : null)),
    );
  return weeks;
};

const moves: Readonly<Record<string, (day: LocalDate) => LocalDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day that a key leads to, as in every calendar; null for a key without a meaning here. */
export const dayAfterKey = (day: LocalDate, key: string, { from, to }: Days): LocalDate | null => {
  const next = moves[key]?.(day);
  if (next === undefined) return null;
  return next < from ? from : next > to ? to : next;
};
type Days = { readonly from: LocalDate; readonly to: LocalDate };

export const isMonth = (text: string | null): text is Month => text !== null && isLocalDate(`${text}-01`);

/** The same month of another year. */
export const inYear = (month: Month, year: number): Month => `${year}${month.slice(4)}`;
/** `3월`. */
export const monthName = (month: Month): string => `${Number(month.slice(5))}월`;

import { addDays, type LocalDate } from '../../kernel/korean/korean-date.ts';

/** Days of a work that are collected together: a source is asked for them at once, and they are complete or not. */
export type Window = { readonly from: LocalDate; readonly to: LocalDate };

/** The windows of a span (both days inclusive), each of `days` days, the last one shorter. */
export const windowsOf = (from: LocalDate, to: LocalDate, days: number): readonly Window[] => {
  const windows: Window[] = [];
  for (let start = from; start <= to; start = addDays(start, days)) {
    const end = addDays(start, days - 1);
    windows.push({ from: start, to: end < to ? end : to });
  }
  return windows;
};

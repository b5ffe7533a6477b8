import { addMonths, koreanDateOf, type LocalDate } from '../kernel/korean/korean-date.ts';

/** A Korean calendar month, `2026-11`. */
export type Month = string;

export const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

export const monthOf = (instant: string): Month => koreanDateOf(instant).slice(0, 7);

/** The day in Korea on which the next month's quota begins. */
export const startOfNext = (month: Month): LocalDate => addMonths(`${month}-01`, 1);

import type { LastDays } from './tables.ts';

/** Days and the last days of periods that start on them, worked out by hand from the calendar; nothing here is computed. */

/** The day on which all random walks happen: a Saturday. */
export const today = '2026-11-21';
/** Two weeks from today. */
export const soon = '2026-12-05';

export type Day = {
  readonly day: string;
  /** The last day of three, six and twelve months. */
  readonly months: LastDays;
};

const day = (of: string, three: string, six: string, twelve: string): Day => ({
  day: of,
  months: { 3: three, 6: six, 12: twelve },
});

export const dismissals: readonly Day[] = [
  // New Year by the moon ends on Tuesday 9 February 2027 (a substitute day): the 10th is a working day.
  day('2026-11-10', '2027-02-10', '2027-05-10', '2027-11-10'),
  // 21 November is a Saturday, so Monday; 21 February 2027 a Sunday; 21 August 2027 a Saturday.
  day('2026-08-21', '2026-11-23', '2027-02-22', '2027-08-23'),
  // 22 November and 22 August 2027 are Sundays.
  day('2026-08-22', '2026-11-23', '2027-02-22', '2027-08-23'),
  // Friday 20 November was yesterday; 20 February 2027 is a Saturday.
  day('2026-08-20', '2026-11-20', '2027-02-22', '2027-08-20'),
  // The periods begin on the first: they end with November, with February (a Sunday, then 1 March), with August.
  day('2026-08-31', '2026-11-30', '2027-03-02', '2027-08-31'),
  day('2026-05-25', '2026-08-25', '2026-11-25', '2027-05-25'),
  day('2026-05-11', '2026-08-11', '2026-11-11', '2027-05-11'),
  // 22 February 2026 and 22 November 2026 are Sundays.
  day('2025-11-22', '2026-02-23', '2026-05-22', '2026-11-23'),
  day('2025-03-12', '2025-06-12', '2025-09-12', '2026-03-12'),
  // Today; then 21 February and 21 November 2027 are Sundays.
  day('2026-11-21', '2027-02-22', '2027-05-21', '2027-11-22'),
  // To come: tomorrow; 22 May 2027 is a Saturday.
  day('2026-11-22', '2027-02-22', '2027-05-24', '2027-11-22'),
  // The periods begin on the first of January.
  day('2026-12-31', '2027-03-31', '2027-06-30', '2027-12-31'),
  // 1 March 2028 is a holiday.
  day('2027-03-01', '2027-06-01', '2027-09-01', '2028-03-02'),
];

/** Ends of contracts. */
export const contractEnds: readonly Day[] = [
  // Six months end with 10 May's eve.
  day('2026-05-11', '2026-08-11', '2026-11-11', '2027-05-11'),
  // Three months end with October (a Saturday), six with January (a Sunday), twelve with July (a Saturday).
  day('2026-07-31', '2026-11-02', '2027-02-01', '2027-08-02'),
  day('2026-08-20', '2026-11-20', '2027-02-22', '2027-08-20'),
  day('2026-08-21', '2026-11-23', '2027-02-22', '2027-08-23'),
  // From 31 October: three months to Saturday 30 January; no 31 April, so six to the end of April; twelve to Saturday 30 October.
  day('2026-10-30', '2027-02-01', '2027-04-30', '2027-11-01'),
  // 20 February 2027 is a Saturday, and so is 20 November 2027.
  day('2026-11-20', '2027-02-22', '2027-05-20', '2027-11-22'),
  day('2026-11-21', '2027-02-22', '2027-05-21', '2027-11-22'),
  // Soon; 4 December 2027 is a Saturday.
  day('2026-12-04', '2027-03-04', '2027-06-04', '2027-12-06'),
  day('2027-06-30', '2027-09-30', '2027-12-31', '2028-06-30'),
];

export type Decision = { readonly day: string; readonly days: LastDays };

/** Days on which a decision was received: the day of receipt isn't counted. */
export const decisions: readonly Decision[] = [
  { day: '2026-11-20', days: { 10: '2026-11-30', 15: '2026-12-07' } },
  // Ten days end on Sunday the 22nd; fifteen on Friday the 27th.
  { day: '2026-11-12', days: { 10: '2026-11-23', 15: '2026-11-27' } },
  // Ten days ended yesterday.
  { day: '2026-11-10', days: { 10: '2026-11-20', 15: '2026-11-25' } },
  // Fifteen days end today, a Saturday, so on Monday.
  { day: '2026-11-06', days: { 10: '2026-11-16', 15: '2026-11-23' } },
  { day: '2026-11-05', days: { 10: '2026-11-16', 15: '2026-11-20' } },
];

import type { DailyOut } from '@nomucheck/domain/crawling/contract.ts';
import { addDays, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';

/** What came in on a day of collecting: what is stored now, what was already there, and what is missing. */
export type DayOfWork = {
  readonly day: LocalDate;
  readonly fresh: number;
  readonly same: number;
  readonly missing: number;
};

/** Every day of the span, also those on which nothing was collected. */
export const daysOfWork = (daily: DailyOut, from: LocalDate, to: LocalDate): readonly DayOfWork[] => {
  const byDay = new Map(daily.map(({ day, counts }) => [day, counts]));
  const days: DayOfWork[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const counts = byDay.get(day);
    days.push({
      day,
      fresh: counts === undefined ? 0 : counts.new + counts.changed,
      same: counts === undefined ? 0 : counts.unchanged + counts.linked + counts.other_kind + counts.other_matter,
      missing: counts === undefined ? 0 : counts.absent + counts.unusable + counts.failed,
    });
  }
  return days;
};

/** How many days the chart goes back. */
export const chartSpans = { '30': '최근 30일', '90': '최근 90일', '365': '최근 1년' } as const;
export type ChartSpan = keyof typeof chartSpans;
const isSpan = (text: string): text is ChartSpan => Object.hasOwn(chartSpans, text);

/** The span that the address names; anything else is the shortest. */
export const spanIn = (named: string | null): ChartSpan => (named !== null && isSpan(named) ? named : '30');

export const allOf = ({ fresh, same, missing }: Omit<DayOfWork, 'day'>): number => fresh + same + missing;

export const totalOf = (days: readonly DayOfWork[]): Omit<DayOfWork, 'day'> =>
  days.reduce(
    (sum, { fresh, same, missing }) => ({
      fresh: sum.fresh + fresh,
      same: sum.same + same,
      missing: sum.missing + missing,
    }),
    { fresh: 0, same: 0, missing: 0 },
  );

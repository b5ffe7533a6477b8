import { yearOf } from '../case-facts/editions.ts';
import type { Found } from './found.ts';

export type YearCounts = {
  /** null: of cases without a date. */
  readonly year: number | null;
  readonly total: number;
  readonly decided: number;
  readonly workerWins: number;
  readonly partial: number;
};

const none = { total: 0, decided: 0, workerWins: 0, partial: 0 };

/**
 * How the disputes ended that these cases are about, by years, the ones without a date last: of the cases collected as a
 * whole, and of each dispute the one that speaks last, whether or not an earlier one was found, too.
 */
export const outcomesByYear = (found: Found): readonly YearCounts[] => {
  const { editions, chosen } = found;
  const { population, disputes, days, facetOf, facets } = editions;
  const speaksLast = lastInstances(found);
  const years = new Map<number, typeof none>();
  for (const place of chosen) {
    if (!population[place] || speaksLast[disputes[place] ?? 0] !== place) continue;
    const year = yearOf(days[place] ?? 0);
    const before = years.get(year) ?? none;
    const outcome = facets[facetOf[place] ?? 0]?.outcome;
    const isPartial = outcome === 'partial';
    const isWin = outcome === 'worker_win';
    years.set(year, {
      total: before.total + 1,
      decided: before.decided + (isWin || isPartial || outcome === 'employer_win' ? 1 : 0),
      workerWins: before.workerWins + (isWin ? 1 : 0),
      partial: before.partial + (isPartial ? 1 : 0),
    });
  }
  const last = Number.POSITIVE_INFINITY;
  return [...years]
    .sort(([a], [b]) => (a || last) - (b || last))
    .map(([year, counts]) => ({ year: year === 0 ? null : year, ...counts }));
};

/** By dispute, the population's case that spoke last at that position: the latest decided, as `case-facts` counts. */
const lastInstances = ({ editions, position }: Found): Int32Array => {
  const { opened, closed, days, caseIds, disputes, population } = editions;
  const last = new Int32Array(editions.disputeCount()).fill(-1);
  for (let place = 0; place < opened.length; place += 1) {
    if (!population[place] || (opened[place] ?? 0) > position || (closed[place] ?? 0) <= position) continue;
    const dispute = disputes[place] ?? 0;
    const before = last[dispute] ?? -1;
    const later = before < 0 ? 1 : (days[place] ?? 0) - (days[before] ?? 0);
    if (later > 0 || (later === 0 && (caseIds[place] ?? '') > (caseIds[before] ?? ''))) last[dispute] = place;
  }
  return last;
};

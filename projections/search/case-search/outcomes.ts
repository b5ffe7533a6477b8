import { yearOf } from '../../cases/editions.ts';
import type { Found } from './found.ts';

export type YearCounts = {
  /** null: of cases without a date. */
  readonly year: number | null;
  readonly total: number;
  readonly decided: number;
  readonly workerWins: number;
  readonly partial: number;
};

type Counted = { total: number; decided: number; workerWins: number; partial: number };

/**
 * The outcomes of the disputes of these cases, by year, those without a date last. Only population cases count, and
 * of each dispute its last instance, whether or not that was found.
 */
export const outcomesByYear = (found: Found): readonly YearCounts[] => {
  const { editions, chosen } = found;
  const { population, disputes, days, facetOf, facets } = editions;
  const speaksLast = lastInstances(found);
  const decided = facets.map(({ outcome }) => ['worker_win', 'partial', 'employer_win'].includes(outcome));
  const years = new Map<number, Counted>();
  for (const place of chosen) {
    if (!population[place] || speaksLast[disputes[place] ?? 0] !== place) continue;
    const year = yearOf(days[place] ?? 0);
    const counts = years.get(year) ?? { total: 0, decided: 0, workerWins: 0, partial: 0 };
    if (counts.total === 0) years.set(year, counts);
    const facet = facetOf[place] ?? 0;
    counts.total += 1;
    if (!decided[facet]) continue;
    counts.decided += 1;
    if (facets[facet]?.outcome === 'worker_win') counts.workerWins += 1;
    if (facets[facet]?.outcome === 'partial') counts.partial += 1;
  }
  const last = Number.POSITIVE_INFINITY;
  return [...years]
    .sort(([a], [b]) => (a || last) - (b || last))
    .map(([year, counts]) => ({ year: year === 0 ? null : year, ...counts }));
};

/**
 * By dispute, the population case that was its last instance at that position: the latest decided, as `case-facts`
 * counts.
 */
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

import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { SearchFacets } from '@nomucheck/domain/search/contract/search.ts';
import { dayOf, type Editions, yearOf } from '../../cases/case-facts/editions.ts';
import { countFacets } from './facets.ts';
import type { Hits } from './hits.ts';

/** The conditions on the hits. */
export type Narrowing = {
  readonly sections: readonly string[];
  readonly outcome: readonly string[];
  readonly tribunal: readonly string[];
  readonly kind: readonly CaseRecord['kind'][];
  readonly from: string | null;
  readonly to: string | null;
};

/** What was found, as the cases were at one position. Records are named by their places in `editions`. */
export type Found = {
  readonly editions: Editions;
  readonly position: number;
  /** Those of the chosen years, without the other conditions. */
  readonly dated: readonly number[];
  /** Those that meet all conditions: they are counted and listed. */
  readonly chosen: readonly number[];
  /** Each facet, counted with all conditions but its own. */
  readonly facets: SearchFacets;
};

/** The hits in force at that position (null: all records), restricted to the years, with their counts. */
export const foundAmong = (
  editions: Editions,
  hits: Hits | null,
  { from, to, ...choices }: Narrowing,
  position: number,
): Found => {
  const { opened, closed, days } = editions;
  const first = dayOf(from);
  const last = to === null ? Number.POSITIVE_INFINITY : dayOf(to);
  const anyDay = from === null && to === null;
  const dated: number[] = [];
  const look = (place: number): void => {
    if ((opened[place] ?? 0) > position || (closed[place] ?? 0) <= position) return;
    const day = days[place] ?? 0;
    if (anyDay || (day !== 0 && day >= first && day <= last)) dated.push(place);
  };
  if (hits === null) for (let place = 0; place < opened.length; place += 1) look(place);
  else {
    let place = -1;
    for (const hit of hits) {
      const at = editions.placeOf(hit, place);
      if (at < 0) continue;
      look(at);
      place = at;
    }
  }
  return foundOf(editions, dated, choices, position);
};

/** The same for a part of the records. */
export const onlyThese = (
  { editions, dated, position }: Found,
  these: ReadonlySet<number>,
  narrowing: Narrowing,
): Found =>
  foundOf(
    editions,
    dated.filter((place) => these.has(place)),
    narrowing,
    position,
  );

const foundOf = (
  editions: Editions,
  dated: readonly number[],
  choices: Omit<Narrowing, 'from' | 'to'>,
  position: number,
): Found => {
  const { facetOf, facets, days } = editions;
  const counts = new Int32Array(facets.length);
  for (const place of dated) {
    const facet = facetOf[place] ?? 0;
    counts[facet] = (counts[facet] ?? 0) + 1;
  }
  const { isChosen, ...counted } = countFacets(facets, counts, choices);
  const chosen = dated.filter((place) => isChosen[facetOf[place] ?? 0] === 1);
  const years = new Int32Array(10_000);
  for (const place of chosen) {
    const year = yearOf(days[place] ?? 0);
    years[year] = (years[year] ?? 0) + 1;
  }
  const year = [...years.entries()]
    .filter(([value, count]) => value > 0 && count > 0)
    .map(([value, count]) => ({ value: String(value), count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { editions, position, dated, chosen, facets: { ...counted, year } };
};

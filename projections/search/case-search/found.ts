import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { SearchFacets } from '@nomucheck/domain/search/contract/search.ts';
import { dayOf, type Editions, yearOf } from '../../cases/editions.ts';
import { type Choices, chosenAmong, countFacets } from './facets.ts';
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
  readonly choices: Choices;
  /** Those of the chosen years, without the other conditions. */
  readonly dated: readonly number[];
  /** Those that meet all conditions: they are counted and listed. */
  readonly chosen: readonly number[];
};

export type Places = { has(place: number): boolean };

/** These places as a set: a column, because it is asked of each of a hundred thousand. */
export const setOf = (places: Iterable<number>, { opened }: Pick<Editions, 'opened'>): Places => {
  const isThere = new Uint8Array(opened.length);
  for (const place of places) isThere[place] = 1;
  return { has: (place) => isThere[place] === 1 };
};

/** The hits in force at that position (null: all records), restricted to the years and by the choices. */
export const foundAmong = (editions: Editions, hits: Hits | null, narrowing: Narrowing, position: number): Found =>
  foundAt(editions, hits === null ? editions.opened.keys() : placesOf(hits, editions), narrowing, position);

/** The same of records that are named by their places. */
export const foundAt = (
  editions: Editions,
  places: Iterable<number>,
  narrowing: Narrowing,
  position: number,
): Found => {
  const isDated = datedAt(editions, narrowing, position);
  const dated: number[] = [];
  for (const place of places) if (isDated(place)) dated.push(place);
  return foundOf(editions, dated, narrowing, position);
};

/** The places of hits; a hit that is no record any more has none. */
export const placesOf = (
  hits: Hits | readonly number[],
  { placeOf }: Pick<Editions, 'placeOf'>,
): Int32Array<ArrayBuffer> => {
  const places = new Int32Array(hits.length);
  let found = 0;
  let last = -1;
  for (const hit of hits) {
    const place = placeOf(hit, last);
    if (place < 0) continue;
    places[found] = place;
    found += 1;
    last = place;
  }
  return places.subarray(0, found);
};

/** Whether a record was in force at that position, and is of the chosen years. */
const datedAt = (
  { opened, closed, days }: Editions,
  { from, to }: Narrowing,
  position: number,
): ((place: number) => boolean) => {
  const first = dayOf(from);
  const last = to === null ? Number.POSITIVE_INFINITY : dayOf(to);
  const anyDay = from === null && to === null;
  return (place) => {
    if ((opened[place] ?? 0) > position || (closed[place] ?? 0) <= position) return false;
    const day = days[place] ?? 0;
    return anyDay || (day !== 0 && day >= first && day <= last);
  };
};

/** The same for a part of the records. */
export const onlyThese = ({ editions, choices, dated, position }: Found, these: Places): Found =>
  foundOf(
    editions,
    dated.filter((place) => these.has(place)),
    choices,
    position,
  );

const foundOf = (
  editions: Editions,
  dated: readonly number[],
  { sections, outcome, tribunal, kind }: Choices,
  position: number,
): Found => {
  const choices = { sections, outcome, tribunal, kind };
  const isChosen = chosenAmong(editions.facets, choices);
  const chosen = isChosen ? dated.filter((place) => isChosen[editions.facetOf[place] ?? 0] === 1) : dated;
  return { editions, position, choices, dated, chosen };
};

/** Each facet, counted with all conditions but its own; years with all. */
export const facetsOf = ({ editions: { facetOf, facets, days }, dated, chosen, choices }: Found): SearchFacets => {
  const counts = new Int32Array(facets.length);
  for (const place of dated) {
    const facet = facetOf[place] ?? 0;
    counts[facet] = (counts[facet] ?? 0) + 1;
  }
  const years = new Int32Array(10_000);
  for (const place of chosen) {
    const year = yearOf(days[place] ?? 0);
    years[year] = (years[year] ?? 0) + 1;
  }
  const year: { value: string; count: number }[] = [];
  for (const [value, count] of years.entries()) if (value > 0 && count > 0) year.push({ value: String(value), count });
  year.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { ...countFacets(facets, counts, choices), year };
};

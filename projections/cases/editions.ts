import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';

/** The values by which a case can be filtered. Many cases have the same values, so each combination is kept once. */
export type Facet = Pick<CaseRecord, 'outcome' | 'tribunal' | 'kind' | 'sections'>;

/** A record as the table has it. */
export type EditionAsRead = Facet & {
  readonly fact: string;
  readonly caseId: string;
  /** The positions between which it was in force: from inclusive, to exclusive. */
  readonly opened: number;
  readonly closed: number | null;
  readonly decidedOn: string | null;
  readonly sampling: CaseRecord['sampling'];
  readonly disputeId: string;
  readonly standing: number;
};

/**
 * Every record that a master case has had, as columns, in the order of the positions that brought them. It counts
 * 100,000 records by any facet in two milliseconds, which no query does. It holds the records of all positions, so that
 * one copy answers as of any position. A record is named by its place in the columns.
 */
export type Editions = {
  readonly facts: readonly string[];
  readonly caseIds: readonly string[];
  readonly opened: readonly number[];
  /** Infinity while it is in force. */
  readonly closed: readonly number[];
  /** `20160324`; 0 without a date. */
  readonly days: readonly number[];
  readonly population: readonly boolean[];
  /** The place in `facets`. */
  readonly facetOf: readonly number[];
  readonly facets: readonly Facet[];
  /** One number for each dispute. */
  readonly disputes: readonly number[];
  readonly disputeCount: () => number;
  readonly standings: readonly number[];
  /** Takes new records, in their order, and the ends of those it has. */
  readonly take: (records: readonly EditionAsRead[]) => void;
  readonly close: (opened: number, closed: number) => void;
  /**
   * The place of the record that this position brought; -1 when there is none. `after`: the place where the search
   * begins.
   */
  readonly placeOf: (opened: number, after?: number) => number;
};

/** The records came in another order than in the log: the copy in memory can't be continued. */
export class OutOfOrder extends Error {}

export const createEditions = (): Editions => {
  const facts: string[] = [];
  const caseIds: string[] = [];
  const opened: number[] = [];
  const closed: number[] = [];
  const days: number[] = [];
  const population: boolean[] = [];
  const facetOf: number[] = [];
  const disputes: number[] = [];
  const standings: number[] = [];
  const facets: Facet[] = [];
  const facetPlaces = new Map<string, number>();
  const disputePlaces = new Map<string, number>();

  const placeOf = (position: number, after = -1): number => {
    // Hits come nearly in order, so it is usually the next one, and seldom far behind it.
    let low = after + 1;
    let high = low;
    if (after < 0 || (opened[after] ?? Number.POSITIVE_INFINITY) < position) {
      for (let step = 1; high < opened.length && (opened[high] ?? 0) < position; step *= 2) {
        low = high + 1;
        high += step;
      }
    } else {
      low = 0;
      high = after;
    }
    high = Math.min(high, opened.length - 1);
    while (low <= high) {
      const middle = (low + high) >> 1;
      const there = opened[middle] ?? 0;
      if (there === position) return middle;
      if (there < position) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  };

  const close = (position: number, at: number): void => {
    const place = placeOf(position);
    if (place >= 0) closed[place] = at;
  };

  const add = (record: EditionAsRead): void => {
    if (record.opened <= (opened.at(-1) ?? -1)) {
      if (placeOf(record.opened) < 0) throw new OutOfOrder(`${record.fact} came late`);
      if (record.closed !== null) close(record.opened, record.closed);
      return;
    }
    const { outcome, tribunal, kind, sections } = record;
    facts.push(record.fact);
    caseIds.push(record.caseId);
    opened.push(record.opened);
    closed.push(record.closed ?? Number.POSITIVE_INFINITY);
    days.push(dayOf(record.decidedOn));
    population.push(record.sampling === 'population' && outcome !== 'not_a_dispute');
    facetOf.push(placeIn(facetPlaces, JSON.stringify([outcome, tribunal, kind, sections])));
    if (facets.length < facetPlaces.size) facets.push({ outcome, tribunal, kind, sections });
    disputes.push(placeIn(disputePlaces, record.disputeId));
    standings.push(record.standing);
  };

  return {
    ...{ facts, caseIds, opened, closed, days, population, facetOf, facets, disputes, standings },
    disputeCount: () => disputePlaces.size,
    take: (records) => records.forEach(add),
    close,
    placeOf,
  };
};

const placeIn = (places: Map<string, number>, key: string): number => {
  const place = places.get(key) ?? places.size;
  places.set(key, place);
  return place;
};

/** A day as a number that sorts as days do; 0 for no day. */
export const dayOf = (date: string | null): number => (date === null ? 0 : Number(date.replaceAll('-', '')));

export const dateOf = (day: number): string | null =>
  day === 0 ? null : `${String(day).slice(0, 4)}-${String(day).slice(4, 6)}-${String(day).slice(6)}`;

export const yearOf = (day: number): number => Math.floor(day / 10_000);

import { dayOf } from '../../cases/editions.ts';
import type { Weights } from './evidence.ts';
import type { Found, Places } from './found.ts';

/** The place of a case in an order of dates. */
export type DatePlace = { readonly decidedOn: string | null; readonly id: string };

/** How records are chosen where more are found than are wanted. */
export type Choosing =
  /** To be ranked: what is named first, then what has the most evidence, then the higher and newer. */
  | {
      readonly by: 'standing';
      readonly limit: number;
      readonly named: Places;
      readonly evidence: Weights;
    }
  | { readonly by: 'newest' | 'oldest'; readonly limit: number; readonly after: DatePlace | null };

/** The first ones in that order, by their places. */
export const choose = (found: Found, choosing: Choosing): readonly number[] => {
  if (choosing.by === 'standing') return firstOf(found.chosen, choosing.limit, byStanding(found, choosing));
  const { compare, isBehind } = byDate(found, choosing);
  const { after } = choosing;
  const rest = after === null ? found.chosen : found.chosen.filter((place) => isBehind(place, after));
  return firstOf(rest, choosing.limit, compare);
};

type Compare = (one: number, other: number) => number;

const byStanding = (
  { editions: { standings, caseIds } }: Found,
  { named, evidence }: Extract<Choosing, { by: 'standing' }>,
): Compare => {
  const level = (place: number): number => (named.has(place) ? Number.POSITIVE_INFINITY : (evidence[place] ?? 0));
  return (one, other) =>
    inOrder(level(other), level(one)) ||
    (standings[other] ?? 0) - (standings[one] ?? 0) ||
    inOrder(caseIds[other], caseIds[one]);
};

/** Cases without a date come last in both directions. */
const byDate = ({ editions: { days, caseIds } }: Found, { by }: Extract<Choosing, { after: unknown }>) => {
  const sign = by === 'oldest' ? 1 : -1;
  const sortable = (day: number): number => (day === 0 ? sign * Number.POSITIVE_INFINITY : day);
  const compareTo = (place: number, day: number, id: string | undefined): number => {
    const own = sortable(days[place] ?? 0);
    return own === sortable(day) ? sign * inOrder(caseIds[place], id) : sign * (own < sortable(day) ? -1 : 1);
  };
  const compare: Compare = (one, other) => compareTo(one, days[other] ?? 0, caseIds[other]);
  const isBehind = (place: number, { decidedOn, id }: DatePlace): boolean => compareTo(place, dayOf(decidedOn), id) > 0;
  return { compare, isBehind };
};

const inOrder = <Sortable extends string | number>(one: Sortable | '' = '', other: Sortable | '' = ''): number =>
  one < other ? -1 : one > other ? 1 : 0;

/**
 * The first ones in order. With a hundred thousand, most are only compared with the last of these, so not all need
 * sorting.
 */
export const firstOf = (places: readonly number[], limit: number, compare: Compare): readonly number[] => {
  if (limit === 0) return [];
  if (places.length <= limit) return places.toSorted(compare);
  // A heap with the last one on top.
  const heap = places.slice(0, limit).sort((a, b) => compare(b, a));
  for (let n = limit; n < places.length; n += 1) {
    const place = places[n] ?? 0;
    if (compare(place, heap[0] ?? 0) < 0) replaceTop(heap, place, compare);
  }
  return heap.sort(compare);
};

const replaceTop = (heap: number[], place: number, compare: Compare): void => {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) break;
    const right = left + 1;
    const later = right < heap.length && compare(heap[right] ?? 0, heap[left] ?? 0) > 0 ? right : left;
    if (compare(heap[later] ?? 0, place) <= 0) break;
    heap[at] = heap[later] ?? 0;
    at = later;
  }
  heap[at] = place;
};

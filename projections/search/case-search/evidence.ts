import type { Editions } from '../../cases/case-facts/editions.ts';
import type { Hits } from './hits.ts';

/** One piece of evidence for a case: a condition in PostgreSQL's language, and its weight. */
export type Evidence = { readonly query: string; readonly weight: number };

/** The records of the first list, of the first two lists together, and so on. */
export const heldTogether = (lists: readonly Hits[]): readonly Hits[] => {
  const together: Hits[] = [];
  for (const list of lists) {
    const before = together.at(-1);
    const held = before && new Set(before);
    together.push(held ? list.filter((hit) => held.has(hit)) : list);
  }
  return together;
};

/** The total weight of the evidence that each record has, by its place. */
export const weighed = (
  editions: Pick<Editions, 'placeOf'>,
  lists: readonly Hits[],
  evidence: readonly Evidence[],
): ReadonlyMap<number, number> => {
  const weights = new Map<number, number>();
  for (const [n, hits] of lists.entries()) {
    const weight = evidence[n]?.weight ?? 0;
    let last = -1;
    for (const hit of hits) {
      const place = editions.placeOf(hit, last);
      if (place < 0) continue;
      weights.set(place, (weights.get(place) ?? 0) + weight);
      last = place;
    }
  }
  return weights;
};

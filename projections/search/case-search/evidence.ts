import type { Editions } from '../../cases/editions.ts';
import { placesOf } from './found.ts';
import type { Hits } from './hits.ts';

/** One piece of evidence for a case: a condition in PostgreSQL's language, and its weight. */
export type Evidence = { readonly query: string; readonly weight: number };

/** How much evidence each record has, by its place. */
export type Weights = { readonly [place: number]: number };

/** The total weight of the evidence that each record has: a column, because a word can be in every record. */
export const weighed = (
  editions: Pick<Editions, 'placeOf'> & { readonly opened: { readonly length: number } },
  lists: readonly Hits[],
  evidence: readonly Evidence[],
): Float64Array => {
  const weights = new Float64Array(editions.opened.length);
  for (const [n, hits] of lists.entries()) {
    const weight = evidence[n]?.weight ?? 0;
    const places = placesOf(hits, editions);
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      weights[place] = (weights[place] ?? 0) + weight;
    }
  }
  return weights;
};

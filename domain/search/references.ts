/** A decision's own numbers and those that it cites, in the normalised forms that searches use. */
export type References = { readonly numbers: readonly string[]; readonly cites: readonly string[] };

/** How many others of the same list cite a decision, and how much that is worth: 0 to 1. */
export type Cited = { readonly by: number; readonly worth: number };

/** What each decision of a list scored, and its references where they are known. */
export type Referring = { readonly score: number; readonly references: References | undefined };

/** How fast a citation loses its worth with the score of the decision that cites. */
const NEARNESS = 6;

/**
 * Who is cited by the others, in the same order. A statement of law stands in many decisions, and those that say it in nearly the same
 * words cite the decision that it goes back to: the citations of the best count, not those of all.
 */
export const citedAmong = (list: readonly Referring[]): readonly Cited[] => {
  const most = list.reduce((best, { score }) => Math.max(best, score), Number.MIN_VALUE);
  const places = placesByNumber(list);
  const by = new Uint32Array(list.length);
  const sums = new Float64Array(list.length);
  for (const [n, { score, references }] of list.entries()) {
    const cited = new Set(references?.cites.flatMap((number) => places.get(number) ?? []));
    for (const place of cited) {
      if (place === n) continue;
      by[place] = (by[place] ?? 0) + 1;
      sums[place] = (sums[place] ?? 0) + (score / most) ** NEARNESS;
    }
  }
  return list.map((_each, n) => {
    const sum = sums[n] ?? 0;
    return { by: by[n] ?? 0, worth: sum / (sum + 1) };
  });
};

const placesByNumber = (list: readonly Referring[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [n, { references }] of list.entries()) {
    for (const number of references?.numbers ?? []) {
      const held = places.get(number);
      if (held) held.push(n);
      else places.set(number, [n]);
    }
  }
  return places;
};

type Lists = ReadonlyMap<string, readonly string[]>;

/** Places among its like, counted from 1. */
export type Moved = { readonly before: number; readonly after: number };

/**
 * What has another place among its like, by its name: the fewest that have to be moved to come from one order to the other. What was
 * added or removed moves nothing.
 */
export const movedOf = (before: Lists, after: Lists): ReadonlyMap<string, Moved> => {
  const moved = new Map<string, Moved>();
  for (const [list, names] of after) {
    const places = new Map((before.get(list) ?? []).map((name, place) => [name, place]));
    const common = names.flatMap((name) => {
      const place = places.get(name);
      return place === undefined ? [] : [{ name, place }];
    });
    const kept = longestRising(common.map(({ place }) => place));
    for (const [n, { name, place }] of common.entries())
      if (!kept.has(n)) moved.set(name, { before: place + 1, after: names.indexOf(name) + 1 });
  }
  return moved;
};

/** The positions of a longest rising sequence among the values. */
const longestRising = (values: readonly number[]): ReadonlySet<number> => {
  // Of the sequences that end at a position, the length of the longest, and the position before it.
  const ends: { length: number; from: number | null }[] = [];
  for (const value of values) {
    let best: { length: number; from: number | null } = { length: 1, from: null };
    for (const [m, { length }] of ends.entries())
      if ((values[m] ?? value) < value && length >= best.length) best = { length: length + 1, from: m };
    ends.push(best);
  }
  const last = ends.reduce((found, { length }, n) => (length > (ends[found]?.length ?? 0) ? n : found), 0);
  const kept = new Set<number>();
  for (let n: number | null = ends.length === 0 ? null : last; n !== null; n = ends[n]?.from ?? null) kept.add(n);
  return kept;
};

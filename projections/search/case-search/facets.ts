import type { SearchFacets } from '@nomucheck/domain/search/contract/search.ts';
import type { Facet } from '../../cases/editions.ts';

/** The values that are asked for; without any of a kind, all are. */
export type Choices = { readonly [Choice in 'outcome' | 'tribunal' | 'kind' | 'sections']: readonly string[] };

/** Counts each facet with all conditions but its own, from the number of records of each combination. */
export const countFacets = (
  combinations: readonly Facet[],
  counts: Int32Array,
  wanted: Choices,
): Omit<SearchFacets, 'year'> => {
  const found = {
    outcome: new Map<string, number>(),
    tribunal: new Map<string, number>(),
    kind: new Map<string, number>(),
    section: new Map<string, number>(),
  };
  for (const [place, combination] of combinations.entries()) {
    const count = counts[place] ?? 0;
    if (count === 0) continue;
    const { outcome, tribunal, kind, sections } = combination;
    const holds = holdsFor(combination, wanted);
    const missed = Object.values(holds).filter((each) => !each).length;
    const add = (name: keyof typeof found, values: readonly string[]): void => {
      if (missed - (holds[name] ? 0 : 1) > 0) return;
      for (const value of values) found[name].set(value, (found[name].get(value) ?? 0) + count);
    };
    add('outcome', [outcome]);
    add('tribunal', [tribunal]);
    add('kind', [kind]);
    add('section', sections);
  }
  return {
    outcome: listed(found.outcome),
    tribunal: listed(found.tribunal),
    kind: listed(found.kind),
    section: listed(found.section),
  };
};

/** Which combinations are chosen (1); null: all. */
export const chosenAmong = (combinations: readonly Facet[], wanted: Choices): Uint8Array | null => {
  if (Object.values(wanted).every((values) => values.length === 0)) return null;
  return Uint8Array.from(combinations, (each) =>
    Object.values(holdsFor(each, wanted)).every((holds) => holds) ? 1 : 0,
  );
};

const holdsFor = ({ outcome, tribunal, kind, sections }: Facet, wanted: Choices) => ({
  outcome: isAmong(wanted.outcome, [outcome]),
  tribunal: isAmong(wanted.tribunal, [tribunal]),
  kind: isAmong(wanted.kind, [kind]),
  section: isAmong(wanted.sections, sections),
});

/** Without a condition every combination is chosen. */
const isAmong = (chosen: readonly string[], values: readonly string[]): boolean =>
  chosen.length === 0 || values.some((value) => chosen.includes(value));

/** The largest count first. */
const listed = (of: ReadonlyMap<string, number>): { value: string; count: number }[] =>
  [...of].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

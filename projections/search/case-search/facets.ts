import type { SearchFacets } from '@nomucheck/domain/search/contract/search.ts';
import type { Facet } from '../../cases/case-facts/editions.ts';

type Choices = { readonly [Choice in 'outcome' | 'tribunal' | 'kind' | 'sections']: readonly string[] };

/**
 * Counts each facet with all conditions but its own, from the number of records of each combination and the chosen
 * combinations (1).
 */
export const countFacets = (
  combinations: readonly Facet[],
  counts: Int32Array,
  wanted: Choices,
): Omit<SearchFacets, 'year'> & { readonly isChosen: Uint8Array } => {
  const found = {
    outcome: new Map<string, number>(),
    tribunal: new Map<string, number>(),
    kind: new Map<string, number>(),
    section: new Map<string, number>(),
  };
  const isChosen = new Uint8Array(combinations.length);
  for (const [place, { outcome, tribunal, kind, sections }] of combinations.entries()) {
    const count = counts[place] ?? 0;
    const holds = {
      outcome: isAmong(wanted.outcome, [outcome]),
      tribunal: isAmong(wanted.tribunal, [tribunal]),
      kind: isAmong(wanted.kind, [kind]),
      section: isAmong(wanted.sections, sections),
    };
    const missed = Object.values(holds).filter((each) => !each).length;
    if (missed === 0) isChosen[place] = 1;
    if (count === 0) continue;
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
    isChosen,
  };
};

/** Without a condition every combination is chosen. */
const isAmong = (chosen: readonly string[], values: readonly string[]): boolean =>
  chosen.length === 0 || values.some((value) => chosen.includes(value));

/** The largest count first. */
const listed = (of: ReadonlyMap<string, number>): { value: string; count: number }[] =>
  [...of].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

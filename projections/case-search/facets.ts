import type { SearchFacets } from '@nomucheck/domain/contract/search.ts';
import type { CaseRecord } from '@nomucheck/domain/legal-case/case-record.ts';
import { z } from 'zod';

/** What a case can be chosen by, as one text: what was found is counted by it in one pass. */
export const facetOf = ({
  outcome,
  tribunal,
  kind,
  sections,
}: Pick<CaseRecord, 'outcome' | 'tribunal' | 'kind' | 'sections'>): string =>
  JSON.stringify([outcome, tribunal, kind, sections]);

const facet = z.tuple([z.string(), z.string(), z.string(), z.array(z.string())]);

/** Such a text and how many cases have it. */
export type Group = readonly [facet: string, count: number];
export type Year = SearchFacets['year'][number];

type Chosen = { readonly [Choice in 'outcome' | 'tribunal' | 'kind' | 'sections']: readonly string[] };

/** Each facet counted under all choices but its own; the total under all. */
export const countGroups = (
  groups: readonly Group[],
  wanted: Chosen,
  year: SearchFacets['year'],
): { readonly total: number; readonly facets: SearchFacets } => {
  const counts = { outcome: new Map(), tribunal: new Map(), kind: new Map(), section: new Map() };
  let total = 0;
  for (const [text, count] of groups) {
    const [outcome, tribunal, kind, sections] = facet.parse(JSON.parse(text));
    const holds = {
      outcome: isChosen(wanted.outcome, [outcome]),
      tribunal: isChosen(wanted.tribunal, [tribunal]),
      kind: isChosen(wanted.kind, [kind]),
      section: isChosen(wanted.sections, sections),
    };
    const missed = Object.values(holds).filter((each) => !each).length;
    if (missed === 0) total += count;
    const add = (name: keyof typeof counts, values: readonly string[]): void => {
      if (missed - (holds[name] ? 0 : 1) > 0) return;
      for (const value of values) counts[name].set(value, (counts[name].get(value) ?? 0) + count);
    };
    add('outcome', [outcome]);
    add('tribunal', [tribunal]);
    add('kind', [kind]);
    add('section', sections);
  }
  const listed = (of: ReadonlyMap<string, number>) =>
    [...of]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const { outcome, tribunal, kind, section } = counts;
  const facets = {
    outcome: listed(outcome),
    tribunal: listed(tribunal),
    kind: listed(kind),
    section: listed(section),
    year,
  };
  return { total, facets };
};

/** Nothing chosen, everything is. */
const isChosen = (chosen: readonly string[], values: readonly string[]): boolean =>
  chosen.length === 0 || values.some((value) => chosen.includes(value));

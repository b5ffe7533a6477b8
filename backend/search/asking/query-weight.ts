import { type Demand, demandsOf } from '@nomucheck/domain/search/query/demands.ts';
import type { Clause, Query } from '@nomucheck/domain/search/query/query.ts';
import { anyTerm, tsQueryOf } from '@nomucheck/domain/search/query/ts-query.ts';
import { termsOf, type Unit } from '@nomucheck/domain/search/query/units.ts';
import { idfOf, type Statistics } from '@nomucheck/domain/search/ranking/term-weights.ts';
import { gramsOf } from '@nomucheck/domain/search/words/tokens.ts';
import type { Evidence } from '@nomucheck/projections/search/case-search/evidence.ts';

/** The greatest number of hits that are examined for one search: words in more cases than that distinguish least. */
const LOOKED_AT = 15_000;
/** The greatest number of terms that are looked up for one search. */
const TERMS = 96;

/** A demand, in how many cases it stands at most, and its condition in PostgreSQL's language. */
export type WeighedDemand = Demand & { readonly cases: number; readonly condition: string };

/** What is demanded, the rarest first. */
export const demandsByRarity = (query: Query, figures: Statistics): readonly WeighedDemand[] =>
  demandsOf(query)
    .flatMap((demand) => {
      const condition = tsQueryOf({ wanted: [demand.clause], unwanted: query.unwanted });
      return condition === null ? [] : [{ ...demand, condition, cases: casesWith(demand.clause, figures) }];
    })
    .sort((a, b) => a.cases - b.cases);

/** As many as the budget of hits allows, the rarest first; one at least. */
export const withinBudget = <Counted extends { readonly cases: number }>(
  all: readonly Counted[],
): readonly Counted[] => {
  let hits = 0;
  return all.filter(({ cases }, n) => {
    hits += cases;
    return n === 0 || hits <= LOOKED_AT;
  });
};

/** The evidence for a case without all required words: its pairs of syllables; rare pairs weigh more. */
export const evidenceFor = (units: readonly Unit[], figures: Statistics): readonly Evidence[] => {
  const terms = termsOf(units).map((term) => ({
    cases: casesHaving(term, figures),
    query: anyTerm([term]),
    weight: idfOf(term, figures),
  }));
  return withinBudget(terms.sort((a, b) => a.cases - b.cases)).slice(0, TERMS);
};

/** Counted in a sample, for all cases; a term that stands in one case of it at most isn't counted there. */
const casesHaving = (term: string, { frequencies, cases, sampled }: Statistics): number =>
  ((frequencies.get(term) ?? 1) * Math.max(cases, 1)) / Math.max(1, Math.min(cases, sampled));

const casesWith = (clause: Clause, figures: Statistics): number => {
  const all = (terms: readonly string[]): number => Math.min(...terms.map((term) => casesHaving(term, figures)));
  const any = (terms: readonly string[]): number => terms.reduce((sum, term) => sum + casesHaving(term, figures), 0);
  switch (clause.kind) {
    case 'term':
      return any(clause.forms);
    case 'phrase':
      return all(clause.terms);
    case 'prefix':
      return figures.cases;
    case 'syllables':
      return clause.parts.reduce(
        (sum, { text, others }) =>
          [text, ...others].reduce((cases, each) => cases + all(gramsOf(each.replace(/\s+/g, ''))), sum),
        0,
      );
  }
};

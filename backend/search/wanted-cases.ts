import type { CaseWinRateQuery } from '@nomucheck/domain/search/contract/search.ts';
import { flatTitle } from '@nomucheck/domain/search/marks.ts';
import { type Clause, parseQuery, type Query } from '@nomucheck/domain/search/query.ts';
import { tsQueryOf } from '@nomucheck/domain/search/ts-query.ts';
import type { Synonyms } from '@nomucheck/domain/search/word-runs.ts';
import type { Wanted } from '@nomucheck/projections/search/case-search/finding.ts';

/** The parsed query: for the index, for the ranking and for the marks. */
export type Asked = {
  readonly q: string;
  readonly query: Query;
  readonly flatTitle: string;
  readonly wanted: Wanted;
  /** Nothing to search for: only excluded words, or only punctuation. */
  readonly isEmpty: boolean;
};

/** What a quotation demands besides its terms: their order. null where the terms say it already. */
export const phraseOf = (clause: Clause): string | null => {
  const phrase = clause.kind === 'phrase' ? flatTitle(clause.text) : '';
  return phrase.length > 2 ? phrase : null;
};

export const askedFor = (
  query: Omit<CaseWinRateQuery, 'asOf'>,
  {
    synonyms,
    fallback,
    asOf,
  }: { readonly synonyms: Synonyms; readonly fallback: string; readonly asOf: string | null },
): Asked => {
  const q = (query.q ?? fallback).trim();
  const parsed = parseQuery(q, synonyms);
  const phrases = parsed.wanted.flatMap((clause) => phraseOf(clause) ?? []);
  const tsQuery = tsQueryOf(parsed);
  return {
    q,
    query: parsed,
    flatTitle: flatTitle(q),
    wanted: {
      query: tsQuery,
      phrases,
      sections: query.sections ?? [],
      outcome: query.outcome ?? [],
      tribunal: query.tribunal ?? [],
      kind: query.kind ?? [],
      from: query.from ?? null,
      to: query.to ?? null,
      asOf,
    },
    isEmpty: q !== '' && tsQuery === null,
  };
};

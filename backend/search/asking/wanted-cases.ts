import { articleInWords } from '@nomucheck/domain/search/cited/renumbered-articles.ts';
import type { CaseSearchAnswer, CaseWinRateQuery } from '@nomucheck/domain/search/contract/search.ts';
import { flatTitle } from '@nomucheck/domain/search/marks.ts';
import { type Clause, parseQuery, type Query } from '@nomucheck/domain/search/query/query.ts';
import { tsQueryOf } from '@nomucheck/domain/search/query/ts-query.ts';
import type { Synonyms } from '@nomucheck/domain/search/words/word-runs.ts';
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

/** The words that are looked for beside a typed one, and the other numbers of a typed article, as readers are told. */
export const saidOtherwise = ({ query }: Asked): CaseSearchAnswer['synonyms'] =>
  query.wanted.flatMap((clause) => {
    if (clause.kind === 'term' && clause.is === 'article') {
      const [word = '', ...others] = clause.forms.map(articleInWords);
      return others.length > 0 ? [{ word, others }] : [];
    }
    if (clause.kind !== 'syllables') return [];
    return clause.parts
      .filter(({ others }) => others.length > 0)
      .map(({ text, others, typed = text }) => ({ word: typed, others: [...others] }));
  });

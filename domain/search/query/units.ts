import { gramsOf } from '../words/tokens.ts';
import type { Clause, Query } from './query.ts';

/** One demanded word with its synonyms; the best of them counts. `weight`: of each term. `share`: of the word that it says. */
export type Unit = readonly { readonly terms: readonly string[]; readonly weight: number; readonly share: number }[];

/** A synonym: its terms weigh less than the word's own, and it says most of the word. */
const SAID_OTHERWISE = { weight: 0.7, share: 0.85 } as const;
const itself = { weight: 1, share: 1 } as const;

/** The units by which a query's cases are ranked. Blanks in the query make no difference. */
export const unitsOf = ({ wanted }: Pick<Query, 'wanted'>): readonly Unit[] => wanted.flatMap(unitsOfClause);

const unitsOfClause = (clause: Clause): Unit[] => {
  switch (clause.kind) {
    case 'term':
      return [clause.forms.map((form) => ({ terms: [form, ...(clause.counted ? [clause.counted] : [])], ...itself }))];
    case 'phrase':
      return [[{ terms: clause.terms, ...itself }]];
    case 'prefix':
      return [];
    case 'syllables': {
      const typed = gramsOf(clause.text);
      const units: Unit[] = [];
      let from = 0;
      for (const { text, others } of clause.parts) {
        const to = from + text.length;
        const own = { terms: typed.slice(from, to - 1), ...itself };
        units.push([own, ...others.map((other) => saidOtherwise(own.terms, other))]);
        // The pair of syllables where two parts meet.
        const meeting = typed[to - 1];
        if (meeting) units.push([{ terms: [meeting], ...itself }]);
        from = to;
      }
      return units;
    }
  }
};

/**
 * The pairs of syllables at either side of a typed blank. `joins`: those that surely belong to two words, because both are longer
 * than a syllable (본 채용 and 직장 내 괴롭힘 are spaced at will) and no word has the pair, too.
 */
export type Blanks = { readonly apart: ReadonlySet<string>; readonly joins: ReadonlySet<string> };

export const blanksOf = ({ wanted }: Pick<Query, 'wanted'>): Blanks => {
  const apart = new Set<string>();
  const joins = new Set<string>();
  const within = new Set<string>();
  for (const clause of wanted) {
    if (clause.kind !== 'syllables') continue;
    for (const [n, word] of clause.words.entries()) {
      for (const pair of gramsOf(word)) within.add(pair);
      const next = clause.words[n + 1];
      if (next === undefined) continue;
      const pair = `${word.at(-1)}${next[0]}`;
      apart.add(pair);
      if (word.length > 1 && next.length > 1) joins.add(pair);
    }
  }
  for (const pair of within) joins.delete(pair);
  return { apart, joins };
};

/** A longer word isn't worth more for having more pairs. */
const saidOtherwise = (own: readonly string[], other: string): Unit[number] => {
  const terms = gramsOf(other.replace(/\s+/g, ''));
  const weight = SAID_OTHERWISE.weight * Math.min(1, own.length / Math.max(1, terms.length));
  return { terms, weight, share: SAID_OTHERWISE.share };
};

/** The same, cut into words where a blank stands or could stand. A word with synonyms stays as it is. */
export const wordsOf = (units: readonly Unit[], isApart: (term: string) => boolean): readonly Unit[] => {
  const words: Unit[] = [];
  let word: string[] = [];
  const end = (): void => {
    if (word.length > 0) words.push([{ terms: word, ...itself }]);
    word = [];
  };
  for (const unit of units) {
    const [own] = unit;
    if (unit.length !== 1 || own === undefined) {
      end();
      words.push(unit);
      continue;
    }
    for (const term of own.terms) {
      if (isApart(term) || !goesOn(word.at(-1), term)) end();
      word.push(term);
      if (isApart(term)) end();
    }
  }
  end();
  return words;
};

/** Two pairs of syllables that share one. */
const goesOn = (term: string | undefined, next: string): boolean =>
  term !== undefined && term.length === 2 && next.length === 2 && term[1] === next[0];

export const termsOf = (units: readonly Unit[]): readonly string[] => [
  ...new Set(units.flatMap((unit) => unit.flatMap(({ terms }) => terms))),
];

/** The terms of the words that were typed, without synonyms. */
export const ownTermsOf = (units: readonly Unit[]): readonly string[] => units.flatMap(([own]) => own?.terms ?? []);

import type { Clause, Query } from './query.ts';
import { bordersOf, type Part } from './word-runs.ts';

/** One word, or another part that can be demanded or dropped on its own. */
export type Demand = { readonly word: string; readonly clause: Clause };

/** The demands of a query, word by word. Synonyms are one demand. */
export const demandsOf = ({ wanted }: Pick<Query, 'wanted'>): readonly Demand[] => wanted.flatMap(demandsOfClause);

const demandsOfClause = (clause: Clause): readonly Demand[] => {
  switch (clause.kind) {
    case 'syllables':
      return wordsOf(clause).map(({ text, others }) => ({
        word: text,
        clause: { kind: 'syllables', text, words: [text], parts: [{ text, others }] },
      }));
    case 'term':
      return [{ word: clause.forms[0] ?? '', clause }];
    case 'phrase':
      return [{ word: clause.text, clause }];
    case 'prefix':
      return [{ word: clause.syllable, clause }];
  }
};

/** Its parts; a part without synonyms is cut where words were typed. */
const wordsOf = ({ words, parts }: Extract<Clause, { kind: 'syllables' }>): readonly Part[] => {
  const borders = bordersOf(words);
  const found: Part[] = [];
  let at = 0;
  for (const { text, others } of parts) {
    if (others.length > 0) found.push({ text, others });
    else {
      let word = '';
      for (const [n, syllable] of [...text].entries()) {
        word += syllable;
        if (n + 1 < text.length && !borders.has(at + n + 1)) continue;
        if (word.length > 1) found.push({ text: word, others: [] });
        word = '';
      }
    }
    at += text.length;
  }
  return found;
};

import { articleInWords } from '../cited/renumbered-articles.ts';
import type { Part } from '../words/word-runs.ts';
import type { Clause, Query } from './query.ts';

/** One word as it was typed, or another part that can be demanded or dropped on its own. */
export type Demand = { readonly word: string; readonly clause: Clause };

/** The demands of a query, word by word. Synonyms are one demand. */
export const demandsOf = ({ wanted }: Pick<Query, 'wanted'>): readonly Demand[] => wanted.flatMap(demandsOfClause);

/** A query of so many demands is a passage of a text: its quotation marks and numbers are the text's own, and nothing is mistyped. */
const PASSAGE = 17;

export const isPassage = ({ wanted, unwanted }: Pick<Query, 'wanted' | 'unwanted'>): boolean =>
  unwanted.length === 0 && demandsOf({ wanted }).length >= PASSAGE;

const demandsOfClause = (clause: Clause): readonly Demand[] => {
  switch (clause.kind) {
    case 'syllables':
      return wordsOf(clause).map(({ text, others, typed = text }) => ({
        word: typed,
        clause: { kind: 'syllables', text, words: [text], typed: [typed], parts: [{ text, others }] },
      }));
    case 'term':
      return [{ word: wordOf(clause), clause }];
    case 'phrase':
      return [{ word: clause.text, clause }];
    case 'prefix':
      return [{ word: clause.syllable, clause }];
  }
};

const wordOf = ({ forms: [form = ''], is }: Extract<Clause, { kind: 'term' }>): string =>
  is === 'article' ? articleInWords(form) : form;

/** Its parts; a part without synonyms is cut where words were typed. */
const wordsOf = ({ words, typed, parts }: Extract<Clause, { kind: 'syllables' }>): readonly Part[] => {
  /** Where each word begins, and how it was typed. */
  const begins = new Map<number, string>();
  let border = 0;
  for (const [n, word] of words.entries()) {
    begins.set(border, typed[n] ?? word);
    border += word.length;
  }
  begins.set(border, '');
  const found: Part[] = [];
  let at = 0;
  for (const part of parts) {
    if (part.others.length > 0) found.push(part);
    else {
      let word = '';
      for (const [n, syllable] of [...part.text].entries()) {
        word += syllable;
        const to = at + n + 1;
        const ends = begins.has(to);
        if (n + 1 < part.text.length && !ends) continue;
        const whole = ends ? begins.get(to - word.length) : undefined;
        if (word.length > 1) found.push({ text: word, others: [], ...(whole === undefined ? {} : { typed: whole }) });
        word = '';
      }
    }
    at += part.text.length;
  }
  return found;
};

import { caseNumbersIn } from '../case-numbers.ts';
import { periodsIn } from '../cited/periods.ts';
import { articlesIn } from '../cited/statutes.ts';
import { fold } from '../folding.ts';

/**
 * One word of the index. `gram`: two neighbouring Hangul syllables (or Chinese characters); `bridge`: two with a blank or a
 * middle dot between them, because Korean may be spaced in several ways; `word`: a figure or a Latin word, whole; `counted`: a
 * small figure and the first syllable of what it counts, and the month and the day of a date; `number` and `article`: a case
 * number and an article of a statute in normal form.
 */
export type Token = {
  readonly term: string;
  readonly kind: 'gram' | 'bridge' | 'word' | 'counted' | 'number' | 'article';
  /** The offset in the folded text. */
  readonly from: number;
  readonly to: number;
};

/** All tokens of a text: the same function for the index, for queries and for marks. */
export const tokensOf = (text: string, decidedOn: string | null = null): readonly Token[] =>
  tokensOfFolded(fold(text).text, decidedOn);

/** @param decidedOn the date of the text: it tells by which law's numbers an article is cited. */
export const tokensOfFolded = (text: string, decidedOn: string | null = null): readonly Token[] => {
  const tokens: Token[] = [];
  visitTokens(
    text,
    (term, kind, from, to) => {
      tokens.push({ term, kind, from, to });
    },
    decidedOn,
  );
  return tokens;
};

/** The same, one by one. `inWord`: the number of earlier syllables in the same word. */
export const visitTokens = (
  text: string,
  visit: (term: string, kind: Token['kind'], from: number, to: number, inWord: number) => void,
  decidedOn: string | null = null,
): void =>
  visitPairs(
    text,
    {
      pair: (from, next, inWord) =>
        visit(`${text[from] ?? ''}${text[next] ?? ''}`, next === from + 1 ? 'gram' : 'bridge', from, next + 1, inWord),
      term: (term, kind, from, to) => visit(term, kind, from, to, 0),
    },
    decidedOn,
  );

/** The same without a string for each pair of syllables: a text has a thousand of them. A pair is named by its two offsets. */
export const visitPairs = (
  text: string,
  visit: {
    readonly pair: (from: number, next: number, inWord: number) => void;
    readonly term: (term: string, kind: 'word' | 'counted' | 'number' | 'article', from: number, to: number) => void;
  },
  decidedOn: string | null = null,
): void => {
  for (const { numbers, from, to } of caseNumbersIn(text))
    for (const term of numbers) visit.term(term, 'number', from, to);
  for (const { articles, from, to } of articlesIn(text, decidedOn))
    for (const term of articles) visit.term(term, 'article', from, to);
  for (const { term, from, to } of periodsIn(text)) visit.term(term, 'counted', from, to);
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (!isSyllable(piece.charCodeAt(0))) {
      const to = index + piece.length;
      visit.term(piece.replaceAll(',', ''), 'word', index, to);
      const counted = countedTerm(piece, text.slice(to, to + 1));
      if (counted !== null) visit.term(counted, 'counted', index, to + 1);
      continue;
    }
    for (const part of partsOf(piece)) visitSyllables(text, index + part.at, part.text.length, visit.pair);
  }
};

/** 3개 of 3개월, 65세: a figure alone stands in dates and numberings, too. A large one says enough. */
export const countedTerm = (figure: string, behind: string): string | null =>
  /^\d{1,3}$/.test(figure) && behind !== '' && isSyllable(behind.charCodeAt(0)) ? `${figure}${behind[0]}` : null;

const visitSyllables = (
  text: string,
  from: number,
  length: number,
  visit: (from: number, next: number, inWord: number) => void,
): void => {
  let last = from;
  let inWord = 0;
  for (let at = from + 1; at < from + length; at += 1) {
    if (!isSyllable(text.charCodeAt(at))) continue;
    visit(last, at, inWord);
    inWord = at === last + 1 ? inWord + 1 : 0;
    last = at;
  }
};

/** A run of syllables without the blanks in it, or one figure or Latin word. */
export type Run = {
  readonly kind: 'syllables' | 'word';
  readonly text: string;
  /** The offset of each syllable in the folded text. */
  readonly places: readonly number[];
  readonly from: number;
  readonly to: number;
};

const pieces =
  /[\uac00-\ud7a3\u4e00-\u9fff]+(?:[ \n·]+[\uac00-\ud7a3\u4e00-\u9fff]+)*|\d{1,3}(?:,\d{3})+(?!\d)|[\p{L}\p{N}]+?(?=[\uac00-\ud7a3\u4e00-\u9fff]|[^\p{L}\p{N}]|$)/gu;

/** The runs of a folded text. An empty line, a comma, a bracket end a run; a blank, a line end and a middle dot don't. */
export const runsIn = (text: string): readonly Run[] => {
  const runs: Run[] = [];
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (isSyllable(piece.charCodeAt(0))) {
      for (const part of partsOf(piece)) runs.push(syllables(part.text, index + part.at));
    } else {
      runs.push({ kind: 'word', text: piece.replaceAll(',', ''), places: [], from: index, to: index + piece.length });
    }
  }
  return runs;
};

/** An empty line separates; a single line end doesn't. */
const partsOf = (piece: string): { text: string; at: number }[] => {
  if (!piece.includes('\n')) return [{ text: piece, at: 0 }];
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (const part of piece.split(/(\n *\n[ \n·]*)/)) {
    if (part !== '' && isSyllable(part.charCodeAt(0))) parts.push({ text: part, at });
    at += part.length;
  }
  return parts;
};

const syllables = (piece: string, at: number): Run => {
  const places: number[] = [];
  let text = '';
  for (let index = 0; index < piece.length; index += 1) {
    if (!isSyllable(piece.charCodeAt(index))) continue;
    places.push(at + index);
    text += piece[index];
  }
  return { kind: 'syllables', text, places, from: at, to: at + piece.length };
};

export const isSyllable = (code: number): boolean =>
  (code >= 0xac00 && code <= 0xd7a3) || (code >= 0x4e00 && code <= 0x9fff);

/** The pairs of syllables of a run. */
export const gramsOf = (stretch: string): readonly string[] =>
  Array.from({ length: Math.max(0, stretch.length - 1) }, (_, n) => stretch.slice(n, n + 2));

/** Whether a text without its blanks has only syllables. */
export const isAllSyllables = (text: string): boolean => [...text].every((each) => isSyllable(each.charCodeAt(0)));

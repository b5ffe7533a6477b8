import { fold } from './folding.ts';
import { type Passage, passagesOf } from './passages.ts';
import type { Query } from './query/query.ts';
import { isAllSyllables, isSyllable, tokensOfFolded } from './words/tokens.ts';
import { isKnownNoun, standsAt } from './words/word-parts.ts';

/** A segment of the original text; all segments together are that text. */
export type Segment = { readonly text: string; readonly marked: boolean };

/** What to mark in a text: words without blanks, and case numbers and articles in normal form. */
export type Needles = {
  readonly words: readonly string[];
  readonly terms: ReadonlySet<string>;
  /** The date of the text, as for `tokensOfFolded`. */
  readonly decidedOn?: string | null;
};

export const needlesOf = ({ wanted, words }: Pick<Query, 'wanted' | 'words'>): Needles => {
  const terms = new Set<string>();
  const all = new Set(words.map(flatTitle));
  for (const clause of wanted) {
    if (clause.kind === 'term' && clause.is !== 'word') for (const form of clause.forms) terms.add(form);
    if (clause.kind === 'prefix') all.add(clause.syllable);
    if (clause.kind === 'syllables')
      for (const { others } of clause.parts) for (const other of others) all.add(flatTitle(other));
  }
  return { words: [...all].filter((word) => word !== ''), terms };
};

/** A title, or a word, without its blanks, in the normal form of texts and queries. */
export const flatTitle = (word: string): string => flatten(fold(word).text).text;

type Range = { readonly from: number; readonly to: number };

/** The text in segments; those that match the query are marked. */
export const markText = (text: string, needles: Needles): readonly Segment[] =>
  segmentsOf(text, rangesOf(text, needles));

/** The ranges of the original text that match: in order, none touching another. */
export const rangesOf = (text: string, { words, terms, decidedOn = null }: Needles): readonly Range[] => {
  const folded = fold(text);
  const flat = flatten(folded.text);
  const found: Range[] = [];
  for (const word of words) {
    const isNoun = isKnownNoun(word);
    for (const { from, to } of placesOf(flat.text, word)) {
      const range = { from: flat.places[from] ?? 0, to: (flat.places[to - 1] ?? 0) + 1 };
      if (!isNoun || !isWithinOthers(folded.text, range)) found.push(range);
    }
  }
  if (terms.size > 0) {
    for (const { term, kind, from, to } of tokensOfFolded(folded.text, decidedOn)) {
      if ((kind === 'number' || kind === 'article') && terms.has(term)) found.push({ from, to });
    }
  }
  return joined(found, folded.text).map(({ from, to }) => ({ from: folded.start(from), to: folded.end(to - 1) }));
};

/**
 * Where a word occurs in the text without blanks; if a word of four syllables or more doesn't occur whole, where its parts
 * do.
 */
const placesOf = (flat: string, word: string): readonly Range[] => {
  const whole = occurrences(flat, word);
  if (whole.length > 0 || word.length < 4 || !isAllSyllables(word)) return whole;
  const pieces: Range[] = [];
  for (let from = 0; from + 2 <= word.length; ) {
    // Where not even two syllables occur, no longer part does.
    if (!flat.includes(word.slice(from, from + 2))) {
      from += 1;
      continue;
    }
    let length = word.length - from;
    let found: readonly Range[] = [];
    for (; length >= 2 && found.length === 0; length -= 1) found = occurrences(flat, word.slice(from, from + length));
    pieces.push(...found);
    from += found.length > 0 ? length + 1 : 1;
  }
  return pieces;
};

const occurrences = (flat: string, word: string): readonly Range[] => {
  const places: Range[] = [];
  const isFigure = !isSyllable(word.charCodeAt(0));
  for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) {
    const cutsFigure = isFigure && (isOfFigure(flat[at - 1]) || isOfFigure(flat[at + word.length]));
    if (!cutsFigure) places.push({ from: at, to: at + word.length });
  }
  return places;
};

/** Two syllables that belong to two other words there: 사표 in 의사표시. The index doesn't take them for the noun either. */
const isWithinOthers = (text: string, { from, to }: Range): boolean => {
  if (to - from > 2) return false;
  let begin = from;
  while (isSyllable(text.charCodeAt(begin - 1))) begin -= 1;
  return !standsAt(text, from, from - begin);
};

const isOfFigure = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character) && !isSyllable(character.charCodeAt(0));

/** A folded text without blanks and middle dots; an empty line stays as one line end. */
const flatten = (folded: string): { text: string; places: readonly number[] } => {
  const places: number[] = [];
  let text = '';
  for (let at = 0; at < folded.length; at += 1) {
    const character = folded[at] ?? '';
    if (character === ' ' || character === '·') continue;
    if (character === '\n' && folded[at + 1] !== '\n') continue;
    places.push(at);
    text += character;
  }
  return { text, places };
};

/** Joins ranges that touch or have only a blank between them. */
const joined = (ranges: readonly Range[], text: string): readonly Range[] => {
  const sorted = [...ranges].sort((a, b) => a.from - b.from || b.to - a.to);
  const result: Range[] = [];
  for (const range of sorted) {
    const last = result.at(-1);
    if (last && (range.from <= last.to || (range.from === last.to + 1 && /[ ·]/.test(text[last.to] ?? ''))))
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else result.push(range);
  }
  return result;
};

const segmentsOf = (text: string, ranges: readonly Range[]): readonly Segment[] => {
  const segments: Segment[] = [];
  let at = 0;
  for (const { from, to } of ranges) {
    if (from > at) segments.push({ text: text.slice(at, from), marked: false });
    segments.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) segments.push({ text: text.slice(at), marked: false });
  return segments;
};

export type Snippet = {
  /** The section, such as `이유`; null for the record's own gist. */
  readonly section: string | null;
  readonly paragraph: number;
  readonly from: number;
  readonly to: number;
  readonly segments: readonly Segment[];
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
};

const SNIPPET = 180;

/** A passage with its own text. */
type Written = Passage & { readonly text: string };

/** The window of a text that contains the most of the query; null if it contains nothing of it. */
export const snippetOf = (text: string, needles: Needles): Snippet | null =>
  snippetOfPassages(
    passagesOf(text).map((passage) => ({ ...passage, text: text.slice(passage.from, passage.to) })),
    needles,
  );

/** The same for a text that is cut into passages already. */
export const snippetOfPassages = (passages: readonly Written[], needles: Needles): Snippet | null => {
  let best: { value: number; passage: Written; ranges: readonly Range[] } | null = null;
  for (const passage of passages) {
    const ranges = rangesOf(passage.text, needles);
    if (ranges.length === 0) continue;
    const said = new Set(ranges.map(({ from, to }) => flatTitle(passage.text.slice(from, to))));
    const value = [...said].reduce((sum, word) => sum + word.length, 0) + Math.min(5, ranges.length) / 10;
    if (!best || value > best.value) best = { value, passage, ranges };
  }
  return best && cutOut(best.passage, best.ranges);
};

const cutOut = (passage: Written, ranges: readonly Range[]): Snippet => {
  const [from, to] = windowOf(passage.text, ranges);
  const shown = ranges
    .filter((range) => range.from < to && range.to > from)
    .map((range) => ({ from: Math.max(from, range.from) - from, to: Math.min(to, range.to) - from }));
  return {
    section: passage.section,
    paragraph: passage.paragraph,
    from: passage.from + from,
    to: passage.from + to,
    segments: segmentsOf(passage.text.slice(from, to), shown),
    cutBefore: from > 0,
    cutAfter: to < passage.text.length,
  };
};

/** The window with the most marks, cut at blanks. */
const windowOf = (piece: string, ranges: readonly Range[]): [from: number, to: number] => {
  let best = { marked: -1, from: 0 };
  for (const { from: start } of ranges) {
    const from = Math.max(0, start - 40);
    const marked = ranges
      .filter((range) => range.from >= from && range.to <= from + SNIPPET)
      .reduce((sum, range) => sum + range.to - range.from, 0);
    if (marked > best.marked) best = { marked, from };
  }
  const from = best.from === 0 ? 0 : piece.indexOf(' ', best.from) + 1 || best.from;
  const near = ranges.find((range) => range.from >= best.from);
  const begin = near && from > near.from ? near.from : from;
  const end = Math.min(piece.length, begin + SNIPPET);
  if (end === piece.length) return [begin, end];
  const blank = piece.lastIndexOf(' ', end);
  return [begin, blank > begin + SNIPPET / 2 ? blank : end];
};

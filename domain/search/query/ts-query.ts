import { gramsOf } from '../words/tokens.ts';
import { isKnownNoun, onlyWithin, standsAt } from '../words/word-parts.ts';
import type { Clause, Query } from './query.ts';

/**
 * A query as a tsquery. A run of syllables matches with any spacing: its first and last pair must occur, and of two
 * neighbouring pairs at least one, because a text has no such pair where a blank is. So the spellings with and without
 * blanks find the same cases. A word that begins with a known noun matches where that stands as one, not only within others
 * (`word-parts.ts`). null if nothing is asked for.
 */
export const tsQueryOf = (
  { wanted, unwanted }: Pick<Query, 'wanted' | 'unwanted'>,
  { begunNumbers = false }: { /** A case number may go on. */ readonly begunNumbers?: boolean } = {},
): string | null => {
  if (wanted.length === 0) return null;
  const conditionFor = (clause: Clause): string =>
    begunNumbers && clause.kind === 'term' && clause.is === 'number'
      ? `${lexeme(clause.forms[0] ?? '')}:*`
      : conditionOf(clause);
  const conditions = [...wanted.map(conditionFor), ...unwanted.map((clause) => `!(${strictConditionOf(clause)})`)];
  return conditions.join(' & ');
};

/** Any of these terms: for approximate matches. */
export const anyTerm = (terms: readonly string[]): string => terms.map(lexeme).join(' | ');

const conditionOf = (clause: Clause): string => {
  switch (clause.kind) {
    case 'term':
      return either(clause.forms.map(lexeme));
    case 'prefix':
      return `${lexeme(clause.syllable)}:*`;
    case 'phrase': {
      const begins = new Set(clause.text.split(/[^\uac00-\ud7a3\u4e00-\u9fff]+/u).map((word) => word.slice(0, 2)));
      return clause.terms.map((term) => (begins.has(term) ? asWord(term) : lexeme(term))).join(' & ');
    }
    case 'syllables': {
      const grams = gramsIn(clause.text);
      if (clause.parts.every(({ others }) => others.length === 0)) return spacedAnyhow(grams);
      let from = 0;
      const conditions: string[] = [];
      for (const { text, others } of clause.parts) {
        const own = grams.slice(from, from + text.length - 1);
        if (text.length > 1) conditions.push(either([own, ...others.map(gramsIn)].map(spacedAnyhow)));
        from += text.length;
      }
      return conditions.join(' & ');
    }
  }
};

/** An excluded run must match for certain: with all of its pairs. */
const strictConditionOf = (clause: Clause): string =>
  clause.kind === 'syllables' ? gramsIn(clause.text).join(' & ') : conditionOf(clause);

/** Of each pair of a run its condition. Where words are in it is read as in a text, so that its blanks make no difference. */
const gramsIn = (words: string): readonly string[] => {
  const run = words.replace(/\s+/g, '');
  return gramsOf(run).map((gram, n) => (standsAt(run, n, n) ? asWord(gram) : lexeme(gram)));
};

/** One condition, so that what is remembered of it is remembered once. */
const asWord = (pair: string): string =>
  isKnownNoun(pair) ? `(${lexeme(pair)} & !${lexeme(onlyWithin(pair))})` : lexeme(pair);

const spacedAnyhow = (grams: readonly string[]): string => {
  const conditions = new Set<string>();
  for (const each of [grams[0], grams.at(-1)]) if (each !== undefined) conditions.add(each);
  for (let n = 1; n + 2 < grams.length; n += 1) conditions.add(`(${grams[n] ?? ''} | ${grams[n + 1] ?? ''})`);
  return [...conditions].join(' & ');
};

const either = (conditions: readonly string[]): string =>
  conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.map((each) => `(${each})`).join(' | ')})`;

/** A lexeme as tsquery and tsvector write it. */
export const lexeme = (term: string): string => `'${/['\\]/.test(term) ? term.replace(/['\\]/g, '$&$&') : term}'`;

/** A stripped tsvector of these terms, each given once, in PostgreSQL's own form: in the order of their bytes. */
export const tsVectorOf = (terms: Iterable<string>): string => {
  const pairs: number[] = [];
  const others: string[] = [];
  for (const term of terms) {
    const first = term.charCodeAt(0);
    const second = term.charCodeAt(1);
    if (term.length === 2 && isPlain(first) && isPlain(second)) pairs.push(pairOf(first, second));
    else others.push(term);
  }
  return tsVectorOfPairs(Uint32Array.from(pairs), others);
};

/** Two characters as one number: most terms are two syllables, and numbers are sorted five times as fast. */
export const pairOf = (first: number, second: number): number => first * 65_536 + second;

/** The same of pairs (`pairOf`) without a quote, a backslash or a surrogate, and of other terms. Sorts both. */
export const tsVectorOfPairs = (pairs: Uint32Array, others: string[]): string => {
  const written = others.sort(byCodePoints).map(lexeme);
  const begins = others.map(beginOf);
  const vector = new Uint16Array(5 * pairs.length + written.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  let next = 0;
  const writeOthers = (before: number): void => {
    for (; next < begins.length && (begins[next] ?? 0) < before; next += 1) {
      const term = written[next] ?? '';
      for (let n = 0; n < term.length; n += 1) vector[at++] = term.charCodeAt(n);
      vector[at++] = BLANK;
    }
  };
  for (const pair of pairs.sort()) {
    writeOthers(pair);
    vector[at] = QUOTE;
    vector[at + 1] = pair >>> 16;
    vector[at + 2] = pair & 0xffff;
    vector[at + 3] = QUOTE;
    vector[at + 4] = BLANK;
    at += 5;
  }
  writeOthers(BEHIND_PAIRS + 1);
  let text = '';
  for (let from = 0; from < at - 1; from += CHUNK)
    text += Reflect.apply(String.fromCharCode, null, vector.subarray(from, Math.min(at - 1, from + CHUNK)));
  return text;
};

/** A term's first two characters as a pair, to compare it with pairs: a shorter term comes before, a longer one after. */
const beginOf = (term: string): number => {
  const [first, second] = [term.charCodeAt(0), term.charCodeAt(1)];
  if (hasSurrogate.test(term[0] ?? '')) return BEHIND_PAIRS;
  if (term.length < 2) return pairOf(term === '' ? 0 : first, 0) - 1;
  return pairOf(first, hasSurrogate.test(term[1] ?? '') ? 0xffff : second) + (term.length > 2 ? 0.5 : 0);
};

const BEHIND_PAIRS = 2 ** 32;
const QUOTE = 0x27;
const BLANK = 0x20;
/** So many characters fit among a call's arguments. */
const CHUNK = 8_192;

/** Contains no quote, no backslash and no lone surrogate. */
const isPlain = (code: number): boolean => code !== 0x27 && code !== 0x5c && (code < 0xd800 || code > 0xdfff);
const hasSurrogate = /[\ud800-\udfff]/;

/** The order of UTF-8 bytes: the same as that of UTF-16 units, except for surrogate pairs. */
const byCodePoints = (one: string, other: string): number => {
  if (!hasSurrogate.test(one) && !hasSurrogate.test(other)) return one < other ? -1 : one > other ? 1 : 0;
  const others = [...other];
  for (const [n, character] of [...one].entries()) {
    const difference = (character.codePointAt(0) ?? 0) - (others[n]?.codePointAt(0) ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
};

import type { Clause, Query } from './query.ts';
import { gramsOf } from './tokens.ts';

/**
 * A query as a tsquery. A run of syllables matches with any spacing: its first and last pair must occur, and of two
 * neighbouring pairs at least one, because a text has no such pair where a blank is. So the spellings with and without
 * blanks find the same cases. null if nothing is asked for.
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
    case 'phrase':
      return clause.terms.map(lexeme).join(' & ');
    case 'syllables':
      return clause.parts.some(({ others }) => others.length > 0)
        ? clause.parts
            .filter(({ text }) => text.length > 1)
            .map(({ text, others }) => either([text, ...others].map(spacedAnyhow)))
            .join(' & ')
        : spacedAnyhow(clause.text);
  }
};

/** An excluded run must match for certain: with all of its pairs. */
const strictConditionOf = (clause: Clause): string =>
  clause.kind === 'syllables' ? gramsOf(clause.text).map(lexeme).join(' & ') : conditionOf(clause);

const spacedAnyhow = (stretch: string): string => {
  const grams = gramsOf(stretch.replace(/\s+/g, ''));
  const conditions = new Set<string>();
  for (const each of [grams[0], grams.at(-1)]) if (each !== undefined) conditions.add(lexeme(each));
  for (let n = 1; n + 2 < grams.length; n += 1)
    conditions.add(`(${lexeme(grams[n] ?? '')} | ${lexeme(grams[n + 1] ?? '')})`);
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
    // Most terms are two characters: as numbers they are sorted five times as fast.
    if (term.length === 2 && isPlain(first) && isPlain(second)) pairs.push(first * 65_536 + second);
    else others.push(term);
  }
  const sortedPairs = Uint32Array.from(pairs).sort();
  const sortedOthers = others.sort(byCodePoints);
  let vector = '';
  let next = 0;
  for (const pair of sortedPairs) {
    const term = String.fromCharCode(pair >>> 16, pair & 0xffff);
    for (; next < sortedOthers.length && byCodePoints(sortedOthers[next] ?? '', term) < 0; next += 1) {
      vector += `${lexeme(sortedOthers[next] ?? '')} `;
    }
    vector += `'${term}' `;
  }
  for (const term of sortedOthers.slice(next)) vector += `${lexeme(term)} `;
  return vector.trimEnd();
};

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

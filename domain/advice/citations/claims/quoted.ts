/**
 * Finds a quote in a passage. White space, the style of quotation marks and full-width forms may differ; one other character may not.
 */

export type FoundQuote = {
  /** The quoted words as they stand in the passage. */
  readonly words: string;
  /** The whole sentences in which they stand: a quote that stops before `없다` would say the contrary. */
  readonly sentences: string;
};

/** Shorter than this it proves nothing, unless the whole passage is as short. */
const SHORTEST = 8;

export const findQuote = (quote: string, passage: string): FoundQuote | null => {
  const wanted = bare(quote).text;
  const within = bare(passage);
  if (wanted.length === 0 || (wanted.length < SHORTEST && wanted.length < within.text.length)) return null;
  for (let at = within.text.indexOf(wanted); at >= 0; at = within.text.indexOf(wanted, at + 1)) {
    if (cutsNumber(within.text, at) || cutsNumber(within.text, at + wanted.length)) continue;
    const from = within.starts[at] ?? 0;
    const to = within.starts[at + wanted.length] ?? passage.length;
    return { words: passage.slice(from, to).trim(), sentences: sentencesAround(passage, from, to) };
  }
  return null;
};

/** `0일` isn't a quote of `30일`. */
const cutsNumber = (text: string, at: number): boolean =>
  /\d[.,]?$/.test(text.slice(0, at)) && /^[.,]?\d/.test(text.slice(at));

/** The text without blanks and invisible characters, full-width forms as plain ones, one style of quotation marks. */
const bare = (text: string): { text: string; starts: readonly number[] } => {
  let plain = '';
  const starts: number[] = [];
  for (const { 0: cluster, index } of text.matchAll(/\P{M}[\p{M}\u1160-\u11ff]*|\p{M}/gsu)) {
    if (/^[\s\p{Default_Ignorable_Code_Point}]/u.test(cluster)) continue;
    const read = plainForm(cluster.normalize('NFC'));
    for (let n = 0; n < read.length; n += 1) starts.push(index);
    plain += read;
  }
  return { text: plain, starts };
};

const plainForm = (character: string): string => {
  if (/[“”„‟＂«»「」『』]/u.test(character)) return '"';
  if (/[‘’‚‛＇`´]/u.test(character)) return "'";
  return /[\uff01-\uff5e]/u.test(character) ? character.normalize('NFKC') : character;
};

const sentenceEnd = /[가-힣\])"'”’][.?!]["”’)]?\s|\n\s*\n|\n(?=#)/gu;

const sentencesAround = (passage: string, from: number, to: number): string => {
  let start = 0;
  for (const { 0: end, index } of passage.matchAll(sentenceEnd)) {
    const behind = index + end.length;
    if (behind <= from) start = behind;
    else if (behind >= to) return passage.slice(start, behind).trim();
  }
  return passage.slice(start).trim();
};

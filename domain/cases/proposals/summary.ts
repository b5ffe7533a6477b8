import { sectionNamed } from '../decision-text.ts';
import { type Found, passageAt } from '../found.ts';
import { type Sentence, sentencesOf } from './text/sentences.ts';

const LONGEST_SUMMARY = 8_000;
const LONGEST_POINT = 400;

/** The content of a decision in its own words: 판결요지 if there is one, else the concluding sentences. */
export const summaryOf = (text: string): Found | null => {
  const holding = sectionNamed(text, '판결요지', '결정요지', '판정요지', '판시사항', '판정사항');
  if (holding) {
    const value = cut(text.slice(holding.from, holding.to), LONGEST_SUMMARY);
    return { value, rule: 'holding', passage: passageAt(text, holding.from, holding.to) };
  }
  const concluding = conclusionsOf(text);
  const [first] = concluding;
  if (!first) return null;
  const value = cut(concluding.map(({ words }) => words).join('\n\n'), LONGEST_SUMMARY);
  return { value, rule: 'concluding-sentences', passage: passageAt(text, first.from, first.to) };
};

/** The decision in a sentence: the first of its 판시사항, with question and answer, else the first conclusion. */
export const pointOf = (text: string): Found | null => {
  const issues = sectionNamed(text, '판시사항', '판정사항', '판결요지', '판정요지');
  const [first] = issues ? sentencesOf(text, issues.from, issues.to) : conclusionsOf(text);
  if (!first) return null;
  const value = cut(first.words.replace(/^\s*(?:\[\d+\]|[가-하]\.|\d+\.)\s*/, ''), LONGEST_POINT);
  return value === ''
    ? null
    : { value, rule: issues ? 'first-issue' : 'first-conclusion', passage: passageAt(text, first.from, first.to) };
};

const concludes =
  /(?:부당해고에 해당|정당한 이유가 (?:있|없)|정당성이 (?:있|없|인정)|징계재량권|재량권을 (?:일탈|남용)|근로기준법상 근로자에 해당|무효(?:이|라)|위법하(?:다|고|므로)|적법하(?:다|고|므로)|정당하(?:다|고)|이유\s?(?:있|없)(?:다|으므로|어))/;
const MOST_CONCLUSIONS = 5;

/**
 * Only from the reasons, and only the last ones: a judgment first reports the parties' claims and then gives its own
 * opinion.
 */
const conclusionsOf = (text: string): readonly Sentence[] => {
  const reasons = sectionNamed(text, '이유', '판단');
  if (!reasons) return [];
  return sentencesOf(text, reasons.from, reasons.to)
    .filter(({ words }) => concludes.test(words) && words.length <= 800 && !/고 주장|취지로 주장/.test(words))
    .slice(-MOST_CONCLUSIONS);
};

/** Cut to this length, at the end of a sentence where possible, never within a surrogate pair. */
const cut = (words: string, most: number): string => {
  if (words.length <= most) return words;
  const part = words
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const end = part.lastIndexOf('다.');
  return end > most / 2 ? part.slice(0, end + 2) : `${part}…`;
};

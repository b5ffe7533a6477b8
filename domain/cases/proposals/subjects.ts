import { sectionsOf } from '../decision-text.ts';
import { type Found, passageAt } from './found.ts';
import { sentencesOf } from './sentences.ts';
import type { SectionWords, Vocabulary } from './vocabulary.ts';
import { type Searchable, searchable } from './words-in-text.ts';

/** What the court itself says the decision is about. */
const headnotes = /^(?:판시사항|판결요지|결정요지|판정사항|판정요지)$/;
const MOST_SECTIONS = 3;
const MOST_KEYWORDS = 20;
const MOST_HITS = 5;
/** A word in the headnotes counts as so many in the reasons. */
const HEADNOTE = 5;
const ENOUGH = 4;

type Place = { readonly from: number; readonly to: number };
type Hits = { readonly score: number; readonly first: Place };

/** The questionnaire's sections a decision belongs under, the surest first, and the keywords it may be found by. */
export const subjectsOf = (
  text: string,
  vocabulary: Vocabulary,
): { readonly sections: readonly Found<SectionWords['id']>[]; readonly keywords: readonly Found[] } => {
  const inText = searchable(text);
  const heads = sectionsOf(text).filter(({ name }) => headnotes.test(name));
  const isHead = ({ from }: Place): boolean => heads.some((head) => from >= head.from && from < head.to);
  const hits = new Map<string, Hits>();
  for (const word of vocabulary.keywords) {
    const found = hitsOf(word, inText, isHead);
    if (found) hits.set(word, found);
  }
  const scored = vocabulary.sections
    .map(({ id, words, excluded }) => {
      const own = words.flatMap((word) => hits.get(word) ?? []).sort((one, other) => other.score - one.score);
      const other = excluded.some((word) => inText.exactly(word, 1).some(isHead));
      return { id, score: other ? 0 : own.reduce((sum, { score }) => sum + score, 0), first: own[0]?.first };
    })
    .filter(({ score }) => score >= ENOUGH)
    .sort((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  const sections = scored
    .filter(({ score }) => score * 2.5 >= best)
    .slice(0, MOST_SECTIONS)
    .map(({ id, first }) => ({ value: id, rule: 'section-words', passage: first ? around(text, first) : null }));
  const keywords = [...hits]
    .filter(([, { score }]) => score >= ENOUGH)
    .sort(([, one], [, other]) => other.score - one.score)
    .slice(0, MOST_KEYWORDS)
    .map(([value, { first }]) => ({ value, rule: 'keyword-in-text', passage: passageAt(text, first.from, first.to) }));
  return { sections, keywords };
};

const hitsOf = (word: string, inText: Searchable, isHead: (place: Place) => boolean): Hits | null => {
  const places = inText.places(word, MOST_HITS);
  const first = places.find(isHead) ?? places[0];
  if (!first) return null;
  return { score: places.length + (isHead(first) ? HEADNOTE : 0), first };
};

/** The sentence in which it stands. */
const around = (text: string, { from, to }: Place) => {
  const start = Math.max(0, text.lastIndexOf('\n', from - 1) + 1);
  const end = text.indexOf('\n', to);
  const sentence = sentencesOf(text, start, end < 0 ? text.length : end).find(
    (one) => one.from <= from && from < one.to,
  );
  return sentence && sentence.to - sentence.from <= 600
    ? passageAt(text, sentence.from, sentence.to)
    : passageAt(text, Math.max(start, from - 100), Math.min(end < 0 ? text.length : end, to + 200));
};

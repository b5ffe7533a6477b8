import { type Found, passageAt } from './found.ts';
import { headnotesOf, type SectionFound, sectionsDecided } from './sections.ts';
import type { Vocabulary } from './vocabulary.ts';
import { searchable } from './words-in-text.ts';

const MOST_KEYWORDS = 20;
const MOST_HITS = 5;
/** In the reasons a word has to stand so often to be what they are about. */
const ENOUGH = 4;

/** The questionnaire's sections a decision belongs under, the surest first, and the keywords it may be found by. */
export const subjectsOf = (
  text: string,
  vocabulary: Vocabulary,
): { readonly sections: readonly SectionFound[]; readonly keywords: readonly Found[] } => {
  const sections = sectionsDecided(text, vocabulary);
  return { sections, keywords: keywordsOf(text, vocabulary, sections) };
};

/**
 * Keywords decide which figures count a case. So one that stands in the reasons alone is proposed only where it is a word of a
 * section that the decision is about, and an article (`민법 제660조`) never: it is cited for many things.
 */
const keywordsOf = (text: string, { keywords, sections }: Vocabulary, found: readonly SectionFound[]) => {
  const inText = searchable(text);
  const heads = headnotesOf(text);
  const ofFound = new Set(
    sections.filter(({ id }) => found.some(({ value }) => value === id)).flatMap(({ words }) => words),
  );
  const hits = keywords.flatMap((word) => {
    const places = inText.places(word, MOST_HITS);
    const inHead = places.find(({ from }) => heads.some((head) => from >= head.from && from < head.to));
    const first = inHead ?? places[0];
    if (!first) return [];
    const isOwn = ofFound.has(word) && !/제\d+조/.test(word) && places.length >= ENOUGH;
    if (!inHead && !isOwn) return [];
    const rule = inHead ? 'keyword-in-headnote' : 'keyword-in-text';
    return [
      {
        value: word,
        rule,
        passage: passageAt(text, first.from, first.to),
        rank: places.length + (inHead ? MOST_HITS : 0),
      },
    ];
  });
  return hits
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MOST_KEYWORDS)
    .map(({ rank: _rank, ...keyword }): Found => keyword);
};

import { type Found, passageAt } from '../found.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { headnotesOf, type SectionFound, sectionsDecided } from './sections.ts';
import { searchable } from './text/words-in-text.ts';

const MOST_KEYWORDS = 20;
const MOST_HITS = 5;
/** A word must occur so often in the reasons before they count as being about it. */
const ENOUGH = 4;

/** The questionnaire's sections that a decision belongs to, the surest first, and the keywords by which it can be found. */
export const subjectsOf = (
  text: string,
  vocabulary: Vocabulary,
): { readonly sections: readonly SectionFound[]; readonly keywords: readonly Found[] } => {
  const sections = sectionsDecided(text, vocabulary);
  return { sections, keywords: keywordsOf(text, vocabulary, sections) };
};

/**
 * Keywords decide which figures count a case. So a word that only the reasons contain is proposed only if it is a word of a
 * section that the decision is about. An article (`민법 제660조`) is never proposed so, because it is cited for many matters.
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

/** The position of a sentence in the text, and its words. */
export type Sentence = { readonly from: number; readonly to: number; readonly words: string };

// A sentence ends in 다. 라. 음. 함. 임. or 사례. and then white space: the full stops of dates and numbers (1999. 11. 23.) end
// nothing.
const end = /(?:[다라음함임것됨]|사례)\.["'”’」)\]}]*(?=\s|$)|\n+/g;

/** The sentences between two offsets of a text; an empty line ends a sentence, too. */
export const sentencesOf = (text: string, from = 0, to = text.length): readonly Sentence[] => {
  const part = text.slice(from, to);
  const sentences: Sentence[] = [];
  let at = 0;
  const push = (until: number): void => {
    const piece = part.slice(at, until);
    const words = piece.trim();
    const start = from + at + (piece.length - piece.trimStart().length);
    if (words !== '') sentences.push({ from: start, to: start + words.length, words });
    at = until;
  };
  for (const { index, 0: mark } of part.matchAll(end)) push(index + mark.length);
  push(part.length);
  return sentences;
};

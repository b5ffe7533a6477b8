/** A text as it is searched: without capitals, and with one blank for each gap. */
export const searchedForm = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();

/**
 * The pairs of neighbouring letters of a text in this form, each once. A word is a part of a text only where all of its pairs are, so an index
 * of them finds parts of words; Korean puts endings on words, and no list of whole words would.
 */
export const pairsOf = (form: string): readonly string[] => {
  const letters = [...form];
  return [...new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))];
};

/** Whether a search for this form is answered by its pairs alone. */
export const isOnePair = (form: string): boolean => [...form].length === 2;

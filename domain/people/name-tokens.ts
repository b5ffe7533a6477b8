/** The words by which a name is found: whole words only, because the index stores hashes, which can't match a part. */

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** A Korean name of three syllables or more is also found by the given name: its first syllable is the family name. */
const givenName = (word: string): readonly string[] => (/^[가-힣]{3,}$/.test(word) ? [word.slice(1)] : []);

/** `김 해고` → `김`, `해고`, `김해고`; `김해고` → `김해고`, `해고`. */
export const nameTokens = (name: string): readonly string[] => {
  const words = wordsOf(name);
  const whole = words.join('');
  return [...new Set([...words, whole, ...[...words, whole].flatMap(givenName)])].filter((token) => token !== '');
};

/** The queries for a name: names with all of these words, and names that are these words written as one. */
export const nameQueries = (words: string): readonly (readonly string[])[] => {
  const each = [...new Set(wordsOf(words))];
  if (each.length === 0) return [];
  return each.length === 1 ? [each] : [each, [wordsOf(words).join('')]];
};

/** By what a name is found: whole words only, because what is kept of them is a hash that knows no parts. */

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** A Korean name of three syllables or more is looked for by the given name, too: its first syllable is the family's. */
const givenName = (word: string): readonly string[] => (/^[가-힣]{3,}$/.test(word) ? [word.slice(1)] : []);

/** `김 해고` → `김`, `해고`, `김해고`; `김해고` → `김해고`, `해고`. */
export const nameTokens = (name: string): readonly string[] => {
  const words = wordsOf(name);
  const whole = words.join('');
  return [...new Set([...words, whole, ...[...words, whole].flatMap(givenName)])].filter((token) => token !== '');
};

/** What is looked for: names with all of these words, and names that are all of them written as one. */
export const nameQueries = (words: string): readonly (readonly string[])[] => {
  const each = [...new Set(wordsOf(words))];
  if (each.length === 0) return [];
  return each.length === 1 ? [each] : [each, [wordsOf(words).join('')]];
};

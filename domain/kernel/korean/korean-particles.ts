const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
/** Of each beginning and vowel so many, the first of them without a final consonant. */
const FINALS = 28;

/**
 * Whether a word ends in a consonant (받침), which decides the particle behind it. A closing bracket isn't read (`(행정소송)`), and what
 * isn't written in Hangul ends in none.
 */
export const endsInConsonant = (word: string): boolean => {
  const read = word.replace(/[)\]”’」』]+$/u, '');
  const code = read.charCodeAt(read.length - 1) - FIRST_SYLLABLE;
  return code >= 0 && code < SYLLABLES && code % FINALS !== 0;
};

/** `구제신청은`, `소청심사 청구는`. */
export const withTopicParticle = (word: string): string => `${word}${endsInConsonant(word) ? '은' : '는'}`;

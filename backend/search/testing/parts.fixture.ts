/** The initial words of an empty log, for tests of how it is seeded. */
export { seedSearchWords } from '../words/seed-search-words.ts';

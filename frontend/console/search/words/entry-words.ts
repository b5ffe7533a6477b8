import type { Entry } from './words-api.ts';

/** `짤림, 잘림 → 해고`; with two heads where each finds the other. */
export const entryWords = ({ words, finds, bothWays }: Entry): string =>
  `${words.join(', ')} ${bothWays ? '↔' : '→'} ${finds.join(', ')}`;

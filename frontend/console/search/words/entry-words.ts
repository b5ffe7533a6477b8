import type { SearchWordItem } from '@nomucheck/domain/search/contract/search-words.ts';

type Entry = Pick<SearchWordItem, 'words' | 'finds' | 'bothWays'>;

/** `짤림, 잘림 → 해고`; with `↔` when each finds the other. */
export const entryWords = ({ words, finds, bothWays }: Entry): string =>
  `${words.join(', ')} ${bothWays ? '↔' : '→'} ${finds.join(', ')}`;

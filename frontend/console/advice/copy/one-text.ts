import type { Run } from '../../texts/word-diff.ts';

/**
 * The runs of two texts to be read as one: the words that one text has in the place of others stand directly behind them,
 * without the line ends after the deleted ones, and words that are written the same way in a row are one run.
 */
export const inOneText = (runs: readonly Run[]): Run[] => {
  const joined: Run[] = [];
  runs.forEach((run, place) => {
    const isReplaced = run.kind === 'gone' && runs[place + 1]?.kind === 'new';
    const text = isReplaced ? run.text.replace(/\s+$/, ' ') : run.text;
    const last = joined.at(-1);
    if (last?.kind === run.kind) joined[joined.length - 1] = { ...last, text: last.text + text };
    else joined.push({ ...run, text });
  });
  return joined;
};

import { diffArrays } from 'diff';

/** A run of words that both texts have, or only one of them. */
export type Run = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string };

/** Words with the spaces after them: Korean is compared word by word, not letter by letter. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

/** For more words than this, the comparison would block the page. */
const patience = 1_500;

/** The deleted and the new words; texts that are too long to compare are shown as a whole. */
export const wordDiff = (before: string, after: string): Run[] => {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const parts = diffArrays(wordsOf(before), wordsOf(after), {
    timeout: patience,
    // Spaces are not compared.
    comparator: (one, other) => one.trim() === other.trim(),
  });
  if (parts === undefined)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ];
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }));
};

/** Shortens long runs of equal words to their ends, `kept` words each. */
export const shortened = (runs: readonly Run[], kept = 24): Run[] =>
  runs.map((run, place) => {
    const words = wordsOf(run.text);
    if (run.kind !== 'same' || words.length <= kept * 2 + 8) return run;
    const head = place === 0 ? '' : words.slice(0, kept).join('');
    const tail = place === runs.length - 1 ? '' : words.slice(-kept).join('');
    const left = words.length - (head === '' ? 0 : kept) - (tail === '' ? 0 : kept);
    return { ...run, text: `${head} … (같은 낱말 ${left.toLocaleString('ko-KR')}개) … ${tail}` };
  });

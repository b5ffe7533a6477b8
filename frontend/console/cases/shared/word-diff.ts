import { diffArrays } from 'diff';

/** A run of words that both texts have, or only one of them. */
export type Run = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string };

/** Words with the spaces after them: Korean is compared word by word, not letter by letter. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

/** Longer than this the comparison would keep the page from answering. */
const patience = 1_500;

/** Which words are gone and which are new; texts too far apart to compare are told as a whole. */
export const wordDiff = (before: string, after: string): Run[] => {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const parts = diffArrays(wordsOf(before), wordsOf(after), {
    timeout: patience,
    // How they are spaced is no difference.
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

/** Long runs of the same shortened to their ends, `kept` words each. */
export const shortened = (runs: readonly Run[], kept = 24): Run[] =>
  runs.map((run, place) => {
    const words = wordsOf(run.text);
    if (run.kind !== 'same' || words.length <= kept * 2 + 8) return run;
    const head = place === 0 ? '' : words.slice(0, kept).join('');
    const tail = place === runs.length - 1 ? '' : words.slice(-kept).join('');
    const left = words.length - (head === '' ? 0 : kept) - (tail === '' ? 0 : kept);
    return { ...run, text: `${head} … (같은 낱말 ${left.toLocaleString('ko-KR')}개) … ${tail}` };
  });

import { anchorIn } from '@nomucheck/domain/advice/review/comment-anchor.ts';
import type { ReviewComment } from '@nomucheck/domain/advice/review/review-copy.ts';
import type { Run } from '../../../texts/word-diff.ts';

/** A comment with its number in the order in which they were written. */
export type Note = { readonly number: number; readonly comment: ReviewComment };
/** Runs that stand between two notes, or a note at its place. */
export type WithNotes = { readonly runs: readonly Run[] } | { readonly note: Note };

/**
 * The runs of a comparison with each comment behind the words that it is about, in the later of the two texts. Comments whose words
 * were deleted stand at the end.
 */
export const withNotes = (runs: readonly Run[], after: string, comments: readonly ReviewComment[]): WithNotes[] => {
  const placed = comments
    .map((comment, index) => ({
      note: { number: index + 1, comment },
      end: anchorIn(after, comment.anchor)?.to ?? Number.POSITIVE_INFINITY,
    }))
    .toSorted((one, other) => one.end - other.end);
  const parts: WithNotes[] = [];
  let gathered: Run[] = [];
  let at = 0;
  const flush = (): void => {
    if (gathered.length > 0) parts.push({ runs: gathered });
    gathered = [];
  };
  for (const run of runs) {
    let { text } = run;
    // Deleted words have no place in the later text.
    for (let next = placed[0]; run.kind !== 'gone' && next && next.end <= at + text.length; next = placed[0]) {
      const before = text.slice(0, next.end - at);
      if (before !== '') gathered.push({ ...run, text: before });
      text = text.slice(before.length);
      at = next.end;
      flush();
      parts.push({ note: next.note });
      placed.shift();
    }
    if (text !== '') gathered.push({ ...run, text });
    if (run.kind !== 'gone') at += text.length;
  }
  flush();
  return [...parts, ...placed.map(({ note }) => ({ note }))];
};

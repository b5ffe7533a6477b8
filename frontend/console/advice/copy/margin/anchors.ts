import { anchorIn } from '@nomucheck/domain/advice/review/comment-anchor.ts';
import type { ReviewComment } from '@nomucheck/domain/advice/review/review-copy.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';

/** The part of a text that an edit replaced: `from` to `to` became `inserted` characters. */
type Edit = { readonly from: number; readonly to: number; readonly inserted: number };

const editBetween = (before: string, after: string): Edit => {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { from, to: before.length - same, inserted: after.length - same - from };
};

/**
 * The comments after an edit of the text. A comment before or after the edit stays with its words, also where the same words
 * stand elsewhere; one that the edit touches goes to the nearest place that has its words, and keeps its old place if there
 * is none.
 */
export const followEdit = (before: string, after: string, comments: readonly ReviewComment[]): ReviewComment[] => {
  const edit = editBetween(before, after);
  const moved = edit.inserted - (edit.to - edit.from);
  return comments.map((comment) => {
    const { from, to, quote } = comment.anchor;
    if (to <= edit.from) return comment;
    const place = from >= edit.to ? { from: from + moved, to: to + moved } : anchorIn(after, comment.anchor);
    return place === null ? comment : { ...comment, anchor: { ...place, quote } };
  });
};

/** A comment with its place in the text; `place` is null where its words were deleted. */
export type PlacedComment = {
  readonly comment: ReviewComment;
  /** Its number in the list of comments. */
  readonly index: number;
  readonly place: { readonly from: number; readonly to: number } | null;
};

/** The comments in the order of the text; those whose words were deleted at the end. */
export const placedIn = (text: string, comments: readonly ReviewComment[]): PlacedComment[] =>
  comments
    .map((comment, index) => ({ comment, index, place: anchorIn(text, comment.anchor) }))
    .toSorted((one, other) => (one.place?.from ?? text.length) - (other.place?.from ?? text.length));

/** The anchor of selected words; null where they are too few or too many. */
export const anchorOf = (text: string, from: number, to: number): ReviewComment['anchor'] | null => {
  const quote = text.slice(from, to);
  return quote.trim() === '' || quote.length > lengths.comment ? null : { from, to, quote };
};

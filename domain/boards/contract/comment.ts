import { z } from 'zod';
import { instant } from '../../kernel/contract/values.ts';
import { requiredText, visibleText } from '../../kernel/text/text.ts';
import { isVisible } from '../../kernel/text/visible.ts';
import { reportReasonIds } from '../comments/report-reasons.ts';
import { lengths } from '../lengths.ts';

/** Comments over HTTP: `/api/boards/{category}/{id}/comments`, and `/api/admin/board-comments` for the firm. */

export const writeCommentBody = z.strictObject({
  text: requiredText(lengths.comment).refine(isVisible, { error: '댓글을 적어 주세요.' }),
});
export const reportCommentBody = z.strictObject({ why: z.enum(reportReasonIds) });
export const hideCommentBody = z.strictObject({ reason: visibleText(lengths.reason) });

/** A comment as readers see it. */
export const commentOut = z.strictObject({
  id: z.uuid(),
  /** The first letter of a name, or the firm. */
  name: z.string(),
  byFirm: z.boolean(),
  at: instant,
  /** null: the firm has hidden it. Its writer reads it still. */
  text: z.string().nullable(),
  hidden: z.boolean(),
  /** Why it was hidden, for its writer. */
  why: z.string().nullable(),
  mine: z.boolean(),
});
export type CommentOut = z.infer<typeof commentOut>;

/** A comment as the firm sees it. */
export const adminComment = z.strictObject({
  id: z.uuid(),
  post: z.strictObject({ id: z.uuid(), title: z.string() }),
  person: z.strictObject({ id: z.uuid(), name: z.string() }),
  byFirm: z.boolean(),
  at: instant,
  text: z.string().nullable(),
  hidden: z.strictObject({ why: z.string().nullable(), at: instant }).nullable(),
  /** Reports that nobody has decided on, by their reasons. */
  reports: z.array(z.enum(reportReasonIds)),
});
export type AdminComment = z.infer<typeof adminComment>;

export const commentStates = ['reported', 'hidden'] as const;
export const adminCommentFilter = z.strictObject({
  id: z.array(z.uuid()).max(1000).optional(),
  state: z.enum(commentStates).optional(),
});
export type AdminCommentFilter = z.infer<typeof adminCommentFilter>;
export const adminCommentSorts = ['at'] as const;

/** One's own comments, in the export of one's data. */
export const ownComment = z.strictObject({
  postId: z.uuid(),
  at: instant,
  text: z.string().nullable(),
  hidden: z.strictObject({ why: z.string().nullable(), at: instant }).nullable(),
});

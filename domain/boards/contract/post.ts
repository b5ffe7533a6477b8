import { z } from 'zod';
import { expectedRevision, instant, revisionNumber } from '../../kernel/contract/values.ts';
import { requiredText, storableText, visibleText } from '../../kernel/text/text.ts';
import { categoryIds, firmCategoryIds } from '../categories.ts';
import { boardDocument } from '../document/document-schema.ts';
import { lengths } from '../lengths.ts';
import { postStatuses } from '../posts/post-state.ts';

/** The boards over HTTP: `/api/boards/{category}` for readers, `/api/admin/boards` for the firm, who write the articles. */

const firmCategory = z.enum(firmCategoryIds);

/** An article in a list, as everybody sees it. */
export const boardItem = z.strictObject({
  id: z.uuid(),
  category: z.enum(categoryIds),
  title: z.string(),
  /** The first lines. */
  excerpt: z.string(),
  publishedAt: instant,
  pinned: z.boolean(),
});
export type BoardItem = z.infer<typeof boardItem>;

/** What a link leads to that stands alone in its line: an article of a law, or a decision. */
export const linkCard = z.strictObject({
  href: z.string(),
  /** `근로기준법 제23조`, or the title of a decision. */
  name: z.string(),
  /** Who decided it under which number, and when; null for an article of a law. */
  about: z.string().nullable(),
  /** Its first lines. */
  lines: z.array(z.string()),
});
export type LinkCard = z.infer<typeof linkCard>;

/** An article. */
export const boardPostOut = boardItem.extend({
  /** When its text was last changed; null: never since it was published. */
  changedAt: instant.nullable(),
  /** null for readers who have to sign in first. */
  content: boardDocument.nullable(),
  locked: z.boolean(),
  cards: z.array(linkCard),
});
export type BoardPostOut = z.infer<typeof boardPostOut>;

export const boardSorts = ['publishedAt'] as const;
export const boardFilter = z.strictObject({
  /** A part of the title or of the text. */
  q: requiredText(lengths.search).optional(),
});
export type BoardFilter = z.infer<typeof boardFilter>;

const written = {
  category: firmCategory,
  title: storableText(lengths.title).trim(),
  content: boardDocument,
};
export const draftPostBody = z.strictObject(written);
/** `from`: the revision whose text is put back, for the history. */
export const editPostBody = z.strictObject({
  ...written,
  from: revisionNumber.min(1).optional(),
  expectedRevision,
});
/** Without an instant: now. */
export const publishPostBody = z.strictObject({ publishAt: instant.optional(), expectedRevision });
export const pinPostBody = z.strictObject({ pinned: z.boolean(), expectedRevision });
export const reasonedPostBody = z.strictObject({ reason: visibleText(lengths.reason), expectedRevision });

/** An article in the firm's list. */
export const adminBoardItem = z.strictObject({
  id: z.uuid(),
  category: firmCategory,
  title: z.string(),
  status: z.enum(postStatuses),
  /** Something was saved that readers don't see yet. */
  hasChanges: z.boolean(),
  publishAt: instant.nullable(),
  savedAt: instant,
  pinned: z.boolean(),
  revision: z.int(),
});
export type AdminBoardItem = z.infer<typeof adminBoardItem>;

/** An article as the firm edits it. */
export const adminBoardPost = adminBoardItem.extend({ content: boardDocument });
export type AdminBoardPost = z.infer<typeof adminBoardPost>;

export const adminBoardSorts = ['savedAt', 'publishAt', 'title', 'id'] as const;
export type AdminBoardSort = (typeof adminBoardSorts)[number];
export const adminBoardFilter = z.strictObject({
  id: z.array(z.uuid()).max(1000).optional(),
  category: firmCategory.optional(),
  status: z.enum(postStatuses).optional(),
  q: requiredText(lengths.search).optional(),
});
export type AdminBoardFilter = z.infer<typeof adminBoardFilter>;

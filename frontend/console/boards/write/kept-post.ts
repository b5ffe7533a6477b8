import { type FirmCategory, firmCategoryIds } from '@nomucheck/domain/boards/categories.ts';
import type { AdminBoardPost } from '@nomucheck/domain/boards/contract/post.ts';
import { isSameDocument } from '@nomucheck/domain/boards/document/same-document.ts';
import { type BoardDocument, emptyDocument } from '@nomucheck/domain/boards/document.ts';

/** An article as it is typed. `base`: the revision that it was typed on; 0 before the first save. */
export type Typed = {
  readonly category: FirmCategory;
  readonly title: string;
  readonly content: BoardDocument;
  readonly base: number;
};

export const blank: Typed = { category: 'law', title: '', content: emptyDocument, base: 0 };

export const typedOf = ({ category, title, content, revision }: AdminBoardPost): Typed => ({
  ...{ category, title, content, base: revision },
});

/** Whether both say the same; the revision below them may differ. */
export const isSameTyped = (one: Typed, other: Typed): boolean =>
  one.category === other.category &&
  one.title.trim() === other.title.trim() &&
  isSameDocument(one.content, other.content);

/** What this device kept; null where it is nothing that can be read. */
export const keptTyped = (kept: unknown): Typed | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { category, title, content, base }: Partial<Record<keyof Typed, unknown>> = kept;
  const board = firmCategoryIds.find((id) => id === category);
  return board !== undefined && typeof title === 'string' && typeof base === 'number' && isDocument(content)
    ? { category: board, title, content, base }
    : null;
};

/** The editor leaves out what it doesn't know, and the service refuses it. */
export const isDocument = (value: unknown): value is BoardDocument =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'doc' &&
  'content' in value &&
  Array.isArray(value.content);

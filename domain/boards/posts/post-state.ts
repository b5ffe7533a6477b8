import type { FirmCategory } from '../categories.ts';
import { isSameDocument } from '../document/same-document.ts';
import type { BoardDocument } from '../document.ts';

/** What an article says. */
export type Written = {
  readonly category: FirmCategory;
  readonly title: string;
  readonly content: BoardDocument;
};

/** What readers see. `from`: since when they see an article here. `at`: when this text was published, which may be later. */
export type Published = Written & { readonly from: string; readonly at: string };

/** One article of the firm. `working` is what was last saved, `published` what readers see from its instant on. */
export type Post = {
  readonly postId: string;
  readonly working: Written;
  readonly published: Published | null;
  readonly pinned: boolean;
  readonly removed: boolean;
  readonly edits: number;
  /** The files of the pictures that any of its texts has or had: an earlier text can be put back. */
  readonly images: readonly string[];
  /** How often it was published, taken down and pinned. */
  readonly steps: number;
  readonly savedAt: string;
};

export const postStatuses = ['draft', 'scheduled', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postStatusNames: Readonly<Record<PostStatus, string>> = {
  draft: '초안',
  scheduled: '예약',
  published: '게시 중',
};

/** An instant that was set comes by itself, so the status follows from the clock. */
export const statusOf = (
  { published }: { readonly published: Pick<Published, 'from'> | null },
  now: string,
): PostStatus => {
  if (published === null) return 'draft';
  return published.from <= now ? 'published' : 'scheduled';
};

/** Whether something was saved that readers don't see yet. */
export const hasChanges = ({ working, published }: Pick<Post, 'working' | 'published'>): boolean =>
  published !== null && !saysTheSame(working, published);

export const saysTheSame = (one: Written, other: Written): boolean =>
  one.category === other.category && one.title === other.title && isSameDocument(one.content, other.content);

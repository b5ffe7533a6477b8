import { type FirmCategory, firmCategoryIds, needsLogin } from '@nomucheck/domain/boards/categories.ts';
import { excerptOf, plainTextOf } from '@nomucheck/domain/boards/document/plain-text.ts';
import { isSameDocument } from '@nomucheck/domain/boards/document/same-document.ts';
import type { BoardDocument } from '@nomucheck/domain/boards/document.ts';
import { imageFilesIn } from '@nomucheck/domain/boards/images.ts';
import { lengths } from '@nomucheck/domain/boards/lengths.ts';
import { postEvents } from '@nomucheck/domain/boards/post-events.ts';
import { postOfStream } from '@nomucheck/domain/boards/posts/post.ts';
import { pairsOf, searchedForm } from '@nomucheck/domain/boards/search/pairs.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** One article of the firm: as it was last saved, and as readers see it from `publish_at` on (`seen_…`). */
export type BoardPostRow = {
  id: string;
  category: FirmCategory;
  title: string;
  content: BoardDocument;
  seen_category: FirmCategory | null;
  seen_title: string | null;
  seen_content: BoardDocument | null;
  /** Its first lines. */
  seen_excerpt: string | null;
  /** What the search looks into, and its pairs of letters. Of an article for members, others must not find what only members read. */
  seen_search: string | null;
  seen_pairs: readonly string[];
  /** The files of the pictures in it. */
  seen_images: readonly string[];
  /** The files of the pictures in all of its texts, earlier ones included. */
  images: readonly string[];
  publish_at: string | null;
  /** When what readers see was published; later than `publish_at` where it was changed. */
  published_at: string | null;
  has_changes: boolean;
  pinned: boolean;
  saved_at: string;
  revision: number;
};

/** What is in the log was checked when it was written; later limits don't concern it. */
const written = z.object({
  category: z.enum(firmCategoryIds),
  title: z.string(),
  content: z.custom<BoardDocument>(),
});
const published = z.object({ publishAt: z.string() });
const pinned = z.object({ pinned: z.boolean() });
const anything = z.object({});

const definition = (type: string) => definitionIn(postEvents, type);
const keys = ({ stream }: { readonly stream: string }): readonly string[] => [postOfStream(stream)];

/** A later event: the row with these changes, and with those that every event makes. */
const then =
  <Data>(change: (row: BoardPostRow, data: Data, at: string) => Partial<BoardPostRow>) =>
  (row: BoardPostRow | null, { data, at, revision }: Event<Data>): BoardPostRow | null =>
    row && { ...row, ...change(row, data, at), revision };

const unseen = {
  ...{ seen_category: null, seen_title: null, seen_content: null, seen_excerpt: null },
  ...{ seen_search: null, seen_pairs: [] },
  ...{ seen_images: [], publish_at: null, published_at: null, has_changes: false },
} as const;

/** The articles of the boards; a removed one is deleted here and stays in the log. */
export const boardPosts = defineProjection<BoardPostRow>({
  name: 'board-posts',
  version: 3,
  oneStreamARow: true,
  // A row may hold two texts of 30,000 letters.
  atOnce: 50,
  table: {
    name: 'board_posts',
    key: 'id',
    columns: {
      category: 'text not null',
      title: 'text not null',
      content: 'jsonb not null',
      seen_category: 'text',
      seen_title: 'text',
      seen_content: 'jsonb',
      seen_excerpt: 'text',
      seen_search: 'text',
      seen_pairs: 'text[] not null',
      seen_images: 'text[] not null',
      images: 'text[] not null',
      publish_at: 'timestamptz',
      published_at: 'timestamptz',
      has_changes: 'boolean not null',
      pinned: 'boolean not null',
      saved_at: 'timestamptz not null',
      revision: 'integer not null',
    },
    indexes: [
      '(seen_category, pinned, publish_at, id) where seen_category is not null',
      '(saved_at, id)',
      '(publish_at, id)',
      '(title, id)',
      'using gin (seen_pairs)',
      'using gin (seen_images)',
      'using gin (images)',
    ],
  },
  takes: [
    on(definition('PostDrafted'), written, {
      keys,
      evolveRow: (_row, { data, stream, at, revision }) => ({
        ...{ id: postOfStream(stream), ...data, ...unseen, pinned: false },
        ...{ images: imageFilesIn(data.content), saved_at: at, revision },
      }),
    }),
    on(definition('PostEdited'), written, {
      keys,
      evolveRow: then((row, { category, title, content }, at) => ({
        ...{ category, title, content, saved_at: at },
        images: [...new Set([...row.images, ...imageFilesIn(content)])],
        has_changes:
          row.publish_at !== null &&
          !(
            row.seen_category === category &&
            row.seen_title === title &&
            row.seen_content !== null &&
            isSameDocument(row.seen_content, content)
          ),
      })),
    }),
    on(definition('PostPublished'), published, {
      keys,
      evolveRow: then(({ category, title, content }, { publishAt }, at) => {
        const excerpt = excerptOf(content, lengths.excerpt);
        const searched = searchedForm(`${title} ${needsLogin(category) ? excerpt : plainTextOf(content)}`);
        return {
          ...{ seen_category: category, seen_title: title, seen_content: content, seen_excerpt: excerpt },
          ...{ seen_search: searched, seen_pairs: pairsOf(searched), seen_images: imageFilesIn(content) },
          ...{ publish_at: publishAt, published_at: at, has_changes: false },
        };
      }),
    }),
    on(definition('PostTakenDown'), anything, { keys, evolveRow: then(() => unseen) }),
    on(definition('PostPinned'), pinned, { keys, evolveRow: then((_row, data) => ({ pinned: data.pinned })) }),
    on(definition('PostRemoved'), anything, { keys, evolveRow: () => null }),
  ],
});

import type { Category } from '@nomucheck/domain/boards/categories.ts';
import type {
  AdminBoardFilter,
  AdminBoardItem,
  AdminBoardSort,
  BoardFilter,
} from '@nomucheck/domain/boards/contract/post.ts';
import type { BoardDocument } from '@nomucheck/domain/boards/document.ts';
import type { PostStatus } from '@nomucheck/domain/boards/posts/post-state.ts';
import { isOnePair, pairsOf, searchedForm } from '@nomucheck/domain/boards/search/pairs.ts';
import { readPage, rowsOf, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import type { BoardPostRow } from './board-posts.ts';

type Range = { readonly from: number; readonly to: number };

export type PostsWanted = Range & {
  readonly category: Category;
  readonly filter: BoardFilter;
  /** The instant (ISO) until which something has to be published. */
  readonly now: string;
};

/** An article as readers see it in a list. */
export type SeenPost = {
  readonly id: string;
  readonly category: Category;
  readonly title: string;
  readonly excerpt: string;
  readonly publishedAt: string;
  readonly pinned: boolean;
};

type SeenRow = {
  id: string;
  seen_category: Category;
  seen_title: string;
  seen_excerpt: string;
  publish_at: Date;
  pinned: boolean;
};

const seenColumns = ['id', 'seen_category', 'seen_title', 'seen_excerpt', 'publish_at', 'pinned'];

const seenOf = (row: SeenRow): SeenPost => ({
  ...{ id: row.id, category: row.seen_category, title: row.seen_title, excerpt: row.seen_excerpt },
  ...{ publishedAt: row.publish_at.toISOString(), pinned: row.pinned },
});

/** What readers see of one board: the pinned ones first, then the newest. */
export const listPosts = async (
  db: Db,
  { category, filter, now, from, to }: PostsWanted,
): Promise<{ readonly items: readonly SeenPost[]; readonly total: number }> => {
  const matching = sql('read.board_posts').where('seen_category', category).where('publish_at', '<=', now);
  if (filter.q !== undefined) {
    const sought = searchedForm(filter.q);
    const pairs = pairsOf(sought);
    if (pairs.length > 0) matching.whereRaw('seen_pairs @> ?::text[]', [[...pairs]]);
    if (!isOnePair(sought)) matching.whereRaw('position(? in seen_search) > 0', [sought]);
  }
  const { rows, total } = await readPage<SeenRow>(db, {
    matching,
    columns: seenColumns,
    order: ['pinned', 'publish_at', 'id'].map((column) => ({ column, descending: true })),
    range: { from, to },
  });
  return { items: rows.map(seenOf), total };
};

/** One article as readers see it, with its text. */
export type ReadPost = SeenPost & { readonly content: BoardDocument; readonly changedAt: string | null };

/** null where readers see no such article on this board at this instant. */
export const readPost = async (
  db: Db,
  { category, id, now }: { readonly category: Category; readonly id: string; readonly now: string },
): Promise<ReadPost | null> => {
  const found = sql('read.board_posts')
    .select(...seenColumns, 'seen_content', 'published_at')
    .where('id', id)
    .where('seen_category', category)
    .where('publish_at', '<=', now);
  const [row] = await rowsOf<SeenRow & { seen_content: BoardDocument; published_at: Date }>(db, found);
  if (!row) return null;
  const changedAt = row.published_at > row.publish_at ? row.published_at.toISOString() : null;
  return { ...seenOf(row), content: row.seen_content, changedAt };
};

/** A sitemap may name fifty thousand; the newest are enough of a board. */
const mostInSitemap = 5_000;

/** The addresses of the published articles, the newest first. */
export const pathsOfPosts = async (db: Db, now: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ path: string }>(
    `select '/board/' || seen_category || '/' || id as path from read.board_posts
     where publish_at <= $1 and seen_category is not null order by publish_at desc, id limit ${mostInSitemap}`,
    [now],
  );
  return rows.map(({ path }) => path);
};

export type AdminPostsWanted = Range & {
  readonly sort: { readonly field: AdminBoardSort; readonly descending: boolean };
  readonly filter: AdminBoardFilter;
  readonly now: string;
};

/** As `statusOf` of the domain has it. */
const statusInSql = `case when publish_at is null then 'draft' when publish_at <= ? then 'published' else 'scheduled' end`;

const sortColumns: Readonly<Record<AdminBoardSort, string>> = {
  ...{ savedAt: 'saved_at', publishAt: 'publish_at', title: 'title', id: 'id' },
};

type AdminRow = Pick<BoardPostRow, 'id' | 'category' | 'title' | 'has_changes' | 'pinned' | 'revision'> & {
  status: PostStatus;
  publish_at: Date | null;
  saved_at: Date;
};

/** A page of all articles, drafts included, and how many there are. Those requested by id are never cut off. */
export const listAdminPosts = async (
  db: Db,
  { sort: { field, descending }, filter, now, from, to }: AdminPostsWanted,
): Promise<{ readonly items: readonly AdminBoardItem[]; readonly total: number }> => {
  const matching = sql.from(sql.raw(`(select *, ${statusInSql} as status from read.board_posts) listed`, [now]));
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.category !== undefined) matching.where('category', filter.category);
  if (filter.status !== undefined) matching.where('status', filter.status);
  if (filter.q !== undefined) matching.whereRaw('position(lower(?) in lower(title)) > 0', [filter.q]);
  const { rows, total } = await readPage<AdminRow>(db, {
    matching,
    columns: ['id', 'category', 'title', 'status', 'has_changes', 'publish_at', 'saved_at', 'pinned', 'revision'],
    order: [...new Set([sortColumns[field], 'id'])].map((column) => ({
      ...{ column, descending },
      ...(column === 'publish_at' ? { nullsLast: true } : {}),
    })),
    range: filter.id ? null : { from, to },
  });
  const items = rows.map(({ has_changes, publish_at, saved_at, ...row }) => ({
    ...row,
    hasChanges: has_changes,
    publishAt: publish_at?.toISOString() ?? null,
    savedAt: saved_at.toISOString(),
  }));
  return { items, total };
};

/** The articles whose text links to this case, as it is written or as readers see it. */
export const postsLinkingTo = async (
  db: Db,
  caseId: string,
): Promise<readonly { readonly id: string; readonly savedAt: string }[]> => {
  const { rows } = await db.query<{ id: string; saved_at: Date }>(
    `select id, saved_at from read.board_posts
     where position($1 in content::text) > 0 or position($1 in seen_content::text) > 0 order by saved_at, id`,
    [`/search/${caseId}`],
  );
  return rows.map(({ id, saved_at }) => ({ id, savedAt: saved_at.toISOString() }));
};

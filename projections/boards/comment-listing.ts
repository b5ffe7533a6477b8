import type { AdminCommentFilter } from '@nomucheck/domain/boards/contract/comment.ts';
import { readPage, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';

type Range = { readonly from: number; readonly to: number };
type Ids = { readonly ids: readonly string[]; readonly total: number };

const idsOf = async (db: Db, query: Parameters<typeof readPage>[1]): Promise<Ids> => {
  const { rows, total } = await readPage<{ id: string }>(db, query);
  return { ids: rows.map(({ id }) => id), total };
};

/** The comments below an article, the oldest first. */
export const commentsBelow = (db: Db, post: string, range: Range): Promise<Ids> =>
  idsOf(db, {
    matching: sql('read.board_comments').where('post_id', post),
    columns: ['id', 'written_at'],
    order: ['written_at', 'id'].map((column) => ({ column, descending: false })),
    range,
  });

/** The comments that this person wrote. */
export const commentsOf = async (db: Db, owner: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    'select id from read.board_comments where owner = $1 order by written_at, id',
    [owner],
  );
  return rows.map(({ id }) => id);
};

/** All comments for the firm, the newest first. */
export const listAdminComments = (
  db: Db,
  { filter, ...range }: Range & { filter: AdminCommentFilter },
): Promise<Ids> => {
  const matching = sql('read.board_comments');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.state === 'reported') matching.where('open_reports', '>', 0);
  if (filter.state === 'hidden') matching.where('hidden', true);
  return idsOf(db, {
    matching,
    columns: ['id', 'written_at'],
    order: ['written_at', 'id'].map((column) => ({ column, descending: true })),
    range: filter.id ? null : range,
  });
};

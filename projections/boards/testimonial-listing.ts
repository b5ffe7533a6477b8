import type { AdminTestimonialFilter, TestimonialFilter } from '@nomucheck/domain/boards/contract/testimonial.ts';
import { readPage, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';

type Range = { readonly from: number; readonly to: number };
type Ids = { readonly ids: readonly string[]; readonly total: number };
type Matching = ReturnType<typeof sql>;

const newestFirst = ['written_at', 'id'].map((column) => ({ column, descending: true }));

const idsOf = async (db: Db, matching: Matching, range: Range | null): Promise<Ids> => {
  const page = await readPage<{ id: string }>(db, {
    matching,
    columns: ['id', 'written_at'],
    order: newestFirst,
    range,
  });
  return { ids: page.rows.map(({ id }) => id), total: page.total };
};

/** The reviews that everybody reads, the newest first. */
export const shownTestimonials = (
  db: Db,
  { filter, ...range }: Range & { filter: TestimonialFilter },
): Promise<Ids> => {
  const matching = sql('read.board_testimonials').where('state', 'shown');
  if (filter.outcome !== undefined) matching.where('outcome', filter.outcome);
  if (filter.stars !== undefined) matching.where('stars', filter.stars);
  return idsOf(db, matching, range);
};

/** The reviews for the firm, the newest first. */
export const adminTestimonials = (
  db: Db,
  { filter, ...range }: Range & { filter: AdminTestimonialFilter },
): Promise<Ids> => {
  const matching = sql('read.board_testimonials');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.state !== undefined) matching.where('state', filter.state);
  return idsOf(db, matching, filter.id ? null : range);
};

/** The reviews that this person wrote. */
export const testimonialsOf = async (db: Db, owner: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    'select id from read.board_testimonials where owner = $1 order by written_at, id',
    [owner],
  );
  return rows.map(({ id }) => id);
};

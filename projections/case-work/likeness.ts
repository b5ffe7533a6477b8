import { nearSame } from '@nomucheck/domain/legal-case/likeness.ts';
import type { Db } from '../runner/db.ts';

/** What was put aside, or led elsewhere, is like nothing any more. */
const stands = (row: string): string => `${row}.stage in ('crawled', 'ready', 'master')`;

/**
 * Whether two rows may be one decision: one number with the same tribunal and date, as far as both are known, or texts of
 * which most is the same.
 */
const isLike = (one: string, other: string): string => `(
  (${one}.plain_numbers && ${other}.plain_numbers
    and coalesce(${one}.tribunal = ${other}.tribunal, true) and coalesce(${one}.decided_on = ${other}.decided_on, true))
  or (cardinality(${one}.sketch) > 0 and cardinality(${other}.sketch) > 0
    and (select count(*) from unnest(${one}.sketch) entry where entry = any (${other}.sketch))
      >= ${nearSame} * greatest(cardinality(${one}.sketch), cardinality(${other}.sketch))))`;

const mostTold = 20;

/** Those that are like this row, by their ids: found by an index, then looked at. */
export const likeOnes = (row: string): string => `array(
  select o.id from read.case_work o
  where o.like_keys && ${row}.like_keys and o.id <> ${row}.id and ${stands('o')} and ${isLike(row, 'o')}
  order by o.id limit ${mostTold})`;

/**
 * Every case in the queue that is like another one, in one pass: keys that more than one case has tell the few that are worth
 * a look.
 */
export const queuedWithLikeness = `
  select w.id from read.case_work w
  where ${stands('w')} and w.edition = 0
    and w.id in (
      select unnest(ids) from (
        select array_agg(id) as ids from (
          select k.id, unnest(k.like_keys) as key from read.case_work k where ${stands('k')}
        ) keyed group by key having count(*) > 1
      ) several
    )
    and exists (
      select from read.case_work o
      where o.like_keys && w.like_keys and o.id <> w.id and ${stands('o')} and ${isLike('w', 'o')}
    )`;

/** Of one case. */
export const likenessOf = async (db: Db, id: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ likeness: string[] }>(
    `select ${likeOnes('w')} as likeness from read.case_work w where w.id = $1 and ${stands('w')}`,
    [id],
  );
  return rows[0]?.likeness ?? [];
};

import { nearSame } from '@nomucheck/domain/cases/likeness.ts';
import { comparedTribunal } from '@nomucheck/domain/cases/tribunal-names.ts';
import type { Db } from '../../runner/db.ts';

/** Discarded and merged cases aren't compared any more. */
const stands = (row: string): string => `${row}.stage in ('crawled', 'ready', 'master')`;

/**
 * Whether two rows may be the same decision: the same number with the same tribunal, whatever their days are, because a day is
 * easily mistyped; the same number where a tribunal is unknown, unless both days are known and differ; or texts that are mostly
 * the same. A short text is often a formula, so two cases with it are told apart by their numbers, unless one of them has none or
 * a masked one.
 */
export const isLike = (one: string, other: string): string => `(
  (${one}.plain_numbers && ${other}.plain_numbers
    and coalesce(${one}.plain_tribunal = ${other}.plain_tribunal, ${one}.decided_on = ${other}.decided_on, true))
  or (cardinality(${one}.sketch) > 0 and cardinality(${other}.sketch) > 0
    and (select count(*) from unnest(${one}.sketch) entry where entry = any (${other}.sketch))
      >= ${nearSame} * greatest(cardinality(${one}.sketch), cardinality(${other}.sketch)))
  or (${one}.short_text = ${other}.short_text
    and (cardinality(${one}.plain_numbers) = 0 or cardinality(${other}.plain_numbers) = 0)))`;

const mostTold = 20;

/** The ids of rows that are like this row: found by an index, then compared. */
export const likeOnes = (row: string): string => `array(
  select o.id from read.case_work o
  where o.like_keys && ${row}.like_keys and o.id <> ${row}.id and ${stands('o')} and ${isLike(row, 'o')}
  order by o.id limit ${mostTold})`;

/**
 * Every case in the queue that is like another one. Likeness keys of several cases (`case-likeness`) name the few pairs
 * that are worth comparing.
 */
export const queuedWithLikeness = `
  with pairs as materialized (
    select distinct one, other from read.case_likeness, unnest(cases) one, unnest(cases) other
    where cardinality(cases) > 1 and one < other
  )
  select distinct told.id
  from pairs join read.case_work w on w.id = one join read.case_work o on o.id = other
  cross join lateral (values (w.id, w.edition), (o.id, o.edition)) told (id, edition)
  where told.edition = 0 and ${stands('w')} and ${stands('o')} and ${isLike('w', 'o')}`;

/** What is known of a decision that isn't a case yet. */
export type UnknownDecision = {
  readonly tribunal: string | null;
  readonly decidedOn: string | null;
  readonly numbers: readonly string[];
  readonly sketch: readonly number[];
  readonly keys: readonly number[];
};

/** Cases that a decision is like, as far as the read model has come. */
export const casesLike = async (
  db: Db,
  { tribunal, decidedOn, numbers, sketch, keys }: UnknownDecision,
  most: number,
): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `select o.id from read.case_work o,
       (select $1::text as plain_tribunal, $2::date as decided_on, $3::text[] as plain_numbers, $4::integer[] as sketch,
         null::text as short_text) w
     where o.like_keys && $5::integer[] and ${stands('o')} and ${isLike('w', 'o')}
     order by o.id limit $6`,
    [tribunal === null ? null : comparedTribunal(tribunal), decidedOn, numbers, sketch, keys, most],
  );
  return rows.map(({ id }) => id);
};

/** The cases that one case is like. */
export const likenessOf = async (db: Db, id: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ likeness: string[] }>(
    `select ${likeOnes('w')} as likeness from read.case_work w where w.id = $1 and ${stands('w')}`,
    [id],
  );
  return rows[0]?.likeness ?? [];
};

import type { Db } from '../runner/db.ts';

/** As many as one page compares: each is read from the log. */
const mostRelated = 10;
const deepest = 30;

/**
 * The check and all others that are linked to it because one was begun with the answers of another; those that were begun last, where
 * there are too many.
 */
export const relatedChecks = async (db: Db, id: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `with recursive earlier as (
       select id, made_from, 0 as depth from read.checks where id = $1
       union all
       select c.id, c.made_from, e.depth + 1 from read.checks c join earlier e on c.id = e.made_from where e.depth < $2
     ), related as (
       (select id, started_at, 0 as depth from read.checks
        where id = (select id from earlier order by depth desc limit 1))
       union all
       select c.id, c.started_at, r.depth + 1 from read.checks c join related r on c.made_from = r.id where r.depth < $2
     )
     select id from related order by started_at desc, id limit $3`,
    [id, deepest, mostRelated],
  );
  return rows.map((row) => row.id);
};

import type { Db } from '../db.ts';
import type { Table } from '../projection.ts';
import { tableName } from '../tables/table.ts';

/**
 * The differences between two tables of one read model at one position. Samples are keys and names of columns, never
 * values.
 */
export type Difference = {
  readonly rows: number;
  readonly hash: string;
  readonly liveHash: string;
  readonly added: Change;
  readonly removed: Change;
  readonly changed: Change;
};
export type Change = { readonly count: number; readonly samples: readonly string[] };

export const isSame = ({ hash, liveHash }: Difference): boolean => hash === liveHash;

const SAMPLES = 5;
const none: Change = { count: 0, samples: [] };

/**
 * Compares in the transaction of `db`, which must see both tables at one position. Hashes are compared first; rows
 * are compared only when these differ.
 */
export const compareTables = async (db: Db, live: Table, built: Table): Promise<Difference> => {
  const liveHash = await hashOfTable(db, live);
  const { hash, rows } = await hashOfTable(db, built);
  const same = { rows, hash, liveHash: liveHash.hash, added: none, removed: none, changed: none };
  if (hash === liveHash.hash) return same;
  const { rows: changes } = await db.query<{ what: 'added' | 'removed' | 'changed'; count: number; samples: string[] }>(
    `with sides as (
       select coalesce(b.key, l.key) as key, l.row as live, b.row as built
       from (select t."${live.key}" as key, to_jsonb(t) as row from ${tableName(live)} t) l
       full join (select t."${built.key}" as key, to_jsonb(t) as row from ${tableName(built)} t) b on b.key = l.key
       where l.row is distinct from b.row
     ), named as (
       select key, case when live is null then 'added' when built is null then 'removed' else 'changed' end as what,
              live, built, row_number() over (
                partition by live is null, built is null order by key collate "C") as place
       from sides
     )
     select what, count(*)::int as count, array_agg(key || case when what = 'changed' then ' (' || (
         select string_agg(name, ', ' order by name collate "C")
         from (select jsonb_object_keys(live || built) as name) names
         where live -> name is distinct from built -> name
       ) || ')' else '' end order by place) filter (where place <= ${SAMPLES}) as samples
     from named group by what`,
  );
  const found = Object.fromEntries(changes.map(({ what, count, samples }) => [what, { count, samples }]));
  return { ...same, ...found };
};

/**
 * One hash over the hashes of all rows in the order of their keys. It is equal exactly when two tables are equal row
 * for row, and works for any size (one text of all rows is limited to a gigabyte).
 */
export const hashOfTable = async (db: Db, table: Table): Promise<{ hash: string; rows: number }> => {
  const { rows } = await db.query<{ hash: string; rows: number }>(
    `select encode(sha256(coalesce(string_agg(sha256(convert_to(to_jsonb(t)::text, 'UTF8')), ''::bytea
              order by t."${table.key}" collate "C"), ''::bytea)), 'hex') as hash, count(*)::int as rows
     from ${tableName(table)} t`,
  );
  const [row] = rows;
  if (!row) throw new Error('an aggregate without a row');
  return row;
};

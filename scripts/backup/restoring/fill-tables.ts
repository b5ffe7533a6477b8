import type { Pool } from '../../../backend/engine/postgres/connections/pool.ts';
import type { Queryable } from '../../../backend/engine/postgres/connections/queryable.ts';
import type { Manifest } from '../format/manifest.ts';
import { linesOf, pagesOf } from '../format/part-reader.ts';

type Table = Manifest['tables'][number];

const aPage = { lines: 500, characters: 8_000_000 };

/** Puts the rows back, in one transaction, tables that others refer to first. Throws when one gets fewer rows than it had. */
export const fillTables = async (pool: Pool, folder: string, tables: Manifest['tables']): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const table of await inOrder(client, tables)) await fill(client, folder, table);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
};

const nameOf = ({ schema, table }: Pick<Table, 'schema' | 'table'>): string => `${schema}.${table}`;

const fill = async (client: Queryable, folder: string, table: Table): Promise<void> => {
  const name = nameOf(table);
  const columns = await columnsOf(client, name);
  // What a migration put there is in the backup, too.
  if (((await client.query(`select from ${name} limit 1`)).rowCount ?? 0) > 0)
    await client.query(`delete from ${name}`);
  let rows = 0;
  for await (const page of pagesOf(linesOf(folder, table.parts), aPage)) {
    const { rowCount } = await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${page.join(',')}]`],
    );
    rows += rowCount ?? 0;
  }
  if (rows !== table.rows) throw new Error(`${name} has ${rows} rows of ${table.rows}`);
};

/** Those that are written; generated ones are computed again. */
const columnsOf = async (client: Queryable, name: string): Promise<string> => {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(format('%I', attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  );
  return rows[0]?.columns ?? '';
};

/** By what refers to what. */
const inOrder = async (client: Queryable, tables: readonly Table[]): Promise<readonly Table[]> => {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select c.conrelid::regclass::text as from, c.confrelid::regclass::text as to from pg_constraint c
     where c.contype = 'f' and c.conrelid <> c.confrelid`,
  );
  const ordered = new Set<Table>();
  const add = (table: Table): void => {
    if (ordered.has(table)) return;
    const needed = rows.filter(({ from }) => from === nameOf(table)).map(({ to }) => to);
    for (const other of tables.filter((one) => needed.includes(nameOf(one)))) add(other);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
};

import type { Queryable } from '../../../backend/engine/postgres/connections/queryable.ts';
import type { Manifest } from '../format/manifest.ts';
import { createPartWriter } from '../format/part-writer.ts';

type Table = { readonly schema: 'vault' | 'work'; readonly table: string; readonly bytes: string | null };

/** Every table of these schemas, row by row as JSON, out of one snapshot. */
export const copyTables = async (client: Queryable, folder: string): Promise<Manifest['tables']> => {
  const copied: Manifest['tables'] = [];
  for (const table of await tablesIn(client)) copied.push(await copyTable(client, table, folder));
  return copied;
};

/** `bytes`: the SQL of the size of a row's byte columns, which may be large; null where there are none. */
const tablesIn = async (client: Queryable): Promise<readonly Table[]> => {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as table,
       (select string_agg(format('coalesce(octet_length(%I), 0)', a.attname), ' + ') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'bytea'::regtype) as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('vault', 'work') and c.relkind = 'r' order by 1, 2`,
  );
  return rows;
};

/** What a page of rows may take in memory; bytes are written in hex. */
const pageBytes = 32_000_000;
const mostRows = 500;

const copyTable = async (client: Queryable, { schema, table, bytes }: Table, folder: string) => {
  const name = `${schema}.${table}`;
  const longest = bytes === null ? 0 : await longestRow(client, name, bytes);
  const rowsAPage = Math.max(1, Math.min(mostRows, Math.floor(pageBytes / (2 * longest + 1))));
  const parts = createPartWriter(folder, name);
  let rows = 0;
  await client.query(`declare rows no scroll cursor for select row_to_json(t)::text as row from ${name} t`);
  for (;;) {
    const page = (await client.query<{ row: string }>(`fetch ${rowsAPage} from rows`)).rows;
    // Outside of its strings, JSON means the same with a blank in place of a line feed; inside there is none.
    for (const { row } of page) await parts.write(row.replaceAll('\n', ' '));
    rows += page.length;
    if (page.length < rowsAPage) break;
  }
  await client.query('close rows');
  return { schema, table, rows, parts: [...(await parts.finish())] };
};

const longestRow = async (client: Queryable, name: string, bytes: string): Promise<number> => {
  const { rows } = await client.query<{ longest: number }>(
    `select coalesce(max(${bytes}), 0)::float8 as longest from ${name}`,
  );
  return rows[0]?.longest ?? 0;
};

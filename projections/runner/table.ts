import { createHash } from 'node:crypto';
import type { Db } from './db.ts';
import type { Table } from './projection.ts';

const quoted = (identifier: string): string => {
  if (!/^[a-z][a-z0-9_]*$/.test(identifier)) throw new Error(`${identifier} is no name for a table or column`);
  return `"${identifier}"`;
};

export const tableName = (table: Table): string => `read.${quoted(table.name)}`;

const columnsOf = (table: Table): [name: string, type: string][] => [
  [table.key, 'text'],
  ...Object.entries(table.columns),
];

/** Drops what is there and creates the table anew: a read model holds nothing that the log doesn't. */
export const recreateTable = (table: Table): string => {
  const columns = columnsOf(table).map(([name, type]) => `${quoted(name)} ${type}`);
  return [
    `drop table if exists ${tableName(table)}`,
    `create table ${tableName(table)} (${columns.join(', ')}, primary key (${quoted(table.key)}))`,
    ...table.indexes.map((body) => `create index on ${tableName(table)} ${body}`),
  ].join(';\n');
};

/** Says when a table's definition has changed, also where its version was forgotten. */
export const shapeOf = (table: Table): string =>
  createHash('sha256')
    .update(JSON.stringify([columnsOf(table), table.indexes]))
    .digest('hex');

/** Rows by key, in the form in which `evolveRow` made them: through JSON, so that no driver's types come between. */
export const loadRows = async <Row extends object>(
  db: Db,
  table: Table,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Row>> => {
  if (keys.length === 0) return new Map();
  // jsonb writes an instant with the session's offset; a row holds it as events do.
  const instants = Object.entries(table.columns)
    .filter(([, type]) => type.startsWith('timestamptz'))
    .map(([name]) => `'${name}', to_char(t.${quoted(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
  const { rows } = await db.query<{ key: string; row: Row }>(
    `select t.${quoted(table.key)} as key, to_jsonb(t) || jsonb_build_object(${instants.join(', ')}) as row
     from ${tableName(table)} t where t.${quoted(table.key)} = any($1::text[])`,
    [keys],
  );
  return new Map(rows.map(({ key, row }) => [key, row]));
};

/**
 * The one statement that a batch ends in: it moves the checkpoint if position and epoch are still what their owner saw,
 * and only then deletes and writes rows. Being one statement it is one transaction: all of it or nothing. Its commit
 * needn't wait for the disk: after a crash rows and checkpoint stand together where they stood, and the log is read on.
 *
 * $1 name, $2 position, $3 position before, $4 epoch, $5 seconds of lease, $6 keys to delete, $7 rows to write (JSON)
 */
export const writeStatement = (table: Table): string => {
  const columns = columnsOf(table);
  const names = columns.map(([name]) => quoted(name)).join(', ');
  const assignments = Object.keys(table.columns).map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
  return `
    with moved as (
      update read.checkpoints
      set position = $2, trouble = null, moved_at = now(), lease_until = now() + make_interval(secs => $5)
      where name = $1 and position = $3 and epoch = $4
      returning set_config('synchronous_commit', 'off', true)
    ), deleted as (
      delete from ${tableName(table)} where ${quoted(table.key)} = any($6::text[]) and exists (select from moved)
    ), written as (
      insert into ${tableName(table)} (${names})
      select ${names} from jsonb_to_recordset($7::jsonb) as row (${columns.map(([name, type]) => `${quoted(name)} ${bareType(type)}`).join(', ')})
      where exists (select from moved)
      on conflict (${quoted(table.key)}) do update set ${assignments.join(', ')}
    )
    select count(*)::int as moved from moved`;
};

/** A column's type without its constraints, as a record's column wants it. */
const bareType = (type: string): string => type.replace(/\s+(not null|default|check|collate)\b.*$/i, '');

/** One hash over all rows in the order of their keys: equal exactly where two tables are equal row for row. */
export const hashOfRows = async (db: Db, table: Table): Promise<string> => {
  const { rows } = await db.query<{ hash: string }>(
    `select encode(sha256(convert_to(coalesce(string_agg(to_jsonb(t)::text, E'\\n' order by t.${quoted(table.key)} collate "C"), ''), 'UTF8')), 'hex') as hash
     from ${tableName(table)} t`,
  );
  return rows[0]?.hash ?? '';
};

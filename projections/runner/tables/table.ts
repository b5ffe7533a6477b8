import { createHash } from 'node:crypto';
import type { Db } from '../db.ts';
import { leases } from '../leases.ts';
import type { Table } from '../projection.ts';

const quoted = (identifier: string): string => {
  if (!/^[a-z][a-z0-9_]*$/.test(identifier)) throw new Error(`${identifier} is no name for a table or column`);
  return `"${identifier}"`;
};

export const tableName = (table: Table): string => `read.${quoted(table.name)}`;

const columnsOf = (table: Table): [name: string, type: string][] => [
  [table.key, 'text'],
  ...Object.entries(table.columns),
];

/** Drops the existing table and creates it anew: a read model has no data that the log doesn't have. */
export const recreateTable = (table: Table): string => {
  const columns = columnsOf(table).map(([name, type]) => `${quoted(name)} ${type}`);
  return [
    `drop table if exists ${tableName(table)}`,
    `create table ${tableName(table)} (${columns.join(', ')}, primary key (${quoted(table.key)}))${
      table.settings === undefined ? '' : ` with (${table.settings})`
    }`,
    ...table.indexes.map((body) => `create index on ${tableName(table)} ${body}`),
  ].join(';\n');
};

/** Shows that a table's definition has changed, also when its version wasn't raised. */
export const shapeOf = (table: Table): string =>
  createHash('sha256')
    .update(
      JSON.stringify([columnsOf(table), table.indexes, ...(table.settings === undefined ? [] : [table.settings])]),
    )
    .digest('hex');

/**
 * Rows by key, in the form in which `evolveRow` made them: read as JSON, so that the driver doesn't convert their
 * types.
 */
export const loadRows = async <Row extends object>(
  db: Db,
  table: Table,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Row>> => {
  if (keys.length === 0) return new Map();
  // jsonb writes an instant with the session's offset; a row has it in the form of events.
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
 * Moves the checkpoint. A batch that changes no row needs only this, at a tenth of the cost: most batches of most
 * read models are such.
 */
export const moveStatement = `
      ${leases.moveStatement}
      returning version, set_config('synchronous_commit', 'off', true)`;

/**
 * The one statement at the end of a batch: it moves the checkpoint if position and epoch are still what their owner
 * saw, and only then deletes and writes rows. As one statement it is one transaction. Its commit needn't wait for the
 * disk: after a crash rows and checkpoint match, and the log is read on from there. $1 to $4 as there, $5 keys to
 * delete, $6 rows to write (JSON), $7 events to park (JSON)
 */
export const writeStatement = (table: Table): string => `
    with moved as (${moveStatement}
    ), deleted as (
      ${deleteRows(table, 5)} and exists (select from moved)
    ), written as (
      ${upsertRows(table, 6, 'exists (select from moved)')}
    ), parked as (
      insert into read.parked (projection, version, position, stream, revision, event_id, type, error, since)
      select $1, moved.version, p.position, p.stream, p.revision, p.event_id, p.type, p.error, now()
      from moved, jsonb_to_recordset($7::jsonb)
        as p (position text, stream text, revision integer, event_id text, type text, error text)
    )
    select from moved`;

const deleteRows = (table: Table, parameter: number): string =>
  `delete from ${tableName(table)} where ${quoted(table.key)} = any($${parameter}::text[])`;

const upsertRows = (table: Table, parameter: number, condition: string): string => {
  const columns = columnsOf(table);
  const names = columns.map(([name]) => quoted(name)).join(', ');
  const record = columns.map(([name, type]) => `${quoted(name)} ${bareType(type)}`).join(', ');
  const assignments = Object.keys(table.columns).map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
  return `insert into ${tableName(table)} (${names})
      select ${names} from jsonb_to_recordset($${parameter}::jsonb) as row (${record})
      where ${condition}
      on conflict (${quoted(table.key)}) do update set ${assignments.join(', ')}`;
};

/**
 * Writes rows without a checkpoint, for a caller that already holds its lock. $1 keys to delete, $2 rows to write
 * (JSON)
 */
export const rowsStatement = (table: Table): string =>
  `with deleted as (${deleteRows(table, 1)}) ${upsertRows(table, 2, 'true')}`;

/** A fold's rows as these statements take them: the deleted keys, and the others as JSON. */
export const rowsToWrite = <Row extends object>(
  table: Table,
  rows: ReadonlyMap<string, Row | null>,
): { readonly gone: string[]; readonly kept: string } => ({
  gone: [...rows].flatMap(([key, row]) => (row === null ? [key] : [])),
  kept: JSON.stringify([...rows].flatMap(([key, row]) => (row === null ? [] : [{ ...row, [table.key]: key }]))),
});

/** A column's type without its constraints, for a record's column. */
const bareType = (type: string): string =>
  type.replace(/\s+(not null|default|check|collate|storage|compression)\b.*$/i, '');

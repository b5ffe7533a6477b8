import type { Db, DbPool } from '../db.ts';
import { leases } from '../leases.ts';
import type { Projection } from '../projection.ts';
import { inTransaction, purposes } from '../rebuild/shadow.ts';

/** Read models in the schema that this program doesn't have: of an earlier release, or of a newer one. */
export type UnknownReadModels = {
  /** Names in the table of checkpoints; a table built beside one is named with a `~`. */
  readonly names: readonly string[];
  readonly tables: readonly string[];
  /** Those that a running program owns. */
  readonly kept: readonly string[];
};

type Known = readonly Pick<Projection, 'name' | 'table'>[];

/** The tables of the runner itself. */
const books = ['checkpoints', 'parked', 'shadows', 'beyond_log'];

export const unknownReadModels = async (
  db: Db,
  known: Known,
  lock: '' | 'for update' = '',
): Promise<UnknownReadModels> => {
  const { rows: checkpoints } = await db.query<{ name: string; kept: boolean }>(
    `select name, coalesce(${leases.isKept('c')}, false) as kept from read.checkpoints c
     where split_part(name, '~', 1) <> all ($1::text[]) order by name ${lock}`,
    [known.map(({ name }) => name)],
  );
  const tablesKnown = known.flatMap(({ table: { name } }) => [
    name,
    ...purposes.map((purpose) => `${name}__${purpose}`),
  ]);
  const { rows: tables } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'read' and tablename <> all ($1::text[]) order by 1`,
    [[...books, ...tablesKnown]],
  );
  return {
    names: checkpoints.map(({ name }) => name),
    tables: tables.map(({ name }) => name),
    kept: checkpoints.filter(({ kept }) => kept).map(({ name }) => name),
  };
};

/** A running program owns these, so it knows them: nothing has been dropped. */
export class KeptByAnother extends Error {
  readonly names: readonly string[];
  constructor(names: readonly string[]) {
    super(`a living program keeps ${names.join(', ')} up`);
    this.name = 'KeptByAnother';
    this.names = names;
  }
}

/**
 * Drops their tables, checkpoints and parked events, all or nothing; returns what was dropped. Throws `KeptByAnother`
 * when a running program owns one: only that program knows which tables are its own, so none is dropped.
 */
export const dropUnknownReadModels = (db: DbPool, known: Known): Promise<UnknownReadModels> =>
  inTransaction(db, async (client) => {
    const unknown = await unknownReadModels(client, known, 'for update');
    if (unknown.kept.length > 0) throw new KeptByAnother(unknown.kept);
    const { names, tables } = unknown;
    for (const table of tables) await client.query(`drop table read."${table.replaceAll('"', '""')}"`);
    await client.query('delete from read.parked where projection = any ($1::text[])', [names]);
    await client.query('delete from read.beyond_log where name = any ($1::text[])', [names]);
    await client.query('delete from read.checkpoints where name = any ($1::text[])', [names]);
    return unknown;
  });

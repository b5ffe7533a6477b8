import { createHash } from 'node:crypto';
import { claim, createCheckpoints, type Hold, LEASE_SECONDS } from '../checkpoint.ts';
import type { Db, DbPool } from '../db.ts';
import { START } from '../event-source.ts';
import { OwnershipLost } from '../failure.ts';
import type { Projection } from '../projection.ts';
import { recreateTable, tableName } from '../table.ts';

/** What a second build of a read model is for: to take the place of the live table, or only to be compared with it. */
export type Purpose = 'rebuild' | 'verify';

/**
 * The same read model under another name, its table beside the live one. Without the indexes of the lists: they are built
 * at the end in one go. Its checkpoint is a row of its own, so it is fenced and moved on like any other.
 */
export const shadowOf = <Row extends object>(projection: Projection<Row>, purpose: Purpose): Projection<Row> => ({
  ...projection,
  name: `${projection.name}~${purpose}`,
  table: { ...projection.table, name: `${projection.table.name}__${purpose}`, indexes: [] },
});

/** Someone else builds the same shadow at this moment. */
export class BuildGoesOn extends Error {
  constructor(name: string) {
    super(`another process is at ${name}`);
    this.name = 'BuildGoesOn';
  }
}

/**
 * Takes up a build where it was cut off, if the same code made it, else begins it anew. The table is unlogged, and so is
 * the note of who made it: a crash of the server empties both, so a table that lost its rows is never taken for built.
 */
export const openShadow = async (db: DbPool, shadow: Projection, owner: string, code: string): Promise<Hold> => {
  await createCheckpoints(db);
  await db.query('create unlogged table if not exists read.shadows (name text primary key, made_by text not null)');
  const hold = await claimPatiently(db, shadow, owner);
  const { rows } = await db.query<{ made_by: string }>('select made_by from read.shadows where name = $1', [
    shadow.name,
  ]);
  const madeBy = createHash('sha256')
    .update(JSON.stringify([code, shadow.version]))
    .digest('hex');
  if (hold.position !== START && rows[0]?.made_by === madeBy) return hold;
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      'update read.checkpoints set position = $3 where name = $1 and epoch = $2',
      [shadow.name, hold.epoch, START],
    );
    if (rowCount !== 1) throw new OwnershipLost(shadow.name);
    await client.query(recreateTable(shadow.table));
    await client.query('delete from read.parked where projection = $1', [shadow.name]);
    await client.query(`alter table ${tableName(shadow.table)} set unlogged`);
    await client.query(
      'insert into read.shadows values ($1, $2) on conflict (name) do update set made_by = excluded.made_by',
      [shadow.name, madeBy],
    );
    return { ...hold, position: START, parked: new Set() };
  });
};

/** One that was killed leaves its lease behind: it is waited for. One that lives renews it. */
const claimPatiently = async (db: DbPool, shadow: Projection, owner: string): Promise<Hold> => {
  const until = performance.now() + (LEASE_SECONDS + 2) * 1_000;
  for (;;) {
    const hold = await claim(db, shadow, owner, false);
    if (hold) return hold;
    if (performance.now() > until) throw new BuildGoesOn(shadow.name);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** Nothing of it is left. */
export const dropShadow = async (db: Db, { name, table }: Projection): Promise<void> => {
  await db.query(`drop table if exists ${tableName(table)}`);
  await db.query('delete from read.parked where projection = $1', [name]);
  await db.query('delete from read.checkpoints where name = $1', [name]);
  await db.query('delete from read.shadows where name = $1', [name]);
};

/** Closing the connection is the surest rollback, so that is how a failed one ends. */
export const inTransaction = async <Result>(
  db: DbPool,
  work: (client: Db) => Promise<Result>,
  begin = 'begin',
): Promise<Result> => {
  const client = await db.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

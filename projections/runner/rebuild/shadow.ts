import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { createCheckpoints, type Hold } from '../checkpoint.ts';
import type { Db, DbPool } from '../db.ts';
import { leases, noTableYet } from '../leases.ts';
import { streamsParkedIn } from '../parking.ts';
import type { Projection } from '../projection.ts';
import { OwnershipLost } from '../subscriptions/failure.ts';
import { recreateTable, shapeOf, tableName } from '../tables/table.ts';

/**
 * The purpose of a second table of a read model: to replace the live table; only to be compared with it; or, at the
 * start of a program, to replace a table of another definition.
 */
export const purposes = ['rebuild', 'verify', 'next'] as const;
export type Purpose = (typeof purposes)[number];

/**
 * The same read model under another name, with its table beside the live one. The indexes of lists are left out: they
 * are built at the end all at once. Its checkpoint is a row of its own, with its own epoch.
 */
export const shadowOf = <Row extends object>(projection: Projection<Row>, purpose: Purpose): Projection<Row> => ({
  ...projection,
  name: `${projection.name}~${purpose}`,
  table: { ...projection.table, name: `${projection.table.name}__${purpose}`, indexes: [] },
});

/** Another process is building the same table at this moment. */
export class BuildGoesOn extends Error {
  constructor(name: string) {
    super(`another process is at ${name}`);
    this.name = 'BuildGoesOn';
  }
}

/**
 * Continues an interrupted build if the same program began it; otherwise begins it anew. The table is unlogged, and
 * so is the record of the program that made it: a crash of the server empties both, so a table that lost its rows
 * never counts as built. The same is true of one that has read events which the log has lost since.
 */
export const openShadow = async (
  db: DbPool,
  shadow: Projection,
  owner: string,
  { code, head, signal }: { readonly code: string; readonly head: string; readonly signal?: AbortSignal | undefined },
): Promise<Hold> => {
  await createCheckpoints(db);
  await db.query('create unlogged table if not exists read.shadows (name text primary key, made_by text not null)');
  const { epoch, position, exists } = await takePatiently(db, shadow, owner, signal);
  const { rows } = await db.query<{ made_by: string }>('select made_by from read.shadows where name = $1', [
    shadow.name,
  ]);
  const shape = shapeOf(shadow.table);
  const madeBy = createHash('sha256')
    .update(JSON.stringify([code, shadow.version, shape]))
    .digest('hex');
  if (exists && position !== START && position <= head && rows[0]?.made_by === madeBy) {
    return { epoch, position, parked: await streamsParkedIn(db, shadow) };
  }
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update read.checkpoints set version = $3, shape = $4, position = $5, moved_at = now()
       where name = $1 and epoch = $2`,
      [shadow.name, epoch, shadow.version, shape, START],
    );
    if (rowCount !== 1) throw new OwnershipLost(shadow.name);
    await client.query(recreateTable(shadow.table));
    await client.query('delete from read.parked where projection = $1', [shadow.name]);
    await client.query(`alter table ${tableName(shadow.table)} set unlogged`);
    await client.query(
      'insert into read.shadows values ($1, $2) on conflict (name) do update set made_by = excluded.made_by',
      [shadow.name, madeBy],
    );
    return { epoch, position: START, parked: new Set() };
  });
};

type TakenShadow = Pick<Hold, 'epoch' | 'position'> & { readonly exists: boolean };

/** A killed build leaves its lease, so wait until it expires. A running one renews it. */
const takePatiently = async (
  db: DbPool,
  shadow: Projection,
  owner: string,
  signal: AbortSignal | undefined,
): Promise<TakenShadow> => {
  const until = performance.now() + (leases.seconds + 2) * 1_000;
  for (;;) {
    const taken = await takeShadow(db, shadow, owner);
    if (taken) return taken;
    if (performance.now() > until) throw new BuildGoesOn(shadow.name);
    await sleep(200, undefined, signal && { signal });
  }
};

/** Whatever definition it has: a table that can't be continued is begun anew. */
const takeShadow = (db: Db, { name, table }: Projection, owner: string): Promise<TakenShadow | null> =>
  leases.claim<{ exists: boolean }>(
    db,
    { name, owner, beginAt: START },
    { columns: noTableYet, returning: 'to_regclass($5) is not null as exists', values: [tableName(table)] },
  );

/** Nothing of it is left. */
export const dropShadow = async (db: Db, { name, table }: Projection): Promise<void> => {
  await db.query(`drop table if exists ${tableName(table)}`);
  await db.query('delete from read.parked where projection = $1', [name]);
  await db.query('delete from read.checkpoints where name = $1', [name]);
  await db.query('delete from read.shadows where name = $1', [name]);
};

/** Closing the connection is the safest rollback after a failure. */
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

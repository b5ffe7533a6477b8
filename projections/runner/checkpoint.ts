import type { Db, DbPool } from './db.ts';
import { START } from './event-source.ts';
import { createParked, streamsParkedIn } from './parking.ts';
import type { Projection } from './projection.ts';
import { recreateTable, shapeOf, tableName } from './table.ts';

/** How long an owner that has fallen silent keeps a projection. */
export const LEASE_SECONDS = 6;

/**
 * Any number that nobody else locks: processes that create the schema together take turns. Not the log's (7236492): whoever
 * waits here for a table would keep every append waiting.
 */
const LOCK = 7_236_493;

/**
 * One row a projection. `epoch` fences: it rises with every change of owner, and a write names the epoch it was made
 * under, so an owner that was paused and wakes up writes nothing. The lease only says when another may take over.
 */
export const createCheckpoints = async (db: Db): Promise<void> => {
  await db.query(`
    select pg_advisory_xact_lock(${LOCK});
    create schema if not exists read;
    create table if not exists read.checkpoints (
      name text primary key,
      version integer not null,
      shape text not null,
      position text collate "C" not null,
      epoch bigint not null,
      owner text,
      lease_until timestamptz,
      moved_at timestamptz not null
    ) with (fillfactor = 50);
    ${createParked}`);
};

type Claimed = Pick<Projection, 'name' | 'version' | 'table'>;

/** What an owner knows of its projection: under which epoch it may write, from where it reads on, and what it has parked. */
export type Hold = { readonly epoch: string; readonly position: string; readonly parked: ReadonlySet<string> };

/**
 * Makes `owner` the owner of the projection, unless another holds its lease. `steal` takes it from a living one: its next
 * write then finds the epoch gone. Null: someone else goes on with it.
 */
export const claim = async (db: DbPool, projection: Claimed, owner: string, steal: boolean): Promise<Hold | null> => {
  const { rows } = await db.query<Omit<Hold, 'parked'> & { version: number; shape: string; table_exists: boolean }>(
    `insert into read.checkpoints as c (name, version, shape, position, epoch, owner, lease_until, moved_at)
     values ($1, 0, '', $2, 1, $3, now() + make_interval(secs => $4), now())
     on conflict (name) do update set epoch = c.epoch + 1, owner = $3, lease_until = now() + make_interval(secs => $4)
     where $5 or c.owner is null or c.owner = $3 or c.lease_until < now()
     returning version, shape, position, epoch::text, to_regclass($6) is not null as table_exists`,
    [projection.name, START, owner, LEASE_SECONDS, steal, tableName(projection.table)],
  );
  const [row] = rows;
  if (!row) return null;
  const shape = shapeOf(projection.table);
  if (row.table_exists && row.version === projection.version && row.shape === shape) {
    // Whoever parks or retries from now on raises the epoch first, and then nothing is written under this one.
    return { epoch: row.epoch, position: row.position, parked: await streamsParkedIn(db, projection) };
  }
  return beginAgain(db, projection, row.epoch, shape);
};

/** An empty table and the first event: what a changed version or definition, or a table that is gone, asks for. */
const beginAgain = async (db: DbPool, projection: Claimed, epoch: string, shape: string): Promise<Hold | null> => {
  const client = await db.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query(
      `update read.checkpoints set version = $3, shape = $4, position = $5, moved_at = now()
       where name = $1 and epoch = $2`,
      [projection.name, epoch, projection.version, shape, START],
    );
    if (rowCount === 1) {
      await client.query(recreateTable(projection.table));
      await client.query('delete from read.parked where projection = $1', [projection.name]);
    }
    await client.query(rowCount === 1 ? 'commit' : 'rollback');
    client.release();
    return rowCount === 1 ? { epoch, position: START, parked: new Set() } : null;
  } catch (error) {
    // Closing the connection is the surest rollback: it may be the very thing that failed.
    client.release(true);
    throw error;
  }
};

/** Keeps the leases of this owner; answers the epochs that it still holds, by name. */
export const renew = async (db: Db, owner: string): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.query<{ name: string; epoch: string }>(
    `update read.checkpoints set lease_until = now() + make_interval(secs => $2) where owner = $1
     returning name, epoch::text`,
    [owner, LEASE_SECONDS],
  );
  return new Map(rows.map(({ name, epoch }) => [name, epoch]));
};

/** Gives up what this owner holds, so that another needn't wait for the lease to run out. */
export const release = async (db: Db, owner: string): Promise<void> => {
  await db.query('update read.checkpoints set owner = null, lease_until = null where owner = $1', [owner]);
};

export type ProjectionState = {
  readonly name: string;
  readonly version: number;
  readonly position: string;
  /** Whether a living process keeps it up. */
  readonly owned: boolean;
  readonly parkedStreams: number;
  readonly parkedEvents: number;
  readonly movedAt: string;
};

/** Where every projection stands, for health and lag; whichever process owns it. What is being rebuilt beside has a `~`. */
export const projectionStates = async (db: Db): Promise<readonly ProjectionState[]> => {
  const { rows } = await db.query<Omit<ProjectionState, 'movedAt'> & { moved_at: Date }>(
    `select c.name, c.version, c.position, c.moved_at, coalesce(c.lease_until > now(), false) as owned,
       (select count(distinct p.stream)::int from read.parked p
        where p.projection = c.name and p.version = c.version) as "parkedStreams",
       (select count(*)::int from read.parked p
        where p.projection = c.name and p.version = c.version) as "parkedEvents"
     from read.checkpoints c where c.name not like '%~%' order by c.name`,
  );
  return rows.map(({ moved_at, ...state }) => ({ ...state, movedAt: moved_at.toISOString() }));
};

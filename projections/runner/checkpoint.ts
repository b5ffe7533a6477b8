import { createBeyondLog } from './beyond-log.ts';
import type { Db, DbPool } from './db.ts';
import { START } from './event-source.ts';
import { createParked, streamsParkedIn } from './parking.ts';
import type { Projection } from './projection.ts';
import { recreateTable, shapeOf, tableName } from './table.ts';

/** How long a lease lasts without a heartbeat. */
export const LEASE_SECONDS = 6;

/**
 * In SQL, of a row of checkpoints: whether its lease is valid. A lease that ends further away than twice its length was given
 * before the clock was set back, and would keep every process out until then: it doesn't count.
 */
export const leaseIsKept = (row: string): string =>
  `(${row}.owner is not null and ${row}.lease_until > now()
     and ${row}.lease_until <= now() + make_interval(secs => ${2 * LEASE_SECONDS}))`;

/**
 * The number of an advisory lock of our own: processes that create the schema at the same time take turns. It differs from the
 * log's (7236492), because a process that waits here for a table would keep every append waiting.
 */
const LOCK = 7_236_493;

/**
 * One row a projection. `epoch` fences: it rises with every change of owner, and a write names the epoch it was made
 * under, so an owner that was paused and wakes up writes nothing. The lease only says when another may take over.
 */
export const createCheckpoints = async (db: Db): Promise<void> => {
  await db.query(`
    select pg_advisory_xact_lock(${LOCK});
    do $$ begin
      if to_regnamespace('read') is null then create schema read; end if;
    end $$;
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
    ${createParked}
    ${createBeyondLog}`);
};

type Claimed = Pick<Projection, 'name' | 'version' | 'table'>;

/** What an owner knows of its projection: the epoch it may write under, the position to continue from, the parked streams. */
export type Hold = { readonly epoch: string; readonly position: string; readonly parked: ReadonlySet<string> };

/**
 * Makes `owner` the owner of the projection, unless another holds its lease. `steal` takes it from a living one: its next
 * write then finds the epoch gone. Where there is no table yet, it makes an empty one. Null: someone else goes on with it, or
 * the table that is there isn't of this definition (standing.ts says which); that one is never touched here.
 */
export const claim = async (db: DbPool, projection: Claimed, owner: string, steal: boolean): Promise<Hold | null> => {
  const shape = shapeOf(projection.table);
  const { rows } = await db.query<Pick<Hold, 'epoch' | 'position'> & { anew: boolean }>(
    `insert into read.checkpoints as c (name, version, shape, position, epoch, owner, lease_until, moved_at)
     values ($1, 0, '', $2, 1, $3, now() + make_interval(secs => $4), now())
     on conflict (name) do update set epoch = c.epoch + 1, owner = $3, lease_until = now() + make_interval(secs => $4)
     where ($5 or c.owner = $3 or not ${leaseIsKept('c')})
       and (c.version = 0 or (c.version <= $7 and to_regclass($6) is null)
            or (c.version = $7 and c.shape = $8 and not exists (select from read.beyond_log b where b.name = c.name)))
     returning position, epoch::text, version <> $7 or shape <> $8 or to_regclass($6) is null as anew`,
    [projection.name, START, owner, LEASE_SECONDS, steal, tableName(projection.table), projection.version, shape],
  );
  const [row] = rows;
  if (!row) return null;
  if (row.anew) return beginEmpty(db, projection, row.epoch, shape);
  // A process that parks or retries from now on raises the epoch first, so nothing is written under this one any more.
  return { epoch: row.epoch, position: row.position, parked: await streamsParkedIn(db, projection) };
};

/** An empty table and the first event, where readers have none. */
const beginEmpty = async (db: DbPool, projection: Claimed, epoch: string, shape: string): Promise<Hold | null> => {
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
      await client.query('delete from read.beyond_log where name = $1', [projection.name]);
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

/** Renews the leases of this owner; returns the epochs that it still holds and the tables' positions, by name. */
export const renew = async (db: Db, owner: string): Promise<ReadonlyMap<string, Omit<Hold, 'parked'>>> => {
  const { rows } = await db.query<{ name: string; epoch: string; position: string }>(
    `update read.checkpoints set lease_until = now() + make_interval(secs => $2) where owner = $1
     returning name, epoch::text, position`,
    [owner, LEASE_SECONDS],
  );
  return new Map(rows.map(({ name, ...hold }) => [name, hold]));
};

/** Gives up this owner's leases, all or one, so that another needn't wait until they expire. */
export const release = async (db: Db, owner: string, name?: string): Promise<void> => {
  await db.query(
    `update read.checkpoints set owner = null, lease_until = null where owner = $1 and ($2::text is null or name = $2)`,
    [owner, name ?? null],
  );
};

export type ProjectionState = {
  readonly name: string;
  readonly version: number;
  readonly position: string;
  /** Whether a process with a valid lease updates it. */
  readonly owned: boolean;
  /** The log ended before its position: what it holds can't be trusted until it is built again. */
  readonly beyondLog: boolean;
  readonly parkedStreams: number;
  readonly parkedEvents: number;
  readonly movedAt: string;
};

/** The state of every projection, whichever process owns it. Names with `~` are tables being rebuilt, and left out. */
export const projectionStates = async (db: Db): Promise<readonly ProjectionState[]> => {
  const { rows } = await db.query<Omit<ProjectionState, 'movedAt'> & { moved_at: Date }>(
    `select c.name, c.version, c.position, c.moved_at, coalesce(${leaseIsKept('c')}, false) as owned,
       exists (select from read.beyond_log b where b.name = c.name) as "beyondLog",
       (select count(distinct p.stream)::int from read.parked p
        where p.projection = c.name and p.version = c.version) as "parkedStreams",
       (select count(*)::int from read.parked p
        where p.projection = c.name and p.version = c.version) as "parkedEvents"
     from read.checkpoints c where c.name not like '%~%' order by c.name`,
  );
  return rows.map(({ moved_at, ...state }) => ({ ...state, movedAt: moved_at.toISOString() }));
};

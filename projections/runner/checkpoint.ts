import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { createBeyondLog } from './beyond-log.ts';
import type { Db, DbPool } from './db.ts';
import { leases, noTableYet } from './leases.ts';
import { createParked, streamsParkedIn } from './parking.ts';
import type { Projection } from './projection.ts';
import { type CheckpointState, type StateRow, type Hold as SubscriberHold, stateOf } from './subscriptions/leases.ts';
import { recreateTable, shapeOf, tableName } from './tables/table.ts';

/**
 * The number of an advisory lock: processes that create the schema at the same time wait for each other. It differs
 * from the log's (7236492), because otherwise a process that waits here for a table would delay every append.
 */
const LOCK = 7_236_493;

/** One row a projection: the columns of `leasesIn`, and the definition of its table. */
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

/** What an owner knows about its projection, including the parked streams. */
export type Hold = SubscriberHold & { readonly parked: ReadonlySet<string> };

/**
 * Makes `owner` the owner of the projection, unless another holds its lease. `steal` takes it from a running owner,
 * whose next write then finds its epoch gone. If there is no table yet, it makes an empty one. Null: another process
 * continues with it, or the existing table has another definition (standing.ts says which); such a table is never
 * changed here.
 */
export const claim = async (db: DbPool, projection: Claimed, owner: string, steal: boolean): Promise<Hold | null> => {
  const { name, version, table } = projection;
  const shape = shapeOf(table);
  const row = await leases.claim<{ anew: boolean }>(
    db,
    { name, owner, beginAt: START, steal },
    {
      columns: noTableYet,
      condition: `(c.version = 0 or (c.version <= $6 and to_regclass($5) is null)
            or (c.version = $6 and c.shape = $7 and not exists (select from read.beyond_log b where b.name = c.name)))`,
      returning: 'version <> $6 or shape <> $7 or to_regclass($5) is null as anew',
      values: [tableName(table), version, shape],
    },
  );
  if (!row) return null;
  if (row.anew) return beginEmpty(db, projection, row.epoch, shape);
  // A process that parks or retries from now on raises the epoch first, so nothing is written under this epoch any
  // more.
  return { epoch: row.epoch, position: row.position, parked: await streamsParkedIn(db, projection) };
};

/** An empty table whose checkpoint is before the first event, if readers have none. */
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
    // Closing the connection is the safest rollback, because the rollback itself may be what failed.
    client.release(true);
    throw error;
  }
};

export type ProjectionState = CheckpointState & {
  readonly version: number;
  /** The log ended before its position: its rows can't be trusted until it is rebuilt. */
  readonly beyondLog: boolean;
  readonly parkedStreams: number;
  readonly parkedEvents: number;
};

/** The state of every projection, whichever process owns it. Names with `~` are tables being rebuilt, and left out. */
export const projectionStates = async (db: Db): Promise<readonly ProjectionState[]> => {
  const { rows } = await db.query<StateRow & Omit<ProjectionState, keyof CheckpointState>>(
    `select ${leases.stateColumns('c')}, c.version,
       exists (select from read.beyond_log b where b.name = c.name) as "beyondLog",
       (select count(distinct p.stream)::int from read.parked p
        where p.projection = c.name and p.version = c.version) as "parkedStreams",
       (select count(*)::int from read.parked p
        where p.projection = c.name and p.version = c.version) as "parkedEvents"
     from read.checkpoints c where c.name not like '%~%' order by c.name`,
  );
  return rows.map((row) => stateOf(row));
};

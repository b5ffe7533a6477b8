import type { Db } from '../db.ts';

/** How long a lease lasts without a heartbeat, by default. */
export const LEASE_SECONDS = 6;

/** What an owner knows of its subscriber: the epoch it may write under, and the position to continue from. */
export type Hold = { readonly epoch: string; readonly position: string };

/** A checkpoint that moves over events which its subscriber doesn't take. */
export type Move = { readonly name: string; readonly epoch: string; readonly from: string; readonly to: string };

export type Claim = {
  readonly name: string;
  readonly owner: string;
  /** Where a subscriber without a checkpoint begins. */
  readonly beginAt: string;
  /** Takes it from a running owner, whose next write then finds its epoch gone. */
  readonly steal?: boolean;
};

/** The extra columns of one table of checkpoints. Its SQL names the row `c` and its values from $5 on. */
export type ClaimExtra = {
  /** Further columns of a first row, each with its value in SQL. */
  readonly columns?: Readonly<Record<string, string>>;
  /** The condition, on an existing row, that this program may own it. */
  readonly condition?: string;
  readonly returning?: string;
  readonly values?: readonly unknown[];
};

export type CheckpointState = {
  readonly name: string;
  readonly position: string;
  readonly movedAt: string;
  /** Whether a process with a valid lease owns it. */
  readonly owned: boolean;
  /** That process; null where none does. */
  readonly owner: string | null;
};

export type Leases = ReturnType<typeof leasesIn>;

/**
 * The leases of a table of checkpoints, one row a subscriber (a projection, a process manager) with the columns
 * `name`, `position`, `epoch`, `owner`, `lease_until` and `moved_at`. `epoch` is a fencing token: it rises with every
 * change of owner, and a write names the epoch it was made under, so an owner that was paused and continues writes
 * nothing. The lease only says when another may take over.
 */
export const leasesIn = (table: 'read.checkpoints' | 'work.process_managers', seconds = LEASE_SECONDS) => {
  const nextEnd = `now() + make_interval(secs => ${seconds})`;

  /**
   * The SQL condition that a row's lease is valid. A lease that ends later than twice its length from now was given
   * before the clock was set back, and would exclude every process until then: it doesn't count.
   */
  const isKept = (row: string): string =>
    `(${row}.owner is not null and ${row}.lease_until > now()
     and ${row}.lease_until <= now() + make_interval(secs => ${2 * seconds}))`;

  return {
    seconds,
    isKept,

    /** The SQL of the columns that every checkpoint's state has; `stateOf` reads them. */
    stateColumns: (row: string): string =>
      `${row}.name, ${row}.position, ${row}.moved_at, coalesce(${isKept(row)}, false) as owned,
       case when ${isKept(row)} then ${row}.owner end as owner`,

    /** Makes `owner` the owner, unless another holds the lease; null then, or where `condition` is false. */
    claim: async <Extra extends object = object>(
      db: Db,
      { name, owner, beginAt, steal = false }: Claim,
      { columns = {}, condition = 'true', returning, values = [] }: ClaimExtra = {},
    ): Promise<(Hold & Extra) | null> => {
      const more = (each: readonly string[]): string => each.map((one) => `, ${one}`).join('');
      const { rows } = await db.query<Hold & Extra & Record<string, unknown>>(
        `insert into ${table} as c (name, position, epoch, owner, lease_until, moved_at${more(Object.keys(columns))})
         values ($1, $2, 1, $3, ${nextEnd}, now()${more(Object.values(columns))})
         on conflict (name) do update set epoch = c.epoch + 1, owner = $3, lease_until = excluded.lease_until
         where ($4 or c.owner = $3 or not ${isKept('c')}) and ${condition}
         returning c.position, c.epoch::text as epoch${returning === undefined ? '' : `, ${returning}`}`,
        [name, beginAt, owner, steal, ...values],
      );
      return rows[0] ?? null;
    },

    /**
     * The SQL that moves a checkpoint if position and epoch are still what its owner saw, and renews the lease. $1
     * name, $2 position, $3 position before, $4 epoch
     */
    moveStatement: `update ${table} set position = $2, moved_at = now(), lease_until = ${nextEnd}
      where name = $1 and position = $3 and epoch = $4`,

    /**
     * Moves checkpoints over events that their subscribers don't take, in one statement, and renews the leases; returns the
     * names of those that were moved. It waits for no row: while one is locked, for example by a rebuilt table that takes the
     * place of the live one, the others must go on. A position between both ends is from a statement whose answer was lost.
     * The commit doesn't wait for the disk: after a crash these events are read again.
     */
    moveAll: async (db: Db, moves: readonly Move[]): Promise<ReadonlySet<string>> => {
      const { rows } = await db.query<{ name: string }>(
        `with free as (select name from ${table} where name = any ($1::text[]) for update skip locked)
         update ${table} c set position = m.after, moved_at = now(), lease_until = ${nextEnd}
         from unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) as m (name, epoch, before, after) join free using (name)
         where c.name = m.name and c.epoch = m.epoch and c.position between m.before and m.after
         returning c.name, set_config('synchronous_commit', 'off', true)`,
        [
          moves.map(({ name }) => name),
          moves.map(({ epoch }) => epoch),
          moves.map(({ from }) => from),
          moves.map(({ to }) => to),
        ],
      );
      return new Set(rows.map(({ name }) => name));
    },

    /**
     * Renews the leases of this owner; returns those that it still holds, by name. It waits for no row, either: who holds the
     * lock of one may take longer than a lease lasts, and the others would be lost with it.
     */
    renew: async (db: Db, owner: string): Promise<ReadonlyMap<string, Hold>> => {
      const { rows } = await db.query<Hold & { name: string }>(
        `with free as (select name from ${table} where owner = $1 for update skip locked),
              renewed as (update ${table} c set lease_until = ${nextEnd} from free where c.name = free.name)
         select name, epoch::text as epoch, position from ${table} where owner = $1`,
        [owner],
      );
      return new Map(rows.map(({ name, ...hold }) => [name, hold]));
    },

    /** Gives up this owner's leases, all or one, so that another needn't wait until they expire. */
    release: async (db: Db, owner: string, name?: string): Promise<void> => {
      await db.query(
        `update ${table} set owner = null, lease_until = null where owner = $1 and ($2::text is null or name = $2)`,
        [owner, name ?? null],
      );
    },

    /** Returns which checkpoints are beyond the log's end, and that end. */
    beyondLog: async (
      db: Db,
      head: () => Promise<string>,
    ): Promise<{ readonly names: readonly string[]; readonly end: string }> => {
      // Checkpoints are read first: a head that is read after them can be before one of them only if the log has lost
      // its end.
      const { rows } = await db.query<{ name: string; position: string }>(`select name, position from ${table}`);
      const end = await head();
      return { names: rows.filter(({ position }) => position > end).map(({ name }) => name), end };
    },
  };
};

/** A row of `stateColumns`. */
export type StateRow = Omit<CheckpointState, 'movedAt'> & { readonly moved_at: Date };

export const stateOf = <Row extends StateRow>({ moved_at, ...row }: Row): Omit<Row, 'moved_at'> & CheckpointState => ({
  ...row,
  movedAt: moved_at.toISOString(),
});

import type { Queryable } from '../postgres/queryable.ts';
import { type NewEntry, writeEntries } from './outbox-entries.ts';

/** What an owner knows of its manager: the epoch it may write under, and the position to continue from. */
export type Hold = { readonly epoch: string; readonly position: string };

/** An owner's id, and how long its lease lasts without a heartbeat. */
export type Owner = { readonly id: string; readonly leaseSeconds: number };

/** How long a lease lasts without a heartbeat, by default. */
export const LEASE_SECONDS = 6;

/** Another owner has it: nothing of what was to be written has been written. */
export class OwnershipLost extends Error {
  constructor(name: string) {
    super(`another owner has the process manager ${name}`);
    this.name = 'OwnershipLost';
  }
}

/** In SQL: whether the lease is valid. One that ends further away than twice its length was given before the clock was set back. */
const leaseIsKept = (row: string, seconds: string): string =>
  `(${row}.owner is not null and ${row}.lease_until > now()
     and ${row}.lease_until <= now() + 2 * make_interval(secs => ${seconds}))`;

/** Makes `owner` the owner; null if another holds the lease. `beginAt` is the position at which a new manager begins. */
export const claim = async (db: Queryable, name: string, owner: Owner, beginAt: string): Promise<Hold | null> => {
  const { rows } = await db.query<Hold>(
    `insert into work.process_managers as m (name, position, epoch, owner, lease_until)
     values ($1, $2, 1, $3, now() + make_interval(secs => $4))
     on conflict (name) do update set epoch = m.epoch + 1, owner = $3, lease_until = excluded.lease_until
     where m.owner = $3 or not ${leaseIsKept('m', '$4')}
     returning position, epoch::text`,
    [name, beginAt, owner.id, owner.leaseSeconds],
  );
  return rows[0] ?? null;
};

const moveStatement = `
       update work.process_managers
       set position = $2, lease_until = now() + make_interval(secs => $5), moved_at = now()
       where name = $1 and position = $3 and epoch = $4 returning name`;

/** Moves the checkpoint and writes the effects, both or neither. Returns how many entries are new. */
export const advance = async (
  db: Queryable,
  name: string,
  owner: Owner,
  hold: Hold,
  position: string,
  entries: readonly NewEntry[],
): Promise<number> => {
  const move = [name, position, hold.position, hold.epoch, owner.leaseSeconds];
  // Most events ask for nothing: to move alone costs a tenth.
  if (entries.length === 0) {
    const { rowCount } = await db.query(moveStatement, move);
    if (rowCount !== 1) throw new OwnershipLost(name);
    return 0;
  }
  const { rows } = await db.query<{ moved: number; written: number }>(
    `with moved as (${moveStatement}
     ), written as (${writeEntries('$6', 'exists (select from moved)')})
     select (select count(*)::int from moved) as moved, (select count(*)::int from written) as written`,
    [...move, JSON.stringify(entries)],
  );
  if (rows[0]?.moved !== 1) throw new OwnershipLost(name);
  return rows[0].written;
};

/** Renews the leases of this owner; returns the epochs that it still holds, by name. */
export const renew = async (db: Queryable, owner: Owner): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.query<{ name: string; epoch: string }>(
    `update work.process_managers set lease_until = now() + make_interval(secs => $2) where owner = $1
     returning name, epoch::text`,
    [owner.id, owner.leaseSeconds],
  );
  return new Map(rows.map(({ name, epoch }) => [name, epoch]));
};

/** Gives up this owner's leases, all or one, so that another needn't wait until they expire. */
export const release = async (db: Queryable, owner: Owner, name?: string): Promise<void> => {
  await db.query(
    `update work.process_managers set owner = null, lease_until = null
     where owner = $1 and ($2::text is null or name = $2)`,
    [owner.id, name ?? null],
  );
};

/**
 * Where the log lost its end (an older copy was restored), a checkpoint beyond it would pass over the events that come in the
 * places of the lost ones. It is set back to the log's end: everything before it has been taken, so nothing is asked for twice,
 * and what comes next is new. What was done for the lost events stays done. Answers the names.
 */
export const stepBackToHead = async (db: Queryable, head: () => Promise<string>): Promise<readonly string[]> => {
  // Checkpoints first: a head that is read after them can be before one of them only where the log has lost its end.
  const { rows } = await db.query<{ name: string; position: string }>(
    'select name, position from work.process_managers',
  );
  const end = await head();
  const beyond = rows.filter(({ position }) => position > end).map(({ name }) => name);
  if (beyond.length === 0) return [];
  await db.query(
    'update work.process_managers set position = $2, epoch = epoch + 1, moved_at = now() where name = any ($1::text[])',
    [beyond, end],
  );
  return beyond;
};

export type ManagerState = {
  readonly name: string;
  readonly position: string;
  readonly movedAt: string;
  /** By a process whose lease is valid. */
  readonly owned: boolean;
};

/** Where every process manager stands, whichever process owns it. */
export const managerStates = async (db: Queryable): Promise<readonly ManagerState[]> => {
  const { rows } = await db.query<{ name: string; position: string; moved_at: Date; owned: boolean }>(
    `select name, position, moved_at, coalesce(${leaseIsKept('m', String(LEASE_SECONDS))}, false) as owned
     from work.process_managers m order by name`,
  );
  return rows.map(({ moved_at, ...row }) => ({ ...row, movedAt: moved_at.toISOString() }));
};

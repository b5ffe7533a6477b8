import type { Queryable } from '../vault/queryable.ts';
import { type NewEntry, writeEntries } from './outbox-entries.ts';

/** What an owner knows of its manager: under which epoch it may write, and from where it reads on. */
export type Hold = { readonly epoch: string; readonly position: string };

/** Who asks, and how long a manager stays with an owner that has fallen silent. */
export type Owner = { readonly id: string; readonly leaseSeconds: number };

/** Another owner has it: nothing of what was to be written has been written. */
export class OwnershipLost extends Error {
  constructor(name: string) {
    super(`another owner has the process manager ${name}`);
    this.name = 'OwnershipLost';
  }
}

/** Makes `owner` the owner, unless another holds the lease: then null. `beginAt` is where a manager begins that is new. */
export const claim = async (db: Queryable, name: string, owner: Owner, beginAt: string): Promise<Hold | null> => {
  const { rows } = await db.query<Hold>(
    `insert into work.process_managers as m (name, position, epoch, owner, lease_until)
     values ($1, $2, 1, $3, now() + make_interval(secs => $4))
     on conflict (name) do update set epoch = m.epoch + 1, owner = $3, lease_until = excluded.lease_until
     where m.owner is null or m.owner = $3 or m.lease_until < now()
     returning position, epoch::text`,
    [name, beginAt, owner.id, owner.leaseSeconds],
  );
  return rows[0] ?? null;
};

/** Moves the checkpoint and writes what is asked for, both or neither. Answers how many entries are new. */
export const advance = async (
  db: Queryable,
  name: string,
  owner: Owner,
  hold: Hold,
  position: string,
  entries: readonly NewEntry[],
): Promise<number> => {
  const { rows } = await db.query<{ moved: number; written: number }>(
    `with moved as (
       update work.process_managers
       set position = $2, lease_until = now() + make_interval(secs => $5), moved_at = now()
       where name = $1 and position = $3 and epoch = $4 returning name
     ), written as (${writeEntries('$6', 'exists (select from moved)')})
     select (select count(*)::int from moved) as moved, (select count(*)::int from written) as written`,
    [name, position, hold.position, hold.epoch, owner.leaseSeconds, JSON.stringify(entries)],
  );
  if (rows[0]?.moved !== 1) throw new OwnershipLost(name);
  return rows[0].written;
};

/** Keeps the leases of this owner; answers the epochs that it still holds, by name. */
export const renew = async (db: Queryable, owner: Owner): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.query<{ name: string; epoch: string }>(
    `update work.process_managers set lease_until = now() + make_interval(secs => $2) where owner = $1
     returning name, epoch::text`,
    [owner.id, owner.leaseSeconds],
  );
  return new Map(rows.map(({ name, epoch }) => [name, epoch]));
};

/** Gives up what this owner holds, so that another needn't wait for the lease to run out. */
export const release = async (db: Queryable, owner: Owner): Promise<void> => {
  await db.query('update work.process_managers set owner = null, lease_until = null where owner = $1', [owner.id]);
};

export type ManagerState = {
  readonly name: string;
  readonly position: string;
  readonly movedAt: string;
  /** By a process that still keeps its lease. */
  readonly owned: boolean;
};

/** Where every process manager stands, whichever process owns it. */
export const managerStates = async (db: Queryable): Promise<readonly ManagerState[]> => {
  const { rows } = await db.query<{ name: string; position: string; moved_at: Date; owned: boolean }>(
    `select name, position, moved_at, coalesce(lease_until > now(), false) as owned
     from work.process_managers order by name`,
  );
  return rows.map(({ moved_at, ...row }) => ({ ...row, movedAt: moved_at.toISOString() }));
};

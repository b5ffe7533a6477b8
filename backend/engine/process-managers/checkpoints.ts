import { OwnershipLost } from '@nomucheck/projections/runner/subscriptions/failure.ts';
import {
  type CheckpointState,
  type Hold,
  type Leases,
  leasesIn,
  type StateRow,
  stateOf,
} from '@nomucheck/projections/runner/subscriptions/leases.ts';
import type { Queryable } from '../postgres/connections/queryable.ts';
import { type NewEntry, writeEntries } from './outbox/outbox-entries.ts';

/** The leases of the process managers. */
export const managerLeases = (seconds?: number): Leases => leasesIn('work.process_managers', seconds);

/** Moves the checkpoint and writes the effects, both or neither. Returns how many entries are new. */
export const advance = async (
  db: Queryable,
  { moveStatement }: Leases,
  name: string,
  hold: Hold,
  position: string,
  entries: readonly NewEntry[],
): Promise<number> => {
  const move = [name, position, hold.position, hold.epoch];
  // Most events have no effects: moving the checkpoint alone costs a tenth.
  if (entries.length === 0) {
    const { rowCount } = await db.query(moveStatement, move);
    if (rowCount !== 1) throw new OwnershipLost(name);
    return 0;
  }
  const { rows } = await db.query<{ moved: number; written: number }>(
    `with moved as (${moveStatement} returning name
     ), written as (${writeEntries('$5', 'exists (select from moved)')})
     select (select count(*)::int from moved) as moved, (select count(*)::int from written) as written`,
    [...move, JSON.stringify(entries)],
  );
  if (rows[0]?.moved !== 1) throw new OwnershipLost(name);
  return rows[0].written;
};

/**
 * When an older copy of the log was restored, a checkpoint may be beyond the log's end and would skip the events that
 * get the positions of the lost ones. It is set back to the log's end: everything before it was processed, so no
 * effect is written twice, and later events are new. What was done for the lost events stays done. Returns the names
 * of these process managers.
 */
export const stepBackToHead = async (db: Queryable, head: () => Promise<string>): Promise<readonly string[]> => {
  const { names, end } = await managerLeases().beyondLog(db, head);
  if (names.length === 0) return [];
  await db.query(
    'update work.process_managers set position = $2, epoch = epoch + 1, moved_at = now() where name = any ($1::text[])',
    [names, end],
  );
  return names;
};

/** The checkpoint and the owner of every process manager. */
export const managerStates = async (db: Queryable): Promise<readonly CheckpointState[]> => {
  const { rows } = await db.query<StateRow>(
    `select ${managerLeases().stateColumns('m')} from work.process_managers m order by name`,
  );
  return rows.map((row) => stateOf(row));
};

import type { EventStore } from '../../../backend/engine/event-store/event-store.ts';
import type { Queryable } from '../../../backend/engine/postgres/queryable.ts';
import type { Position } from '../../../domain/kernel/position.ts';
import { positionsAfter } from './fill-log.ts';

/** Where each process manager was in the old log. */
export const managersIn = async (db: Queryable): Promise<readonly { name: string; position: Position }[]> =>
  (await db.query<{ name: string; position: Position }>('select name, position from work.process_managers')).rows;

/**
 * Effects of events that came after the backup's end aren't carried out: this log doesn't have those events. What was done
 * stays noted as done.
 */
export const dropWorkBeyond = async (db: Queryable, head: Position): Promise<number> => {
  const { rowCount } = await db.query(`delete from work.outbox where state <> 'done' and event_position > $1`, [head]);
  return rowCount ?? 0;
};

/**
 * Puts each process manager behind the events that it had taken, in the positions of this log: no effect is asked for twice,
 * and none is left out. Nobody owns one yet.
 */
export const placeManagers = async (
  db: Queryable,
  store: Pick<EventStore, 'readAll'>,
  counts: ReadonlyMap<Position, number>,
): Promise<void> => {
  const managers = await managersIn(db);
  const positions = await positionsAfter(store, [...counts.values()]);
  for (const { name, position } of managers) {
    const here = positions.get(counts.get(position) ?? -1);
    if (here === undefined) throw new Error(`no place in the log for process manager ${name}`);
    await db.query(
      `update work.process_managers set position = $2, epoch = epoch + 1, owner = null, lease_until = null, moved_at = now()
       where name = $1`,
      [name, here],
    );
  }
};

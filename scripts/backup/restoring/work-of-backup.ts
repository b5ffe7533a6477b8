import type { Queryable } from '../../../backend/engine/postgres/connections/queryable.ts';
import type { Position } from '../../../domain/kernel/log/position.ts';

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

/** The events that the waiting effects come from: the oldest is carried out first. */
export const waitingWorkIn = async (db: Queryable): Promise<readonly Position[]> => {
  const text = `select distinct event_position as position from work.outbox where state <> 'done'`;
  return (await db.query<{ position: Position }>(text)).rows.map(({ position }) => position);
};

/**
 * Puts each process manager behind the events that it had taken, in the positions of this log: no effect is asked for twice,
 * and none is left out. Nobody owns one yet. Effects that wait name their events' positions here, too.
 */
export const placeWork = async (db: Queryable, present: ReadonlyMap<Position, Position>): Promise<void> => {
  for (const { name, position } of await managersIn(db)) {
    const here = present.get(position);
    if (here === undefined) throw new Error(`no place in the log for process manager ${name}`);
    await db.query(
      `update work.process_managers set position = $2, epoch = epoch + 1, owner = null, lease_until = null, moved_at = now()
       where name = $1`,
      [name, here],
    );
  }
  await db.query(
    `update work.outbox set event_position = moved.here from unnest($1::text[], $2::text[]) as moved (former, here)
     where state <> 'done' and event_position = moved.former and moved.here <> moved.former`,
    [[...present.keys()], [...present.values()]],
  );
};

import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { Db } from './db.ts';
import type { EventSource } from './event-source.ts';
import { leases } from './leases.ts';

/**
 * Read models that have read further than the log's end, because the log lost its end (for example an older copy was
 * restored). They have rows of events that no longer exist, and the positions that they have passed will be given to
 * other events, which they would skip. Once the log has grown past such a position, the position no longer shows
 * this. So it is recorded until the read model is rebuilt.
 */
export const createBeyondLog = `
  create table if not exists read.beyond_log (
    name text primary key,
    position text collate "C" not null,
    head text collate "C" not null,
    since timestamptz not null
  );`;

/**
 * Records which read models are beyond the log's end now, and returns their names; tables that are being built beside
 * them begin again.
 */
export const noticeLostEnd = async (db: Db, source: Pick<EventSource, 'head'>): Promise<readonly string[]> => {
  const { names, end } = await leases.beyondLog(db, () => source.head());
  if (names.length === 0) return [];
  await db.query(
    `with anew as (
       update read.checkpoints set position = $3, epoch = epoch + 1 where name = any ($1::text[]) and name like '%~%'
     )
     insert into read.beyond_log (name, position, head, since)
     select name, position, $2, now() from read.checkpoints where name = any ($1::text[]) and name not like '%~%'
     on conflict (name) do nothing`,
    [names, end, START],
  );
  return names.filter((name) => !name.includes('~'));
};

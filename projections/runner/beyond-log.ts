import type { Db } from './db.ts';
import { type EventSource, START } from './event-source.ts';
import { leases } from './leases.ts';

/**
 * Read models that have read further than the log reaches: it lost its end (an older copy was restored, say). They hold rows
 * of events that are gone, and the positions that they have passed will be given to other events, which they would miss. The
 * position alone stops showing it as soon as the log has grown past it, so it is written down, until the read model is built
 * again.
 */
export const createBeyondLog = `
  create table if not exists read.beyond_log (
    name text primary key,
    position text collate "C" not null,
    head text collate "C" not null,
    since timestamptz not null
  );`;

/** Writes down which read models are beyond the log's end now, and answers their names; the shadows among them begin anew. */
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

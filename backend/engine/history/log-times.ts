import type pg from 'pg';
import { START } from '../event-store/event-store.ts';
import { countOf, positionOf } from '../event-store/position.ts';

/** Time and place in the log, each found from the other by an index. */
export type LogTimes = {
  /** Of the last event that happened at that instant or before; `START` where none had. */
  positionAt(instant: string): Promise<string>;
  /** When the event at that position happened; null where there is none. */
  instantOf(position: string): Promise<string | null>;
};

/**
 * The log is in the order of its commits, and two commands that cross may be a few milliseconds out of the order of their
 * times: then "last" is the later time's, and of one time the later position's.
 */
export const createLogTimes = (pool: pg.Pool): LogTimes => ({
  positionAt: async (instant) => {
    const { rows } = await pool.query<{ position: string }>({ text: positionAtQuery, values: [instant] });
    const [found] = rows;
    return found ? positionOf(Number(found.position)) : START;
  },
  instantOf: async (position) => {
    const { rows } = await pool.query<{ at: Date }>('select at from log.events where position = $1', [
      countOf(position),
    ]);
    return rows[0]?.at.toISOString() ?? null;
  },
});

export const positionAtQuery = `select position from log.events where at <= $1::timestamptz
  order by at desc, position desc limit 1`;

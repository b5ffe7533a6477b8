import { START } from '@nomucheck/domain/kernel/position.ts';
import type pg from 'pg';
import { countOf, positionOf } from '../event-store/position.ts';

/** Instants and positions of the log, each found from the other by an index. */
export type LogTimes = {
  /** The position of the last event at that instant or before; `START` when there is none. */
  positionAt(instant: string): Promise<string>;
  /** The instant of the event at that position; null when there is none. */
  instantOf(position: string): Promise<string | null>;
};

/**
 * The log is ordered by commits, and the times of parallel commands may be a few milliseconds out of order. So "last"
 * means the latest time, and of equal times the highest position.
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

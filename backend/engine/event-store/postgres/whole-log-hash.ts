import { hash } from 'node:crypto';
import type pg from 'pg';
import { GENESIS } from '../hash-chain.ts';
import { positionOf } from '../position.ts';

/** The whole log up to a position, as one hash. */
export type WholeLog = {
  readonly position: string;
  /** The hash of the whole log before the last event and that event's own, hashed, from the first event on; lower-case hex. */
  readonly hash: string;
  /** The last event's own hash: shows whether the event at the position is still the same. */
  readonly last: string;
};

/** Before the first event. */
export const emptyLog: WholeLog = { position: positionOf(0), hash: GENESIS, last: GENESIS };

/**
 * The hash depends only on the events, not on where a computation paused: a position and its hash are enough to
 * continue.
 */
export const withEvent = (whole: string, eventHash: string): string =>
  hash('sha256', Buffer.from(whole + eventHash, 'hex'), 'hex');

/** Small enough not to block the event loop noticeably. */
const eventsAPage = 2_000;

/** The hash of the log now, continued from an earlier one: only the events in between are read. */
export const wholeLogSince = async (db: Pick<pg.Pool, 'query'>, before: WholeLog = emptyLog): Promise<WholeLog> => {
  let whole = before;
  for (;;) {
    const { rows } = await db.query<{ position: string; hash: string }>(
      // Compared as a number: `position` alone would name the text column.
      `select e.position::text as position, encode(e.hash, 'hex') as hash from log.events e
       where e.position > $1::bigint order by e.position limit ${eventsAPage}`,
      [whole.position],
    );
    for (const event of rows)
      whole = { position: event.position, hash: withEvent(whole.hash, event.hash), last: event.hash };
    whole = { ...whole, position: positionOf(Number(whole.position)) };
    if (rows.length < eventsAPage) return whole;
  }
};

/** Whether the log still contains the event that was its last one at that time. */
export const stillHas = async (db: Pick<pg.Pool, 'query'>, { position, last }: WholeLog): Promise<boolean> => {
  const { rowCount } = await db.query(
    `select 1 from log.events where position = $1::bigint and hash = decode($2, 'hex')`,
    [position, last],
  );
  return rowCount === 1;
};

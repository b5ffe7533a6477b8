import { hash } from 'node:crypto';
import { type Position, START } from '@nomucheck/domain/kernel/log/position.ts';
import { GENESIS } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { EventStore } from '../event-store.ts';

/** The whole log up to a position, as one hash. */
export type WholeLog = {
  readonly position: Position;
  /** The hash of the whole log before the last event and that event's own, hashed, from the first event on; lower-case hex. */
  readonly hash: string;
  /** The last event's own hash: shows whether the event at the position is still the same. */
  readonly last: string;
};

/** Before the first event. */
export const emptyLog: WholeLog = { position: START, hash: GENESIS, last: GENESIS };

/**
 * The hash depends only on the events, not on where a computation paused: a position and its hash are enough to
 * continue.
 */
export const withEvent = (whole: string, eventHash: string): string =>
  hash('sha256', Buffer.from(whole + eventHash, 'hex'), 'hex');

/** Small enough not to block the event loop noticeably. */
const eventsAPage = 1_000;

/** The hash of the log now, continued from an earlier one: only the events in between are read. */
export const wholeLogSince = async (
  store: Pick<EventStore, 'readAll'>,
  before: WholeLog = emptyLog,
): Promise<WholeLog> => {
  let whole = before;
  for (let after = before.position; ; ) {
    const { events, position, atHead } = await store.readAll({ after, limit: eventsAPage });
    for (const event of events)
      whole = { position: event.position, hash: withEvent(whole.hash, event.hash), last: event.hash };
    if (atHead) return whole;
    after = position;
  }
};

/** Whether the log still contains the event that was its last one at that time. */
export const stillHas = async (store: Pick<EventStore, 'eventAt'>, { position, last }: WholeLog): Promise<boolean> =>
  (await store.eventAt(position))?.hash === last;

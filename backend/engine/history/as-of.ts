import { isLocalDate, koreanDateOf, type LocalDate, lastInstantOf } from '@nomucheck/domain/kernel/korean-date.ts';
import type { LoadOptions } from '../command-handling/handle-command.ts';
import { type EventStore, START } from '../event-store/event-store.ts';
import type { LogTimes } from './log-times.ts';

/** A point of the past as the whole log has it: how far it was written, and which day it was in Korea. */
export type Point = { readonly position: string; readonly today: LocalDate };

/** What of a stream belongs to the record as it stood. The text has passed `recordAsOf`. */
export const loadOptionsOf = (asOf: string): LoadOptions =>
  asOf.startsWith('r') ? { to: Number(asOf.slice(1)) } : { at: instantOf(asOf) };

/** Milliseconds as the log writes them, so that text compares as time does; of a day, its last one in Korea. */
const instantOf = (moment: string): string =>
  isLocalDate(moment) ? lastInstantOf(moment) : new Date(moment).toISOString();

export type Points = {
  /** The point that this text (which passed `logAsOf` or is an instant) speaks of; null before the first event. */
  of(asOf: string): Promise<Point | null>;
};

export const createPoints = (times: LogTimes, store: Pick<EventStore, 'head'>, clock: () => Date): Points => ({
  of: async (asOf) => {
    if (/^\d{16}$/.test(asOf)) {
      const head = await store.head();
      const position = asOf < head ? asOf : head;
      const at = await times.instantOf(position);
      return at === null ? null : { position, today: koreanDateOf(at) };
    }
    // Of what is still to come nothing is known: the last point is now.
    const now = clock().toISOString();
    const instant = instantOf(asOf);
    const position = instant >= now ? await store.head() : await times.positionAt(instant);
    return position === START ? null : { position, today: koreanDateOf(instant < now ? instant : now) };
  },
});

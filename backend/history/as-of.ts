import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
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
  /** The point that this text (which passed `logAsOf` or is an instant) speaks of. Throws `not_found` before the first event. */
  of(asOf: string): Promise<Point>;
};

export const createPoints = (times: LogTimes, store: Pick<EventStore, 'head'>, clock: () => Date): Points => ({
  of: async (asOf) => {
    if (/^\d{16}$/.test(asOf)) {
      const head = await store.head();
      const position = asOf < head ? asOf : head;
      const at = await times.instantOf(position);
      if (at === null) throw new DomainError('not_found');
      return { position, today: koreanDateOf(at) };
    }
    // Of what is still to come nothing is known: the last point is now.
    const now = clock().toISOString();
    const asked = instantOf(asOf);
    const instant = asked < now ? asked : now;
    const position = await times.positionAt(instant);
    if (position === START) throw new DomainError('not_found');
    return { position, today: koreanDateOf(instant) };
  },
});

import {
  addDays,
  isLocalDate,
  koreanDateOf,
  type LocalDate,
  lastInstantOf,
} from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { isPosition, START } from '@nomucheck/domain/kernel/log/position.ts';
import type { LoadOptions } from '../command-handling/record-reader.ts';
import type { EventStore } from '../event-store/event-store.ts';

/** A point of the past in the whole log: the position up to which it was written, and the day in Korea. */
export type Point = { readonly position: string; readonly today: LocalDate };

/** The part of a stream that belongs to the record at that point. `recordAsOf` has validated the text. */
export const loadOptionsOf = (asOf: string): LoadOptions =>
  asOf.startsWith('r') ? { to: Number(asOf.slice(1)) } : { at: instantOf(asOf) };

/**
 * With milliseconds, as the log writes instants, so that texts compare as times; for a day, its last millisecond in
 * Korea.
 */
const instantOf = (moment: string): string =>
  isLocalDate(moment) ? lastInstantOf(moment) : new Date(moment).toISOString();

/** The first millisecond that the text of a moment includes: of a day, its first in Korea. */
export const firstInstantOf = (moment: string): string =>
  isLocalDate(moment) ? instantAfter(lastInstantOf(addDays(moment, -1))) : instantOf(moment);

const instantAfter = (instant: string): string => new Date(Date.parse(instant) + 1).toISOString();

export type Points = {
  /** The point that this text means (validated by `logAsOf`, or an instant); null before the first event. */
  of(asOf: string): Promise<Point | null>;
};

export const createPoints = (
  store: Pick<EventStore, 'head' | 'positionAt' | 'eventAt'>,
  clock: () => Date,
): Points => ({
  of: async (asOf) => {
    if (isPosition(asOf)) {
      const head = await store.head();
      const position = asOf < head ? asOf : head;
      const event = await store.eventAt(position);
      return event && { position, today: koreanDateOf(event.at) };
    }
    // The future is unknown: the last possible point is now.
    const now = clock().toISOString();
    const instant = instantOf(asOf);
    const position = instant >= now ? await store.head() : await store.positionAt(instant);
    return position === START ? null : { position, today: koreanDateOf(instant < now ? instant : now) };
  },
});

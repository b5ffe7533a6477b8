import type { RecordedEvent } from '@eventstore/db-client';
import { LOG_EPOCH_OPENED, logEpochStream } from '@nomucheck/domain/kernel/log/log-epoch.ts';
import { type Position, START } from '@nomucheck/domain/kernel/log/position.ts';
import type { EventBatch, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { EventStore } from '../../event-store.ts';
import type { ReadOpenings } from '../../positions/epochs.ts';
import type { LogMeasure } from '../log-measure.ts';
import type { TimeMarks } from '../time-marks.ts';
import type { Pages } from './pages.ts';
import { isOfServer, positionOf, storedForm } from './stored-form.ts';

const unbounded = Number.MAX_SAFE_INTEGER;
/** Scanned in one call when only some types are wanted, so that a rare type doesn't cause a scan of the whole log. */
const window = 10_000;
/** Streams, or single events, that are read side by side. */
const atOnce = 16;

export type Reading = Pick<
  EventStore,
  'read' | 'readMany' | 'readAll' | 'head' | 'positionAt' | 'eventAt' | 'eventsAt'
> & {
  readonly openings: ReadOpenings;
};

/** The reads of the port by the server's pages. */
export const createReading = (pages: Pages, measure: LogMeasure, marks: TimeMarks): Reading => {
  const read: EventStore['read'] = async (stream, { from, to, backwards = false } = {}) => {
    const [first, last] = backwards ? [to ?? 1, from] : [from ?? 1, to];
    if (last !== undefined && last < first) return [];
    // Backwards from a revision that there is not yet, the server begins at the last one.
    const wanted = await pages.ofStream(stream, {
      ...(from !== undefined && { from: Math.max(from, 1) }),
      ...{ backwards, count: last === undefined ? unbounded : last - Math.max(first, 1) + 1 },
    });
    return wanted
      .map((event) => storedForm(event).stored)
      .filter(({ revision }) => revision >= first && (last === undefined || revision <= last));
  };

  const readAll: EventStore['readAll'] = async ({ after, limit, types }): Promise<EventBatch> => {
    const events: StoredEvent[] = [];
    let position = after;
    for (let scanned = 0; ; ) {
      const page = await pages.ofAll(position, types ? window - scanned : limit - events.length);
      measure.note(position, page.events);
      marks.note(page.events);
      for (const [index, event] of page.events.entries()) {
        position = positionOf(event);
        scanned += 1;
        if (!isOfServer(event) && (!types || types.includes(event.type))) events.push(storedForm(event).stored);
        if (events.length === limit)
          return { events, position, atHead: page.isEnd && index === page.events.length - 1 };
      }
      if (page.isEnd || (types && scanned >= window)) return { events, position, atHead: page.isEnd };
    }
  };

  const head = async (): Promise<Position> => {
    const [last] = await pages.backwards(null, 1);
    return last ? positionOf(last) : START;
  };

  const openings: ReadOpenings = async (after) => {
    const found: RecordedEvent[] = [];
    const known = await head();
    for (let from: number | undefined; ; ) {
      const page = await pages.ofStream(logEpochStream, { backwards: true, count: 20, ...(from && { from }) });
      const fresh = page.filter((event) => positionOf(event) > after);
      found.push(...fresh);
      const oldest = page.at(-1);
      if (fresh.length < page.length || !oldest || oldest.revision === 0n) break;
      from = Number(oldest.revision);
    }
    const opened = found
      .map((event) => storedForm(event).stored)
      .filter(({ type }) => type === LOG_EPOCH_OPENED)
      .map(({ position, data }) => ({ position, epoch: String(data.epoch) }))
      .toReversed();
    const last = opened.at(-1)?.position ?? START;
    return { openings: opened, head: last > known ? last : known };
  };

  const eventAt: EventStore['eventAt'] = async (position) => {
    if (position === START) return null;
    const event = await pages.at(position);
    return event && !isOfServer(event) ? storedForm(event).stored : null;
  };

  return {
    read,
    readAll,
    head,
    openings,
    readMany: async (parts) => {
      const found = new Map<string, readonly StoredEvent[]>();
      for (let next = 0; next < parts.length; next += atOnce) {
        const some = parts.slice(next, next + atOnce);
        const events = await Promise.all(some.map(({ stream, ...range }) => read(stream, range)));
        for (const [index, { stream }] of some.entries()) {
          const those = events[index] ?? [];
          if (those.length > 0) found.set(stream, those);
        }
      }
      return found;
    },
    eventAt,
    eventsAt: async (positions) => {
      const found = new Map<Position, StoredEvent>();
      for (let next = 0; next < positions.length; next += atOnce) {
        const events = await Promise.all(positions.slice(next, next + atOnce).map(eventAt));
        for (const event of events) if (event) found.set(event.position, event);
      }
      return found;
    },
    positionAt: (instant) => marks.positionAt(instant, pages),
  };
};

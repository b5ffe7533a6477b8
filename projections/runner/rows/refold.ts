import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Db } from '../db.ts';
import type { EventSource } from '../event-source.ts';
import { type Projection, typesToRead } from '../projection.ts';
import { loadRows } from '../tables/table.ts';
import { type Folded, foldRows, readEvents } from './fold.ts';
import { loadTexts } from './load-texts.ts';

/** The effect of parked events on the rows that they change, and which of the events still wait. */
export type Refold<Row> = (events: readonly StoredEvent[], goOnWaiting: ReadonlySet<string>) => Promise<Folded<Row>>;

/** When one stream changes a row, its waiting events are the next ones of the row. */
export const foldOnto =
  <Row extends object>(db: Db, projection: Projection<Row>): Refold<Row> =>
  async (events) => {
    const reading = readEvents(projection, events, new Set(), await loadTexts(db, projection, events));
    return foldRows(reading, await loadRows<Row>(db, projection.table, reading.keys));
  };

/**
 * When several streams change a row, later events of other streams are in it already. So the row is folded again from
 * the log up to the checkpoint, with the parked events in their places and without those that still wait.
 */
export const foldFromTheLog =
  <Row extends object>(
    source: Pick<EventSource, 'subscribe'>,
    projection: Projection<Row>,
    checkpoint: string,
  ): Refold<Row> =>
  async (events, goOnWaiting) => {
    const positions = new Set(events.map(({ position }) => position));
    const { keys } = readEvents(projection, events);
    const concerned = new Set(keys);
    const rows = new Map<string, Row | null>(keys.map((key) => [key, null]));
    const waiting: Folded<Row>['waiting'][number][] = [];
    const parked = new Set<string>();
    const ending = new AbortController();
    const { signal } = ending;
    for await (const batch of source.subscribe({
      after: START,
      ...typesToRead(projection),
      batchSize: 2_000,
      signal,
    })) {
      const upTo = batch.events.filter(({ position }) => position <= checkpoint && !goOnWaiting.has(position));
      const reading = readEvents(projection, upTo, parked);
      const taken = reading.taken.flatMap(({ event, taken: { keys: all, evolveRow } }) => {
        const ours = all.filter((key) => concerned.has(key));
        return ours.length > 0 ? [{ event, taken: { keys: ours, evolveRow } }] : [];
      });
      const folded = foldRows({ ...reading, taken }, rows);
      for (const [key, row] of folded.rows) rows.set(key, row);
      for (const each of folded.waiting) {
        // The event is in rows that aren't folded again here: only a rebuild can leave it out.
        if (!positions.has(each.event.position)) throw new RebuildNeeded(projection.name, each.event.position);
        parked.add(each.event.stream);
        waiting.push(each);
      }
      if (batch.position >= checkpoint) break;
    }
    ending.abort();
    return { rows, waiting };
  };

/**
 * With the parked events in their places, an event that had been applied can't be applied any more. Nothing has been
 * changed.
 */
export class RebuildNeeded extends Error {
  constructor(name: string, position: string) {
    super(`the event at ${position} can't be applied after what was parked before it: ${name} has to be rebuilt`);
    this.name = 'RebuildNeeded';
  }
}

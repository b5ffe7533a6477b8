import type { EventStore } from '../../../backend/engine/event-store/event-store.ts';
import type { EventLog } from '../../../backend/engine/event-store/log-adapter.ts';
import { comparePositions, type Position, START } from '../../../domain/kernel/position.ts';
import { eventOfLine } from '../format/event-lines.ts';
import type { Manifest } from '../format/manifest.ts';
import { linesOf, pagesOf } from '../format/part-reader.ts';

const aPage = { lines: 1_000, characters: 8_000_000 };

/**
 * Puts the events back, in their order. Answers for each of these positions of the old log how many events lay up to it.
 */
export const fillLog = async (
  parts: { readonly eventLog: EventLog; readonly ownerUrl: string; readonly folder: string },
  { log }: Pick<Manifest, 'log'>,
  asked: readonly Position[],
  onStep: (events: number) => void,
): Promise<ReadonlyMap<Position, number>> => {
  const { eventLog, ownerUrl, folder } = parts;
  const importer = eventLog.importer(ownerUrl);
  const counts = new Map<Position, number>();
  const waiting = [...asked].sort(comparePositions);
  let events = 0;
  try {
    for await (const page of pagesOf(linesOf(folder, log.parts), aPage)) {
      const batch = page.map(eventOfLine);
      await importer.import(batch);
      for (const { position } of batch) {
        while (waiting[0] !== undefined && waiting[0] < position) counts.set(waiting.shift() ?? '', events);
        events += 1;
      }
      onStep(events);
    }
  } finally {
    await importer.close();
  }
  for (const position of waiting) counts.set(position, events);
  return counts;
};

const eventsAPage = 5_000;

/** Where in this log so many events lie behind. */
export const positionsAfter = async (
  store: Pick<EventStore, 'readAll'>,
  counts: readonly number[],
): Promise<ReadonlyMap<number, Position>> => {
  const found = new Map<number, Position>([[0, START]]);
  const last = Math.max(0, ...counts);
  let [after, events] = [START, 0];
  while (events < last) {
    const batch = await store.readAll({ after, limit: eventsAPage });
    for (const { position } of batch.events) {
      events += 1;
      if (counts.includes(events)) found.set(events, position);
    }
    if (batch.atHead) break;
    after = batch.position;
  }
  return found;
};

import type { EventLog } from '../../../backend/engine/event-store/log-adapter.ts';
import { comparePositions, type Position, START } from '../../../domain/kernel/log/position.ts';
import type { StoredEvent } from '../../../domain/kernel/log/stored-event.ts';
import { eventOfLine } from '../format/event-lines.ts';
import type { Manifest } from '../format/manifest.ts';
import { linesOf, pagesOf } from '../format/part-reader.ts';
import { inPresentPositions, namedIn, type PositionFields } from './named-positions.ts';

const aPage = { lines: 1_000, characters: 8_000_000 };

export type FillLogParts = {
  readonly eventLog: Pick<EventLog, 'importer'>;
  readonly ownerUrl: string;
  readonly folder: string;
  readonly positionFields: PositionFields;
};

/**
 * Puts the events back, in their order. Answers where each of the asked positions of the old log lies in this one: at the last
 * event up to it, and at `START` where it is before the first. Events that name a position get that of this log beside them.
 */
export const fillLog = async (
  { eventLog, ownerUrl, folder, positionFields }: FillLogParts,
  { log }: Pick<Manifest, 'log'>,
  asked: readonly Position[],
  onStep: (events: number) => void,
): Promise<ReadonlyMap<Position, Position>> => {
  const named = await namedIn(linesOf(folder, log.parts), positionFields);
  const waiting = [...new Set([...asked, ...named])].sort(comparePositions);
  const importer = eventLog.importer(ownerUrl);
  const present = new Map<Position, Position>();
  let batch: StoredEvent[] = [];
  let [last, events] = [START, 0];

  const flush = async (): Promise<void> => {
    if (batch.length > 0) last = await importer.import(batch);
    batch = [];
  };
  /** Finds where those lie that come before the next event; null: there is none. */
  const place = async (next: Position | null): Promise<void> => {
    for (;;) {
      const position = waiting[present.size];
      if (position === undefined || (next !== null && position >= next)) return;
      await flush();
      present.set(position, last);
    }
  };

  try {
    for await (const page of pagesOf(linesOf(folder, log.parts), aPage)) {
      for (const event of page.map(eventOfLine)) {
        await place(event.position);
        batch.push(inPresentPositions(event, positionFields, present));
      }
      await flush();
      events += page.length;
      onStep(events);
    }
    await place(null);
  } finally {
    await importer.close();
  }
  return present;
};

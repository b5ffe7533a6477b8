import type { EventStore } from '../../../backend/engine/event-store/event-store.ts';
import { withEvent } from '../../../backend/engine/event-store/proof/whole-log-hash.ts';
import { LOG_EPOCH_OPENED } from '../../../domain/kernel/log/log-epoch.ts';
import { type Position, START } from '../../../domain/kernel/log/position.ts';
import { GENESIS } from '../../../domain/kernel/log/stored-event.ts';
import { lineOfEvent } from '../format/event-lines.ts';
import type { Manifest } from '../format/manifest.ts';
import { createPartWriter } from '../format/part-writer.ts';

export type LogCopy = {
  /** Copies what follows, up to this position; says now and then how many events it has. */
  readonly upTo: (head: Position) => Promise<void>;
  readonly finish: () => Promise<Manifest['log']>;
};

const eventsAPage = 1_000;

/** The log into the backup's folder, a page at a time, with the hash of the whole. */
export const createLogCopy = (
  store: Pick<EventStore, 'readAll'>,
  folder: string,
  onStep: (events: number) => void,
): LogCopy => {
  const parts = createPartWriter(folder, 'log');
  const epochs: { position: Position; epoch: string }[] = [];
  let [digest, headHash, head, after, events] = [GENESIS, GENESIS, START, START, 0];

  return {
    upTo: async (end) => {
      while (after < end) {
        const batch = await store.readAll({ after, limit: eventsAPage });
        const wanted = batch.events.filter(({ position }) => position <= end);
        for (const event of wanted) {
          await parts.write(lineOfEvent(event));
          [digest, headHash, head] = [withEvent(digest, event.hash), event.hash, event.position];
          if (event.type === LOG_EPOCH_OPENED) epochs.push({ position: head, epoch: String(event.data.epoch) });
        }
        events += wanted.length;
        after = batch.position < end ? batch.position : end;
        onStep(events);
      }
    },
    finish: async () => ({ events, head, headHash, digest, epochs, parts: [...(await parts.finish())] }),
  };
};

import { type Position, START } from '@nomucheck/domain/kernel/log/position.ts';
import type { EventBatch } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { createBatching } from '../../postgres/connections/batching.ts';
import type { EventStore } from '../event-store.ts';

type ReadAll = EventStore['readAll'];
type Wanted = Parameters<ReadAll>[0];

/**
 * A subscriber further than this from the last known end of the log reads alone, and shares reads once it has caught
 * up.
 */
const near = 200;
/** Higher than the distance of two near subscribers, so that each one advances. */
const limit = 500;

/**
 * Combines reads that are requested together. After an append, every subscriber of the process wakes up and reads after
 * nearly the same position; one read of all types serves them, and each gets its part. Nothing is cached: each answer
 * comes from a read that began after its request, so a log restored from an older copy looks the same as in a separate
 * read.
 */
export const shareReads = (readAll: ReadAll, distance: EventStore['distance']): ReadAll => {
  /** Where a read last found the end of the log; only decides which reads are shared. */
  let end: Position = START;
  const isNear = ({ after }: Wanted): boolean =>
    (after < end ? distance(after, end) : distance(end, after)).events <= near;
  const read: ReadAll = async (wanted) => {
    const batch = await readAll(wanted);
    if (batch.atHead) end = batch.position;
    return batch;
  };
  return createBatching<Wanted, EventBatch>({
    carryOut: async (calls) => {
      const together = calls.filter(isNear);
      const [first = ''] = together.map(({ after }) => after).sort();
      const shared = together.length > 1 ? read({ after: first, limit }) : null;
      const answers = calls.map((call) =>
        shared && together.includes(call) ? shared.then((batch) => partOf(batch, call)) : read(call),
      );
      // Each caller handles its own failure. Only the shared read is waited for; requests in the meantime share the
      // next one.
      for (const answer of answers) answer.catch(() => {});
      await shared?.catch(() => {});
      return answers;
    },
  }).add;
};

/** The part of a read of all types for a caller that wants fewer types or events. */
const partOf = ({ events, position, atHead }: EventBatch, { after, types, limit: most }: Wanted): EventBatch => {
  const wanted = events.filter((event) => event.position > after && (!types || types.includes(event.type)));
  if (wanted.length > most) {
    const some = wanted.slice(0, most);
    return { events: some, position: some.at(-1)?.position ?? after, atHead: false };
  }
  // The position is beyond the end of a log that was restored from an older copy: there are no events, and no position
  // moves backwards.
  return { events: wanted, position: position > after ? position : after, atHead };
};

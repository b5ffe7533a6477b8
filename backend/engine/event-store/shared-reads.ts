import { createBatching } from '../postgres/batching.ts';
import type { EventBatch, EventStore } from './event-store.ts';
import { countOf } from './position.ts';

type ReadAll = EventStore['readAll'];
type Wanted = Parameters<ReadAll>[0];

/** Who is further than this from where the log last ended reads for itself, and comes along once it has caught up. */
const near = 200;
/** More than two that are near can be apart: everybody gets further by it. */
const limit = 500;

/**
 * Reads that are asked for together become one. After an append, every subscriber of the process wakes up and asks for what
 * comes after nearly the same position; one read of all types serves them, and each gets from it what it asked for. Nothing is
 * kept: each answer comes from a read that began after it was asked for, so a log that is put back to an older copy is seen as
 * by a read of one's own.
 */
export const shareReads = (readAll: ReadAll): ReadAll => {
  /** Where a read has last found the end of the log; only says who reads with whom. */
  let end = 0;
  const isNear = ({ after }: Wanted): boolean => Math.abs(countOf(after) - end) <= near;
  const read: ReadAll = async (wanted) => {
    const batch = await readAll(wanted);
    if (batch.atHead) end = countOf(batch.position);
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
      // Its own caller is told of a failure, as of an answer. Only the shared read is waited for: who asks meanwhile shares the next.
      for (const answer of answers) answer.catch(() => {});
      await shared?.catch(() => {});
      return answers;
    },
  }).add;
};

/** What a read of all types holds for one that asked for less. */
const partOf = ({ events, position, atHead }: EventBatch, { after, types, limit: most }: Wanted): EventBatch => {
  const wanted = events.filter((event) => event.position > after && (!types || types.includes(event.type)));
  if (wanted.length > most) {
    const some = wanted.slice(0, most);
    return { events: some, position: some.at(-1)?.position ?? after, atHead: false };
  }
  // Beyond the end of a log that was put back to an older copy: nothing is there, and nobody moves backwards.
  return { events: wanted, position: position > after ? position : after, atHead };
};

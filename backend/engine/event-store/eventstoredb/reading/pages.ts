import type { ReadAllOptions, RecordedEvent, ResolvedEvent } from '@eventstore/db-client';
import { isPosition, type Position, START } from '@nomucheck/domain/kernel/log/position.ts';
import { acrossOutage } from '../../delivery/across-outage.ts';
import type { Client, Patience } from '../client.ts';
import { outage, typeOf, within } from '../outage.ts';
import { createTurns } from '../turns.ts';

/** As the client names them; imported they would load it (client.ts). */
const [BEGIN, END] = ['start', 'end'] as const;
const [FORWARDS, BACKWARDS] = ['forwards', 'backwards'] as const;

/** In one call; more are read page by page, so that each call has an end. */
const mostAPage = 1_000;
const readsAtOnce = 64;

export type Pages = ReturnType<typeof createPages>;

/** The server's reads: bounded, with a deadline of our own, repeated over a short outage. */
export const createPages = (client: Client, patience: Patience) => {
  const inTurn = createTurns(readsAtOnce);
  const read = (
    open: () => AsyncIterable<ResolvedEvent> & { destroy(): unknown },
    isPassing = outage.isPassing,
  ): Promise<readonly RecordedEvent[]> =>
    inTurn(() =>
      acrossOutage({ ...outage, isPassing }, async () => {
        const reading = open();
        try {
          return await within(patience.client, collected(reading));
        } finally {
          reading.destroy();
        }
      }),
    );

  /** Revisions count from 1, as in the port. Empty where there is no stream. */
  const ofStream = async (
    stream: string,
    { from, backwards = false, count }: { from?: number; backwards?: boolean; count: number },
  ): Promise<readonly RecordedEvent[]> => {
    const events: RecordedEvent[] = [];
    let next: bigint | 'start' | 'end' = from === undefined ? (backwards ? END : BEGIN) : BigInt(from - 1);
    while (events.length < count) {
      const maxCount = Math.min(mostAPage, count - events.length);
      const fromRevision = next;
      const page = await read(() =>
        client.readStream(stream, {
          ...{ fromRevision, direction: backwards ? BACKWARDS : FORWARDS, maxCount, deadline: patience.server },
        }),
      ).catch(noneIfNotFound);
      events.push(...page);
      const last = page.at(-1);
      if (page.length < maxCount || !last || (backwards && last.revision === 0n)) break;
      next = last.revision + (backwards ? -1n : 1n);
    }
    return events;
  };

  /**
   * What follows a position, the server's own events included. The server begins at the position itself, so that one is
   * left out; `isEnd`: nothing followed when it was read.
   */
  const ofAll = async (
    after: Position,
    count: number,
  ): Promise<{ readonly events: readonly RecordedEvent[]; readonly isEnd: boolean }> => {
    const maxCount = Math.min(mostAPage, count) + 2;
    const found = await read(() =>
      client.readAll({
        ...{ fromPosition: after === START ? BEGIN : placeOf(after), direction: FORWARDS, maxCount },
        deadline: patience.server,
      }),
    );
    const events = found.filter((event) => !isAt(event, after));
    const most = Math.min(mostAPage, count);
    return { events: events.slice(0, most), isEnd: found.length < maxCount && events.length <= most };
  };

  /** Backwards from before a position, or from the end. */
  const backwards = (before: Position | null, maxCount: number): Promise<readonly RecordedEvent[]> =>
    read(() =>
      client.readAll({
        ...{ fromPosition: before === null ? END : placeOf(before), direction: BACKWARDS, maxCount },
        deadline: patience.server,
      }),
    );

  /** The one at exactly this place; null where none begins there. */
  const at = async (position: Position): Promise<RecordedEvent | null> => {
    const options: ReadAllOptions = { fromPosition: placeOf(position), direction: FORWARDS, maxCount: 1 };
    const found = await read(
      () => client.readAll({ ...options, deadline: patience.server }),
      (error) => outage.isPassing(error) && !isUnplaced(error),
    ).catch((error: unknown) => {
      if (isUnplaced(error)) return [];
      throw error;
    });
    return found.find((event) => isAt(event, position)) ?? null;
  };

  return { ofStream, ofAll, backwards, at };
};

const collected = async (reading: AsyncIterable<ResolvedEvent>): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const { event } of reading) if (event) events.push(event);
  return events;
};

const placeOf = (position: Position): { commit: bigint; prepare: bigint } => {
  if (!isPosition(position)) throw new TypeError(`not a position of this log: ${position}`);
  return { commit: BigInt(position), prepare: BigInt(position) };
};

const isAt = ({ position }: RecordedEvent, at: Position): boolean => position?.commit === placeOf(at).commit;

const noneIfNotFound = (error: unknown): readonly RecordedEvent[] => {
  if (typeOf(error) === 'stream-not-found') return [];
  throw error;
};

/** The server answers a place between two events with an unnamed error. */
const isUnplaced = (error: unknown): boolean => typeOf(error) === 'unknown';

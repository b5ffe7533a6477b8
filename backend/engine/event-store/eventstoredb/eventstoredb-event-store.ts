import { createAnnouncements } from '../delivery/announcements.ts';
import { lingering } from '../delivery/lingering.ts';
import { shareReads } from '../delivery/shared-reads.ts';
import { readOn } from '../delivery/subscription.ts';
import { createWakeUp } from '../delivery/wake-up.ts';
import type { EventStore } from '../event-store.ts';
import { createEpochs } from '../positions/epochs.ts';
import { proveByReading } from '../proof/prove-by-reading.ts';
import { createAppend } from './appending.ts';
import { connectTo, disconnect, type Patience } from './client.ts';
import { createLogMeasure } from './log-measure.ts';
import { followHead, type HeadFollower } from './reading/head-follower.ts';
import { createPages } from './reading/pages.ts';
import { createReading } from './reading/reading.ts';
import { createTimeMarks } from './time-marks.ts';

export type EventStoreDbOptions = {
  /** `esdb://…`, with credentials where the server asks for them. */
  readonly url: string;
  readonly pollEvery?: number;
  readonly patience?: Patience;
};

/** The log in EventStoreDB or KurrentDB, by its gRPC protocol. */
export const createEventStoreDbEventStore = (options: EventStoreDbOptions): EventStore => {
  const { url, pollEvery = 1_000, patience = { server: 4_000, client: 4_500 } } = options;
  const client = connectTo(url);
  const measure = createLogMeasure();
  const pages = createPages(client, patience);
  const { openings, ...reading } = createReading(pages, measure, createTimeMarks());
  const append = createAppend(client, pages, patience);
  const { tokenOf, positionOfToken } = createEpochs(openings);
  const wakeUp = createWakeUp();
  const { call, hurry } = lingering(wakeUp.ring);
  const announcements = createAnnouncements(call);
  const closing = new AbortController();
  let follower: HeadFollower | null = null;

  const readAll: EventStore['readAll'] = async (wanted) => {
    const batch = await reading.readAll(wanted);
    if (batch.events.length > 0) follower?.seen(batch.position);
    return batch;
  };
  const forSubscribers = { readAll: shareReads(readAll, measure.distance) };

  return {
    ...reading,
    ...{ readAll, tokenOf, positionOfToken, distance: measure.distance },
    append: async (stream, expectedRevision, events) => {
      const result = await append(stream, expectedRevision, events);
      if (result.ok) announcements.reached(result.position);
      return result;
    },
    prove: proveByReading({ readAll: reading.readAll, distance: measure.distance }),
    // The protocol has nothing that changes an event; who may delete streams, the server's access lists say.
    isProtected: async () => true,
    hurry,
    subscribe: (wanted) => {
      follower ??= followHead(client, announcements);
      const signal = wanted.signal ? AbortSignal.any([wanted.signal, closing.signal]) : closing.signal;
      return readOn(forSubscribers, wakeUp, { ...wanted, signal }, pollEvery);
    },
    close: async () => {
      if (closing.signal.aborted) return;
      closing.abort();
      await follower?.close();
      await disconnect(client);
    },
  };
};

import type pg from 'pg';
import { createPool } from '../../postgres/connections/pool.ts';
import { createAnnouncements } from '../delivery/announcements.ts';
import { lingering } from '../delivery/lingering.ts';
import { shareReads } from '../delivery/shared-reads.ts';
import { readOn } from '../delivery/subscription.ts';
import { createWakeUp } from '../delivery/wake-up.ts';
import type { EventStore } from '../event-store.ts';
import { denseDistance } from '../positions/dense-positions.ts';
import { createEpochs } from '../positions/epochs.ts';
import { prepareAppend } from '../prepared-append.ts';
import { createAppendQueue } from './appending/append-queue.ts';
import { createWriteBatch } from './appending/write-batch.ts';
import { type Listener, listen } from './listener.ts';
import { isLogProtected } from './log-protection.ts';
import { proveLog } from './proof-of-log.ts';
import { createReading } from './reading.ts';
import { isUnreachable } from './unreachable.ts';

export type PostgresEventStoreOptions = {
  readonly url: string;
  /** How long a subscriber at the head waits when no wake-up comes. */
  readonly pollEvery?: number;
  readonly readers?: number;
  /** When a statement is cancelled: by the server, and by this process if the server doesn't answer. */
  readonly patience?: { readonly server: number; readonly client: number };
};

/** The tables and functions that this adapter needs, for `migrate`. */
export const logMigrations = { schema: 'log', folder: new URL('migrations/', import.meta.url) } as const;

const flights = 2;

/** The log in PostgreSQL. See migrations/0001-events.sql and 0003-epochs.sql for how the order is kept. */
export const createPostgresEventStore = (options: PostgresEventStoreOptions): EventStore => {
  const { url, pollEvery = 1_000, readers = 4, patience = { server: 4_000, client: 4_500 } } = options;
  // A held lock or a frozen server must not keep a request waiting: both the server and this process limit the wait.
  const limits: pg.PoolConfig = { statement_timeout: patience.server, query_timeout: patience.client, keepAlive: true };
  const writePool = createPool(url, { ...limits, max: flights, application_name: 'nomucheck log writer' });
  const readPool = createPool(url, { ...limits, max: readers, application_name: 'nomucheck log reader' });
  const wakeUp = createWakeUp();
  const { call, hurry } = lingering(wakeUp.ring);
  const announcements = createAnnouncements(call);
  const closing = new AbortController();
  let listener: Listener | null = null;

  const { openings, ...reading } = createReading(readPool);
  const forSubscribers = { readAll: shareReads(reading.readAll, denseDistance) };
  const { appended, ...epochs } = createEpochs(openings);
  const queue = createAppendQueue({
    write: createWriteBatch(writePool, reading.read, appended),
    isOnesFault: (error) => !isUnreachable(error),
    flights,
  });

  return {
    ...reading,
    ...epochs,
    distance: denseDistance,
    prove: async (onStep, asked) => {
      // A page of a proof takes as long as the table is large.
      const pool = createPool(url, { max: 2, statement_timeout: 0, application_name: 'nomucheck log proof' });
      return proveLog(pool, onStep, asked).finally(() => pool.end());
    },
    isProtected: () => isLogProtected(readPool),
    append: async (stream, expectedRevision, events) => {
      const result = await queue.add({
        stream,
        expectedRevision,
        events: prepareAppend(stream, expectedRevision, events),
      });
      if (result.ok) announcements.reached(result.position);
      return result;
    },
    hurry,
    subscribe: (wanted) => {
      listener ??= listen(url, announcements);
      const signal = wanted.signal ? AbortSignal.any([wanted.signal, closing.signal]) : closing.signal;
      return readOn(forSubscribers, wakeUp, { ...wanted, signal }, pollEvery);
    },
    close: async () => {
      if (closing.signal.aborted) return;
      closing.abort();
      await queue.drained();
      await listener?.close();
      await Promise.all([writePool.end(), readPool.end()]);
    },
  };
};

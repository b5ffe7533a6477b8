import { logEpochStream } from '@nomucheck/domain/kernel/log/log-epoch.ts';
import type { EventLog } from '../log-adapter.ts';
import { connectTo, disconnect } from './client.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { importEvents } from './import-events.ts';

/** The log in a server of its own: it needs no tables, and no log of earlier versions is there to be sealed. */
export const eventStoreDbLog = (url: string): EventLog => ({
  isInDatabase: false,
  migrations: [],
  preparations: () => [],
  isThere: async () => {
    const store = createEventStoreDbEventStore({ url });
    try {
      return (await store.read(logEpochStream, { to: 1 })).length > 0;
    } finally {
      await store.close();
    }
  },
  open: ({ patience, pollEvery } = {}) =>
    createEventStoreDbEventStore({ url, ...(patience && { patience }), ...(pollEvery !== undefined && { pollEvery }) }),
  importer: () => {
    const client = connectTo(url);
    return {
      import: (events) => importEvents(client, { server: 30_000, client: 31_000 }, events),
      close: () => disconnect(client),
    };
  },
  noteAtStart: async () => {},
});

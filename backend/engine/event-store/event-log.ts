import type { EventStore } from './event-store.ts';
import { eventStoreDbLog } from './eventstoredb/eventstoredb-log.ts';
import type { EventLog, OpenOptions } from './log-adapter.ts';
import { postgresLog } from './postgres/postgres-log.ts';

/** Where the log of this service is. */
export type LogPlace = {
  /** The service's PostgreSQL; it holds the log, too, where no other store is named. */
  readonly databaseUrl: string;
  /** An EventStoreDB or KurrentDB, `esdb://…`. */
  readonly eventStoreUrl?: string | undefined;
};

/** The one place that chooses the adapter. */
export const eventLogAt = ({ databaseUrl, eventStoreUrl }: LogPlace): EventLog =>
  eventStoreUrl === undefined ? postgresLog(databaseUrl) : eventStoreDbLog(eventStoreUrl);

/** The store alone, for who neither prepares nor starts it. */
export const openEventStore = (place: LogPlace, options?: OpenOptions): EventStore => eventLogAt(place).open(options);

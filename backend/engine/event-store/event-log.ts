import type { ForeignMigration, MigrationSet } from '../postgres/migrations.ts';
import type { EventStore } from './event-store.ts';
import { eventStoreDbLog } from './eventstoredb/eventstoredb-log.ts';
import type { SealPlainTextParts } from './postgres/plain-text/seal-plain-text.ts';
import { postgresLog } from './postgres/postgres-log.ts';

/** Where the log of this service is. */
export type LogPlace = {
  /** The service's PostgreSQL; it holds the log, too, where no other store is named. */
  readonly databaseUrl: string;
  /** An EventStoreDB or KurrentDB, `esdb://…`. */
  readonly eventStoreUrl?: string | undefined;
};

export type OpenOptions = {
  readonly readers?: number;
  /** When a read or write is given up: by the server, and by this process if the server doesn't answer. */
  readonly patience?: { readonly server: number; readonly client: number };
  /** How long a subscriber at the head waits when no wake-up comes. */
  readonly pollEvery?: number;
};

/** A log and what a start of the service does with it. */
export type EventLog = {
  /** Its tables in the service's database. */
  readonly migrations: readonly MigrationSet[];
  /** Run after the migrations as the database's owner. */
  readonly preparations: (parts: SealPlainTextParts) => readonly ForeignMigration[];
  /** Whether the service has been started on it before. */
  readonly isThere: () => Promise<boolean>;
  readonly open: (options?: OpenOptions) => EventStore;
  /** Appends what a preparation left to say, once this process has opened its epoch. */
  readonly noteAtStart: (store: EventStore, at: string) => Promise<void>;
};

/** The one place that chooses the adapter. */
export const eventLogAt = ({ databaseUrl, eventStoreUrl }: LogPlace): EventLog =>
  eventStoreUrl === undefined ? postgresLog(databaseUrl) : eventStoreDbLog(eventStoreUrl);

/** The store alone, for who neither prepares nor starts it. */
export const openEventStore = (place: LogPlace, options?: OpenOptions): EventStore => eventLogAt(place).open(options);

import type { EventCatalogue } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { Position } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { ForeignMigration, MigrationSet } from '../postgres/migrations.ts';
import type { MasterKeys } from '../sealing/keys/master-keys.ts';
import type { EventStore } from './event-store.ts';

export type OpenOptions = {
  readonly readers?: number;
  /** When a read or write is given up: by the server, and by this process if the server doesn't answer. */
  readonly patience?: { readonly server: number; readonly client: number };
  /** How long a subscriber at the head waits when no wake-up comes. */
  readonly pollEvery?: number;
};

/** What a preparation seals with, and what it has to seal. */
export type SealingParts = { readonly catalogue: EventCatalogue; readonly masterKeys: MasterKeys };

/**
 * Takes the events of a backup into an empty log, in the order in which the old one had them. Ids, revisions and hashes stay
 * as they are; positions are the store's own. What an event's `positions` say is kept beside it.
 */
export type LogImporter = {
  /** One event or more; answers the position of the last one. */
  readonly import: (events: readonly StoredEvent[]) => Promise<Position>;
  readonly close: () => Promise<void>;
};

/** A log and what a start of the service does with it. */
export type EventLog = {
  /** Whether its commits go through the WAL of the service's database, so that what was committed there before is older. */
  readonly isInDatabase: boolean;
  /** Its tables in the service's database. */
  readonly migrations: readonly MigrationSet[];
  /** Run after the migrations as the database's owner. */
  readonly preparations: (parts: SealingParts) => readonly ForeignMigration[];
  /** Whether the service has been started on it before. */
  readonly isThere: () => Promise<boolean>;
  readonly open: (options?: OpenOptions) => EventStore;
  /** `ownerUrl`: the service's database as its owner. The service's own role may only append as the log lets it. */
  readonly importer: (ownerUrl: string) => LogImporter;
  /** Appends what a preparation left to say, once this process has opened its epoch. */
  readonly noteAtStart: (store: EventStore, at: string) => Promise<void>;
};

import type { RecordedEvent } from '@nomucheck/domain/kernel/event.ts';

/**
 * A read model as two pure functions and a table. The runner reads a batch, asks `keys` which rows each event touches,
 * loads those rows in one query, folds, writes them in one statement and moves the checkpoint in the same transaction.
 * No clock, no randomness, no serial keys, no lookup outside the log: a rebuild must equal the live table byte for byte.
 */
export type Projection<Event extends RecordedEvent = RecordedEvent, Row extends object = Record<string, unknown>> = {
  readonly name: string;
  /** Raised when rows would come out differently; the runner then rebuilds beside the live table. */
  readonly version: number;
  readonly table: Table;
  /** The event types it takes; the checkpoint moves over all others. */
  readonly types: readonly Event['type'][];
  /** The primary keys of the rows this event touches. Mostly one; `[]` for none. */
  readonly keys: (event: Event) => readonly string[];
  /** The row after the event; null deletes it (or leaves it absent). */
  readonly evolveRow: (row: Row | null, event: Event, key: string) => Row | null;
};

export type Table = {
  readonly name: string;
  readonly key: string;
  /** Column name → SQL type. The key column is text. */
  readonly columns: Readonly<Record<string, string>>;
  /** `create index` bodies, e.g. `(owner, started_at desc)`; one for every list that is read. */
  readonly indexes: readonly string[];
};

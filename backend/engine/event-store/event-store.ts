import type { EventMetadata } from '@nomucheck/domain/kernel/log/event.ts';
import type { Position } from '@nomucheck/domain/kernel/log/position.ts';
import type { Distance, EventBatch, Sealed, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Prove } from './proof/log-proof.ts';

/**
 * An event ready to be written: its data and its reason sealed, its id fixed, its revision, position and hash still to
 * come.
 */
export type NewEvent = EventMetadata & {
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  /** JSON with nothing but what RFC 8785 can write: no bigint, no undefined, no NaN. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly reason?: Sealed;
};

/**
 * `revision` of the stream's last event that the writer has seen; 0 when it expects no stream. There is no "any": a
 * writer must have read the stream before it writes.
 */
export type ExpectedRevision = number;

export type AppendResult =
  /**
   * `events` are the given events with their positions; a retry with the same ids returns those of the first append.
   */
  | { readonly ok: true; readonly events: readonly StoredEvent[]; readonly position: string; readonly retried: boolean }
  | { readonly ok: false; readonly actualRevision: number };

export type ReadOptions = {
  /** Inclusive. Default: the first, or the last when `backwards`. */
  readonly from?: number;
  /** Inclusive. */
  readonly to?: number;
  readonly backwards?: boolean;
};

/** Part of a stream; both revisions inclusive. Default: from the first, to the last. */
export type StreamPart = { readonly stream: string; readonly from?: number; readonly to?: number };

/** Wake-ups are only hints. A subscriber reads the log in position order, each event once, without gaps. */
export type SubscribeOptions = {
  /** Events strictly after this position; `START` for all. */
  readonly after: string;
  /** Only these types; the batches' `position` moves over the others too. */
  readonly types?: readonly string[];
  readonly batchSize?: number;
  readonly signal?: AbortSignal;
};

export type EventStore = {
  /** Writes all or nothing. Positions are in commit order. Throws only when the outcome is unknown or the
   * store can't be reached: then the same call, with the same ids and revision, is safe to repeat. */
  append(stream: string, expectedRevision: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;
  /** Empty for a stream that doesn't exist. */
  read(stream: string, options?: ReadOptions): Promise<readonly StoredEvent[]>;
  /** Parts of several streams, each under its stream's name, in one query where the store can; those without events are left out. */
  readMany(parts: readonly StreamPart[]): Promise<ReadonlyMap<string, readonly StoredEvent[]>>;
  /** At most `limit` events after `after`, in order. */
  readAll(options: {
    readonly after: string;
    readonly limit: number;
    readonly types?: readonly string[];
  }): Promise<EventBatch>;
  subscribe(options: SubscribeOptions): AsyncIterable<EventBatch>;
  /** Wakes the subscribers of this process at once, where they would linger for more events: somebody waits for what they make of them. */
  hurry(): void;
  /** The last event's position, `START` for an empty log. */
  head(): Promise<Position>;
  /** How many events lie after `from` up to `to`: counted, or estimated where the store doesn't count them. */
  distance(from: Position, to: Position): Distance;
  /**
   * The position of the last event at that instant or before, by the events' own times; `START` when there is none. Times of
   * parallel commands may be a few milliseconds out of order: then PostgreSQL returns the latest time, EventStoreDB the last
   * place in the log.
   */
  positionAt(instant: string): Promise<Position>;
  /** The event at exactly this position; null when there is none. */
  eventAt(position: Position): Promise<StoredEvent | null>;
  /** The events at these positions, each under its own, in one query where the store can; those that don't exist are left out. */
  eventsAt(positions: readonly Position[]): Promise<ReadonlyMap<Position, StoredEvent>>;
  /**
   * The token that clients get for a position that the log has reached. It contains the epoch, so that it isn't valid
   * for another copy of this log that has other events at that position.
   */
  tokenOf(position: string): Promise<string>;
  /**
   * The position of a token. Null when the log doesn't hold what the token was given for: the position lies beyond the
   * head or past the end of its epoch, or the epoch is unknown. A bare position, as older versions gave, has no known
   * epoch.
   */
  positionOfToken(token: string): Promise<string | null>;
  /** Reads the whole log and checks that nothing in it was changed, left out or put in. */
  readonly prove: Prove;
  /** Whether this program's own account can't change or remove events. */
  isProtected(): Promise<boolean>;
  close(): Promise<void>;
};

import type { Position } from '@nomucheck/domain/kernel/log/position.ts';
import type { Distance, EventBatch, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';

/**
 * The part of the event store that projections need. It is declared here because projections must not import the
 * backend; the store's port has this shape.
 */
export type EventSource = {
  subscribe(options: {
    readonly after: string;
    readonly types?: readonly string[];
    readonly batchSize?: number;
    readonly signal?: AbortSignal;
  }): AsyncIterable<EventBatch>;
  /** Wakes the subscribers at once, where they would linger for more events. */
  hurry?(): void;
  /** A stream's events from this revision on. */
  read(stream: string, options: { readonly from: number }): Promise<readonly StoredEvent[]>;
  /** The last event's position. */
  head(): Promise<string>;
  /** How many events lie between, counted or estimated. */
  distance(from: Position, to: Position): Distance;
};

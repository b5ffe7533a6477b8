import type { RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import type { SealedReason } from './sealed.ts';

type Recorded = RecordedEvent<{ type: string; data: Readonly<Record<string, unknown>> }>;

/** An event as the log has it, with personal data and its reason still sealed: a read model copies ciphertext, never a name. */
export type StoredEvent = Omit<Recorded, 'reason'> & { readonly reason?: SealedReason };

/** One step of a subscription: the next wanted events and the position up to which the log was read. */
export type EventBatch = {
  readonly events: readonly StoredEvent[];
  readonly position: string;
  readonly atHead: boolean;
};

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
  /** A stream's events from this revision on. */
  read(stream: string, options: { readonly from: number }): Promise<readonly StoredEvent[]>;
  /** The last event's position. */
  head(): Promise<string>;
};

export { START } from '@nomucheck/domain/kernel/event.ts';

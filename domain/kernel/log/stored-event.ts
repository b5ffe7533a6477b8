import type { RecordedEvent } from './event.ts';
import type { Position } from './position.ts';

/** A personal value as the log and the read models hold it: ciphertext under one person's key. */
export type Sealed = {
  readonly $sealed: {
    /** The name of the key: a person's id, or `<person>/<record>`. */
    readonly person: string;
    /** The key's version. */
    readonly key: number;
    /** 96 random bits and the ciphertext with its tag, base64url. */
    readonly iv: string;
    readonly text: string;
    /**
     * `stream|type|field`: where it was sealed. It is authenticated, so that the value can't be moved to another place.
     */
    readonly of: string;
  };
};

type Recorded = RecordedEvent<{ type: string; data: Readonly<Record<string, unknown>> }>;

/** An event as the log has it, its personal data and its reason still sealed. */
export type StoredEvent = Omit<Recorded, 'reason'> & {
  readonly reason?: Sealed;
  /**
   * The positions that its data name, as they are in this log, by field: present where the event was written in another log,
   * whose positions are others. They stand beside the data, which are hashed and stay as they were written.
   */
  readonly positions?: Readonly<Record<string, Position>>;
};

/** The hash before a stream's first event. */
export const GENESIS = '0'.repeat(64);

/** One step of a subscription: the next wanted events and the position up to which the log was read. */
export type EventBatch = {
  readonly events: readonly StoredEvent[];
  readonly position: Position;
  readonly atHead: boolean;
};

/** Between two positions of a log. */
export type Distance = {
  readonly events: number;
  /** false: the store can only estimate it, from the size of what lies between. */
  readonly exact: boolean;
};

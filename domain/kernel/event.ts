/** Who did it. `seed` and `system` are the service's own hands; they have no account. */
export const roles = ['anonymous', 'user', 'partner', 'advisor', 'admin', 'super', 'seed', 'system'] as const;
export type Role = (typeof roles)[number];
export const isRole = (text: string): text is Role => roles.some((role) => role === text);

export type Actor = { readonly id: string; readonly role: Role };

/** What a decider says happened: no ids, no time, no position; those belong to the recording of it. */
export type DomainEvent<Type extends string = string, Data = unknown> = {
  readonly type: Type;
  readonly data: Data;
};

/** Who, why and in answer to what, the same for all events of one command. */
export type EventMetadata = {
  /** ISO 8601 UTC, milliseconds. */
  readonly at: string;
  readonly actor: Actor;
  /** Why, in the actor's words, where the command asks for a reason. */
  readonly reason?: string;
  readonly correlationId: string;
  readonly causationId: string;
};

/** The position before the first event. */
export const START = '0000000000000000';

/** An event as the log holds it. `revision` counts from 1 in its stream; `position` is opaque and comparable as text. */
export type RecordedEvent<Event extends DomainEvent = DomainEvent> = Event &
  EventMetadata & {
    /** UUIDv5(command id, index in the command): a retry can't append twice. */
    readonly id: string;
    readonly schemaVersion: number;
    /** `<category>-<uuid>`; the category has no dash of its own. */
    readonly stream: string;
    readonly revision: number;
    readonly position: string;
    /** SHA-256 (hex) over the previous hash of the stream and the sealed envelope's RFC 8785 JSON. */
    readonly hash: string;
    readonly previousHash: string;
  };

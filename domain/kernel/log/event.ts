/** Who acted. `seed` and `system` are the service itself; they have no account. */
export const roles = ['anonymous', 'user', 'partner', 'advisor', 'admin', 'super', 'seed', 'system'] as const;
export type Role = (typeof roles)[number];
export const isRole = (text: string): text is Role => roles.some((role) => role === text);

export type Actor = { readonly id: string; readonly role: Role };

/** An event as a decider returns it. Id, time and position are added when it is recorded. */
export type DomainEvent<Type extends string = string, Data = unknown> = {
  readonly type: Type;
  readonly data: Data;
};

/** Actor, time and cause, the same for all events of one command. */
export type EventMetadata = {
  /** ISO 8601 UTC, milliseconds. */
  readonly at: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
};

/** An event as the log stores it. `revision` counts from 1 in its stream; `position` is opaque and comparable as text. */
export type RecordedEvent<Event extends DomainEvent = DomainEvent> = Event &
  EventMetadata & {
    /** UUIDv5(command id, index in the command): a retry can't append twice. */
    readonly id: string;
    readonly schemaVersion: number;
    /** The actor's reason, for commands that need one. null: it was erased with the person whom the stream is of. */
    readonly reason?: string | null;
    /** `<category>-<uuid>`; the category has no dash of its own. */
    readonly stream: string;
    readonly revision: number;
    readonly position: string;
    /** SHA-256 (hex) over the previous hash of the stream and the sealed envelope's RFC 8785 JSON. */
    readonly hash: string;
    readonly previousHash: string;
  };

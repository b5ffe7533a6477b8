import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';

/** Another owner has this subscriber: nothing was written. */
export class OwnershipLost extends Error {
  constructor(name: string) {
    super(`another owner has ${name}`);
    this.name = 'OwnershipLost';
  }
}

/**
 * A newer program wrote this event, in a version that this program can't read. It is neither parked nor skipped: the
 * subscriber is left to a program that knows it.
 */
export class UnknownEvent extends Error {
  readonly event: StoredEvent;
  constructor(subscriber: string, event: StoredEvent) {
    super(
      `${subscriber} stands before ${event.type} of version ${event.schemaVersion} at ${event.position}, which a newer program wrote`,
    );
    this.name = 'UnknownEvent';
    this.event = event;
  }
}

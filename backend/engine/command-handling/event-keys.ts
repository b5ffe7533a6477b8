import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { keyOfEvent } from '../sealing/event-places.ts';
import type { PersonKeys } from '../sealing/keys/person-keys.ts';
import { isSealed } from '../sealing/sealer.ts';

export type EventKeys = { readonly keys: Pick<PersonKeys, 'destroyOne'> };

/**
 * Destroys what was sealed under keys of a stream's own events, up to this revision: a record of the firm has no person
 * whose departure ends it. It may run again.
 */
export const destroyEventKeys = async (
  { store, keys }: EventKeys & { readonly store: Pick<EventStore, 'read'> },
  stream: string,
  to: number,
): Promise<void> => {
  for (const event of await store.read(stream, { to }))
    if (holdsSealed(event)) await keys.destroyOne(keyOfEvent(event.id));
};

const holdsSealed = ({ reason, data }: StoredEvent): boolean =>
  reason !== undefined || Object.values(data).some(isSealed);

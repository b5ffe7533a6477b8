import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/stored-event.ts';
import type { LogEvent } from '@nomucheck/domain/operations/contract/log.ts';
import { mayBeOpened } from '@nomucheck/domain/operations/log/record-kinds.ts';
import { validate as isUuid } from 'uuid';
import type { Caller } from '../../engine/callers/caller.ts';
import { unsealReason } from '../../engine/command-handling/event-codec.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import { isSealed, type Sealer } from '../../engine/sealing/sealer.ts';
import type { LogEntries } from './log-entries.ts';

export type OpenedEventParts = {
  readonly store: Pick<EventStore, 'eventAt'>;
  readonly sealer: Pick<Sealer, 'unseal'>;
  readonly entries: LogEntries;
};

/** One event with its fields, and the people whose names or sealed fields are shown. */
export type OpenedEvent = (
  position: string,
  opens: boolean,
  caller: Caller,
) => Promise<{ readonly event: LogEvent; readonly people: readonly string[] }>;

/** Throws `log_position_absent` where this log has no event at that position. */
export const createOpenedEvent =
  ({ store, sealer, entries }: OpenedEventParts): OpenedEvent =>
  async (position, opens, caller) => {
    const stored = await store.eventAt(position);
    if (!stored) throw new DomainError('log_position_absent');
    const shown = await entries([rowOf(stored)], caller);
    const [entry] = shown.entries;
    if (!entry) throw new DomainError('log_position_absent');
    const mayOpen = mayBeOpened(stored.type);
    const isOpened = opens && mayOpen;
    const fields = await Promise.all(
      Object.entries(stored.data).map(async ([name, value]) => {
        if (!isSealed(value)) return { name, json: jsonOf(value), isSealed: false };
        const { type, stream } = stored;
        const plain = isOpened ? await sealer.unseal(value, { stream, type, field: name }) : null;
        return { name, json: plain === null ? null : jsonOf(plain), isSealed: true };
      }),
    );
    const people = [stored.reason, ...Object.values(stored.data)].filter(isSealed).flatMap(personOf);
    return {
      event: {
        ...entry,
        reason: isOpened ? await unsealReason(sealer, stored) : entry.reason,
        ...{ hash: stored.hash, previousHash: stored.previousHash, schemaVersion: stored.schemaVersion },
        ...{ fields, mayOpen, isOpened },
      },
      people: [...new Set([...shown.people, ...(isOpened ? people : [])])],
    };
  };

const rowOf = (event: StoredEvent) => ({
  ...{ position: event.position, stream: event.stream, revision: event.revision, type: event.type },
  ...{ at: new Date(event.at), actor: event.actor.id, role: event.actor.role, event_id: event.id },
  ...{ correlation_id: event.correlationId, causation_id: event.causationId },
});

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** The person under whose key it is sealed; none for what has a key of its own. */
const personOf = ({ $sealed: { person } }: NonNullable<StoredEvent['reason']>): readonly string[] => {
  const [id = ''] = person.split('/');
  return isUuid(id) ? [id] : [];
};

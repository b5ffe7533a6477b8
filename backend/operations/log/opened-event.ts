import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { personOfStream } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { LogEvent } from '@nomucheck/domain/operations/contract/log.ts';
import { kindOfEvent, mayBeOpened, recordOfStream } from '@nomucheck/domain/operations/log/record-kinds.ts';
import { namesQuestion } from '@nomucheck/domain/operations/log/withheld.ts';
import { validate as isUuid } from 'uuid';
import type { Caller } from '../../engine/callers/caller.ts';
import { unsealReason } from '../../engine/command-handling/event-codec.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import { isSealed, type Sealer } from '../../engine/sealing/sealer.ts';
import type { LogEntries } from './log-entries.ts';

export type OpenedEventParts = {
  readonly store: Pick<EventStore, 'eventAt' | 'read'>;
  readonly sealer: Pick<Sealer, 'unseal'>;
  readonly entries: LogEntries;
};

/** One event with its fields, and the people whose names or data are shown. */
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
    const { type, stream } = stored;
    const [shown, [first]] = await Promise.all([
      entries([rowOf(stored)], caller),
      store.read(stream, { from: 1, to: 1 }),
    ]);
    const [entry] = shown.entries;
    if (!entry) throw new DomainError('log_position_absent');
    const isWhole = !shown.withheld.has(position);
    const mayOpen = isWhole && mayBeOpened(type);
    const isOpened = opens && mayOpen;
    const all = isWhole ? Object.entries(stored.data) : [];
    const open = all.filter(([name]) => !namesQuestion(type, name));
    const fields = await Promise.all(
      open.map(async ([name, value]) => {
        if (!isSealed(value)) return { name, json: jsonOf(value), isSealed: false };
        const plain = isOpened ? await sealer.unseal(value, { stream, type, field: name }) : null;
        return { name, json: plain === null ? null : jsonOf(plain), isSealed: true };
      }),
    );
    const people = isWhole ? peopleOf(stored, first?.data) : [];
    return {
      event: {
        ...entry,
        reason: isOpened ? await unsealReason(sealer, stored) : entry.reason,
        ...{ hash: stored.hash, previousHash: stored.previousHash, schemaVersion: stored.schemaVersion },
        ...{ fields, isWithheld: open.length < Object.keys(stored.data).length, mayOpen, isOpened },
      },
      people: [...new Set([...shown.people, ...people])],
    };
  };

const rowOf = (event: StoredEvent) => ({
  ...{ position: event.position, stream: event.stream, revision: event.revision, type: event.type },
  ...{ at: new Date(event.at), actor: event.actor.id, role: event.actor.role, event_id: event.id },
  ...{ correlation_id: event.correlationId, causation_id: event.causationId },
});

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** Whom the event is about: the person of its record, those whom it names, and those under whose keys it is sealed. */
const peopleOf = ({ stream, type, data, reason }: StoredEvent, first: unknown): readonly string[] => {
  const named = [data.owner, data.asker, data.userId, personOfStream(first)];
  const account = kindOfEvent(type) === 'user' ? [recordOfStream(stream)] : [];
  const sealed = [reason, ...Object.values(data)].filter(isSealed).map(({ $sealed }) => $sealed.person.split('/')[0]);
  return [...named, ...account, ...sealed].filter((id) => typeof id === 'string').filter((id) => isUuid(id));
};

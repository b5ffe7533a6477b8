import { isRole } from '@nomucheck/domain/kernel/event.ts';
import { currentData, type EventCatalogue } from '@nomucheck/domain/kernel/event-definition.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/stored-event.ts';
import type { LogEntry } from '@nomucheck/domain/operations/contract/log.ts';
import { kindOfEvent, nameOfEvent, recordOfStream } from '@nomucheck/domain/operations/log/record-kinds.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import { unsealReason } from '../../engine/command-handling/event-codec.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import { type ActorNames, shownIdOf } from '../../engine/history/actor-names.ts';
import type { SentenceOf } from '../../engine/history/event-sentences.ts';
import { keyOfEvent } from '../../engine/sealing/event-places.ts';
import { isSealed, type Sealer } from '../../engine/sealing/sealer.ts';
import type { IndexedEvent } from './log-list.ts';

export type LogEntryParts = {
  readonly store: Pick<EventStore, 'eventsAt'>;
  readonly sealer: Pick<Sealer, 'unseal'>;
  readonly catalogue: EventCatalogue;
  readonly sentenceOf: SentenceOf;
  readonly names: ActorNames;
};

/** Entries of the list, and the people without a part in the firm whose names they show. */
export type ShownEntries = { readonly entries: LogEntry[]; readonly people: readonly string[] };
export type LogEntries = (rows: readonly IndexedEvent[], caller: Caller) => Promise<ShownEntries>;

/** The list's rows as people read them. What is sealed for a person stays sealed, the reason too. */
export const createLogEntries =
  ({ store, sealer, catalogue, sentenceOf, names }: LogEntryParts): LogEntries =>
  async (rows, caller) => {
    const events = await store.eventsAt(rows.map(({ position }) => position));
    const nameOf = await names(rows.map(actorOf), caller);
    const entries = await Promise.all(
      rows.map(async (row): Promise<LogEntry> => {
        const found = events.get(row.position);
        const event = found?.id === row.event_id ? found : undefined;
        const actor = actorOf(row);
        const isOwnReason = event?.reason?.$sealed.person === keyOfEvent(row.event_id);
        return {
          ...{ id: row.position, stream: row.stream, record: recordOfStream(row.stream), revision: row.revision },
          ...{ type: row.type, kind: kindOfEvent(row.type), name: nameOfEvent(row.type) ?? row.type },
          at: row.at.toISOString(),
          actor: { id: shownIdOf(actor, caller), name: nameOf(actor), role: actor.role },
          ...{ eventId: row.event_id, request: row.correlation_id, cause: row.causation_id },
          summary: event ? summaryOf(event, catalogue, sentenceOf) : lost,
          reason: event && isOwnReason ? await unsealReason(sealer, event) : null,
          isReasonSealed: event?.reason !== undefined && !isOwnReason,
          hash: event?.hash ?? null,
        };
      }),
    );
    const people = rows.filter(({ role }) => role === 'user').map(({ actor }) => actor);
    return { entries, people: [...new Set(people)] };
  };

const lost = '이 위치에 있던 사건이 기록에서 사라졌거나 바뀌었어요.';

export const actorOf = ({ actor: id, role }: Pick<IndexedEvent, 'actor' | 'role'>) =>
  ({ id, role: isRole(role) ? role : 'user' }) as const;

/** Said in place of what is sealed, so that a sentence reads on. */
const hidden = '봉인된 내용';

/** The event's sentence; where that needs what is sealed, or the type is of a newer program, its name. */
const summaryOf = (event: StoredEvent, catalogue: EventCatalogue, sentenceOf: SentenceOf): string => {
  const name = nameOfEvent(event.type) ?? event.type;
  try {
    const definition = catalogue.get(event.type);
    if (!definition) return name;
    const data = Object.fromEntries(
      Object.entries(currentData(definition, event) ?? {}).map(([field, value]) => [
        field,
        isSealed(value) ? hidden : value,
      ]),
    );
    // Which question somebody answered is as personal as the answer.
    return sentenceOf({ type: event.type, data }, { question: () => '질문' });
  } catch {
    return name;
  }
};

import { rolesThatMay } from '@nomucheck/domain/accounts/rights.ts';
import { isRole } from '@nomucheck/domain/kernel/log/event.ts';
import type { EventCatalogue } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { LogEntry } from '@nomucheck/domain/operations/contract/log.ts';
import { kindOfEvent, nameOfEvent, recordOfStream } from '@nomucheck/domain/operations/log/record-kinds.ts';
import { mayReadData } from '@nomucheck/domain/operations/log/withheld.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { validate as isUuid } from 'uuid';
import type { Caller } from '../../engine/callers/caller.ts';
import { unsealReason } from '../../engine/command-handling/event-codec.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import { type ActorNames, type Reader, shownIdOf } from '../../engine/history/actor-names.ts';
import type { SentenceOf } from '../../engine/history/event-sentences.ts';
import { keyOfEvent } from '../../engine/sealing/event-places.ts';
import type { Sealer } from '../../engine/sealing/sealer.ts';
import { summaryOf } from './event-summary.ts';
import { type IndexedEvent, streamsAskedBy } from './log-list.ts';

export type LogEntryParts = {
  readonly db: Db;
  readonly store: Pick<EventStore, 'eventsAt'>;
  readonly sealer: Pick<Sealer, 'unseal'>;
  readonly catalogue: EventCatalogue;
  readonly sentenceOf: SentenceOf;
  readonly names: ActorNames;
};

/**
 * Entries of the list, the people without a part in the firm whose names they show, and the positions of the events whose
 * data and reason this caller isn't shown.
 */
export type ShownEntries = {
  readonly entries: LogEntry[];
  readonly people: readonly string[];
  readonly withheld: ReadonlySet<string>;
};
export type LogEntries = (rows: readonly IndexedEvent[], caller: Caller) => Promise<ShownEntries>;

/**
 * The list's rows as people read them. What is sealed for a person stays sealed, the reason too. Of their own advice, an
 * administrator sees what any asker sees: who reviews it, they learn by its publication.
 */
export const createLogEntries =
  ({ db, store, sealer, catalogue, sentenceOf, names }: LogEntryParts): LogEntries =>
  async (rows, caller) => {
    const advised = rows.filter(({ type }) => kindOfEvent(type) === 'advice').map(({ stream }) => stream);
    const [events, own] = await Promise.all([
      store.eventsAt(rows.map(({ position }) => position)),
      streamsAskedBy(db, caller.actor.id, advised),
    ]);
    const asker: Reader = { actor: { id: caller.actor.id, role: 'user' } };
    const isOwn = ({ stream }: IndexedEvent): boolean => own.has(stream);
    const [nameOf, nameToAsker] = await Promise.all([
      names(rows.map(actorOf), caller),
      names(rows.filter(isOwn).map(actorOf), asker),
    ]);
    const isWithheld = (row: IndexedEvent): boolean => isOwn(row) || !mayReadData(caller.actor, row.type);
    const entries = await Promise.all(
      rows.map(async (row): Promise<LogEntry> => {
        const found = events.get(row.position);
        const event = found?.id === row.event_id ? found : undefined;
        const actor = actorOf(row);
        const showsReason = event?.reason?.$sealed.person === keyOfEvent(row.event_id) && !isWithheld(row);
        const name = nameOfEvent(row.type) ?? row.type;
        return {
          ...{ id: row.position, stream: row.stream, record: recordOfStream(row.stream), revision: row.revision },
          ...{ type: row.type, kind: kindOfEvent(row.type), name },
          at: row.at.toISOString(),
          actor: isOwn(row)
            ? { id: shownIdOf(actor, asker), name: nameToAsker(actor), role: actor.role }
            : { id: shownIdOf(actor, caller), name: nameOf(actor), role: actor.role },
          ...{ eventId: row.event_id, request: row.correlation_id, cause: row.causation_id },
          summary: !event ? lost : isWithheld(row) ? name : summaryOf(event, catalogue, sentenceOf),
          reason: event && showsReason ? await unsealReason(sealer, event) : null,
          isReasonSealed: event?.reason !== undefined && !showsReason,
          hash: event?.hash ?? null,
        };
      }),
    );
    return {
      entries,
      people: [...new Set(rows.filter(isOfOther).map(({ actor }) => actor))],
      withheld: new Set(rows.filter(isWithheld).map(({ position }) => position)),
    };
  };

const firm: readonly string[] = rolesThatMay('access.staff');

/** Whether somebody with an account and without a part in the firm did it. */
const isOfOther = ({ actor, role }: IndexedEvent): boolean => !firm.includes(role) && isUuid(actor);

const lost = '이 위치에 있던 기록이 사라졌거나 바뀌었어요.';

export const actorOf = ({ actor: id, role }: Pick<IndexedEvent, 'actor' | 'role'>) =>
  ({ id, role: isRole(role) ? role : 'user' }) as const;

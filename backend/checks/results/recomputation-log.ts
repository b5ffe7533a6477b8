import type { CaseFact } from '@nomucheck/domain/cases/case-counts.ts';
import { caseEvents } from '@nomucheck/domain/cases/case-events.ts';
import { caseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { catalogueOf, currentData, definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { z } from 'zod';
import type { EventStore } from '../../engine/event-store/event-store.ts';

/** The position of a calculation in the log, and the position at which its cases were counted. */
export type Place = { readonly stream: string; readonly revision: number; readonly casePosition: string };

const placeRead = z.object({ casePosition: z.string() });
const resultCalculated = definitionIn(checkEvents, 'ResultCalculated');

/** Every calculation of the log. */
export const calculationsIn = async (store: Pick<EventStore, 'readAll'>): Promise<Place[]> => {
  const places: Place[] = [];
  for await (const event of eventsOf(store, [resultCalculated.type])) {
    const { casePosition } = placeRead.parse(currentData(resultCalculated, event));
    places.push({ stream: event.stream, revision: event.revision, casePosition });
  }
  return places;
};

const caseCatalogue = catalogueOf(caseEvents);
/** The record after an event of a case; none when the event contains none. */
const caseRead = z.object({ caseId: z.string(), record: caseRecord.optional() });

/** The master cases at each position, in ascending order only. */
export const followCases = (store: Pick<EventStore, 'readAll'>) => {
  const standing = new Map<string, CaseFact>();
  const events = eventsOf(store, [...caseCatalogue.keys()]);
  /** Read, and of a later position than was asked for. */
  let ahead: IteratorResult<StoredEvent, undefined> | null = null;

  const apply = (event: StoredEvent): void => {
    const definition = caseCatalogue.get(event.type);
    if (!definition) throw new Error(`${event.type} is no event of a case`);
    const { caseId, record } = caseRead.parse(currentData(definition, event));
    if (!record) standing.delete(caseId);
    else {
      const { disputeId, decidedOn, outcome, keywords, sections, sampling } = record;
      standing.set(caseId, { caseId, disputeId, decidedOn, outcome, keywords, sections, sampling });
    }
  };

  return {
    upTo: async (position: string): Promise<Iterable<CaseFact>> => {
      ahead ??= await events.next();
      for (; !ahead.done && ahead.value.position <= position; ahead = await events.next()) apply(ahead.value);
      return standing.values();
    },
  };
};

async function* eventsOf(
  store: Pick<EventStore, 'readAll'>,
  types: readonly string[],
): AsyncGenerator<StoredEvent, undefined> {
  for (let after = START; ; ) {
    const batch = await store.readAll({ after, limit: 1000, types });
    yield* batch.events;
    after = batch.position;
    if (batch.atHead) return undefined;
  }
}

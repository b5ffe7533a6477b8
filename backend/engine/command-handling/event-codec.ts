import type { DomainEvent, EventMetadata, RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import { currentData, type EventCatalogue, type EventDefinition } from '@nomucheck/domain/kernel/event-definition.ts';
import type { NewEvent, StoredEvent } from '../event-store/event-store.ts';
import { isSealed, type Sealer } from '../sealing/sealer.ts';

export type EventCodec = {
  /** The event as it will be read back: its data as its schema gives it. Throws when the schema refuses. */
  validate<Event extends DomainEvent>(event: Event): Event;
  /** A validated event, its personal fields sealed. */
  encode(event: DomainEvent, place: { stream: string; id: string; metadata: EventMetadata }): Promise<NewEvent>;
  /** The event as its type is defined today: data upcast, personal fields readable or, once erased, null. */
  decode(stored: StoredEvent): Promise<RecordedEvent>;
};

type Data = Readonly<Record<string, unknown>>;

export const createEventCodec = (catalogue: EventCatalogue, sealer: Sealer): EventCodec => {
  const definitionOf = (type: string): EventDefinition => {
    const definition = catalogue.get(type);
    if (!definition) throw new Error(`no definition of event type ${type}`);
    return definition;
  };

  const seal = async ({ type, sealed }: EventDefinition, stream: string, at: string, data: Data): Promise<Data> => {
    if (!sealed) return data;
    const person = data[sealed.person];
    const result: Record<string, unknown> = { ...data };
    for (const field of sealed.fields) {
      const value = data[field];
      if (value === null || value === undefined) continue;
      if (typeof person !== 'string') throw new Error(`${type} doesn't say in ${sealed.person} whose ${field} it is`);
      const key = keyNameOf(sealed, person, stream, data);
      const place = { stream, type, field };
      result[field] = await sealer.seal(
        key,
        place,
        value,
        sealed.keptYears ? yearsAfter(at, sealed.keptYears) : undefined,
      );
    }
    return result;
  };

  const unseal = async ({ type, sealed }: EventDefinition, stream: string, data: Data): Promise<Data> => {
    if (!sealed) return data;
    const result: Record<string, unknown> = { ...data };
    for (const field of sealed.fields) {
      const value = data[field];
      if (isSealed(value)) result[field] = await sealer.unseal(value, { stream, type, field });
    }
    return result;
  };

  return {
    validate: (event) => {
      const parsed = definitionOf(event.type).schema.safeParse(event.data);
      if (!parsed.success) throw new Error(`${event.type} isn't what its schema says: ${parsed.error.message}`);
      return { ...event, data: parsed.data };
    },
    encode: async ({ type, data }, { stream, id, metadata }) => {
      const definition = definitionOf(type);
      if (!isData(data)) throw new Error(`the data of ${type} is not an object`);
      const sealed = await seal(definition, stream, metadata.at, data);
      return { ...metadata, id, type, schemaVersion: definition.version, data: sealed };
    },
    decode: async (stored) => {
      const definition = definitionOf(stored.type);
      const data = currentData(definition, stored.schemaVersion, stored.data);
      if (!isData(data)) throw new Error(`the data of ${stored.type} is not an object`);
      return { ...stored, data: await unseal(definition, stored.stream, data) };
    },
  };
};

const keyNameOf = (
  { apart, keptYears, consentedAt, consentIsOptional }: NonNullable<EventDefinition['sealed']>,
  person: string,
  stream: string,
  data: Data,
): string => {
  if (consentedAt !== undefined) {
    const at = data[consentedAt];
    if (at === null && consentIsOptional) return person;
    if (typeof at !== 'string') throw new Error(`${consentedAt} doesn't say when the consent was given`);
    return keyOfConsent(person, at);
  }
  return apart || keptYears ? keyOfRecord(person, stream) : person;
};

/** The name of the key of what a person consented to at that instant; a consent that is given again has another key. */
export const keyOfConsent = (person: string, at: string): string => `${person}/consent-${at}`;

/** The name of the key of one record of a person. */
export const keyOfRecord = (person: string, stream: string): string => `${person}/${stream}`;

const yearsAfter = (at: string, years: number): string => {
  const end = new Date(at);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end.toISOString();
};

const isData = (data: unknown): data is Data => typeof data === 'object' && data !== null && !Array.isArray(data);

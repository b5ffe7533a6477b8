import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { DomainEvent, EventMetadata, RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import {
  currentData,
  type EventCatalogue,
  type EventDefinition,
  EventOfNewerProgram,
  personOfReason,
} from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { Sealed, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import canonicalize from 'canonicalize';
import type { NewEvent } from '../event-store/event-store.ts';
import { keyOfEvent, placeOfReason } from '../sealing/event-places.ts';
import { notingOwners } from '../sealing/noting-owners.ts';
import { isSealed, type Sealer } from '../sealing/sealer.ts';

export type EventCodec = {
  /** The event as it will be read back: its data as its schema gives it. Throws when the schema refuses. */
  validate<Event extends DomainEvent>(event: Event): Event;
  /**
   * A validated event, its personal fields and its reason sealed. A reason about a person who has left is left out: their
   * key is gone, and a refund to them must be possible. Those with whose keys anything was sealed are added to `owners`.
   */
  encode(event: DomainEvent, place: EventPlace, owners: Set<string>): Promise<NewEvent>;
  /** The data of a validated event as `decode` will return them: the order of the fields, too. */
  readBack<Event extends DomainEvent>(event: Event): Event;
  /**
   * The event as its type is defined today: data upcast, personal fields and reason readable or, once erased, null. Those with
   * whose keys anything was opened are added to `owners`.
   */
  decode(stored: StoredEvent, owners: Set<string>): Promise<RecordedEvent>;
};

export type EventPlace = {
  readonly stream: string;
  readonly id: string;
  readonly metadata: EventMetadata;
  readonly reason?: string | undefined;
  /** The person whom the stream is of; null: it is a record of the firm. */
  readonly person: string | null;
};

type Data = Readonly<Record<string, unknown>>;

export const createEventCodec = (catalogue: EventCatalogue, sealer: Sealer): EventCodec => {
  const definitionOf = (type: string): EventDefinition => {
    const definition = catalogue.get(type);
    if (!definition) throw new Error(`no definition of event type ${type}`);
    return definition;
  };

  const seal = async (
    sealer: Sealer,
    { type, sealed }: EventDefinition,
    { stream, id, metadata: { at } }: EventPlace,
    data: Data,
  ) => {
    if (!sealed) return data;
    const result: Record<string, unknown> = { ...data };
    for (const field of sealed.fields) {
      const value = data[field];
      if (value === null || value === undefined) continue;
      const key = keyNameOf(type, sealed, data, { stream, id });
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

  const unseal = async (
    sealer: Sealer,
    { type, sealed }: EventDefinition,
    stream: string,
    data: Data,
  ): Promise<Data> => {
    if (!sealed) return data;
    const result: Record<string, unknown> = { ...data };
    for (const field of sealed.fields) {
      const value = data[field];
      if (isSealed(value)) result[field] = await sealer.unseal(value, { stream, type, field });
    }
    return result;
  };

  const sealReason = async (
    sealer: Sealer,
    definition: EventDefinition,
    { stream, id, reason, person: ofStream }: EventPlace,
    data: Data,
  ): Promise<Sealed | null> => {
    if (reason === undefined) return null;
    const key = personOfReason(definition, data, ofStream) ?? keyOfEvent(id);
    try {
      return await sealer.seal(key, placeOfReason(stream, definition.type), reason);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'user_absent') return null;
      throw error;
    }
  };

  return {
    validate: (event) => {
      const parsed = definitionOf(event.type).schema.safeParse(event.data);
      if (!parsed.success) throw new Error(`${event.type} isn't what its schema says: ${parsed.error.message}`);
      return { ...event, data: parsed.data };
    },
    encode: async ({ type, data }, place, owners) => {
      const definition = definitionOf(type);
      if (!isData(data)) throw new Error(`the data of ${type} is not an object`);
      const noting = notingOwners(sealer, owners);
      const [sealed, reason] = await Promise.all([
        seal(noting, definition, place, data),
        sealReason(noting, definition, place, data),
      ]);
      const { metadata, id } = place;
      return { ...metadata, id, type, schemaVersion: definition.version, data: sealed, ...(reason && { reason }) };
    },
    readBack: (event) => {
      const { type, data } = event;
      const { sealed } = definitionOf(type);
      if (!isData(data)) throw new Error(`the data of ${type} is not an object`);
      const read: Record<string, unknown> = JSON.parse(canonicalize(data) ?? 'null');
      // What is sealed is sealed as the JSON of its value.
      for (const field of sealed?.fields ?? [])
        if (read[field] !== undefined) read[field] = JSON.parse(JSON.stringify(data[field]));
      return { ...event, data: read };
    },
    decode: async (stored, owners) => {
      const definition = catalogue.get(stored.type);
      // No type is ever taken back: what this program doesn't know, a newer one wrote.
      if (!definition) throw new EventOfNewerProgram(stored.type, stored.schemaVersion);
      const data = currentData(definition, stored);
      if (!isData(data)) throw new Error(`the data of ${stored.type} is not an object`);
      const { reason, positions: _read, ...event } = stored;
      const noting = notingOwners(sealer, owners);
      const opened = { ...event, data: await unseal(noting, definition, stored.stream, data) };
      return reason === undefined ? opened : { ...opened, reason: await unsealReason(noting, stored) };
    },
  };
};

/** The name of the key of an event's sealed fields. */
export const keyNameOf = (
  type: string,
  sealed: NonNullable<EventDefinition['sealed']>,
  data: Data,
  { stream, id }: Pick<EventPlace, 'stream' | 'id'>,
): string => {
  if (sealed.person === null) return keyOfEvent(id);
  const person = data[sealed.person];
  if (typeof person !== 'string') throw new Error(`${type} doesn't say in ${sealed.person} whose it is`);
  const { apart, keptYears, consentedAt, consentIsOptional } = sealed;
  if (consentedAt !== undefined) {
    const at = data[consentedAt];
    if (at === null && consentIsOptional) return person;
    if (typeof at !== 'string') throw new Error(`${consentedAt} doesn't say when the consent was given`);
    return keyOfConsent(person, at);
  }
  return apart || keptYears ? keyOfRecord(person, stream) : person;
};

/** The reason of an event, for readers of the log itself; null: none was given, or it is erased. */
export const unsealReason = async (
  sealer: Pick<Sealer, 'unseal'>,
  { reason, stream, type }: Pick<StoredEvent, 'reason' | 'stream' | 'type'>,
): Promise<string | null> => {
  const opened = reason && (await sealer.unseal(reason, placeOfReason(stream, type)));
  return typeof opened === 'string' ? opened : null;
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

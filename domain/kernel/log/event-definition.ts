import type { z } from 'zod';
import type { StoredEvent } from './stored-event.ts';

/**
 * How one type of event is written and read, for ever: the schema of its current version, the fields with personal data and
 * the person they belong to, and a function from each older version to the next. Registered once, beside the decider.
 */
export type EventDefinition<Data = unknown> = {
  readonly type: string;
  readonly version: number;
  readonly schema: z.ZodType<Data>;
  /**
   * `person` names the data field that holds the person's id; `fields` the top-level fields sealed with that key. null: the
   * record is the firm's own and of no person, so the event has a key of its own.
   */
  readonly sealed?: {
    readonly person: string | null;
    readonly fields: readonly string[];
    /**
     * Sealed with a key of the stream in addition to the person's, so that the record can be made unreadable while the
     * person stays.
     */
    readonly apart?: true;
    /**
     * Names the data field with the instant of the consent that the fields rest on. They are sealed with a key of that
     * consent in addition to the person's, so that its withdrawal makes them unreadable while the person stays.
     */
    readonly consentedAt?: string;
    /** Where `consentedAt` names no instant, the fields rest on no consent of their own: sealed with the person's key. */
    readonly consentIsOptional?: true;
    /**
     * The number of years for which the law requires it to be kept, also after the person left: sealed with the stream's
     * key until then.
     */
    readonly keptYears?: number;
  };
  /**
   * Names the data field with the id of the person whom the event's reason is about, where that isn't the person of the
   * stream (`personOfStream`).
   */
  readonly reasonOf?: string;
  /**
   * Names the data fields that hold a position of the log, in every version. Where the log moves to another store, the
   * position there is kept beside the event, and `currentData` reads it.
   */
  readonly positions?: readonly string[];
  /** The record is removed with this event: what was sealed under keys of its earlier events can't be read afterwards. */
  readonly removesRecord?: true;
  /** `upcast[n]` turns data of version n into data of version n + 1. */
  readonly upcast?: Readonly<Record<number, (data: unknown) => unknown>>;
};

/** A definition with its data typed by its schema. */
export const defineEvent = <Data>(definition: EventDefinition<Data>): EventDefinition<Data> => definition;

/** The definition of a type among a context's events. */
export const definitionIn = <Definition extends { readonly type: string }>(
  events: readonly Definition[],
  type: string,
): Definition => {
  const definition = events.find((event) => event.type === type);
  if (!definition) throw new Error(`no event type ${type} here`);
  return definition;
};

export type EventCatalogue = ReadonlyMap<string, EventDefinition>;

/**
 * The person whom a stream is of: the one whom its first event names as its owner, or as who asked. null: the stream is a
 * record of the firm, such as a case or a file, and of no person.
 */
export const personOfStream = (first: unknown): string | null => textIn(first, 'owner') ?? textIn(first, 'asker');

/** The person under whose key the reason of an event is sealed; null: the event has a key of its own. */
export const personOfReason = (
  { reasonOf }: Pick<EventDefinition, 'reasonOf'>,
  data: unknown,
  ofStream: string | null,
): string | null => (reasonOf === undefined ? personOfStream(data) : textIn(data, reasonOf)) ?? ofStream;

const textIn = (data: unknown, field: string): string | null => {
  const value =
    typeof data === 'object' && data !== null ? Object.entries(data).find(([key]) => key === field)?.[1] : null;
  return typeof value === 'string' ? value : null;
};

/** All definitions by type. Throws when two contexts define the same type: they share one log. */
export const catalogueOf = (...contexts: readonly (readonly EventDefinition[])[]): EventCatalogue => {
  const catalogue = new Map<string, EventDefinition>();
  for (const definition of contexts.flat()) {
    if (catalogue.has(definition.type)) throw new Error(`two definitions of event type ${definition.type}`);
    catalogue.set(definition.type, definition);
  }
  return catalogue;
};

/** A newer program wrote the event: this program can't read it, and must neither skip it nor park it as broken. */
export class EventOfNewerProgram extends Error {
  constructor(type: string, schemaVersion: number) {
    super(`${type} of version ${schemaVersion} is newer than this program`);
    this.name = 'EventOfNewerProgram';
  }
}

/**
 * The data of a stored event in the current version's form, with positions as they are in this log. Sealed fields pass
 * unchanged: an upcaster may not open, rename or split one. Used wherever stored events are read: command handler,
 * projections, history. Throws `EventOfNewerProgram` for a version above the definition's.
 */
export const currentData = (
  {
    type,
    version,
    upcast = {},
    positions: named = [],
  }: Pick<EventDefinition, 'type' | 'version' | 'upcast' | 'positions'>,
  { schemaVersion, data, positions = {} }: ReadableEvent,
): unknown => {
  if (schemaVersion > version) throw new EventOfNewerProgram(type, schemaVersion);
  let current = data;
  for (let from = schemaVersion; from < version; from += 1) {
    const step = upcast[from];
    if (!step) throw new Error(`no upcaster of ${type} from version ${from}`);
    current = step(current);
  }
  // What stands beside the data isn't hashed, so it replaces nothing but the positions that the definition names.
  const moved = Object.entries(positions).filter(([field]) => named.includes(field));
  return moved.length === 0 ? current : Object.assign({}, current, Object.fromEntries(moved));
};

type ReadableEvent = Pick<StoredEvent, 'schemaVersion' | 'positions'> & { readonly data: unknown };

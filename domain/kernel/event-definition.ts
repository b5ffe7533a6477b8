import type { z } from 'zod';

/**
 * How one type of event is written and read back for ever: its current version's schema, the fields that hold personal
 * data with whose they are, and a function from each older version to the next. Registered once, beside the decider.
 */
export type EventDefinition<Data = unknown> = {
  readonly type: string;
  readonly version: number;
  readonly schema: z.ZodType<Data>;
  /** `person` names the data field that holds the person's id; `fields` the top-level fields sealed with that key. */
  readonly sealed?: { readonly person: string; readonly fields: readonly string[] };
  /** `upcast[n]` turns data of version n into data of version n + 1. */
  readonly upcast?: Readonly<Record<number, (data: unknown) => unknown>>;
};

export const defineEvent = <Data>(definition: EventDefinition<Data>): EventDefinition<Data> => definition;

export type EventCatalogue = ReadonlyMap<string, EventDefinition>;

/** All definitions by type. Throws when two contexts claim one name: the log is one room. */
export const catalogueOf = (...contexts: readonly (readonly EventDefinition<never>[])[]): EventCatalogue => {
  const catalogue = new Map<string, EventDefinition>();
  for (const definition of contexts.flat() as readonly EventDefinition[]) {
    if (catalogue.has(definition.type)) throw new Error(`two definitions of event type ${definition.type}`);
    catalogue.set(definition.type, definition);
  }
  return catalogue;
};

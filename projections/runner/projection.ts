import { currentData, type EventDefinition } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { z } from 'zod';
import { noTexts, type Texts, textOf } from './rows/texts.ts';

/**
 * A read model: a table, and for each event type two pure functions, `keys` (which rows an event changes) and
 * `evolveRow` (a row after it). The runner reads a batch, loads those rows in one query, folds, writes them and moves
 * the checkpoint in one statement. No clock, no randomness, no serial keys, no lookup outside the log: a rebuild must
 * equal the live table row for row.
 */
export type Projection<Row extends object = object> = {
  readonly name: string;
  /** Raised when rows would come out differently: the table is then rebuilt from the first event. */
  readonly version: number;
  readonly table: Table;
  /** The event types that it takes; the checkpoint moves over all others. null: it takes every type, also unknown ones. */
  readonly types: readonly string[] | null;
  /**
   * True when each row is changed by one stream only. The waiting events of a stream are then the newest of its rows,
   * so a retry simply applies them. Otherwise a retry folds the rows again from the log, which is slower, and right
   * for rows of several streams.
   */
  readonly oneStreamARow: boolean;
  /** True when no row depends on what it was before: none is loaded. */
  readonly rowsOfOneEvent?: boolean;
  /**
   * The names (SHA-256) of texts in the vault that an event's rows are made of. They are content-addressed, so rows
   * are still a function of the log.
   */
  readonly textsOf?: (event: StoredEvent) => readonly string[];
  /**
   * The maximum number of events in one statement: with large rows, a whole batch would exceed the size of a
   * statement.
   */
  readonly atOnce?: number;
  /** False for an event that a newer program wrote, in a version that this program can't read. */
  readonly knows: (event: Pick<StoredEvent, 'type' | 'schemaVersion'>) => boolean;
  /** Throws for an event that it can't read: the runner then parks its stream instead of skipping the event. */
  readonly take: (event: StoredEvent, texts?: Texts) => Taken<Row>;
};

/** The effect of one event: the rows that it changes, and each of them afterwards (null: deleted). */
export type Taken<Row> = {
  readonly keys: readonly string[];
  /** Written as a method, so that projections of all kinds of rows fit into one list. */
  evolveRow(row: Row | null, key: string): Row | null;
};

export type Table = {
  /** In the schema `read`. */
  readonly name: string;
  /** The primary key, a text column. It is in `columns` only when a column has its name. */
  readonly key: string;
  /** Column name → SQL type. `timestamptz` columns hold ISO 8601 text in rows, `date` columns `YYYY-MM-DD`. */
  readonly columns: Readonly<Record<string, string>>;
  /** Storage parameters, as `with (…)` takes them. */
  readonly settings?: string;
  /** `create index` bodies, e.g. `(owner, started_at desc)`; one for every list. */
  readonly indexes: readonly string[];
};

/** An event of a known type, its data in the current version's form. */
export type Event<Data> = Omit<StoredEvent, 'data'> & { readonly data: Data };

type Handler<Row> = {
  readonly type: string;
  /** The newest version of the type that it can read. */
  readonly version: number;
  readonly textsOf: (event: StoredEvent) => readonly string[];
  readonly take: (event: StoredEvent, texts: Texts) => Taken<Row>;
};

type Reads<Data> = {
  readonly definition: Pick<EventDefinition<never>, 'type' | 'version' | 'upcast' | 'positions'>;
  /** Reads the data as stored, which differs from the definition's own schema where fields are sealed. */
  readonly schema: z.ZodType<Data>;
};

/** The texts and then the rows are requested separately; an event is read only once. */
const readingOf = <Data>({ definition, schema }: Reads<Data>): ((stored: StoredEvent) => Event<Data>) => {
  const known = new WeakMap<StoredEvent, Event<Data>>();
  return (stored) => {
    const before = known.get(stored);
    if (before) return before;
    const event = { ...stored, data: schema.parse(currentData(definition, stored)) };
    known.set(stored, event);
    return event;
  };
};

/**
 * How a read model processes one type of event. `schema` names only the fields that the rows need, so that new fields
 * don't matter.
 */
export const on = <Row, Data>(
  definition: Reads<Data>['definition'],
  schema: Reads<Data>['schema'],
  handler: {
    readonly keys: (event: Event<Data>) => readonly string[];
    readonly evolveRow: (row: NoInfer<Row> | null, event: Event<Data>, key: string) => NoInfer<Row> | null;
  },
): Handler<Row> => onTexts(definition, schema, { ...handler, texts: () => [], make: () => null });

/**
 * The same for a type of event whose rows are also made of texts. `make` does the work that takes long, from the
 * event and its texts alone, while earlier rows are still being written.
 */
export const onTexts = <Row, Data, Made>(
  definition: Reads<Data>['definition'],
  schema: Reads<Data>['schema'],
  handler: {
    /** The vault's texts that the event names; they are loaded before `make` is called. */
    readonly texts: (event: Event<Data>) => readonly string[];
    readonly make: (event: Event<Data>, texts: Texts) => Made;
    readonly keys: (event: Event<Data>) => readonly string[];
    readonly evolveRow: (
      row: NoInfer<Row> | null,
      event: Event<Data>,
      key: string,
      made: NoInfer<Made>,
    ) => NoInfer<Row> | null;
  },
): Handler<Row> => {
  const read = readingOf({ definition, schema });
  return {
    type: definition.type,
    version: definition.version,
    textsOf: (stored) => handler.texts(read(stored)),
    take: (stored, texts) => {
      const event = read(stored);
      for (const name of handler.texts(event)) textOf(texts, name);
      const made = handler.make(event, texts);
      return { keys: handler.keys(event), evolveRow: (row, key) => handler.evolveRow(row, event, key, made) };
    },
  };
};

/** A projection made of its handlers, one for each type. */
export const defineProjection = <Row extends object>(definition: {
  readonly name: string;
  readonly version: number;
  readonly table: Table;
  readonly oneStreamARow?: boolean;
  /** Whether its rows are made of texts, too. */
  readonly needsTexts?: boolean;
  readonly atOnce?: number;
  readonly takes: readonly Handler<Row>[];
}): Projection<Row> => {
  const { name, version, table, oneStreamARow = false, needsTexts = false, atOnce, takes } = definition;
  const handlers = new Map(takes.map((handler) => [handler.type, handler]));
  if (handlers.size !== takes.length) throw new Error(`${name} takes one type of event twice`);
  // Such a projection must not have rows of several streams: a retry would have to read all texts of the log again.
  if (needsTexts && !oneStreamARow) throw new Error(`${name} needs texts, so each of its rows has to be of one stream`);
  return {
    name,
    version,
    table,
    oneStreamARow,
    types: [...handlers.keys()],
    ...(needsTexts ? { textsOf: (event) => handlers.get(event.type)?.textsOf(event) ?? [] } : {}),
    ...(atOnce === undefined ? {} : { atOnce }),
    knows: ({ type, schemaVersion }) => schemaVersion <= (handlers.get(type)?.version ?? schemaVersion),
    take: (event, texts = noTexts) => {
      const handler = handlers.get(event.type);
      return handler ? handler.take(event, texts) : { keys: [], evolveRow: (row) => row };
    },
  };
};

/**
 * A projection of what every event says of itself, whatever its type: its place, its actor, its cause, never its data. So it
 * takes types that only a newer program knows, too.
 */
export const projectionOfEveryEvent = <Row extends object>(definition: {
  readonly name: string;
  readonly version: number;
  readonly table: Table;
  readonly keyOf: (event: StoredEvent) => string;
  readonly rowOf: (event: StoredEvent) => Row;
}): Projection<Row> => {
  const { name, version, table, keyOf, rowOf } = definition;
  return {
    ...{ name, version, table, oneStreamARow: true, rowsOfOneEvent: true, types: null, knows: () => true },
    take: (event) => ({ keys: [keyOf(event)], evolveRow: () => rowOf(event) }),
  };
};

/** As the log's reads take them: without the field, they read every type. */
export const typesToRead = ({ types }: Pick<Projection, 'types'>): { readonly types?: readonly string[] } =>
  types === null ? {} : { types };

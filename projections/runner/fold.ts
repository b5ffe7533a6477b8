import type { StoredEvent } from './event-source.ts';
import type { Projection, Taken } from './projection.ts';

/** An event that a read model cannot take: nothing after it may be applied before it is. */
export type Refused = { readonly event: StoredEvent; readonly error: unknown };

type Reading<Row> = {
  readonly taken: readonly { readonly event: StoredEvent; readonly taken: Taken<Row> }[];
  /** Each row touched, once. */
  readonly keys: readonly string[];
  readonly refused: Refused | null;
};

/** Reads the events up to the first that cannot be read. */
export const readEvents = <Row extends object>(
  projection: Projection<Row>,
  events: readonly StoredEvent[],
): Reading<Row> => {
  const reading: { event: StoredEvent; taken: Taken<Row> }[] = [];
  const keys = new Set<string>();
  for (const event of events) {
    try {
      const taken = projection.take(event);
      reading.push({ event, taken });
      for (const key of taken.keys) keys.add(key);
    } catch (error) {
      return { taken: reading, keys: [...keys], refused: { event, error } };
    }
  }
  return { taken: reading, keys: [...keys], refused: null };
};

export type Folded<Row> = {
  /** Rows after the fold, null where the row is gone. */
  readonly rows: ReadonlyMap<string, Row | null>;
  /** The last event that was applied. */
  readonly last: StoredEvent | null;
  readonly refused: Refused | null;
};

/** The touched rows after the events. An event is applied to all of its rows or, where one of them throws, to none. */
export const foldRows = <Row extends object>(
  reading: Reading<Row>,
  before: ReadonlyMap<string, Row | null>,
): Folded<Row> => {
  const rows = new Map<string, Row | null>();
  let last: StoredEvent | null = null;
  for (const { event, taken } of reading.taken) {
    try {
      const after = taken.keys.map((key) => {
        const row = rows.has(key) ? rows.get(key) : before.get(key);
        return [key, taken.evolveRow(row ?? null, key)] as const;
      });
      for (const [key, row] of after) rows.set(key, row);
      last = event;
    } catch (error) {
      return { rows, last, refused: { event, error } };
    }
  }
  return { rows, last, refused: reading.refused };
};

/** The whole read model as one pure fold of a log: what every table must equal. Throws what a handler throws. */
export const foldLog = <Row extends object>(
  projection: Projection<Row>,
  events: readonly StoredEvent[],
): ReadonlyMap<string, Row> => {
  const { rows, refused } = foldRows(readEvents(projection, events), new Map());
  if (refused) throw refused.error;
  return new Map([...rows].flatMap(([key, row]) => (row ? [[key, row] as const] : [])));
};

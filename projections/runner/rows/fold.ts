import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { asError } from '../failure.ts';
import type { Projection, Taken } from '../projection.ts';
import { noTexts, type Texts } from './texts.ts';

/**
 * An event that isn't applied: because it can't be (`refusal` is the reason), or because an earlier one of its stream
 * waits.
 */
export type Waiting = { readonly event: StoredEvent; readonly refusal: Error | null };

/** Events that were read, with what was prepared from them before the rows are known. */
export type Reading<Row> = {
  readonly taken: readonly { readonly event: StoredEvent; readonly taken: Taken<Row> }[];
  /** Each changed row, once. */
  readonly keys: readonly string[];
  readonly waiting: readonly Waiting[];
};

const none: ReadonlySet<string> = new Set();

/** Reads the events; one that can't be read parks its stream, and what comes later of a parked stream waits behind. */
export const readEvents = <Row extends object>(
  projection: Projection<Row>,
  events: readonly StoredEvent[],
  parked: ReadonlySet<string> = none,
  texts: Texts = noTexts,
): Reading<Row> => {
  const reading: { event: StoredEvent; taken: Taken<Row> }[] = [];
  const waiting: Waiting[] = [];
  const behind = new Set(parked);
  const keys = new Set<string>();
  for (const event of events) {
    if (behind.has(event.stream)) {
      waiting.push({ event, refusal: null });
      continue;
    }
    try {
      const taken = projection.take(event, texts);
      reading.push({ event, taken });
      for (const key of taken.keys) keys.add(key);
    } catch (error) {
      behind.add(event.stream);
      waiting.push({ event, refusal: asError(error) });
    }
  }
  return { taken: reading, keys: [...keys], waiting };
};

export type Folded<Row> = {
  /** Rows after the fold, null for a deleted row. */
  readonly rows: ReadonlyMap<string, Row | null>;
  /** The events that were not applied, in the order of the log. */
  readonly waiting: readonly Waiting[];
};

/** The changed rows after the events. An event is applied to all of its rows or, if one of them throws, to none. */
export const foldRows = <Row extends object>(
  reading: Reading<Row>,
  before: ReadonlyMap<string, Row | null>,
): Folded<Row> => {
  const rows = new Map<string, Row | null>();
  const refusedHere = new Set<string>();
  const waiting: Waiting[] = [];
  for (const { event, taken } of reading.taken) {
    if (refusedHere.has(event.stream)) {
      waiting.push({ event, refusal: null });
      continue;
    }
    try {
      const after = taken.keys.map((key) => {
        const row = rows.has(key) ? rows.get(key) : before.get(key);
        return [key, taken.evolveRow(row ?? null, key)] as const;
      });
      for (const [key, row] of after) rows.set(key, row);
    } catch (error) {
      refusedHere.add(event.stream);
      waiting.push({ event, refusal: asError(error) });
    }
  }
  if (waiting.length === 0) return { rows, waiting: reading.waiting };
  // Events are read before they are folded: an unreadable event of a stream that folding refused earlier waits behind
  // that earlier event.
  const unread = reading.waiting.map((each) =>
    refusedHere.has(each.event.stream) ? { event: each.event, refusal: null } : each,
  );
  return { rows, waiting: [...waiting, ...unread].sort((a, b) => (a.event.position < b.event.position ? -1 : 1)) };
};

/** The whole read model as one pure fold of a log, which every table must equal. Throws what a handler throws. */
export const foldLog = <Row extends object>(
  projection: Projection<Row>,
  events: readonly StoredEvent[],
  texts: Texts = noTexts,
): ReadonlyMap<string, Row> => {
  const { rows, waiting } = foldRows(readEvents(projection, events, none, texts), new Map());
  for (const { refusal } of waiting) if (refusal) throw refusal;
  return new Map([...rows].flatMap(([key, row]) => (row ? [[key, row] as const] : [])));
};

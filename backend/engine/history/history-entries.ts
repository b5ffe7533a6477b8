import { setImmediate as othersTurn } from 'node:timers/promises';
import { changesBetween } from '@nomucheck/domain/kernel/changes.ts';
import type { ChangedValue, HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import type { SentenceContext, SentenceOf } from './event-sentences.ts';

export type RecordedData = { readonly type: string; readonly data: unknown };

/**
 * How one kind of record is shown: folded event by event, reduced to what this reader may see, and labelled in Korean.
 */
export type HistoryView<State, Event extends RecordedData> = {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
  /** The record as labelled values, as far as the reader may see it; the differences are the changes. */
  readonly seen: (state: State) => Readonly<Record<string, unknown>>;
  /** The labels of a path in what is seen. Default: the field names are the labels. */
  readonly named?: (path: readonly string[]) => readonly string[];
  /** Whole texts that are shown with one revision, but not in the list of changes; each in place of its field of `seen`. */
  readonly texts?: (state: State) => Promise<Readonly<Record<string, string | null>>>;
  readonly sentenceContext: SentenceContext;
};

export type EntriesParts<State, Event extends RecordedData> = {
  readonly view: HistoryView<State, Event>;
  /** The state before the first of the events. */
  readonly given: State;
  readonly sentenceOf: SentenceOf;
  readonly actorOf: (actor: RecordedEvent['actor']) => HistoryEntry['actor'];
};

/** Shown instead of a reason that was erased with the person whom it was about. */
const erasedReason = '지워진 사유';

/** Milliseconds of work after which other requests get the event loop. */
const longestTurn = 10;

/** Each event with who, when, why, what happened and what it changed; in the order of the events. */
export const entriesOf = async <State, Event extends RecordedData>(
  events: readonly RecordedEvent<Event>[],
  { view, given, sentenceOf, actorOf }: EntriesParts<State, Event>,
): Promise<HistoryEntry[]> => {
  const { evolve, seen, named = (path) => path, sentenceContext } = view;
  const entries: HistoryEntry[] = [];
  let state = given;
  let before = seen(state);
  let began = performance.now();
  for (const event of events) {
    state = evolve(state, event);
    const after = seen(state);
    const changes = changesBetween(before, after)
      .map((change) => ({
        path: pathOf(named(change.path)),
        before: shown(change.before),
        after: shown(change.after),
      }))
      // A field that appears without a value is no change for the reader.
      .filter((change) => change.before !== null || change.after !== null);
    before = after;
    const { revision, position, type, at, actor, reason } = event;
    entries.push({
      revision,
      position,
      type,
      at,
      actor: actorOf(actor),
      ...(reason === undefined ? {} : { reason: reason ?? erasedReason }),
      summary: sentenceOf(event, sentenceContext),
      changes,
    });
    if (performance.now() - began > longestTurn) {
      await othersTurn();
      began = performance.now();
    }
  }
  return entries;
};

/** A record field by field, in the names and the order of the history's changes; fields without a value are left out. */
export const fieldsOf = <State, Event extends RecordedData>(
  seen: Readonly<Record<string, unknown>>,
  { named = (path) => path }: Pick<HistoryView<State, Event>, 'named'>,
): { readonly path: string; readonly value: ChangedValue }[] =>
  changesBetween({}, seen)
    .map(({ path, after }) => ({ path: pathOf(named(path)), value: shown(after) }))
    .filter(({ value }) => value !== null);

const pathOf = (labels: readonly string[]): string => labels.join(' › ');

/** Seen values are plain values already; anything else is an error in the `seen` function. */
const shown = (value: unknown): ChangedValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(String);
  throw new TypeError('a history tells values in words, not records');
};

import type { ChangedValue, HistoryEntry } from '@nomucheck/domain/contract/history.ts';
import { changesBetween } from '@nomucheck/domain/kernel/changes.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import type { ActorNames, Reader } from './actor-names.ts';
import { sentenceOf, type Told, type ToldEvent } from './event-sentences.ts';

/** How one kind of record is told: folded event by event, seen as this reader may see it, and named in words. */
export type Telling<State, Event extends ToldEvent> = {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
  /** The record in words for people, as far as the reader may see it: its differences are the changes. */
  readonly seen: (state: State) => Readonly<Record<string, unknown>>;
  /** The names, for people, of a place in what is seen. Default: the fields are the names. */
  readonly named?: (path: readonly string[]) => readonly string[];
  readonly told: Told;
};

/** Every event of a record, the first one first: who, when, why, what happened and what it changed. */
export const historyOf = async <State, Event extends ToldEvent>(
  events: readonly RecordedEvent<Event>[],
  { initialState, evolve, seen, named = (path) => path, told }: Telling<State, Event>,
  names: ActorNames,
  reader: Reader,
): Promise<HistoryEntry[]> => {
  const nameOf = await names(
    events.map(({ actor }) => actor),
    reader,
  );
  let state = initialState;
  let before = seen(state);
  return events.map((event) => {
    state = evolve(state, event);
    const after = seen(state);
    const changes = changesBetween(before, after)
      .map((change) => ({
        path: named(change.path).join(' › '),
        before: shown(change.before),
        after: shown(change.after),
      }))
      // A field that appears without a value tells nobody anything.
      .filter((change) => change.before !== null || change.after !== null);
    before = after;
    const { revision, position, type, at, actor, reason } = event;
    return {
      revision,
      position,
      type,
      at,
      actor: { id: actor.id, name: nameOf(actor), role: actor.role },
      ...(reason === undefined ? {} : { reason }),
      summary: sentenceOf(event, told),
      changes,
    };
  });
};

/** What is seen is words already; anything else would be a view that forgot to say it in words. */
const shown = (value: unknown): ChangedValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(String);
  throw new TypeError('a history tells values in words, not records');
};

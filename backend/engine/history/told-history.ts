import { changesBetween } from '@nomucheck/domain/kernel/changes.ts';
import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { Folding } from '../command-handling/folded-record.ts';
import type { SentenceOf } from './event-sentences.ts';
import { type HistoryView, pathOf, type RecordedData, shown } from './history-entries.ts';

/** An entry before its actor is named: names change, and not every reader may know them. */
export type ToldEntry = Omit<HistoryEntry, 'actor'> & { readonly actor: RecordedEvent['actor'] };

/** The entries of a history, the newest first. Each list goes on existing when a later one is made from it. */
export type ToldEntries = { readonly entry: ToldEntry; readonly earlier: ToldEntries | null };

/** A record with all that happened to it, so far as it is told. */
export type Told<State> = {
  readonly state: State;
  readonly seen: Readonly<Record<string, unknown>>;
  readonly newest: ToldEntries | null;
};

export type Teller<State, Event extends RecordedData> = Folding<Told<State>, RecordedEvent<Event>>;

/** What an entry with its words takes, beside an event that is only folded. */
const roomOfAnEvent = 5;

/** Folds a stream into its history: each event with who, when, why, what happened and what it changed. */
const createTeller = <State, Event extends RecordedData>(
  { initialState, evolve, seen: seenOf, named = (path) => path, sentenceContext }: HistoryView<State, Event>,
  sentenceOf: SentenceOf,
): Teller<State, Event> => ({
  initialState: { state: initialState, seen: seenOf(initialState), newest: null },
  evolve: (told, event) => {
    const state = evolve(told.state, event);
    const seen = seenOf(state);
    const changes = changesBetween(told.seen, seen)
      .map(({ path, before, after }) => ({ path: pathOf(named(path)), before: shown(before), after: shown(after) }))
      // A field that appears without a value is no change for the reader.
      .filter(({ before, after }) => before !== null || after !== null);
    const { revision, position, type, at, actor, reason } = event;
    const entry = {
      ...{ revision, position, type, at, actor },
      ...(reason === undefined ? {} : { reason: reason ?? erasedReason }),
      summary: sentenceOf(event, sentenceContext),
      changes,
    };
    return { state, seen, newest: { entry, earlier: told.newest } };
  },
  roomOfAnEvent,
});

/** The teller of a view; the same one each time for the same view, because what it folded is kept under it. */
export const createTellers = (sentenceOf: SentenceOf) => {
  const kept = new WeakMap<object, { readonly seen: unknown; readonly teller: unknown }>();
  return <State, Event extends RecordedData>(view: HistoryView<State, Event>): Teller<State, Event> => {
    const before = kept.get(view.seen);
    if (before && isOfView(before, view)) return before.teller;
    const teller = createTeller(view, sentenceOf);
    kept.set(view.seen, { seen: view.seen, teller });
    return teller;
  };
};

/** What a view was told by has its types: TypeScript can't know, because the map holds the tellers of all views. */
const isOfView = <State, Event extends RecordedData>(
  kept: { readonly seen: unknown; readonly teller: unknown },
  view: HistoryView<State, Event>,
): kept is { readonly seen: unknown; readonly teller: Teller<State, Event> } => kept.seen === view.seen;

/** Shown instead of a reason that was erased with the person whom it was about. */
const erasedReason = '지워진 사유';

/** The entries up to this revision, the newest first. */
export const entriesUpTo = ({ newest }: Pick<Told<unknown>, 'newest'>, to: number): readonly ToldEntry[] => {
  const entries: ToldEntry[] = [];
  for (let at = newest; at !== null; at = at.earlier) if (at.entry.revision <= to) entries.push(at.entry);
  return entries;
};

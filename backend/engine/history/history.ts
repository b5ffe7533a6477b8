import { setImmediate as othersTurn } from 'node:timers/promises';
import { changesBetween } from '@nomucheck/domain/kernel/changes.ts';
import type { ChangedValue, HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import type { CommandHandler } from '../command-handling/handle-command.ts';
import { type ActorNames, type Reader, shownIdOf } from './actor-names.ts';
import type { SentenceContext, SentenceOf } from './event-sentences.ts';

type RecordedData = { readonly type: string; readonly data: unknown };

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
  readonly sentenceContext: SentenceContext;
};

/** Which events of a record, counted from the newest, which is 0. Both inclusive. */
export type HistoryRange = { readonly from: number; readonly to: number };
export type HistoryPage = { readonly items: HistoryEntry[]; readonly total: number; readonly from: number };

export type Histories = <State, Event extends RecordedData>(
  record: { readonly stream: string; readonly revision: number },
  range: HistoryRange,
  view: HistoryView<State, Event>,
  reader: Reader,
) => Promise<HistoryPage>;

export type HistoryParts = {
  readonly commands: Pick<CommandHandler, 'load' | 'history'>;
  readonly names: ActorNames;
  readonly sentenceOf: SentenceOf;
};

/** Shown instead of a reason that was erased with the person whom it was about. */
const erasedReason = '지워진 사유';

/** Milliseconds of work after which other requests get the event loop. */
const longestTurn = 10;

/**
 * A page of a record's history, newest event first: who, when, why, what happened and what it changed. The events
 * before the page are only folded, so that the page's first change has a state to compare with.
 */
export const createHistories = ({ commands, names, sentenceOf }: HistoryParts): Histories => {
  const entriesOf = async <State, Event extends RecordedData>(
    events: readonly RecordedEvent<Event>[],
    given: State,
    { evolve, seen, named = (path) => path, sentenceContext }: HistoryView<State, Event>,
    actorOf: (actor: RecordedEvent['actor']) => HistoryEntry['actor'],
  ): Promise<HistoryEntry[]> => {
    const entries: HistoryEntry[] = [];
    let state = given;
    let before = seen(state);
    let began = performance.now();
    for (const event of events) {
      state = evolve(state, event);
      const after = seen(state);
      const changes = changesBetween(before, after)
        .map((change) => ({
          path: named(change.path).join(' › '),
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

  return async <State, Event extends RecordedData>(
    { stream, revision: total }: { readonly stream: string; readonly revision: number },
    { from, to }: HistoryRange,
    view: HistoryView<State, Event>,
    reader: Reader,
  ): Promise<HistoryPage> => {
    const newest = total - from;
    if (newest < 1) return { items: [], total, from };
    const oldest = Math.max(1, total - to);
    const { state } = await commands.load<State, Event>(view, stream, { to: oldest - 1 });
    const events = await commands.history<Event>(stream, { from: oldest, to: newest });
    const nameOf = await names(
      events.map(({ actor }) => actor),
      reader,
    );
    const actorOf = (actor: RecordedEvent['actor']) => ({
      ...{ id: shownIdOf(actor, reader), name: nameOf(actor), role: actor.role },
    });
    return { items: (await entriesOf(events, state, view, actorOf)).reverse(), total, from };
  };
};

/** Seen values are plain values already; anything else is an error in the `seen` function. */
const shown = (value: unknown): ChangedValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(String);
  throw new TypeError('a history tells values in words, not records');
};

import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import type { CommandHandler } from '../command-handling/handle-command.ts';
import { type ActorNames, type Reader, shownIdOf } from './actor-names.ts';
import type { SentenceOf } from './event-sentences.ts';
import { entriesOf, type HistoryView, type RecordedData } from './history-entries.ts';

/** Which events of a record, counted from the newest, which is 0. Both inclusive. */
export type HistoryRange = { readonly from: number; readonly to: number };
export type HistoryPage = { readonly items: HistoryEntry[]; readonly total: number; readonly from: number };

/** A record in the log. */
export type RecordInLog = { readonly stream: string; readonly revision: number };

export type Histories = <State, Event extends RecordedData>(
  record: RecordInLog,
  range: HistoryRange,
  view: HistoryView<State, Event>,
  reader: Reader,
) => Promise<HistoryPage>;

export type HistoryParts = {
  readonly commands: Pick<CommandHandler, 'load' | 'history'>;
  readonly names: ActorNames;
  readonly sentenceOf: SentenceOf;
};

/**
 * A page of a record's history, newest event first: who, when, why, what happened and what it changed. The events
 * before the page are only folded, so that the page's first change has a state to compare with.
 */
export const createHistories =
  ({ commands, names, sentenceOf }: HistoryParts): Histories =>
  async <State, Event extends RecordedData>(
    { stream, revision: total }: RecordInLog,
    { from, to }: HistoryRange,
    view: HistoryView<State, Event>,
    reader: Reader,
  ): Promise<HistoryPage> => {
    const newest = total - from;
    if (newest < 1) return { items: [], total, from };
    const oldest = Math.max(1, total - to);
    const { state: given } = await commands.load<State, Event>(view, stream, { to: oldest - 1 });
    const events = await commands.history<Event>(stream, { from: oldest, to: newest });
    const actorOf = await shownActors(names, events, reader);
    const items = await entriesOf(events, { view, given, sentenceOf, actorOf });
    return { items: items.reverse(), total, from };
  };

/** The actors of these events as this reader may know them. */
export const shownActors = async (
  names: ActorNames,
  events: readonly Pick<RecordedEvent, 'actor'>[],
  reader: Reader,
): Promise<(actor: RecordedEvent['actor']) => HistoryEntry['actor']> => {
  const nameOf = await names(
    events.map(({ actor }) => actor),
    reader,
  );
  return (actor) => ({ id: shownIdOf(actor, reader), name: nameOf(actor), role: actor.role });
};

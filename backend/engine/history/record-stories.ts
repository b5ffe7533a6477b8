import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import type { HistoryFilter, HistoryOutline, RecordAt } from '@nomucheck/domain/kernel/contract/record-history.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { LoadOptions } from '../command-handling/handle-command.ts';
import type { Reader } from './actor-names.ts';
import { firstInstantOf, loadOptionsOf } from './as-of.ts';
import {
  createHistories,
  type HistoryPage,
  type HistoryParts,
  type HistoryRange,
  type RecordInLog,
  shownActors,
} from './history.ts';
import { entriesOf, fieldsOf, type HistoryView, type RecordedData } from './history-entries.ts';

/** Everything that is asked about the history of one record, as one reader may see it. */
export type RecordStory = {
  /** The newest event first; `asOf`: only what had happened by then. */
  page(range: HistoryRange, filter: HistoryFilter, asOf?: string): Promise<HistoryPage>;
  outline(): Promise<Pick<HistoryOutline, 'revision' | 'began' | 'changed' | 'actors' | 'kinds' | 'fields'>>;
  /** The record in words. Throws `not_found` for a time before it, and for a revision that it doesn't have. */
  at(asOf?: string): Promise<RecordAt>;
};

export type StoryOptions = {
  /** The reasons are written for the firm, and this reader isn't of it. */
  readonly hidesReasons?: boolean;
};

export type RecordStories = <State, Event extends RecordedData>(
  record: RecordInLog,
  view: HistoryView<State, Event>,
  reader: Reader,
  options?: StoryOptions,
) => RecordStory;

/** A filtered history is read whole: whether an event changed a field is known only after folding all before it. */
export const createRecordStories = (parts: HistoryParts): RecordStories => {
  const { commands, names, sentenceOf } = parts;
  const histories = createHistories(parts);
  return <State, Event extends RecordedData>(
    { stream, revision }: RecordInLog,
    view: HistoryView<State, Event>,
    reader: Reader,
    { hidesReasons = false }: StoryOptions = {},
  ): RecordStory => {
    const shownTo = (items: readonly HistoryEntry[]): HistoryEntry[] =>
      hidesReasons ? items.map(({ reason: _reason, ...entry }) => entry) : [...items];

    const all = async (to: number): Promise<HistoryEntry[]> => {
      const events = await commands.history<Event>(stream, { to });
      const actorOf = await shownActors(names, events, reader);
      return shownTo(await entriesOf(events, { view, given: view.initialState, sentenceOf, actorOf }));
    };

    const then = async (options: LoadOptions) => {
      const loaded = await commands.load<State, Event>(view, stream, { to: revision, ...options });
      if (loaded.revision === 0 || (options.to !== undefined && loaded.revision !== options.to))
        throw new DomainError('not_found');
      return loaded;
    };

    return {
      page: async (range, filter, asOf) => {
        const to = asOf === undefined ? revision : (await then(loadOptionsOf(asOf))).revision;
        if (Object.keys(filter).length === 0) {
          const page = await histories({ stream, revision: to }, range, view, reader);
          return { ...page, items: shownTo(page.items) };
        }
        const matching = (await all(to)).filter(matches(filter)).reverse();
        return { items: matching.slice(range.from, range.to + 1), total: matching.length, from: range.from };
      },
      outline: async () => {
        const entries = await all(revision);
        return {
          revision,
          began: entries[0]?.at ?? null,
          changed: entries.at(-1)?.at ?? null,
          actors: countedBy(entries, ({ actor }) => [actor.id === '' ? actor.name : actor.id]).map(
            ([{ actor }, events]) => ({ ...actor, events }),
          ),
          kinds: countedBy(entries, ({ type }) => [type]).map(([{ type, summary: said }, events]) => ({
            type,
            said,
            events,
          })),
          fields: pathsOf(entries),
        };
      },
      at: async (asOf) => {
        const loaded = await then(asOf === undefined ? { to: revision } : loadOptionsOf(asOf));
        const [event] = await commands.history<Event>(stream, { from: loaded.revision, to: loaded.revision });
        if (!event) throw new DomainError('not_found');
        const actorOf = await shownActors(names, [event], reader);
        const texts = (await view.texts?.(loaded.state)) ?? {};
        const fields = fieldsOf({ ...view.seen(loaded.state), ...texts }, view);
        const summary = sentenceOf(event, view.sentenceContext);
        return { revision: loaded.revision, at: event.at, actor: actorOf(event.actor), summary, fields };
      },
    };
  };
};

const matches = (filter: HistoryFilter): ((entry: HistoryEntry) => boolean) => {
  const from = filter.from === undefined ? null : firstInstantOf(filter.from);
  const to = filter.to === undefined ? null : (loadOptionsOf(filter.to).at ?? null);
  return ({ actor, type, at, changes }) =>
    (filter.actor === undefined || actor.id === filter.actor) &&
    (filter.type === undefined || type === filter.type) &&
    (filter.field === undefined || changes.some(({ path }) => path === filter.field)) &&
    (from === null || at >= from) &&
    (to === null || at <= to);
};

/** The latest entry of each group with the number of all, the largest group first. */
const countedBy = (
  entries: readonly HistoryEntry[],
  groupsOf: (entry: HistoryEntry) => readonly string[],
): (readonly [latest: HistoryEntry, events: number])[] => {
  const groups = new Map<string, readonly [HistoryEntry, number]>();
  for (const entry of entries)
    for (const group of groupsOf(entry)) groups.set(group, [entry, (groups.get(group)?.[1] ?? 0) + 1]);
  return [...groups.values()].sort(([, one], [, other]) => other - one);
};

const pathsOf = (entries: readonly HistoryEntry[]): HistoryOutline['fields'] => {
  const paths = new Map<string, number>();
  for (const { changes } of entries)
    for (const path of new Set(changes.map((change) => change.path))) paths.set(path, (paths.get(path) ?? 0) + 1);
  return [...paths].map(([path, events]) => ({ path, events })).sort((one, other) => other.events - one.events);
};

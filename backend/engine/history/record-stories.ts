import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import type { HistoryFilter, HistoryOutline, RecordAt } from '@nomucheck/domain/kernel/contract/record-history.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { CommandHandler } from '../command-handling/handle-command.ts';
import type { LoadOptions } from '../command-handling/record-reader.ts';
import { type ActorNames, type Reader, shownIdOf } from './actor-names.ts';
import { firstInstantOf, loadOptionsOf } from './as-of.ts';
import type { SentenceOf } from './event-sentences.ts';
import { type HistoryPage, type HistoryRange, type RecordInLog, shownActors } from './history.ts';
import { fieldsOf, type HistoryView, type RecordedData } from './history-entries.ts';
import { fieldsNamed, peopleNamed } from './people-in-changes.ts';
import { createNamesOf } from './people-names.ts';
import { createTellers, entriesUpTo, type Told, type ToldEntry } from './told-history.ts';

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

export type StoryParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly names: ActorNames;
  readonly sentenceOf: SentenceOf;
};

/**
 * A history is folded from its stream as a record is, and kept like one: a page, filtered or not, reads the events since the last look.
 */
export const createRecordStories = ({ commands, names, sentenceOf }: StoryParts): RecordStories => {
  const tellerOf = createTellers(sentenceOf);
  const namesOf = createNamesOf(names);
  return <State, Event extends RecordedData>(
    { stream, revision }: RecordInLog,
    view: HistoryView<State, Event>,
    reader: Reader,
    { hidesReasons = false }: StoryOptions = {},
  ): RecordStory => {
    const teller = tellerOf(view);
    const told = (options: LoadOptions) => commands.load<Told<State>, RecordedEvent<Event>>(teller, stream, options);

    const now = () => told({ current: revision });
    /** The newest first. */
    const all = async (): Promise<readonly ToldEntry[]> => entriesUpTo((await now()).state, revision);

    const shownTo = async (entries: readonly ToldEntry[]): Promise<HistoryEntry[]> => {
      const actorOf = await shownActors(names, entries, reader);
      return entries.map(({ reason, actor, ...entry }) => ({
        ...entry,
        actor: actorOf(actor),
        ...(reason === undefined || hidesReasons ? {} : { reason }),
      }));
    };

    /** The last entry by then. Throws `not_found` where there is none, and for a revision that the record doesn't have. */
    const lastBy = (entries: readonly ToldEntry[], asOf = `r${revision}`): ToldEntry => {
      const { to, at } = loadOptionsOf(asOf);
      const last = entries.find((entry) => (at === undefined ? entry.revision === to : entry.at <= at));
      if (!last) throw new DomainError('not_found');
      return last;
    };

    return {
      page: async ({ from, to }, filter, asOf) => {
        const entries = await all();
        const then = asOf === undefined ? entries : entries.slice(entries.indexOf(lastBy(entries, asOf)));
        const matching = Object.keys(filter).length === 0 ? then : then.filter(matches(filter, reader));
        const items = await shownTo(await peopleNamed(matching.slice(from, to + 1), view, namesOf));
        return { items, total: matching.length, from };
      },
      outline: async () => {
        const entries = (await shownTo(await all())).reverse();
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
        const latest = await now();
        const { revision: to, at, actor, summary } = lastBy(entriesUpTo(latest.state, revision), asOf);
        const { state } = (latest.revision === to ? latest : await told({ to })).state;
        const actorOf = await shownActors(names, [{ actor }], reader);
        const texts = (await view.texts?.(state)) ?? {};
        const fields = fieldsOf({ ...(await fieldsNamed(view.seen(state), view, namesOf)), ...texts }, view);
        return { revision: to, at, actor: actorOf(actor), summary, fields };
      },
    };
  };
};

const matches = (filter: HistoryFilter, reader: Reader): ((entry: ToldEntry) => boolean) => {
  const from = filter.from === undefined ? null : firstInstantOf(filter.from);
  const to = filter.to === undefined ? null : (loadOptionsOf(filter.to).at ?? null);
  return ({ actor, type, at, changes }) =>
    (filter.actor === undefined || shownIdOf(actor, reader) === filter.actor) &&
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

import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Actor, DomainEvent, EventMetadata, RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import { type EventCatalogue, personOfStream } from '@nomucheck/domain/kernel/event-definition.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/stored-event.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { eventId } from './command-ids.ts';
import { createEventCodec } from './event-codec.ts';
import {
  type Folding,
  inOneGo,
  isOfItsDecider,
  type Loaded,
  recordInTurns,
  recordOf,
  takeThoseOf,
} from './folded-record.ts';
import {
  createKeptRecords,
  type KeptRecord,
  type KeptRecords,
  keptForMs,
  knownUpTo,
  marksWith,
  noteIn,
  revisionAt,
} from './kept-records.ts';

/** The actor, time and cause of a command. `commandId` is a UUID; the same id again is the same command. */
export type CommandContext = {
  readonly commandId: string;
  readonly at: string;
  readonly actor: Actor;
  readonly reason?: string;
  readonly correlationId: string;
  /** Default: the command itself. */
  readonly causationId?: string;
  /**
   * The command that was answered before: under this id nothing is decided any more, also when the first try had
   * nothing to write. It is an id, so that a command that follows from it isn't taken for it.
   */
  readonly answeredBefore?: string;
};

export type HandleOptions<Command, State> = {
  readonly stream: string;
  readonly command: Command;
  readonly context: CommandContext;
  /**
   * The revision that the client has seen. When it is given, a conflict is returned to the client; otherwise the
   * command is decided again.
   */
  readonly expectedRevision?: number;
  /**
   * Checks the record before the decision, at each try; an error that it throws is the answer. It saves the caller a
   * load of its own: the log is read once, and the checked state is the state that is decided on.
   */
  readonly first?: (before: Loaded<State>) => void | Promise<void>;
};

/** The record after the command, and the events of the command, written now or when it was first handled. */
export type Handled<State, Event extends DomainEvent> = Loaded<State> & {
  readonly events: readonly RecordedEvent<Event>[];
};

/**
 * `from` and `to` are revisions, `at` is an instant; all inclusive. As of an instant means up to the last event that
 * had happened by then: two parallel writers may write a millisecond out of order, and no event is taken without those
 * before it.
 */
export type LoadOptions = {
  readonly to?: number;
  readonly at?: string;
  /** The stream's revision, looked up for this very request: a record that is kept up to it needn't be read. */
  readonly current?: number | undefined;
};
export type HistoryOptions = Omit<LoadOptions, 'current'> & { readonly from?: number };

export type CommandHandler = {
  handle<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    options: HandleOptions<Command, NoInfer<State>>,
  ): Promise<Handled<State, Event>>;
  load<State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
    options?: LoadOptions,
  ): Promise<Loaded<State>>;
  /** Several records, each under its stream, from one read of the log; streams without events are left out. */
  loadMany<State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    streams: readonly string[],
  ): Promise<ReadonlyMap<string, Loaded<State>>>;
  /** The stream's events in today's version, with their personal fields unsealed: for histories. */
  history<Event extends DomainEvent>(
    stream: string,
    options?: HistoryOptions,
  ): Promise<readonly RecordedEvent<Event>[]>;
  /** The same of several whole streams, each under its name, from one read of the log. */
  historyMany<Event extends DomainEvent>(
    streams: readonly string[],
  ): Promise<ReadonlyMap<string, readonly RecordedEvent<Event>[]>>;
};

export type CommandHandlerParts = {
  readonly store: EventStore;
  readonly sealer: Sealer;
  readonly catalogue: EventCatalogue;
  /** Shared with what destroys keys, which drops all of them. */
  readonly kept?: KeptRecords;
  /** Waits before try n + 1; tests pass one that doesn't wait. */
  readonly pause?: (tryNumber: number) => Promise<void>;
};

/**
 * A conflict means that another command on the record was written. So of so many parallel commands the last one has a
 * conflict in every try but its last: all of them are carried out, however busy the machine is.
 */
const mostTries = 10;
const highestRevision = 2_147_483_647;
const longestPauseMs = 200;
/** The pause before try n + 1, after a conflict. */
export const shortRandomPause = (tryNumber: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(longestPauseMs, 10 * 2 ** tryNumber)));

/** The whole write side: fold the stream, decide, append at exactly the folded revision. */
export const createCommandHandler = (parts: CommandHandlerParts): CommandHandler => {
  const { store, sealer, catalogue, kept = createKeptRecords(), pause = shortRandomPause } = parts;
  const codec = createEventCodec(catalogue, sealer);

  /** A stream in pages, the first events first; between two pages other requests get the event loop. */
  async function* pieces<Event extends DomainEvent>(
    stream: string,
    { from = 1, to = highestRevision }: { readonly from?: number | undefined; readonly to?: number | undefined } = {},
  ): AsyncGenerator<readonly RecordedEvent<Event>[], undefined> {
    for (let first = from; first <= to; first += inOneGo) {
      const stored = await store.read(stream, { from: first, to: Math.min(to, first + inOneGo - 1) });
      yield await decoded<Event>(stored);
      if (stored.length < inOneGo) return;
      await othersTurn();
    }
  }

  const past = async <Event extends DomainEvent>(
    stream: string,
    { at, ...range }: HistoryOptions = {},
  ): Promise<readonly RecordedEvent<Event>[]> => {
    const events: RecordedEvent<Event>[] = [];
    for await (const piece of pieces<Event>(stream, range)) events.push(...piece);
    return at === undefined ? events : events.slice(0, events.findLastIndex((event) => event.at <= at) + 1);
  };

  const load = async <State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
    options: LoadOptions = {},
  ): Promise<Loaded<State>> => {
    const { to, at } = options;
    const known = await keptOf(decider, stream);
    if (at !== undefined) {
      const record = await current(decider, stream, known);
      return upTo(decider, stream, record, Math.min(to ?? highestRevision, revisionAt(record, at)));
    }
    if (to !== undefined) return upTo(decider, stream, known, to);
    if (known && known.loaded.revision === options.current) return known.loaded;
    return (await current(decider, stream, known)).loaded;
  };

  /** The record as it stood at a revision, folded from what is known of it. */
  const upTo = async <State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
    known: KeptRecord<State> | null,
    to: number,
  ): Promise<Loaded<State>> => {
    let loaded = (known && knownUpTo(known, to)) ?? recordOf<State, Event>(decider, []);
    if (loaded.revision === to) return loaded;
    for await (const piece of pieces<Event>(stream, { from: loaded.revision + 1, to }))
      loaded = await recordInTurns(decider, piece, loaded);
    return loaded;
  };

  const keptOf = async <State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
  ): Promise<KeptRecord<State> | null> => {
    if (kept.find(decider, stream) === null) return null;
    await kept.heed();
    return kept.find(decider, stream);
  };

  /** The record as the log has it: folded from the kept one, if there is one, and the events after it. */
  const current = async <State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
    from: KeptRecord<State> | null,
    onPiece: (piece: readonly RecordedEvent<Event>[]) => void = () => {},
  ): Promise<KeptRecord<State>> => {
    const generation = kept.generation();
    const { ids = new Set<string>(), instants = [], until = Date.now() + keptForMs } = from ?? {};
    let { loaded = recordOf<State, Event>(decider, []), marks = [], begun } = from ?? {};
    for await (const piece of pieces<Event>(stream, { from: loaded.revision + 1 })) {
      begun ??= piece[0];
      loaded = await recordInTurns(decider, piece, loaded);
      marks = marksWith(marks, loaded);
      noteIn({ ids, instants }, piece);
      onPiece(piece);
    }
    const record = { loaded, marks, begun, ids, instants, until };
    kept.keep(decider, stream, record, generation);
    return record;
  };

  const decoded = async <Event extends DomainEvent>(
    stored: readonly StoredEvent[],
  ): Promise<readonly RecordedEvent<Event>[]> =>
    (await Promise.all(stored.map((event) => codec.decode(event)))).filter(isOfItsDecider<Event>);

  const handle = async <State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    { stream, command, context, expectedRevision, first }: HandleOptions<Command, NoInfer<State>>,
  ): Promise<Handled<State, Event>> => {
    let isRepeated = context.answeredBefore === context.commandId;
    for (let tryNumber = 1; ; tryNumber += 1) {
      // 1 the record as the log has it; all of it, if it has events of this command
      const known = await keptOf(decider, stream);
      if (known?.ids.has(eventId(context.commandId, 0))) isRepeated = true;
      const earlier: RecordedEvent<Event>[] = [];
      const record = await current<State, Event>(decider, stream, isRepeated ? null : known, (piece) =>
        takeThoseOf(context.commandId, piece, earlier),
      );
      const { loaded: before, begun } = record;
      await first?.(before);

      // 2 the same command again: its events are already there
      if (earlier.length > 0 || context.answeredBefore === context.commandId) return { ...before, events: earlier };
      if (expectedRevision !== undefined && expectedRevision !== before.revision) throw conflict(before.revision);

      // 3 decide
      const decided = decider.decide(command, before.state).map((event) => codec.validate(event));
      if (decided.length === 0) return { ...before, events: [] };

      // 4 append
      const { commandId, reason } = context;
      const written = {
        stream,
        metadata: metadataOf(context),
        reason,
        person: personOfStream((begun ?? decided[0])?.data),
      };
      const newEvents = await Promise.all(
        decided.map((event, index) => codec.encode(event, { ...written, id: eventId(commandId, index) })),
      );
      const result = await store.append(stream, before.revision, newEvents);

      // 5 answer; or, after a conflict, load again: the other writer may have been this very command
      if (result.ok && !result.retried) {
        const events = decided.flatMap((event, index) => {
          const stored = result.events[index];
          if (!stored) return [];
          const { reason: sealed, ...rest } = stored;
          return [{ ...rest, ...event, ...(sealed && reason !== undefined && { reason }) }];
        });
        return { ...recordOf(decider, events, before), events };
      }
      if (result.ok) isRepeated = true;
      else if (result.actualRevision < before.revision) kept.drop(stream);
      if (tryNumber >= mostTries) throw conflict(result.ok ? before.revision : result.actualRevision);
      await pause(tryNumber);
    }
  };

  return {
    handle,
    load,
    loadMany: async <State, Event extends DomainEvent>(decider: Folding<State, Event>, streams: readonly string[]) => {
      const found = streams.length === 0 ? new Map<string, StoredEvent[]>() : await store.readMany(streams);
      const records = [...found].map(
        async ([stream, stored]) => [stream, recordOf(decider, await decoded<Event>(stored))] as const,
      );
      return new Map(await Promise.all(records));
    },
    history: (stream, options) => past(stream, options),
    historyMany: async <Event extends DomainEvent>(streams: readonly string[]) => {
      const found = streams.length === 0 ? new Map<string, StoredEvent[]>() : await store.readMany(streams);
      const opened = [...found].map(async ([stream, stored]) => [stream, await decoded<Event>(stored)] as const);
      return new Map(await Promise.all(opened));
    },
  };
};

const metadataOf = ({ commandId, at, actor, correlationId, causationId }: CommandContext): EventMetadata => ({
  at,
  actor,
  correlationId,
  causationId: causationId ?? commandId,
});

const conflict = (currentRevision: number) => new DomainError('conflict', { extra: { currentRevision } });

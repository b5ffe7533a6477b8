import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Actor, DomainEvent, EventMetadata, RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { type EventCatalogue, personOfStream } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { eventId } from './command-ids.ts';
import { createEventCodec } from './event-codec.ts';
import { type Loaded, takeThoseOf } from './folded-record.ts';
import { createKeptRecords, type KeptRecord, type KeptRecords } from './kept-records.ts';
import { createRecordReader, type RecordReading } from './record-reader.ts';

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
  /**
   * Whether the command may be tried on the record as this process keeps it, before the log is read. If the record has gone on
   * meanwhile the append is refused, and what `first` and the decision said is forgotten: so `first` must not act on what it sees
   * there. Default: a command without `first` may.
   */
  readonly mayTryOnKept?: (kept: Loaded<State>) => boolean;
};

/** The record after the command, and the events of the command, written now or when it was first handled. */
export type Handled<State, Event extends DomainEvent> = Loaded<State> & {
  readonly events: readonly RecordedEvent<Event>[];
};

/** What came of one try. `repeated`: the command's events are in the log already. */
type Outcome<State, Event extends DomainEvent> =
  | { readonly is: 'written'; readonly handled: Handled<State, Event> }
  | { readonly is: 'nothing' | 'repeated' }
  | { readonly is: 'conflict'; readonly actualRevision: number };

export type CommandHandler = RecordReading & {
  handle<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    options: HandleOptions<Command, NoInfer<State>>,
  ): Promise<Handled<State, Event>>;
};

export type CommandHandlerParts = {
  readonly store: EventStore;
  readonly sealer: Sealer;
  readonly catalogue: EventCatalogue;
  /** Shared with what destroys keys, which drops those that were opened with them. */
  readonly kept?: KeptRecords;
  /** Waits before try n + 1; tests pass one that doesn't wait. */
  readonly pause?: (tryNumber: number) => Promise<void>;
};

/**
 * A conflict means that another command on the record was written. So of so many parallel commands the last one has a
 * conflict in every try but its last: all of them are carried out, however busy the machine is.
 */
const mostTries = 10;
const longestPauseMs = 200;
/** The pause before try n + 1, after a conflict. */
export const shortRandomPause = (tryNumber: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(longestPauseMs, 10 * 2 ** tryNumber)));

/** The whole write side: fold the stream, decide, append at exactly the folded revision. */
export const createCommandHandler = (parts: CommandHandlerParts): CommandHandler => {
  const { store, sealer, catalogue, kept = createKeptRecords(), pause = shortRandomPause } = parts;
  const codec = createEventCodec(catalogue, sealer);

  const { keptOf, current, follow, ...reading } = createRecordReader(store, codec, kept);

  /** Decides on a record and appends behind it. */
  const decideAndAppend = async <State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    { stream, command, context }: HandleOptions<Command, NoInfer<State>>,
    record: KeptRecord<State>,
    generation: number,
  ): Promise<Outcome<State, Event>> => {
    const { loaded: before, begun } = record;
    const decided = decider.decide(command, before.state).map((event) => codec.validate(event));
    if (decided.length === 0) return { is: 'nothing' };

    const { commandId, reason } = context;
    const person = personOfStream((begun ?? decided[0])?.data);
    const place = { stream, metadata: metadataOf(context), reason, person };
    const owners = new Set<string>();
    const newEvents = await Promise.all(
      decided.map((event, index) => codec.encode(event, { ...place, id: eventId(commandId, index) }, owners)),
    );
    const result = await store.append(stream, before.revision, newEvents);
    if (!result.ok) return { is: 'conflict', actualRevision: result.actualRevision };
    if (result.retried) return { is: 'repeated' };
    const events = decided.flatMap((event, index) => {
      const stored = result.events[index];
      if (!stored) return [];
      const { reason: sealed, ...rest } = stored;
      return [{ ...rest, ...codec.readBack(event), ...(sealed && reason !== undefined && { reason }) }];
    });
    return { is: 'written', handled: { ...follow(decider, stream, record, { events, owners }, generation), events } };
  };

  /** Saves the read of the log where this process keeps the newest record. null: nothing was written, so the log has to be read. */
  const tryOnKept = async <State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    options: HandleOptions<Command, NoInfer<State>>,
  ): Promise<Handled<State, Event> | null> => {
    const { stream, context, expectedRevision, first, mayTryOnKept = () => first === undefined } = options;
    const generation = kept.generation();
    const record = await keptOf(decider, stream);
    if (!record || !mayTryOnKept(record.loaded) || record.ids.has(eventId(context.commandId, 0))) return null;
    if (expectedRevision !== undefined && expectedRevision !== record.loaded.revision) return null;
    try {
      await first?.(record.loaded);
      const outcome = await decideAndAppend(decider, options, record, generation);
      return outcome.is === 'written' ? outcome.handled : null;
    } catch (refusal) {
      // It may be the refusal of an older record.
      if (refusal instanceof DomainError && refusal.code !== 'unavailable') return null;
      throw refusal;
    }
  };

  const handle = async <State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    options: HandleOptions<Command, NoInfer<State>>,
  ): Promise<Handled<State, Event>> => {
    const { stream, context, expectedRevision, first } = options;
    let isRepeated = context.answeredBefore === context.commandId;
    const done = isRepeated ? null : await tryOnKept(decider, options);
    if (done) return done;
    for (let tryNumber = 1; ; tryNumber += 1) {
      // 1 the record as the log has it; all of it, if it has events of this command
      const generation = kept.generation();
      const known = await keptOf(decider, stream);
      if (known?.ids.has(eventId(context.commandId, 0))) isRepeated = true;
      const earlier: RecordedEvent<Event>[] = [];
      const record = await current<State, Event>(decider, stream, isRepeated ? null : known, generation, (piece) =>
        takeThoseOf(context.commandId, piece, earlier),
      );
      const { loaded: before } = record;
      await first?.(before);

      // 2 the same command again: its events are already there
      if (earlier.length > 0 || context.answeredBefore === context.commandId) return { ...before, events: earlier };
      if (expectedRevision !== undefined && expectedRevision !== before.revision) throw conflict(before.revision);

      // 3 decide and append
      const outcome = await decideAndAppend(decider, options, record, generation);
      if (outcome.is === 'nothing') return { ...before, events: [] };
      if (outcome.is === 'written') return outcome.handled;

      // 4 load again: the other writer may have been this very command
      const actualRevision = outcome.is === 'conflict' ? outcome.actualRevision : before.revision;
      if (outcome.is === 'repeated') isRepeated = true;
      else if (actualRevision < before.revision) kept.drop(stream);
      if (tryNumber >= mostTries) throw conflict(actualRevision);
      await pause(tryNumber);
    }
  };

  return { ...reading, handle };
};

const metadataOf = ({ commandId, at, actor, correlationId, causationId }: CommandContext): EventMetadata => ({
  at,
  actor,
  correlationId,
  causationId: causationId ?? commandId,
});

const conflict = (currentRevision: number) => new DomainError('conflict', { extra: { currentRevision } });

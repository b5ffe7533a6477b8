import { currentData, type EventDefinition } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { z } from 'zod';
import { followingCommandId } from '../command-handling/command-ids.ts';

/**
 * A process manager decides what follows from an event: jobs to do. It is a pure function; its effects are written to
 * the outbox in one transaction with its checkpoint, and the key of an effect is derived from the event. So a
 * restart, a replay or a second delivery adds no effect that exists already.
 */
export type ProcessManager = {
  readonly name: string;
  /** Where a new manager begins. Default `head`, because the effects of older events were handled in another way. */
  readonly startAt: 'head' | 'beginning';
  readonly types: readonly string[];
  /** False for an event that a newer program wrote, in a version that this program can't read. */
  readonly knows: (event: Pick<StoredEvent, 'type' | 'schemaVersion'>) => boolean;
  /** The effects of an event. Throws for an event that it can't read: the event is parked, and others are processed. */
  readonly on: (event: StoredEvent) => readonly Effect[];
};

export type EffectData = Readonly<Record<string, unknown>>;

/**
 * Only ids and plain facts, never values that are sealed in the event: the handler reads the event again if it needs
 * them.
 */
export type Effect = {
  /** UUIDv5(event id, manager and purpose): the job's id. */
  readonly key: string;
  /** The name of the job. */
  readonly name: string;
  readonly data: EffectData;
  /** A person is waiting for it: it is carried out before those that aren't urgent. */
  readonly urgent?: boolean;
  /**
   * The subject of the effect, for effects that may be merged: while one effect of this name about the same subject
   * waits, another one adds nothing, because the waiting one reads the current state when it is carried out.
   */
  readonly about?: string;
};

/** An effect as a manager declares it. `purpose` distinguishes several effects of one event; default: the name. */
export type WantedEffect = Omit<Effect, 'key'> & { readonly purpose?: string };

type Event<Data> = Omit<StoredEvent, 'data'> & { readonly data: Data };
type Reaction = {
  readonly type: string;
  readonly version: number;
  readonly effects: (event: StoredEvent) => readonly WantedEffect[];
};

/**
 * What follows from one type of event. `schema` reads the data as stored, with sealed fields as ciphertext; it names
 * only the fields that are needed.
 */
export const after = <Data>(
  definition: Pick<EventDefinition<never>, 'type' | 'version' | 'upcast' | 'positions'>,
  schema: z.ZodType<Data>,
  effects: (event: Event<Data>) => readonly WantedEffect[],
): Reaction => ({
  type: definition.type,
  version: definition.version,
  effects: (stored) => effects({ ...stored, data: schema.parse(currentData(definition, stored)) }),
});

/**
 * A process manager made from its reactions, one for each type. Its name is part of every key: it must never be
 * changed.
 */
export const defineProcessManager = (definition: {
  readonly name: string;
  readonly startAt?: 'head' | 'beginning';
  readonly reactions: readonly Reaction[];
}): ProcessManager => {
  const { name, startAt = 'head', reactions } = definition;
  const byType = new Map(reactions.map((reaction) => [reaction.type, reaction]));
  if (byType.size !== reactions.length) throw new Error(`${name} reacts twice to one type of event`);
  return {
    name,
    startAt,
    types: [...byType.keys()],
    knows: ({ type, schemaVersion }) => schemaVersion <= (byType.get(type)?.version ?? schemaVersion),
    on: (event) => {
      const wanted = byType.get(event.type)?.effects(event) ?? [];
      const effects = wanted.map(({ purpose, ...effect }) => ({
        ...effect,
        key: effectKey(name, event.id, purpose ?? effect.name),
      }));
      if (new Set(effects.map(({ key }) => key)).size !== effects.length)
        throw new Error(`${name} asks for two effects of ${event.type} under one purpose`);
      return effects;
    },
  };
};

/** The same event, manager and purpose give the same key. */
export const effectKey = (manager: string, eventId: string, purpose: string): string =>
  followingCommandId(eventId, `${manager}: ${purpose}`);

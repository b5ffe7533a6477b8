import type { EventDefinition } from '@nomucheck/domain/kernel/event-definition.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import type { Sentences } from '../history/event-sentences.ts';
import type { Route } from '../http/route.ts';
import type { JobHandler, JobHandlers } from '../jobs/jobs.ts';
import type { ProcessManager } from '../subscriptions/process-manager.ts';
import type { Foundation } from './foundation.ts';

/** What a context declares before anything is started. */
export type Declared = {
  /** The folder's name, under every top folder. */
  readonly name: string;
  readonly events: readonly EventDefinition[];
  /** Its read models. */
  readonly projections: readonly Projection[];
  /** What follows from events: pure, their effects are carried out by `Created.effects`. */
  readonly processManagers: readonly ProcessManager[];
  /** A sentence for each type of its events. */
  readonly sentences: Sentences;
};

/** Work that is due every so often, under a name that stays the same. */
export type Schedules = Readonly<Record<string, { readonly everyMs: number; readonly run: JobHandler }>>;

/** What the engine takes from a context that was started. What else `create` answers is for other contexts. */
export type Created = {
  readonly routes?: readonly Route[];
  /** Carries out what its process managers ask for, by the effect's name. */
  readonly effects?: JobHandlers;
  readonly schedules?: Schedules;
  /** Called once the contexts are created and the read models are followed: an empty log is filled here. */
  readonly start?: (onProgress: (what: string) => void) => Promise<void>;
  readonly stop?: () => void | Promise<void>;
};

/**
 * A context's face: all that the rest of the house may know of it. `needs` are functions that other contexts answered from
 * their `create`, never pools or tables.
 */
export type Context<Needs, Offers extends Created> = Declared & {
  readonly create: (foundation: Foundation, needs: Needs) => Offers;
};

/** A face with the types of what it needs and offers kept. */
export const defineContext = <Needs, Offers extends Created>(context: Context<Needs, Offers>): Context<Needs, Offers> =>
  context;

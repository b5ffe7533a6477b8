import type { Caller } from '../callers/caller.ts';
import type { CommandContext } from '../command-handling/handle-command.ts';
import type { Route } from '../http/route.ts';
import type { JobHandler, JobHandlers } from '../jobs/jobs.ts';
import type { Declared } from './declared.ts';
import type { Foundation } from './foundation.ts';

/** Work that is due every so often, under a name that stays the same. */
export type Schedules = Readonly<Record<string, { readonly everyMs: number; readonly run: JobHandler }>>;

/**
 * Writes a context's first records into an empty log, through its ordinary commands. May be run again: `contextOf` and `idOf`
 * answer the same for the same words, in every installation.
 */
export type Seed = (contextOf: (what: string) => CommandContext, idOf: (what: string) => string) => Promise<void>;

/** What the engine takes from a context that was created. */
export type Created = {
  readonly routes?: readonly Route[];
  /** Carries out what its process managers ask for, by the effect's name. */
  readonly effects?: JobHandlers;
  readonly schedules?: Schedules;
  /** What it holds about the caller, as they may see it: its fields of `ExportOut` (domain/people/contract/own-data.ts). */
  readonly exportOf?: (caller: Caller, at: string) => Promise<object>;
  /**
   * Ends what is the person's and has no end by itself when their keys are destroyed and their rows deleted. Called after that
   * destruction of the keys; may be called again.
   */
  readonly eraseOf?: (person: string) => Promise<void>;
  readonly seed?: Seed;
  /** Called once all contexts are created and the read models are followed. */
  readonly start?: (onProgress: (what: string) => void) => Promise<void>;
  readonly stop?: () => void | Promise<void>;
};

/**
 * A context's face: all that the rest of the house may know of it. `needs` are functions that contexts before it offer, never
 * pools or tables.
 */
export type Context<Needs, Offers> = Declared & {
  readonly create: (foundation: Foundation, needs: Needs) => Created & { readonly offers: Offers };
};

/** A face with the types of what it needs and offers kept. */
export const defineContext = <Needs, Offers>(context: Context<Needs, Offers>): Context<Needs, Offers> => context;

/** What a context offers to those after it. */
export type OffersOf<Face extends { readonly create: (...parts: never[]) => { readonly offers: unknown } }> =
  ReturnType<Face['create']>['offers'];

import type { Caller } from '../callers/caller.ts';
import type { CommandContext } from '../command-handling/handle-command.ts';
import type { RecordHistory } from '../history/record-histories.ts';
import type { PageHeads, PublicRecords } from '../http/pages/page-heads.ts';
import type { ForeignPages } from '../http/pages/security-headers.ts';
import type { Route } from '../http/route.ts';
import type { JobHandler, JobHandlers } from '../jobs/jobs.ts';
import type { Metric } from '../metrics/exposition.ts';
import type { Settings } from '../settings/settings.ts';
import type { BudgetState } from '../vault/daily-budget.ts';
import type { Declared } from './declared.ts';
import type { Foundation } from './foundation.ts';

/** Recurring work under a stable name. */
export type Schedules = Readonly<Record<string, { readonly everyMs: number; readonly run: JobHandler }>>;

/**
 * Writes a context's first records into an empty log through its ordinary commands. May be run again: `contextOf` and
 * `idOf` return the same values for the same words in every installation.
 */
export type Seed = (contextOf: (what: string) => CommandContext, idOf: (what: string) => string) => Promise<void>;

/** What the engine uses of a created context. */
export type Created = {
  readonly routes?: readonly Route[];
  /** The histories of its records, which the console shows on one page: `/admin/history/{kind}/{id}`. */
  readonly recordHistories?: readonly RecordHistory[];
  /** The site's pages of this context that use other origins. */
  readonly foreignPages?: ForeignPages;
  /** The site's pages of this context that link previews and search engines must not take for the home page. */
  readonly pageHeads?: PageHeads;
  /** The site's pages of this context that show a record which anybody may find. */
  readonly publicRecords?: PublicRecords;
  /** Carries out the effects of its process managers, by the effect's name. */
  readonly effects?: JobHandlers;
  readonly schedules?: Schedules;
  /** Whether it shows the caller this case without payment; it then stays readable to them also without access to the search. */
  readonly showsCase?: (caller: Caller, caseId: string) => Promise<boolean>;
  /** Whether it takes payments in this installation; where no context does, nothing is offered that has to be paid. */
  readonly takesPayments?: boolean;
  /** What it holds about the caller, as they may see it: its fields of `ExportOut` (domain/people/contract/own-data.ts). */
  readonly exportOf?: (caller: Caller, at: string) => Promise<object>;
  /**
   * Ends processes of the person that don't end when their keys are destroyed and their rows deleted. Called after the
   * keys are destroyed; may be called again.
   */
  readonly eraseOf?: (person: string) => Promise<void>;
  /** What this process has counted of its work, for those who run the service. */
  readonly metrics?: () => readonly Metric[];
  /** What it may still spend today, for those who run the service. */
  readonly budgets?: () => Promise<readonly BudgetState[]>;
  readonly seed?: Seed;
  /** Writes its first records, where they are missing. Called at each start before `start`, in one process at a time. */
  readonly begin?: (onProgress: (what: string) => void) => Promise<void>;
  /** Called once all contexts are created and the read models are followed, except in a process that keeps only read models. */
  readonly start?: (onProgress: (what: string) => void) => Promise<void>;
  readonly stop?: () => void | Promise<void>;
};

/**
 * A context's public interface: everything other code may use of it. `needs` are functions that earlier contexts offer,
 * never pools or tables; `settings` are the values of those that it declares.
 */
export type Context<Needs, Offers, Values> = Omit<Declared, 'settings'> &
  (WithSettings<Needs, Offers, Values> | WithoutSettings<Needs, Offers>);

type WithSettings<Needs, Offers, Values> = {
  readonly settings: Settings<Values>;
  readonly create: (foundation: Foundation, needs: Needs, settings: Values) => CreatedWith<Offers>;
};

type WithoutSettings<Needs, Offers> = {
  readonly settings?: undefined;
  readonly create: (foundation: Foundation, needs: Needs) => CreatedWith<Offers>;
};

export type CreatedWith<Offers> = Created & { readonly offers: Offers };

/** Defines a context; the types of what it needs, offers and is set to are kept. */
export const defineContext = <Needs, Offers, Values>(
  context: Context<Needs, Offers, Values>,
): Context<Needs, Offers, Values> => context;

/** What a context offers to those after it. */
export type OffersOf<Face extends { readonly create: (...parts: never[]) => { readonly offers: unknown } }> =
  ReturnType<Face['create']>['offers'];

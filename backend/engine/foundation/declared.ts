import {
  catalogueOf,
  type EventCatalogue,
  type EventDefinition,
} from '@nomucheck/domain/kernel/log/event-definition.ts';
import { logEpochEvents } from '@nomucheck/domain/kernel/log/log-epoch.ts';
import { logSealingEvents } from '@nomucheck/domain/kernel/log/log-sealing.ts';
import { logVerificationEvents } from '@nomucheck/domain/kernel/log/log-verification.ts';
import { readModelBuildEvents } from '@nomucheck/domain/kernel/log/read-model-builds.ts';
import type { MessageTemplates } from '@nomucheck/domain/kernel/text/message-text.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import { engineSettings } from '../configuration.ts';
import { engineSentences, type Sentences } from '../history/event-sentences.ts';
import type { LiveLists } from '../live/live-changes.ts';
import type { ProcessManager } from '../process-managers/process-manager.ts';
import type { Settings } from '../settings/settings.ts';
import { engineTables, type TablesOfPeople } from '../vault/people-in-the-vault.ts';

/** What a context declares before anything is started. */
export type Declared = {
  /** The folder's name, under every top folder. */
  readonly name: string;
  readonly events: readonly EventDefinition[];
  /** Its read models. */
  readonly projections: readonly Projection[];
  /** What has to be done after certain events. They are pure; their effects are carried out by `Created.effects`. */
  readonly processManagers: readonly ProcessManager[];
  /** A sentence for each type of its events. */
  readonly sentences: Sentences;
  /** The folder of its own migrations of schema `vault`, numbered together with all others of that schema. */
  readonly migrations?: URL;
  /** What it holds of people. `Created.exportOf` and `Created.eraseOf` act on it. */
  readonly personalData?: PersonalData;
  /** The e-mails and text messages that it asks for, by the template's name. */
  readonly messageTemplates?: MessageTemplates;
  /** The lists that the console follows while they change, by the name that `/api/admin/events` has for them. */
  readonly liveLists?: LiveLists;
  /** Its variables of the environment. */
  readonly settings?: Settings<unknown> | undefined;
};

export type PersonalData = {
  /** Its tables of schema `vault`, each with the statement that erases a person from it. */
  readonly tables?: TablesOfPeople;
  /** The read models that its `exportOf` reads. */
  readonly exportedFrom?: readonly Pick<Projection, 'name'>[];
};

/** What all contexts declare, and the engine with them, folded into one. */
export type Folded = {
  readonly events: EventCatalogue;
  readonly projections: readonly Projection[];
  readonly processManagers: readonly ProcessManager[];
  readonly sentences: Sentences;
  /** The folders with the contexts' own migrations. */
  readonly migrations: readonly URL[];
  /** Every table of schema `vault`, with what it holds of people. */
  readonly tablesOfPeople: TablesOfPeople;
  /** The names of the read models that the export of a person's data is read from. */
  readonly exportedFrom: readonly string[];
  readonly messageTemplates: MessageTemplates;
  readonly liveLists: LiveLists;
  readonly settings: readonly Settings<unknown>[];
};

/** The engine's own events. */
const engineEvents = [logEpochEvents, logSealingEvents, logVerificationEvents, readModelBuildEvents];

/** Throws where two contexts declare something under one name. */
export const fold = (contexts: readonly Declared[]): Folded => ({
  events: catalogueOf(...engineEvents, ...contexts.map(({ events }) => events)),
  projections: contexts.flatMap(({ projections }) => projections),
  processManagers: contexts.flatMap(({ processManagers }) => processManagers),
  sentences: Object.assign({}, engineSentences, ...contexts.map(({ sentences }) => sentences)),
  migrations: contexts.flatMap(({ migrations }) => migrations ?? []),
  tablesOfPeople: merged([engineTables, ...contexts.map(({ personalData }) => personalData?.tables ?? {})]),
  exportedFrom: contexts.flatMap(({ personalData }) => personalData?.exportedFrom ?? []).map(({ name }) => name),
  messageTemplates: merged(contexts.map(({ messageTemplates = {} }) => messageTemplates)),
  liveLists: merged(contexts.map(({ liveLists = {} }) => liveLists)),
  settings: distinct([...engineSettings, ...contexts.flatMap(({ settings }) => settings ?? [])]),
});

const distinct = (settings: readonly Settings<unknown>[]): readonly Settings<unknown>[] => {
  merged(settings.map(({ variables }) => variables));
  return settings;
};

const merged = <Value>(parts: readonly Readonly<Record<string, Value>>[]): Readonly<Record<string, Value>> => {
  const all = new Map<string, Value>();
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (all.has(name)) throw new Error(`two contexts declare ${name}`);
    all.set(name, value);
  }
  return Object.fromEntries(all);
};

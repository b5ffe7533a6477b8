import { catalogueOf, type EventCatalogue } from '@nomucheck/domain/kernel/event-definition.ts';
import { logEpochEvents } from '@nomucheck/domain/kernel/log-epoch.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import { accounts } from './accounts/context.ts';
import { caseImport } from './case-import/context.ts';
import { cases } from './cases/context.ts';
import { checks } from './checks/context.ts';
import type { Declared } from './engine/foundation/context.ts';
import { engineSentences, type Sentences } from './engine/history/event-sentences.ts';
import type { ProcessManager } from './engine/subscriptions/process-manager.ts';
import { messages } from './messages/context.ts';
import { people } from './people/context.ts';
import { rulesets } from './rulesets/context.ts';
import { search } from './search/context.ts';

/** The one list of contexts. Whatever else lists them folds over this one. */
export const contexts: readonly Declared[] = [accounts, people, rulesets, checks, cases, caseImport, search, messages];

/** Every type of event that this service writes. */
export const eventCatalogue: EventCatalogue = catalogueOf(logEpochEvents, ...contexts.map(({ events }) => events));

/** Every read model of this service. */
export const allProjections: readonly Projection[] = contexts.flatMap(({ projections }) => projections);

export const processManagers: readonly ProcessManager[] = contexts.flatMap((context) => context.processManagers);

export const sentences: Sentences = Object.assign({}, engineSentences, ...contexts.map((context) => context.sentences));

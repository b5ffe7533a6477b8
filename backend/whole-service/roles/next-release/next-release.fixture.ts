import type { EventDefinition } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import { contextsOfService } from '../../../contexts.ts';
import { type Declared, fold } from '../../../engine/foundation/declared.ts';
import type { ProcessManager } from '../../../engine/process-managers/process-manager.ts';
import type { Environment } from '../../../engine/settings/settings.ts';
import { readSettings, type ServiceSettings } from '../../../settings.ts';
import { releaseBeginnings } from './release-beginnings.fixture.ts';

/** The type of event that the next release writes in a version of its own, and its read models' table is of a version of its own, too. */
export const NEWER_TYPE = 'CheckStarted';

type Written = Pick<StoredEvent, 'type' | 'schemaVersion'>;

/** Its events of the newer version say the same as the older ones, so that this program's code reads them as those. */
const asBefore = <Event extends Written>(event: Event): Event =>
  event.type === NEWER_TYPE ? { ...event, schemaVersion: Math.min(event.schemaVersion, versionBefore) } : event;

const newerEvent = (definition: EventDefinition): EventDefinition =>
  definition.type === NEWER_TYPE
    ? { ...definition, version: versionBefore + 1, upcast: { ...definition.upcast, [versionBefore]: (data) => data } }
    : definition;

const newerProjection = (projection: Projection): Projection =>
  projection.types?.includes(NEWER_TYPE)
    ? {
        ...projection,
        version: projection.version + 1,
        knows: (event) => projection.knows(asBefore(event)),
        take: (event, texts) => projection.take(asBefore(event), texts),
      }
    : projection;

const newerManager = (manager: ProcessManager): ProcessManager => ({
  ...manager,
  knows: (event) => manager.knows(asBefore(event)),
  on: (event) => manager.on(asBefore(event)),
});

const newer = (context: Declared): Declared => ({
  ...context,
  events: context.events.map(newerEvent),
  projections: context.projections.map(newerProjection),
  processManagers: context.processManagers.map(newerManager),
});

const contexts = contextsOfService.and(releaseBeginnings);
const versionBefore =
  contexts.declared.flatMap(({ events }) => events).find(({ type }) => type === NEWER_TYPE)?.version ?? 0;

/**
 * The service as the release after this one might be: a context of its own, with an event type, a read model and a migration,
 * one type of event in a newer version, and the read models of that type built anew.
 */
export const nextRelease = async (environment: Environment): Promise<ServiceSettings> => ({
  ...readSettings(environment),
  createContexts: contexts.configure(environment),
  declared: fold(contexts.declared.map(newer)),
});

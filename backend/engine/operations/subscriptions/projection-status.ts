import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { projectionStates } from '@nomucheck/projections/runner/checkpoint.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import { unknownReadModels } from '@nomucheck/projections/runner/tables/unknown-read-models.ts';
import type { EventStore } from '../../event-store/event-store.ts';
import { adviceOn } from './read-model-advice.ts';
import { type Health, healthOf, type SubscriptionStatus, subscriptionStatus } from './subscription-status.ts';

export type ProjectionStatus = SubscriptionStatus & {
  readonly version: number;
  readonly parkedStreams: number;
  readonly parkedEvents: number;
};

export type LogStatus = {
  readonly head: string;
  /** How many events there are, counted or estimated. */
  readonly events: number;
  readonly health: Health;
  readonly projections: readonly ProjectionStatus[];
  /** Read models in the database that this program doesn't have, by name, and tables that belong to no read model. */
  readonly unknown: readonly string[];
};

type Parts = {
  readonly db: Db;
  readonly store: Pick<EventStore, 'head' | 'readAll' | 'distance'>;
  /** The projections of this program. */
  readonly projections: readonly Projection[];
  readonly clock: () => Date;
};

/**
 * The state of the log and of every projection, whichever processes own them. Throws when the database is
 * unavailable.
 */
export const readStatus = async ({ db, store, projections, clock }: Parts): Promise<LogStatus> => {
  const [states, left] = await Promise.all([projectionStates(db), unknownReadModels(db, projections)]);
  const known = new Map(states.map((state) => [state.name, state]));
  const head = await store.head();

  const statuses = await Promise.all(
    projections.map(async (projection): Promise<ProjectionStatus> => {
      const { name } = projection;
      const checkpoint = known.get(name);
      const { version, parkedStreams, parkedEvents } = checkpoint ?? { version: 0, parkedStreams: 0, parkedEvents: 0 };
      const status = await subscriptionStatus(
        { store, head, clock },
        {
          ...{ name, reader: projection, checkpoint },
          isParked: parkedStreams > 0,
          isBeyondLog: checkpoint?.beyondLog ?? false,
          isOfNewerVersion: version > projection.version,
          adviceOn: (state) => adviceOn(name, state),
        },
      );
      return { ...status, version, parkedStreams, parkedEvents };
    }),
  );
  const names = new Set([...left.names.map((name) => name.replace(/~.*/, '')), ...left.tables.map(nameOfTable)]);
  const { events } = store.distance(START, head);
  return { head, events, health: healthOf(statuses), projections: statuses, unknown: [...names].sort() };
};

/**
 * Read models are named with hyphens, their tables with underscores; the name of a table that is built beside a live
 * one ends with its purpose.
 */
const nameOfTable = (table: string): string => table.replace(/__.*/, '').replaceAll('_', '-');

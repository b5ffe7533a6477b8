import type { ProjectionView } from '@nomucheck/domain/kernel/contract/projection.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { DbPool } from '@nomucheck/projections/runner/db.ts';
import { parkedStreams } from '@nomucheck/projections/runner/parking.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import { type Retried, retryParked } from '@nomucheck/projections/runner/retry.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { ProjectionRebuilds } from './projection-rebuilds.ts';
import { readStatus } from './projection-status.ts';

export type ProjectionAdmin = {
  readonly list: () => Promise<readonly ProjectionView[]>;
  /** Requests a rebuild beside the live table. Throws `not_found` for an unknown projection. */
  readonly rebuild: (name: string) => Promise<ProjectionView>;
  /** Retries what is parked, of one stream or of all. Throws `not_found` for an unknown projection. */
  readonly retry: (name: string, stream?: string) => Promise<ProjectionView & { readonly retried: Retried }>;
};

const mostParkedShown = 100;

/** Shows the read models to administrators, retries what is parked and rebuilds. */
export const createProjectionAdmin = (parts: {
  readonly db: DbPool;
  readonly projections: readonly Projection[];
  readonly store: EventStore;
  readonly rebuilds: ProjectionRebuilds;
  readonly clock: () => Date;
}): ProjectionAdmin => {
  const { db, projections, store, rebuilds, clock } = parts;
  const names = projections.map(({ name }) => name);

  const list = async (): Promise<readonly ProjectionView[]> => {
    const { head, projections: statuses } = await readStatus({ db, store, projections, clock });
    return Promise.all(
      statuses.map(async ({ read: _read, ...status }) => ({
        id: status.name,
        ...status,
        head,
        rebuild: await rebuilds.find(status.name).catch(() => null),
        parked: status.parkedStreams > 0 ? [...(await parkedStreams(db, status.name, mostParkedShown))] : [],
      })),
    );
  };

  const viewOf = async (name: string): Promise<ProjectionView> => {
    const view = (await list()).find((each) => each.name === name);
    if (!view) throw new DomainError('not_found');
    return view;
  };

  return {
    list,
    rebuild: async (name) => {
      if (!names.includes(name)) throw new DomainError('not_found');
      await rebuilds.ask(name);
      return viewOf(name);
    },
    retry: async (name, stream) => {
      const projection = projections.find((each) => each.name === name);
      const retried = projection && (await retryParked({ db, source: store }, projection, stream));
      if (!retried) throw new DomainError('not_found');
      return { ...(await viewOf(name)), retried };
    },
  };
};

import type { ProjectionView } from '@nomucheck/domain/kernel/contract/projection.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { lastBuilds, readModelStream } from '@nomucheck/domain/kernel/log/read-model-builds.ts';
import type { DbPool } from '@nomucheck/projections/runner/db.ts';
import { parkedStreams } from '@nomucheck/projections/runner/parking.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import { type Retried, retryParked } from '@nomucheck/projections/runner/retry.ts';
import type { CommandHandler } from '../../command-handling/handle-command.ts';
import type { EventStore } from '../../event-store/event-store.ts';
import type { AskedRebuild, ProjectionRebuilds } from './projection-rebuilds.ts';
import { readStatus } from './projection-status.ts';

export type ProjectionAdmin = {
  readonly list: () => Promise<readonly ProjectionView[]>;
  /** Requests a build beside the live table, to replace it or only to be compared. Throws `not_found` for an unknown projection. */
  readonly rebuild: (name: string, asked: AskedRebuild) => Promise<ProjectionView>;
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
  readonly commands: Pick<CommandHandler, 'loadMany'>;
  readonly clock: () => Date;
}): ProjectionAdmin => {
  const { db, projections, store, rebuilds, commands, clock } = parts;
  const names = projections.map(({ name }) => name);

  const list = async (): Promise<readonly ProjectionView[]> => {
    const [{ head, projections: statuses }, builds] = await Promise.all([
      readStatus({ db, store, projections, clock }),
      commands.loadMany(lastBuilds, names.map(readModelStream)),
    ]);
    return Promise.all(
      statuses.map(async (status) => ({
        id: status.name,
        ...status,
        head,
        rebuild: await rebuilds.find(status.name).catch(() => null),
        built: builds.get(readModelStream(status.name))?.state ?? null,
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
    rebuild: async (name, asked) => {
      if (!names.includes(name)) throw new DomainError('not_found');
      await rebuilds.ask(name, asked);
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

import { randomUUID } from 'node:crypto';
import type { RebuildView } from '@nomucheck/domain/kernel/contract/projection.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { type Actor, isRole } from '@nomucheck/domain/kernel/log/event.ts';
import { readModelBuilds, readModelStream } from '@nomucheck/domain/kernel/log/read-model-builds.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import { compareWithRebuild, rebuild } from '@nomucheck/projections/runner/rebuild/rebuild.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { CommandHandler } from '../../command-handling/handle-command.ts';
import { type LogPlace, openEventStore } from '../../event-store/event-log.ts';
import type { JobHandler, Jobs } from '../../jobs/jobs.ts';
import { createPool } from '../../postgres/connections/pool.ts';
import { programOfReadModels } from '../../read-models/read-model-program.ts';
import { everySecond } from '../job-progress.ts';

export const REBUILD_READ_MODEL = 'rebuild-read-model';

const jobOf = (name: string): string => `${REBUILD_READ_MODEL}-${name}`;

/** Who asked, and whether the built rows take the place of the live ones or are only compared with them. */
export type AskedRebuild = { readonly actor: Actor; readonly switches: boolean };

const byProgram: AskedRebuild = { actor: { id: 'system', role: 'system' }, switches: true };

export type ProjectionRebuilds = {
  /** Requests a build of a read model. If one is requested already, nothing changes. */
  ask(name: string, asked?: AskedRebuild): Promise<void>;
  /** Null when no rebuild is requested, or when it is done. */
  find(name: string): Promise<RebuildView | null>;
};

/** Rebuilds run as jobs of any worker process, because they read the whole log. */
export const createProjectionRebuilds = (jobs: Pick<Jobs, 'enqueue' | 'find' | 'forget'>): ProjectionRebuilds => {
  const reaching = async <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch(() => {
      throw new DomainError('unavailable');
    });

  return {
    ask: async (name, { actor, switches } = byProgram) => {
      const known = await reaching(jobs.find(jobOf(name)));
      // A job that failed permanently keeps its id until a rebuild is requested again.
      if (known?.state === 'failed') await reaching(jobs.forget(jobOf(name)));
      const data = { name, switches, command: randomUUID(), actor: { id: actor.id, role: actor.role } };
      await reaching(jobs.enqueue({ id: jobOf(name), name: REBUILD_READ_MODEL, data }));
    },
    find: async (name) => {
      const known = await reaching(jobs.find(jobOf(name)));
      return known && { state: known.state, percent: known.progress, failedWhy: known.failedWhy };
    },
  };
};

/** Jobs of the release before named only the read model. */
const askedData = z.object({
  name: z.string(),
  switches: z.boolean().default(true),
  command: z.uuid().default(() => randomUUID()),
  actor: z.object({ id: z.string(), role: z.string().refine(isRole) }).default({ id: 'system', role: 'system' }),
});

export type RebuildJobParts = {
  readonly projections: readonly Projection[];
  readonly place: LogPlace;
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Aborted when the process ends: the unfinished tables stay, and the next try continues from them. */
  readonly ending: AbortSignal;
};

/** Builds the named read model beside the live one, notes what it differs in, and replaces the live one if that was asked. */
export const rebuildJob =
  ({ projections, place, commands, clock, log, ending }: RebuildJobParts): JobHandler =>
  async (job) => {
    const asked = askedData.parse(job.data);
    const projection = projections.find(({ name }) => name === asked.name);
    if (!projection) throw new DomainError('not_found');

    // A statement's time depends on the size of the tables.
    const pool = createPool(place.databaseUrl, { max: 4, statement_timeout: 0, application_name: 'nomucheck rebuild' });
    const patience = { server: 600_000, client: 610_000 };
    const store = openEventStore(place, { readers: 2, patience });
    try {
      const tell = everySecond(job);
      const { difference, ...done } = await (asked.switches ? rebuild : compareWithRebuild)({
        db: pool,
        log: store,
        projection,
        code: await programOfReadModels(),
        onProgress: (progress) => {
          ending.throwIfAborted();
          tell(progress.share);
        },
      });
      const { added, removed, changed, rows } = difference;
      const differing = { added: added.count, removed: removed.count, changed: changed.count };
      const { name, version } = projection;
      const { parked, seconds, switchedAt } = done;
      await commands.handle(readModelBuilds, {
        stream: readModelStream(name),
        command: { name, version, rows, ...differing, parked, seconds, switched: switchedAt !== null },
        context: {
          commandId: asked.command,
          at: clock().toISOString(),
          actor: asked.actor,
          correlationId: asked.command,
        },
      });
      log.info({ projection: name, rows, ...differing, ...done }, 'a read model is built again');
    } finally {
      await store.close();
      await pool.end();
    }
  };

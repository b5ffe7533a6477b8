import type { RebuildView } from '@nomucheck/domain/kernel/contract/projection.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import type { Progress } from '@nomucheck/projections/runner/rebuild/beside.ts';
import { rebuild } from '@nomucheck/projections/runner/rebuild/rebuild.ts';
import type { Logger } from 'pino';
import { type LogPlace, openEventStore } from '../event-store/event-log.ts';
import type { JobHandler, Jobs, RunningJob } from '../jobs/jobs.ts';
import { createPool } from '../postgres/pool.ts';
import { programOfReadModels } from '../read-models/read-model-program.ts';

export const REBUILD_READ_MODEL = 'rebuild-read-model';

const jobOf = (name: string): string => `${REBUILD_READ_MODEL}-${name}`;

export type ProjectionRebuilds = {
  /** Requests a rebuild of a read model. If one is requested already, nothing changes. */
  ask(name: string): Promise<void>;
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
    ask: async (name) => {
      const known = await reaching(jobs.find(jobOf(name)));
      // A job that failed permanently keeps its id until a rebuild is requested again.
      if (known?.state === 'failed') await reaching(jobs.forget(jobOf(name)));
      await reaching(jobs.enqueue({ id: jobOf(name), name: REBUILD_READ_MODEL, data: { name } }));
    },
    find: async (name) => {
      const known = await reaching(jobs.find(jobOf(name)));
      return known && { state: known.state, percent: known.progress, failedWhy: known.failedWhy };
    },
  };
};

export type RebuildJobParts = {
  readonly projections: readonly Projection[];
  readonly place: LogPlace;
  readonly log: Logger;
  /** Aborted when the process ends: the unfinished tables stay, and the next try continues from them. */
  readonly ending: AbortSignal;
};

/** Rebuilds the named read model beside the live one and replaces the live one. */
export const rebuildJob =
  ({ projections, place, log, ending }: RebuildJobParts): JobHandler =>
  async (job) => {
    const projection = projections.find(({ name }) => name === job.data.name);
    if (!projection) throw new DomainError('not_found');

    // A statement's time depends on the size of the tables.
    const pool = createPool(place.databaseUrl, { max: 4, statement_timeout: 0, application_name: 'nomucheck rebuild' });
    const patience = { server: 600_000, client: 610_000 };
    const store = openEventStore(place, { readers: 2, patience });
    try {
      const tell = everySecond(job);
      const { difference, ...done } = await rebuild({
        db: pool,
        log: store,
        projection,
        code: await programOfReadModels(),
        onProgress: (progress) => {
          ending.throwIfAborted();
          tell(progress);
        },
      });
      const { added, removed, changed, rows } = difference;
      const differing = { added: added.count, removed: removed.count, changed: changed.count };
      log.info({ projection: projection.name, rows, ...differing, ...done }, 'a read model is built again');
    } finally {
      await store.close();
      await pool.end();
    }
  };

/** Stores the progress for those who ask for the job. A failure to store it is ignored. */
const everySecond = (job: RunningJob): ((progress: Progress) => void) => {
  let last = Number.NEGATIVE_INFINITY;
  return ({ share }) => {
    if (performance.now() - last < 1_000) return;
    last = performance.now();
    job.progress(Math.floor(share * 100)).catch(() => {});
  };
};

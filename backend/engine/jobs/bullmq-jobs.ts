import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import {
  assertSchemaCompatibility,
  type BackendFactory,
  createRedisBackend,
  type IQueueBackend,
  type Job,
  LATEST_SCHEMA_VERSION,
  Queue,
  runMigrations,
  UnrecoverableError,
  Worker,
} from 'bullmq';
import type pg from 'pg';
import { GrowingPool } from '../postgres/connections/growing-pool.ts';
import { protectPool } from '../postgres/connections/pool.ts';
import { briskRedis, patientRedis } from '../redis/redis-connections.ts';
import {
  defaultAttempts,
  defaultConcurrency,
  type JobCounts,
  type JobHandlers,
  type JobReport,
  type Jobs,
  type KnownJob,
  type RunningJob,
  urgentConcurrency,
  type Working,
} from './jobs.ts';
import { patientPostgresBackend } from './patient-postgres-backend.ts';

export type BullJobsOptions = {
  /** The wait after a job's first failure; it doubles with each further one. */
  readonly backOffMs?: number;
  /** The longest that a worker is silent about a job and keeps it; see `silences`. */
  readonly stalledAfterMs?: number;
  readonly report?: (report: JobReport) => void;
};

/**
 * When a job whose worker is silent is given to another. The worker reports four times within that time, so it keeps its
 * jobs while its event loop is blocked for up to three quarters of it. All workers of a queue look together at this interval, or
 * at twice the interval where the one that looked last has died: a killed worker's job is delivered again after one and a half
 * times that time at the most.
 */
const silences = (afterMs: number) => ({
  lockDuration: afterMs,
  lockRenewTime: afterMs / 4,
  stalledInterval: afterMs / 4,
});
const defaultSilenceMs = 6_000;

/** Urgent jobs have a queue and workers of their own. More queues aren't needed, and each costs connections. */
const QUEUE = 'work';
const URGENT_QUEUE = 'urgent';
/**
 * The schema of BullMQ's tables, apart from the service's own. BullMQ's documentation says that they can't be
 * downgraded.
 */
const SCHEMA = 'jobs';

/**
 * Migrates BullMQ's own tables in a separate transaction. It first checks whether anything is to do, because the
 * library always runs `create` and `alter`, which only the owner may.
 */
export const migrateQueue = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `${SCHEMA}.migration`,
  ]);
  if (rows[0]?.there && (await assertSchemaCompatibility(client, SCHEMA)) >= LATEST_SCHEMA_VERSION) return;
  await runMigrations(client, SCHEMA);
};

/**
 * BullMQ on the service's own PostgreSQL, after `migrateQueue`. It uses our pools: the connection that BullMQ makes for
 * LISTEN has no error listener until it is connected, and losing it in that moment ends the process.
 */
export const createPostgresJobs = (databaseUrl: string, options: BullJobsOptions = {}): Jobs => {
  const open = (max: number): pg.Pool => {
    const pool = new GrowingPool({
      connectionString: databaseUrl,
      options: `-c search_path=${SCHEMA}`,
      max,
      // BullMQ waits for up to an hour on one connection if it can rely on learning of the connection's loss.
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 15_000,
      query_timeout: 16_000,
      application_name: 'nomucheck jobs',
    });
    protectPool(pool);
    return pool;
  };
  const queues = 2;
  // Each queue uses two connections; each worker uses two as well, and one more for LISTEN.
  const [forAsking, forWorking] = [open(queues * 2), open(queues * 3)];
  const jobs = createBullJobs({ forAsking, forWorking, backend: patientPostgresBackend(SCHEMA) }, options);
  return {
    ...jobs,
    close: async () => {
      await jobs.close();
      await Promise.all([forAsking.end(), forWorking.end()]);
    },
  };
};

/** BullMQ on Redis (`noeviction`, AOF), for many machines. The outbox restores jobs that Redis loses. */
export const createRedisJobs = (redisUrl: string, options: BullJobsOptions = {}): Jobs => {
  const connections = { forAsking: briskRedis(redisUrl), forWorking: patientRedis(redisUrl) };
  return createBullJobs({ ...connections, backend: createRedisBackend }, options);
};

type Connections<Backend extends IQueueBackend, Connection> = {
  readonly forAsking: Connection;
  readonly forWorking: Connection;
  readonly backend: BackendFactory<Backend, Connection>;
};

const createBullJobs = <Backend extends IQueueBackend, Connection>(
  { forAsking, forWorking, backend }: Connections<Backend, Connection>,
  { backOffMs = 2_000, stalledAfterMs = defaultSilenceMs, report = () => {} }: BullJobsOptions,
): Jobs => {
  const away = (error: unknown): void => report({ what: 'queue_away', error });
  // Failed jobs stay for a while for inspection; completed ones are removed at once, which frees their id.
  const keep = { removeOnComplete: true, removeOnFail: { age: 30 * 24 * 3600, count: 10_000 } };
  const open = (name: string) => {
    const queue = new Queue(name, { connection: forAsking, defaultJobOptions: keep }, backend);
    queue.on('error', away);
    return queue;
  };
  const [ordinary, urgently] = [open(QUEUE), open(URGENT_QUEUE)];
  const queues = [ordinary, urgently];
  const workers = new Set<{ close(): Promise<void> }>();

  const jobOf = async (id: string): Promise<Job | undefined> => {
    const found = await answered(Promise.all(queues.map((queue) => queue.getJob(id))));
    return found.find((job) => job !== undefined);
  };

  const countsOf = async (queue: typeof ordinary): Promise<JobCounts> => {
    const kinds = ['waiting', 'prioritized', 'delayed', 'active', 'failed'] as const;
    const { waiting = 0, prioritized = 0, delayed = 0, active = 0, failed = 0 } = await queue.getJobCounts(...kinds);
    return { waiting: waiting + prioritized, delayed, active, failed };
  };

  const startWorker = (name: string, concurrency: number, handlers: JobHandlers): Working => {
    const runningJobs = new Set<Promise<void>>();
    const worker = new Worker(
      name,
      (job: Job) => {
        const running = run(handlers, job).finally(() => runningJobs.delete(running));
        runningJobs.add(running);
        return running;
      },
      {
        connection: forWorking,
        concurrency,
        ...silences(stalledAfterMs),
        maxStalledCount: 10,
      },
      backend,
    );
    worker.on('error', away);
    worker.on('failed', (job, error) => report({ what: 'job_failed', ...(job && { job: job.name }), error }));
    workers.add(worker);
    return {
      stop: async () => {
        const closing = worker.close();
        await Promise.allSettled(runningJobs);
        await answered(closing).catch(away);
        workers.delete(worker);
      },
    };
  };

  return {
    enqueue: async ({ id, name, data, attempts = defaultAttempts, urgent = false }) => {
      const backoff = { type: 'exponential', delay: backOffMs, jitter: 0.3 };
      await answered((urgent ? urgently : ordinary).add(name, data, { jobId: id, attempts, backoff }));
    },
    repeat: async (name, everyMs) => {
      // Only missing schedulers: setting an existing one again would restart its interval.
      if ((await answered(ordinary.getJobScheduler(name)))?.every === everyMs) return;
      await answered(ordinary.upsertJobScheduler(name, { every: everyMs }, { name, data: {}, opts: { attempts: 1 } }));
    },
    find: async (id) => {
      const job = await jobOf(id);
      if (!job) return null;
      const state = stateOf(await job.getState());
      if (!state) return null;
      return {
        state,
        progress: typeof job.progress === 'number' ? job.progress : 0,
        attemptsMade: job.attemptsMade,
        failedWhy: state === 'failed' ? (job.failedReason ?? '') : null,
      };
    },
    forget: async (id) => {
      const job = await jobOf(id);
      // A job that is being worked on is locked and stays.
      if (job && (await job.getState()) !== 'active') await job.remove();
    },
    counts: async () => {
      const [those, urgent] = await answered(Promise.all([countsOf(ordinary), countsOf(urgently)]));
      return {
        waiting: those.waiting + urgent.waiting,
        delayed: those.delayed + urgent.delayed,
        active: those.active + urgent.active,
        failed: those.failed + urgent.failed,
      };
    },
    work: async (handlers, { concurrency = defaultConcurrency } = {}) => {
      const working = [
        startWorker(QUEUE, concurrency, handlers),
        startWorker(URGENT_QUEUE, urgentConcurrency, handlers),
      ];
      return { stop: async () => void (await Promise.all(working.map(({ stop }) => stop()))) };
    },
    close: async () => {
      // A queue that can't be reached can't be closed properly, so the wait is limited.
      await answered(Promise.all([...workers, ...queues].map((each) => each.close()))).catch(away);
    },
  };
};

/** BullMQ itself waits without limit for a queue that has never answered. */
const longestAnswerMs = 4_000;
const answered = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the queue does not answer')), longestAnswerMs);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
};

const run = async (handlers: JobHandlers, job: Job): Promise<void> => {
  const handler = handlers[job.name];
  if (!handler) throw new UnrecoverableError(`no handler of the job ${job.name}`);
  const attempt = job.attemptsMade + 1;
  const runningJob: RunningJob = {
    id: job.id ?? '',
    name: job.name,
    data: job.data,
    attempt,
    isLastAttempt: attempt >= (job.opts.attempts ?? 1),
    progress: (percent) => job.updateProgress(percent),
  };
  try {
    await handler(runningJob);
  } catch (error) {
    throw isRefusal(error) ? new UnrecoverableError(error.message) : error;
  }
};

const stateOf = (state: string): KnownJob['state'] | null => {
  if (state === 'delayed' || state === 'active' || state === 'failed') return state;
  return state === 'waiting' || state === 'prioritized' || state === 'waiting-children' ? 'waiting' : null;
};

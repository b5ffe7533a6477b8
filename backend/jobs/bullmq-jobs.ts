import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import {
  type BackendFactory,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
  type Job,
  type PostgresConnectionOptions,
  Queue,
  runMigrations,
  UnrecoverableError,
  Worker,
} from 'bullmq';
import pg from 'pg';
import { defaultAttempts, type JobAtHand, type JobHandlers, type JobReport, type Jobs, type KnownJob } from './jobs.ts';

export type BullJobsOptions = {
  /** The wait after a job's first failure; it doubles with each further one. */
  readonly backOffMs?: number;
  /** A job whose worker has been silent for so long is given to another. */
  readonly stalledAfterMs?: number;
  readonly report?: (report: JobReport) => void;
};

/** One queue for all: few processes and few kinds of jobs don't need more, and each costs connections. */
const QUEUE = 'work';
/** BullMQ's tables, apart from ours; in its own words, no downgrade. */
const SCHEMA = 'jobs';

/** BullMQ on the service's own PostgreSQL: nothing else to run. Its migrations are run here, explicitly, before first use. */
export const createPostgresJobs = async (databaseUrl: string, options: BullJobsOptions = {}): Promise<Jobs> => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'nomucheck jobs' });
  client.on('error', () => {});
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    await client.end();
  }
  const connection = (max: number): PostgresConnectionOptions => ({
    connectionString: databaseUrl,
    schema: SCHEMA,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    application_name: 'nomucheck jobs',
  });
  return createBullJobs(
    { forAsking: connection(2), forWorking: connection(3), backend: createPostgresBackend },
    options,
  );
};

/** BullMQ on Redis (`noeviction`, AOF): many machines. What Redis loses all the same, the outbox brings back. */
export const createRedisJobs = (redisUrl: string, options: BullJobsOptions = {}): Jobs => {
  const patient = { url: redisUrl, maxRetriesPerRequest: null };
  // Whoever asks is not kept waiting: a Redis that is away, or frozen, is an error that is tried again later.
  const brisk = { url: redisUrl, maxRetriesPerRequest: 1, commandTimeout: 5_000 };
  return createBullJobs({ forAsking: brisk, forWorking: patient, backend: createRedisBackend }, options);
};

type Connections<Backend extends IQueueBackend, Connection> = {
  readonly forAsking: Connection;
  readonly forWorking: Connection;
  readonly backend: BackendFactory<Backend, Connection>;
};

const createBullJobs = <Backend extends IQueueBackend, Connection>(
  { forAsking, forWorking, backend }: Connections<Backend, Connection>,
  { backOffMs = 2_000, stalledAfterMs = 30_000, report = () => {} }: BullJobsOptions,
): Jobs => {
  const away = (error: unknown): void => report({ what: 'queue_away', error });
  // What fails for good stays a while, to be looked at; what is done leaves at once and frees its id.
  const keep = { removeOnComplete: true, removeOnFail: { age: 30 * 24 * 3600, count: 10_000 } };
  const queue = new Queue(QUEUE, { connection: forAsking, defaultJobOptions: keep }, backend);
  queue.on('error', away);
  const workers = new Set<{ close(): Promise<void> }>();

  return {
    enqueue: async ({ id, name, data, attempts = defaultAttempts }) => {
      await queue.add(name, data, {
        jobId: id,
        attempts,
        backoff: { type: 'exponential', delay: backOffMs, jitter: 0.3 },
      });
    },
    repeat: async (name, everyMs) => {
      // Only what is missing: to set it again would begin its time anew.
      if ((await queue.getJobScheduler(name))?.every === everyMs) return;
      await queue.upsertJobScheduler(name, { every: everyMs }, { name, data: {}, opts: { attempts: 1 } });
    },
    find: async (id) => {
      const job = await queue.getJob(id);
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
      const job = await queue.getJob(id);
      // One that is being worked on is locked, and stays.
      if (job && (await job.getState()) !== 'active') await job.remove();
    },
    counts: async () => {
      const {
        waiting = 0,
        prioritized = 0,
        delayed = 0,
        active = 0,
        failed = 0,
      } = await queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active', 'failed');
      return { waiting: waiting + prioritized, delayed, active, failed };
    },
    work: async (handlers, { concurrency = 4 } = {}) => {
      const worker = new Worker(
        QUEUE,
        (job: Job) => run(handlers, job),
        {
          connection: forWorking,
          concurrency,
          lockDuration: stalledAfterMs,
          stalledInterval: stalledAfterMs,
          maxStalledCount: 10,
        },
        backend,
      );
      worker.on('error', away);
      worker.on('failed', (job, error) => report({ what: 'job_failed', ...(job && { job: job.name }), error }));
      workers.add(worker);
      return {
        stop: async () => {
          workers.delete(worker);
          await worker.close();
        },
      };
    },
    close: async () => {
      await Promise.all([...workers].map((worker) => worker.close()));
      await queue.close();
    },
  };
};

const run = async (handlers: JobHandlers, job: Job): Promise<void> => {
  const handler = handlers[job.name];
  if (!handler) throw new UnrecoverableError(`no handler of the job ${job.name}`);
  const attempt = job.attemptsMade + 1;
  const atHand: JobAtHand = {
    id: job.id ?? '',
    name: job.name,
    data: job.data,
    attempt,
    isLastAttempt: attempt >= (job.opts.attempts ?? 1),
    progress: (percent) => job.updateProgress(percent),
  };
  try {
    await handler(atHand);
  } catch (error) {
    throw isRefusal(error) ? new UnrecoverableError(error.message) : error;
  }
};

const stateOf = (state: string): KnownJob['state'] | null => {
  if (state === 'delayed' || state === 'active' || state === 'failed') return state;
  return state === 'waiting' || state === 'prioritized' || state === 'waiting-children' ? 'waiting' : null;
};

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { EventStore } from '../event-store/event-store.ts';
import type { Created, Schedules } from '../foundation/context.ts';
import { createPostgresJobs, createRedisJobs } from '../jobs/bullmq-jobs.ts';
import type { JobCounts, JobHandlers, Jobs, Working } from '../jobs/jobs.ts';
import type { LogProofs } from '../log-proofs/log-proofs.ts';
import { prepared } from '../postgres/connections/prepared.ts';
import { createFollower } from '../process-managers/follower.ts';
import { createDispatcher } from '../process-managers/outbox/dispatcher.ts';
import { effectJobs } from '../process-managers/outbox/effect-jobs.ts';
import { createOutbox } from '../process-managers/outbox/outbox.ts';
import type { ProcessManager } from '../process-managers/process-manager.ts';
import type { Vault } from '../vault/vault.ts';
import { sweepReservations } from './reservation-sweeper.ts';

export type BackgroundWorkParts = {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  /** The Redis server of the queue; undefined: the queue is in PostgreSQL. */
  readonly redisUrl: string | undefined;
  readonly store: EventStore;
  readonly vault: Vault;
  readonly logProofs: LogProofs;
  readonly loginRecordDays: number;
  readonly log: Logger;
  /** The name under which this process holds leases. */
  readonly owner: string;
  /** The process managers of all contexts. */
  readonly managers: readonly ProcessManager[];
  /** Handlers of jobs that requests enqueue. */
  readonly handlers: JobHandlers;
  /** Scheduled jobs of the engine, besides those that are declared here. */
  readonly schedules: Schedules;
  /** Each context's effects and scheduled jobs. */
  readonly contexts: readonly Pick<Created, 'effects' | 'schedules'>[];
};

export type BackgroundWork = {
  /** For code that enqueues a job and answers without waiting for it; without `start`, another process carries it out. */
  readonly jobs: Pick<Jobs, 'enqueue' | 'find' | 'forget'>;
  start(): Promise<void>;
  /** Waits for the running jobs. */
  stop(): Promise<void>;
  /** How many process managers this process keeps. */
  kept(): number;
  /** Call it when there may be new effects to carry out. */
  kick(): void;
  /** null when the queue doesn't answer within a second. */
  queueCounts(): Promise<JobCounts | null>;
};

const SEND_LOG_PROOF = 'send-log-proof';
/** With doubling pauses, the retries take a quarter of an hour; the next line follows within the hour. */
const sendProofAttempts = 10;
const longestCountMs = 1_000;
const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;
const DAY_SECONDS = 24 * 3600;

/** Work that no request waits for: effects of events, and scheduled jobs. */
export const createBackgroundWork = (parts: BackgroundWorkParts): BackgroundWork => {
  const { pool, databaseUrl, redisUrl, store, vault, logProofs, loginRecordDays, log } = parts;
  const { managers, contexts, owner } = parts;
  const jobs = openQueue(databaseUrl, redisUrl, log);
  const db = prepared(pool);
  const outbox = createOutbox(db);

  const parked = (of: { readonly effect: string } | { readonly manager: string }, err: unknown): void =>
    log.error({ ...of, err }, 'an effect is parked: somebody has to look');

  const dispatcher = createDispatcher({
    outbox,
    jobs,
    store,
    managers,
    report: (report) => {
      if (report.what === 'parked') parked({ effect: report.effect }, report.error);
      else if (report.what === 'retrying')
        log.warn({ effect: report.effect, err: report.error }, 'an effect has to wait');
      else log.warn({ err: report.error }, 'effects have to wait');
    },
  });
  const follower = createFollower({
    store,
    db,
    managers,
    owner,
    onEffects: dispatcher.kick,
    report: ({ name: manager, what, error }) => {
      if (what === 'parked') parked({ manager }, error);
      else if (what === 'unknown_event')
        log.error(
          { manager, err: String(error) },
          'a newer program wrote the next event: this one waits for that program',
        );
      else if (what === 'beyond_log')
        log.error({ manager, err: String(error) }, 'the log has lost its end: a process manager goes on from there');
      else log.warn({ manager, what, err: String(error) }, 'a process manager begins again');
    },
  });

  const effects: JobHandlers = Object.assign({}, ...contexts.map((context) => context.effects));
  const proveLog = async (): Promise<void> => {
    const line = await logProofs.write();
    if (!line || !logProofs.isSent) return;
    // When nothing was written since, the same line is sent again: it shows the receiver that the service is running.
    await jobs.enqueue({
      id: `log-proof-${randomUUID()}`,
      name: SEND_LOG_PROOF,
      data: line,
      attempts: sendProofAttempts,
    });
  };
  const scheduled: Schedules = {
    'sweep-reservations': {
      everyMs: MINUTES,
      run: async () => void (await sweepReservations(vault.reservations, store)),
    },
    'prune-vault': {
      everyMs: HOURS,
      run: async () => {
        await vault.idempotencyKeys.prune(7 * DAY_SECONDS);
        await vault.sessions.prune(loginRecordDays * DAY_SECONDS);
        await vault.attempts.prune(DAY_SECONDS);
        // The law requires two years; a third is kept, so that nothing is deleted while a request about the second
        // year is open.
        await vault.accessLog.prune(3 * 365);
      },
    },
    'prove-log': { everyMs: HOURS, run: proveLog },
    ...parts.schedules,
    ...Object.assign({}, ...contexts.map((context) => context.schedules)),
  };
  const handlers: JobHandlers = {
    ...parts.handlers,
    [SEND_LOG_PROOF]: ({ data }) => logProofs.send(data),
    ...effectJobs(outbox, effects, {
      onParked: (effect, error) => parked({ effect }, error),
      onGroundGone: (effect, why) => log.info({ effect, why }, 'an effect is done without acting: its ground has gone'),
    }),
    ...Object.fromEntries(Object.entries(scheduled).map(([name, { run }]) => [name, run])),
  };

  // A queue that lost its jobs has lost these schedules, too. Scheduling one again that exists changes nothing.
  const schedule = async (): Promise<void> => {
    for (const [name, { everyMs }] of Object.entries(scheduled)) await jobs.repeat(name, everyMs);
  };
  const trySchedule = (): void => {
    schedule().catch((error: unknown) => log.warn({ err: String(error) }, 'scheduled jobs have to wait'));
  };
  let scheduling: NodeJS.Timeout | undefined;
  let working: Working | undefined;

  return {
    jobs,
    start: async () => {
      await follower.start();
      dispatcher.start();
      working = await jobs.work(handlers);
      trySchedule();
      // A failure is logged, and the next line follows within the hour.
      proveLog().catch(() => {});
      scheduling = setInterval(trySchedule, MINUTES).unref();
    },
    stop: async () => {
      clearInterval(scheduling);
      await follower.stop();
      // In parallel: when the queue is unavailable, each call waits for it. Effects that the dispatcher can't enqueue
      // any more become due again.
      const left = (async () => {
        await working?.stop();
        await jobs.close();
      })();
      await Promise.all([dispatcher.stop(), left]);
      if (working) await logProofs.end();
    },
    kept: follower.kept,
    kick: dispatcher.kick,
    queueCounts: () => {
      const late = sleep(longestCountMs, null, { ref: false });
      return Promise.race([jobs.counts().catch(() => null), late]);
    },
  };
};

const openQueue = (databaseUrl: string, redisUrl: string | undefined, log: Logger): Jobs => {
  const options = {
    report: ({ what, job, error }: { readonly what: string; readonly job?: string; readonly error: unknown }): void => {
      const err = error instanceof Error ? error.message : String(error);
      if (what === 'job_failed') log.warn({ job, err }, 'a job has failed');
      else log.warn({ err }, 'the queue is away');
    },
  };
  return redisUrl ? createRedisJobs(redisUrl, options) : createPostgresJobs(databaseUrl, options);
};

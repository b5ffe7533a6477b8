/** Ids and small plain facts: a handler reads long or personal data itself. */
export type JobData = Readonly<Record<string, unknown>>;

export type NewJob = {
  /**
   * Enqueuing the same id again has no effect while the queue knows it. For an effect of a process manager it is the
   * effect's key.
   */
  readonly id: string;
  readonly name: string;
  readonly data: JobData;
  /** Maximum number of tries, with growing pauses. */
  readonly attempts?: number;
  /** A user waits for this job: it has workers of its own, so that no other job delays it. */
  readonly urgent?: boolean;
};

/** A job as its handler sees it. It may be delivered twice: its external effects use its id as idempotency key. */
export type RunningJob = {
  readonly id: string;
  readonly name: string;
  readonly data: JobData;
  /** From 1. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** From 0 to 100, shown to people who watch the job. */
  progress(percent: number): Promise<void>;
};

/** Thrown by the handler of an effect when it is too early: the job is delivered again after this many seconds. */
export class NotYet extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super(`not yet: once more in ${seconds} s`);
    this.name = 'NotYet';
    this.seconds = seconds;
  }
}

/** Throws on failure: the job is tried again, unless the error is a refusal of the domain, which would repeat. */
export type JobHandler = (job: RunningJob) => Promise<void>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export type KnownJob = {
  readonly state: 'waiting' | 'delayed' | 'active' | 'failed';
  readonly progress: number;
  readonly attemptsMade: number;
  readonly failedWhy: string | null;
};

export type JobCounts = {
  readonly waiting: number;
  readonly delayed: number;
  readonly active: number;
  readonly failed: number;
};

export type JobReport = { readonly what: 'job_failed' | 'queue_away'; readonly job?: string; readonly error: unknown };

/**
 * The queue delivers at least once and may lose everything: required work is a row of the outbox, which is enqueued
 * again until it is done.
 */
export type Jobs = {
  enqueue(job: NewJob): Promise<void>;
  /**
   * Schedules one job of this name at an interval in milliseconds, however many processes call it, and however often.
   */
  repeat(name: string, everyMs: number): Promise<void>;
  /** A job that is done is no longer known. */
  find(id: string): Promise<KnownJob | null>;
  /** Takes a waiting, delayed or failed job out of the queue. */
  forget(id: string): Promise<void>;
  counts(): Promise<JobCounts>;
  /**
   * Starts to carry out jobs; a job whose name has no handler here fails. `concurrency` is how many jobs run in
   * parallel, not counting urgent ones.
   */
  work(handlers: JobHandlers, options?: { readonly concurrency?: number }): Promise<Working>;
  close(): Promise<void>;
};

export type Working = {
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
};

export const defaultAttempts = 8;
/** Jobs that go through a source of decisions take hours, one a source (four); the others must not wait for them. */
export const defaultConcurrency = 8;
/** For urgent jobs, which mostly wait for a mail server. */
export const urgentConcurrency = 4;

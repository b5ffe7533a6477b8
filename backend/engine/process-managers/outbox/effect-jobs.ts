import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { EventOfNewerProgram } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { LEASE_SECONDS } from '@nomucheck/projections/runner/subscriptions/leases.ts';
import { validate as isUuid } from 'uuid';
import { GroundGone } from '../../jobs/ground-gone.ts';
import { type JobHandler, type JobHandlers, NotYet, type RunningJob } from '../../jobs/jobs.ts';
import { type Failpoint, noFailpoint } from '../failpoint.ts';
import type { Outbox } from './outbox.ts';
import { messageOf } from './outbox-entries.ts';

export type EffectJobOptions = {
  /** How long an effect is reserved for a worker that no longer reports. It reports four times within that time. */
  readonly leaseSeconds?: number;
  readonly onParked?: (effect: string, error: string) => void;
  readonly onGroundGone?: (effect: string, why: string) => void;
  readonly failpoint?: Failpoint;
};

/**
 * Wraps handlers so that they respect the outbox: a job that is an effect runs only while its row is open and no other worker
 * has it, and the row is marked done before the queue's job is. A second delivery does nothing. A worker that is killed between
 * the handler's last step and that mark leaves the job to be done again: so a handler must act under the job's id (idempotent).
 */
export const effectJobs = (outbox: Outbox, handlers: JobHandlers, options: EffectJobOptions = {}): JobHandlers =>
  Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, booked(outbox, handler, options)]));

const booked =
  (
    outbox: Outbox,
    handler: JobHandler,
    {
      leaseSeconds = LEASE_SECONDS,
      onParked = () => {},
      onGroundGone = () => {},
      failpoint = noFailpoint,
    }: EffectJobOptions,
  ): JobHandler =>
  async (job) => {
    const whose = isUuid(job.id) ? await outbox.begin(job.id, leaseSeconds) : 'unknown';
    if (whose === 'unknown') return handler(job);
    if (whose === 'not_mine') return;
    failpoint('worker: begun');
    const beat = setInterval(() => void outbox.stillAt(job.id, leaseSeconds).catch(() => {}), leaseSeconds * 250);
    try {
      await handler(job);
      failpoint('worker: handled');
      await outbox.done(job.id);
      failpoint('worker: done');
    } catch (error) {
      // The queue's job ends here: the outbox will enqueue the effect again.
      if (error instanceof NotYet) return await outbox.putOff(job.id, error.seconds);
      if (isConflict(error)) return await outbox.putOff(job.id, secondsAfterConflict);
      if (error instanceof EventOfNewerProgram) {
        const why = messageOf(error);
        if ((await outbox.awaitNewer(job.id, why, untilNewer)) === 'parked') onParked(job.name, why);
        return;
      }
      if (isGroundGone(error)) {
        onGroundGone(job.name, messageOf(error));
        return await outbox.done(job.id);
      }
      await failed(outbox, job, error, onParked);
      throw error;
    } finally {
      clearInterval(beat);
    }
  };

const secondsAfterConflict = 2;
/** Others wrote to the record again and again in between: no fault, and no reason for a person to look. */
const isConflict = (error: unknown): boolean => error instanceof DomainError && error.code === 'conflict';
/**
 * While a release is put in the place of another, the next worker that takes it may be one that can read the record. After an
 * hour none is: the newer release was taken back, and somebody has to look.
 */
const untilNewer = { seconds: 5, most: 3600 } as const;
/** Nothing is written about a person who left: the sealer and the account refuse it, whatever the effect is. */
const isGroundGone = (error: unknown): boolean =>
  error instanceof GroundGone || (error instanceof DomainError && error.code === 'user_absent');

/** The last failure parks the effect; an earlier one releases it for the queue's next attempt. */
const failed = async (
  outbox: Outbox,
  job: RunningJob,
  error: unknown,
  onParked: (effect: string, error: string) => void,
): Promise<void> => {
  const why = messageOf(error);
  if (!job.isLastAttempt && !isRefusal(error)) return outbox.letGo(job.id, why);
  await outbox.park(job.id, why);
  onParked(job.name, why);
};

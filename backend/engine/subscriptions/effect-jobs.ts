import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { validate as isUuid } from 'uuid';
import { type JobAtHand, type JobHandler, type JobHandlers, NotYet } from '../jobs/jobs.ts';
import { type Failpoint, noFailpoint } from './failpoint.ts';
import type { Outbox } from './outbox.ts';
import { messageOf } from './outbox-entries.ts';

export type EffectJobOptions = {
  /** How long an effect stays with a worker that has fallen silent. */
  readonly leaseSeconds?: number;
  readonly onParked?: (effect: string, error: string) => void;
  readonly failpoint?: Failpoint;
};

/**
 * Handlers that keep the outbox's book: a job that is an effect is carried out only while its row is open and in no other
 * worker's hands, and its row says done before the queue does. A second delivery does nothing. A worker killed between the
 * handler's last step and that word leaves it to be done again: so what a handler does to the world goes under the job's id.
 */
export const effectJobs = (outbox: Outbox, handlers: JobHandlers, options: EffectJobOptions = {}): JobHandlers =>
  Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, booked(outbox, handler, options)]));

const booked =
  (
    outbox: Outbox,
    handler: JobHandler,
    { leaseSeconds = 20, onParked = () => {}, failpoint = noFailpoint }: EffectJobOptions,
  ): JobHandler =>
  async (job) => {
    const whose = isUuid(job.id) ? await outbox.begin(job.id, leaseSeconds) : 'unknown';
    if (whose === 'unknown') return handler(job);
    if (whose === 'not_mine') return;
    failpoint('worker: begun');
    const beat = setInterval(() => void outbox.stillAt(job.id, leaseSeconds).catch(() => {}), leaseSeconds * 333);
    try {
      await handler(job);
      failpoint('worker: handled');
      await outbox.done(job.id);
      failpoint('worker: done');
    } catch (error) {
      // For the queue it is done with: the outbox gives it out again.
      if (error instanceof NotYet) return await outbox.putOff(job.id, error.seconds);
      await failed(outbox, job, error, onParked);
      throw error;
    } finally {
      clearInterval(beat);
    }
  };

/** The last failure parks the effect; an earlier one lets go of it, for the queue's next attempt. */
const failed = async (
  outbox: Outbox,
  job: JobAtHand,
  error: unknown,
  onParked: (effect: string, error: string) => void,
): Promise<void> => {
  const why = messageOf(error);
  if (!job.isLastAttempt && !isRefusal(error)) return outbox.letGo(job.id, why);
  await outbox.park(job.id, why);
  onParked(job.name, why);
};

import { createWakeUp } from '../../event-store/delivery/wake-up.ts';
import type { EventStore } from '../../event-store/event-store.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type Failpoint, noFailpoint } from '../failpoint.ts';
import type { ProcessManager } from '../process-manager.ts';
import type { DueEntry, Outbox } from './outbox.ts';
import { entriesOf, messageOf } from './outbox-entries.ts';

export type DispatcherParts = {
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  readonly store: Pick<EventStore, 'read'>;
  readonly managers: readonly ProcessManager[];
  /** How long a job may be in the queue before the dispatcher checks whether the queue still has it. */
  readonly sweepAfterSeconds?: number;
  /** How long an effect is reserved for the dispatcher that took it. */
  readonly holdSeconds?: number;
  readonly pollMs?: number;
  readonly report?: (report: DispatcherReport) => void;
  readonly failpoint?: Failpoint;
};

export type DispatcherReport =
  | { readonly what: 'parked' | 'retrying'; readonly effect: string; readonly error: string }
  /** The outbox couldn't be read, for example while the database is unavailable. Reported once, not at each turn. */
  | { readonly what: 'turn_failed'; readonly error: string };

export type Dispatcher = {
  start(): void;
  stop(): Promise<void>;
  /** Call it when the outbox has new effects. */
  kick(): void;
};

const atOnce = 50;
const mostQueueFailures = 3;
const longestWaitSeconds = 300;

/**
 * Turns rows of the outbox into jobs. A job that the queue has lost is enqueued again under the same id. Any
 * number of dispatchers may run: a row belongs to one of them at a time, and carrying it out twice is harmless.
 */
export const createDispatcher = (parts: DispatcherParts): Dispatcher => {
  const { outbox, jobs, store, managers } = parts;
  const { sweepAfterSeconds = 60, holdSeconds = 8, pollMs = 1_000 } = parts;
  const { report = () => {}, failpoint = noFailpoint } = parts;
  const wakeUp = createWakeUp();
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  const enqueue = async (entry: DueEntry): Promise<void> => {
    const { key, name, data, urgent } = entry;
    await jobs.enqueue({ id: key, name, data, urgent });
    failpoint('dispatcher: job enqueued');
    await outbox.sent(entry, sweepAfterSeconds);
  };

  /**
   * For a job that was enqueued a while ago and isn't done: checks whether it is still in the queue, has failed, or
   * was lost by the queue.
   */
  const checkSentJob = async (entry: DueEntry): Promise<void> => {
    const known = await jobs.find(entry.key);
    if (known === null) return enqueue(entry);
    if (known.state === 'failed') return park(entry, known.failedWhy ?? 'failed');
    await outbox.sent(entry, sweepAfterSeconds);
  };

  /** For a parked event that is tried again: writes its effects, if its manager can handle it now. */
  const takeAgain = async (entry: DueEntry): Promise<void> => {
    const manager = managers.find(({ name }) => name === entry.manager);
    const { stream, revision } = entry.data;
    if (!manager || typeof stream !== 'string' || typeof revision !== 'number')
      return park(entry, `no process manager ${entry.manager}`);
    const [event] = await store.read(stream, { from: revision, to: revision });
    if (!event) return park(entry, 'the event is not in the log');
    const entries = entriesOf(manager, event);
    const refused = entries.find(({ key }) => key === entry.key);
    if (refused) return park(entry, refused.last_error ?? '');
    await outbox.taken(entry.key, entries);
  };

  const park = async ({ key, name }: DueEntry, error: string): Promise<void> => {
    await outbox.park(key, error);
    report({ what: 'parked', effect: name, error });
  };

  const carryOut = async (entry: DueEntry): Promise<'done' | 'waits'> => {
    failpoint('dispatcher: taken');
    try {
      if (entry.kind === 'event') await takeAgain(entry);
      else if (entry.state === 'sent') await checkSentJob(entry);
      else {
        // A failed job that a person retries is still in the queue's list of failed jobs.
        if ((await jobs.find(entry.key))?.state === 'failed') await jobs.forget(entry.key);
        await enqueue(entry);
      }
      return 'done';
    } catch (error) {
      const message = messageOf(error);
      await outbox.later(entry.key, Math.min(longestWaitSeconds, 2 ** (entry.tries - 1)), message);
      report({ what: 'retrying', effect: entry.name, error: message });
      return 'waits';
    }
  };

  const runOnce = async (urgent: boolean): Promise<number> => {
    const due = await outbox.take(urgent, atOnce, holdSeconds);
    for (const entry of due.filter(({ kind }) => kind !== 'job')) await carryOut(entry);
    // While the queue is unavailable, every call waits long for it: the remaining effects are left, and are due again
    // after `holdSeconds`.
    let failures = 0;
    for (const entry of due.filter(({ kind }) => kind === 'job')) {
      // A stop doesn't wait for each of them: what is left is due again later.
      if (stopping.signal.aborted) break;
      if ((await carryOut(entry)) === 'waits') failures += 1;
      if (failures === mostQueueFailures) break;
    }
    return due.length;
  };

  let failure: string | null = null;
  const loop = async (urgent: boolean): Promise<void> => {
    const turn = async (): Promise<number> => {
      try {
        const taken = await runOnce(urgent);
        failure = null;
        return taken;
      } catch (error) {
        const message = messageOf(error);
        if (message !== failure) report({ what: 'turn_failed', error: message });
        failure = message;
        return 0;
      }
    };
    while (!stopping.signal.aborted) {
      const ticket = wakeUp.ticket();
      const taken = await turn();
      if (taken < atOnce) await wakeUp.sleep(ticket, pollMs, stopping.signal);
    }
  };

  return {
    start: () => {
      // Two loops: an urgent effect doesn't wait until a batch of the others is enqueued.
      running = Promise.all([loop(true), loop(false)]);
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
    kick: wakeUp.ring,
  };
};

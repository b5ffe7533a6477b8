import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import {
  defaultAttempts,
  defaultConcurrency,
  type JobCounts,
  type JobHandlers,
  type Jobs,
  type KnownJob,
  type NewJob,
  urgentConcurrency,
} from './jobs.ts';

type Entry = {
  job: Required<NewJob>;
  state: KnownJob['state'];
  progress: number;
  attemptsMade: number;
  why: string | null;
};

type Worker = { handlers: JobHandlers; urgent: boolean; concurrency: number; runningJobs: Set<Promise<void>> };

/** A queue in this process, for tests. Its jobs are lost when the process ends. */
export const createMemoryJobs = ({ backOffMs = 1_000 } = {}): Jobs & { readonly wipe: () => void } => {
  const entries = new Map<string, Entry>();
  const timers = new Set<NodeJS.Timeout>();
  const repeated = new Set<string>();
  const workers = new Set<Worker>();

  const later = (milliseconds: number, then: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      then();
    }, milliseconds);
    timer.unref();
    timers.add(timer);
  };

  const takeUp = (): void => {
    for (const [id, entry] of entries) {
      if (entry.state !== 'waiting') continue;
      const isFree = ({ urgent, runningJobs, concurrency }: Worker): boolean =>
        urgent === entry.job.urgent && runningJobs.size < concurrency;
      const worker = [...workers].find(isFree);
      if (!worker) continue;
      entry.state = 'active';
      const run = attempt(worker.handlers, id, entry).finally(() => {
        worker.runningJobs.delete(run);
        takeUp();
      });
      worker.runningJobs.add(run);
    }
  };

  const attempt = async (known: JobHandlers, id: string, entry: Entry): Promise<void> => {
    const { name, data, attempts } = entry.job;
    try {
      const handler = known[name];
      if (!handler) throw new Error(`no handler of the job ${name}`);
      // Never in the same turn of the event loop as the enqueuing, as with a real queue.
      await Promise.resolve();
      await handler({
        id,
        name,
        data,
        attempt: entry.attemptsMade + 1,
        isLastAttempt: entry.attemptsMade + 1 >= attempts,
        progress: async (percent) => {
          entry.progress = percent;
        },
      });
      if (entries.get(id) === entry) entries.delete(id);
    } catch (error) {
      entry.attemptsMade += 1;
      entry.why = error instanceof Error ? error.message : String(error);
      if (entry.attemptsMade >= attempts || isRefusal(error)) {
        entry.state = 'failed';
        return;
      }
      entry.state = 'delayed';
      later(backOffMs * 2 ** (entry.attemptsMade - 1), () => {
        if (entry.state === 'delayed') entry.state = 'waiting';
        takeUp();
      });
    }
  };

  const enqueue: Jobs['enqueue'] = async ({ attempts = defaultAttempts, urgent = false, ...rest }) => {
    if (entries.has(rest.id)) return;
    const job = { ...rest, attempts, urgent };
    entries.set(job.id, { job, state: 'waiting', progress: 0, attemptsMade: 0, why: null });
    takeUp();
  };

  return {
    enqueue,
    repeat: async (name, everyMs) => {
      if (repeated.has(name)) return;
      repeated.add(name);
      let turn = 0;
      const again = (): void => {
        turn += 1;
        void enqueue({ id: `repeat:${name}:${turn}`, name, data: {}, attempts: 1 });
        later(everyMs, again);
      };
      again();
    },
    find: async (id) => {
      const entry = entries.get(id);
      if (!entry) return null;
      const { state, progress, attemptsMade, why } = entry;
      return { state, progress, attemptsMade, failedWhy: state === 'failed' ? why : null };
    },
    forget: async (id) => {
      if (entries.get(id)?.state !== 'active') entries.delete(id);
    },
    counts: async () => {
      const counts = { waiting: 0, delayed: 0, active: 0, failed: 0 } satisfies JobCounts;
      for (const { state } of entries.values()) counts[state] += 1;
      return counts;
    },
    work: async (handlers, { concurrency = defaultConcurrency } = {}) => {
      const mine: readonly Worker[] = [
        { handlers, urgent: false, concurrency, runningJobs: new Set() },
        { handlers, urgent: true, concurrency: urgentConcurrency, runningJobs: new Set() },
      ];
      for (const worker of mine) workers.add(worker);
      takeUp();
      return {
        stop: async () => {
          for (const worker of mine) workers.delete(worker);
          await Promise.all(mine.flatMap(({ runningJobs }) => [...runningJobs]));
        },
      };
    },
    close: async () => {
      workers.clear();
      for (const timer of timers) clearTimeout(timer);
    },
    wipe: () => entries.clear(),
  };
};

import { randomUUID } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobHandlers, Jobs, RunningJob, Working } from './jobs.ts';

/**
 * What every queue must do; the adapters' tests run this for each of them. `open` returns an empty queue with short
 * pauses between retries.
 */
export const jobsContract = (
  open: () => Promise<{ readonly jobs: Jobs; readonly close: () => Promise<void> }>,
): void => {
  let opened: Awaited<ReturnType<typeof open>>;
  let jobs: Jobs;
  let working: Working[];
  beforeEach(async () => {
    opened = await open();
    jobs = opened.jobs;
    working = [];
  });
  afterEach(async () => {
    await Promise.all(working.map((each) => each.stop()));
    await opened.close();
  });

  const work = async (handlers: JobHandlers, concurrency = 4): Promise<void> => {
    working.push(await jobs.work(handlers, { concurrency }));
  };
  const until = (what: () => void | Promise<void>): Promise<void> =>
    vi.waitFor(what, { timeout: 10_000, interval: 20 });
  const refuse = async (): Promise<void> => {
    throw new DomainError('check_fetch_failed');
  };
  const nothing = { waiting: 0, delayed: 0, active: 0, failed: 0 };

  it('carries out a job with its data, and forgets it afterwards', async () => {
    const seen: Omit<RunningJob, 'progress'>[] = [];
    const id = randomUUID();
    await jobs.enqueue({ id, name: 'greet', data: { whom: '노무사' } });
    expect(await jobs.find(id)).toMatchObject({ state: 'waiting', attemptsMade: 0 });
    await work({
      greet: async ({ progress: _progress, ...job }) => {
        seen.push(job);
      },
    });
    await until(async () => expect(await jobs.find(id)).toBeNull());
    expect(seen).toEqual([{ id, name: 'greet', data: { whom: '노무사' }, attempt: 1, isLastAttempt: false }]);
    expect(await jobs.counts()).toEqual(nothing);
  });

  it('accepts an id once while it knows the job', async () => {
    const ids: string[] = [];
    for (const id of ['a', 'b', 'a', 'a']) await jobs.enqueue({ id, name: 'count', data: {} });
    expect(await jobs.counts()).toEqual({ ...nothing, waiting: 2 });
    await work({ count: async ({ id }) => void ids.push(id) });
    await until(async () => expect(await jobs.counts()).toEqual(nothing));
    expect(ids.sort()).toEqual(['a', 'b']);
  });

  it('repeats a failed job, and shows its progress', async () => {
    const attempts: number[] = [];
    const half = Promise.withResolvers<void>();
    await jobs.enqueue({ id: 'shaky', name: 'shaky', data: {}, attempts: 3 });
    await work({
      shaky: async ({ attempt, isLastAttempt, progress }) => {
        attempts.push(attempt);
        if (!isLastAttempt) throw new Error('not yet');
        await progress(50);
        await half.promise;
      },
    });
    await until(async () =>
      expect(await jobs.find('shaky')).toMatchObject({ state: 'active', progress: 50, attemptsMade: 2 }),
    );
    half.resolve();
    await until(async () => expect(await jobs.find('shaky')).toBeNull());
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('keeps a job that failed permanently, with the reason, until the job is removed', async () => {
    await jobs.enqueue({ id: 'hopeless', name: 'hopeless', data: {}, attempts: 2 });
    await work({
      hopeless: async () => {
        throw new Error('없는 주소');
      },
    });
    await until(async () =>
      expect(await jobs.find('hopeless')).toMatchObject({ state: 'failed', attemptsMade: 2, failedWhy: '없는 주소' }),
    );
    expect(await jobs.counts()).toEqual({ ...nothing, failed: 1 });
    await jobs.enqueue({ id: 'hopeless', name: 'hopeless', data: {} });
    expect(await jobs.counts()).toEqual({ ...nothing, failed: 1 });
    await jobs.forget('hopeless');
    expect(await jobs.find('hopeless')).toBeNull();
    await jobs.forget('hopeless');
  });

  it('repeats neither a refused job nor one without a handler', async () => {
    let tries = 0;
    await jobs.enqueue({ id: 'refused', name: 'refused', data: {} });
    await jobs.enqueue({ id: 'unknown', name: 'unheard of', data: {}, attempts: 1 });
    await work({
      refused: async () => {
        tries += 1;
        throw new DomainError('check_fetch_failed');
      },
    });
    await until(async () => expect(await jobs.counts()).toEqual({ ...nothing, failed: 2 }));
    expect(tries).toBe(1);
    expect(await jobs.find('unknown')).toMatchObject({
      state: 'failed',
      failedWhy: expect.stringContaining('unheard of'),
    });
  });

  it('runs at most the given number of jobs in parallel, and stops only when the running ones have ended', async () => {
    let active = 0;
    let most = 0;
    let done = 0;
    for (let n = 0; n < 9; n += 1) await jobs.enqueue({ id: `job-${n}`, name: 'slow', data: {} });
    await work(
      {
        slow: async () => {
          active += 1;
          most = Math.max(most, active);
          await new Promise((resolve) => setTimeout(resolve, 30));
          active -= 1;
          done += 1;
        },
      },
      3,
    );
    await until(() => expect(done).toBeGreaterThan(1));
    await working.pop()?.stop();
    expect(active).toBe(0);
    expect(most).toBe(3);
  });

  it('runs urgent jobs while all other workers are busy, and finds them by id like any other', async () => {
    const gate = Promise.withResolvers<void>();
    const done: string[] = [];
    for (const id of ['slow-1', 'slow-2', 'slow-3']) await jobs.enqueue({ id, name: 'slow', data: {} });
    await work({ slow: () => gate.promise, note: async ({ id }) => void done.push(id), fail: refuse }, 2);
    await until(async () => expect(await jobs.counts()).toMatchObject({ active: 2, waiting: 1 }));
    await jobs.enqueue({ id: 'urgent', name: 'note', data: {}, urgent: true });
    await until(() => expect(done).toEqual(['urgent']));
    await jobs.enqueue({ id: 'failing', name: 'fail', data: {}, urgent: true });
    await until(async () => expect(await jobs.find('failing')).toMatchObject({ state: 'failed' }));
    // The queue's counts may be a moment older than the job's own record.
    await until(async () => expect(await jobs.counts()).toEqual({ waiting: 1, delayed: 0, active: 2, failed: 1 }));
    await jobs.forget('failing');
    expect(await jobs.find('failing')).toBeNull();
    gate.resolve();
    await until(async () => expect(await jobs.counts()).toEqual(nothing));
  });

  it('repeats a scheduled job at its interval', async () => {
    let turns = 0;
    await jobs.repeat('tick', 50);
    await work({
      tick: async () => {
        turns += 1;
      },
    });
    await until(() => expect(turns).toBeGreaterThan(2));
    const before = turns;
    await jobs.repeat('tick', 50);
    await until(() => expect(turns).toBeGreaterThan(before + 2));
  });
};

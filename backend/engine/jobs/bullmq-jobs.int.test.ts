import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { slowness } from '../../../.config/machine-pace.ts';
import { createPool } from '../postgres/connections/pool.ts';
import { migrate } from '../postgres/migrations.ts';
import { machineHasRedis, startTestRedis } from '../redis/redis.fixture.ts';
import { startTestDatabase } from '../testing/test-database.ts';
import { createPostgresJobs, createRedisJobs, migrateQueue } from './bullmq-jobs.ts';
import { jobsContract } from './jobs.contract.ts';

describe('the queue on PostgreSQL', () => {
  const open = async () => {
    const database = await startTestDatabase();
    const pool = createPool(database.url);
    await migrate(pool, [], [migrateQueue]);
    await pool.end();
    const jobs = createPostgresJobs(database.url, { backOffMs: 20 });
    const close = async () => {
      await jobs.close();
      await database.close();
    };
    return { database, jobs, close };
  };
  jobsContract(open);

  it('works again after all its connections were lost', async () => {
    const { database, jobs, close } = await open();
    const done: string[] = [];
    const working = await jobs.work({ note: async ({ id }) => void done.push(id) });
    const admin = new pg.Client(database.url);
    await admin.connect();
    for (const id of ['before', 'after']) {
      await vi.waitFor(() => jobs.enqueue({ id, name: 'note', data: {} }), { timeout: 20_000 });
      await vi.waitFor(() => expect(done).toContain(id), { timeout: 20_000 });
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    }
    await admin.end();
    await working.stop();
    await close();
  });

  it('handles the loss of its connections at any moment, also while they are opened or closed', async () => {
    const { database, jobs } = await open();
    await jobs.close();
    const admin = new pg.Client(database.url);
    await admin.connect();
    const unheard: unknown[] = [];
    const hear = (error: unknown) => void unheard.push(error);
    process.prependListener('uncaughtException', hear);
    const step = process.env.LONG === '1' ? 3 : 7;
    // A connection that the library opens itself has no error listener at first. If it opened any here, at least one
    // of these tries would end in an uncaught exception.
    for (let milliseconds = 0; milliseconds < 75; milliseconds += step) {
      const briefly = createPostgresJobs(database.url);
      const working = await briefly.work({ note: async () => {} });
      await sleep(milliseconds);
      const cutting = admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await working.stop();
      await briefly.close();
      await cutting;
    }
    process.removeListener('uncaughtException', hear);
    expect(unheard).toEqual([]);
    await admin.end();
    await database.close();
  });

  it('that was not ready at first is used once it is ready, by callers and workers, and delays nobody until then', async () => {
    const database = await startTestDatabase();
    const jobs = createPostgresJobs(database.url, { backOffMs: 20 });
    const done: string[] = [];
    const working = await jobs.work({ note: async ({ id }) => void done.push(id) });
    await expect(jobs.enqueue({ id: 'too early', name: 'note', data: {} })).rejects.toThrow();

    const pool = createPool(database.url);
    await migrate(pool, [], [migrateQueue]);
    await vi.waitFor(() => jobs.enqueue({ id: 'in time', name: 'note', data: {} }), { timeout: 20_000 });
    await vi.waitFor(() => expect(done).toEqual(['in time']), { timeout: 20_000 });
    await working.stop();
    await jobs.close();
    await pool.end();
    await database.close();
  });

  it('is prepared by the process that comes first, and is shared by all of them', async () => {
    const database = await startTestDatabase();
    const pool = createPool(database.url);
    await Promise.all([1, 2, 3].map(() => migrate(pool, [], [migrateQueue])));
    const all = [1, 2, 3].map(() => createPostgresJobs(database.url));
    await Promise.all(all.map((jobs) => jobs.enqueue({ id: 'one', name: 'note', data: {} })));
    expect(await all[0]?.counts()).toMatchObject({ waiting: 1 });
    await Promise.all(all.map((jobs) => jobs.close()));
    await pool.end();
    await database.close();
  });
});

if (machineHasRedis) {
  describe('the queue on Redis', () => {
    jobsContract(async () => {
      const redis = await startTestRedis();
      const jobs = createRedisJobs(redis.url, { backOffMs: 20 });
      return {
        jobs,
        close: async () => {
          await jobs.close();
          await redis.stop();
        },
      };
    });

    it('goes on with its jobs when it was killed and started again on what it had written', async () => {
      const redis = await startTestRedis({ isKept: true });
      const jobs = createRedisJobs(redis.url, { backOffMs: 20, stalledAfterMs: 2_000 });
      const [done, begun, mayEnd] = [new Set<string>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await jobs.enqueue({ id: 'running', name: 'note', data: {} });
      const working = await jobs.work({
        note: async ({ id }) => {
          begun.resolve();
          if (id === 'running') await mayEnd.promise;
          done.add(id);
        },
      });
      await begun.promise;
      await jobs.enqueue({ id: 'waiting', name: 'note', data: {} });
      await redis.kill();
      await expect(jobs.enqueue({ id: 'after', name: 'note', data: {} })).rejects.toThrow();
      mayEnd.resolve();
      await redis.restart();
      await vi.waitFor(() => jobs.enqueue({ id: 'after', name: 'note', data: {} }), { timeout: 20_000 });
      await vi.waitFor(() => expect([...done].toSorted()).toEqual(['after', 'running', 'waiting']), {
        timeout: 20_000,
      });
      await vi.waitFor(async () => expect(await jobs.counts()).toMatchObject({ waiting: 0, active: 0, failed: 0 }), {
        timeout: 20_000,
      });
      await working.stop();
      await jobs.close();
      await redis.stop();
    });

    it('that does not answer causes an error within seconds', async () => {
      const redis = await startTestRedis();
      const jobs = createRedisJobs(redis.url);
      await jobs.enqueue({ id: 'one', name: 'note', data: {} });
      redis.freeze();
      const begun = performance.now();
      await expect(jobs.enqueue({ id: 'two', name: 'note', data: {} })).rejects.toThrow();
      const took = performance.now() - begun;
      expect(took).toBeLessThan(15_000 * (await slowness()));
      redis.thaw();
      await vi.waitFor(() => jobs.enqueue({ id: 'two', name: 'note', data: {} }), { timeout: 20_000 });
      expect(await jobs.counts()).toMatchObject({ waiting: 2 });
      await sleep(10);
      await jobs.close();
      await redis.stop();
    });
  });
}

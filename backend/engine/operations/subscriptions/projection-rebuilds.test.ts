import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { expect, it, vi } from 'vitest';
import { createMemoryJobs } from '../../jobs/memory-jobs.ts';
import { createProjectionRebuilds, REBUILD_READ_MODEL } from './projection-rebuilds.ts';

it('is one job for each read model, however often it is requested, and unknown once it is done', async () => {
  const jobs = createMemoryJobs();
  const rebuilds = createProjectionRebuilds(jobs);
  expect(await rebuilds.find('checks')).toBeNull();
  await rebuilds.ask('checks');
  await rebuilds.ask('checks');
  await rebuilds.ask('users');
  expect(await rebuilds.find('checks')).toEqual({ state: 'waiting', percent: 0, failedWhy: null });
  const built: unknown[] = [];
  await jobs.work({ [REBUILD_READ_MODEL]: async ({ data }) => void built.push(data.name) });
  await vi.waitFor(async () => expect(await rebuilds.find('users')).toBeNull(), 20_000);
  expect(built).toEqual(['checks', 'users']);
});

it('that failed permanently shows the reason, and can be requested again', async () => {
  const jobs = createMemoryJobs();
  const rebuilds = createProjectionRebuilds(jobs);
  let tried = 0;
  const fails = async (): Promise<void> => {
    tried += 1;
    throw new DomainError('not_found');
  };
  await jobs.work({ [REBUILD_READ_MODEL]: fails });
  await rebuilds.ask('checks');
  await vi.waitFor(async () => expect(await rebuilds.find('checks')).toMatchObject({ state: 'failed' }), 20_000);
  expect((await rebuilds.find('checks'))?.failedWhy).toMatch(/[가-힣]/);
  await rebuilds.ask('checks');
  await vi.waitFor(() => expect(tried).toBe(2), 20_000);
});

it('can’t be requested while the queue is unavailable', async () => {
  const away = () => Promise.reject(new Error('the queue does not answer'));
  const rebuilds = createProjectionRebuilds({ enqueue: away, find: away, forget: away });
  await expect(rebuilds.ask('checks')).rejects.toMatchObject({ code: 'unavailable' });
});

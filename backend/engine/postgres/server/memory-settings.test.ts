import { expect, test } from 'vitest';
import { memorySettings } from './memory-settings.ts';

const gigabyte = 2 ** 30;

test('a small machine gets PostgreSQL’s own defaults', () => {
  expect(memorySettings(gigabyte)).toMatchObject({ shared_buffers: '128MB', maintenance_work_mem: '64MB' });
});

test('on a larger one the server uses an eighth of the memory, on a very large one no more than the index needs', () => {
  expect(memorySettings(4 * gigabyte)).toMatchObject({ shared_buffers: '512MB', maintenance_work_mem: '128MB' });
  expect(memorySettings(64 * gigabyte)).toMatchObject({ shared_buffers: '1024MB', maintenance_work_mem: '256MB' });
});

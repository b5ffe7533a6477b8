import { totalmem } from 'node:os';

const MB = 2 ** 20;
const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, Math.floor(value)));

/**
 * What the embedded server may use of this machine's memory (bytes): an eighth to hold pages, at least PostgreSQL's own
 * default, so that a search index of some gigabytes isn't read from the system again and again; and more than its default to
 * put new cases into that index, which is done in rounds of as much as fits.
 */
export const memorySettings = (memory = memoryOfMachine()): Readonly<Record<string, string>> => ({
  shared_buffers: `${between(128, memory / 8 / MB, 1_024)}MB`,
  maintenance_work_mem: `${between(64, memory / 32 / MB, 256)}MB`,
  max_wal_size: '2GB',
});

/** A container's limit is lower than what the machine has. */
const memoryOfMachine = (): number => {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};

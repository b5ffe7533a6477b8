import { totalmem } from 'node:os';

const MB = 2 ** 20;
const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, Math.floor(value)));

/**
 * The memory settings of the embedded server, from this machine's memory (bytes). An eighth caches pages, at least
 * PostgreSQL's own default, so that a search index of some gigabytes isn't read from the disk repeatedly. More than
 * the default is used to add new cases to that index, because it is updated in rounds that must fit into this memory.
 */
export const memorySettings = (memory = memoryOfMachine()): Readonly<Record<string, string>> => ({
  shared_buffers: `${between(128, memory / 8 / MB, 1_024)}MB`,
  maintenance_work_mem: `${between(64, memory / 32 / MB, 256)}MB`,
  max_wal_size: '2GB',
});

/** The limit of a container, when it is lower than the machine's memory. */
const memoryOfMachine = (): number => {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};

import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const enough = 3 * 1024 ** 3;

const memoryHolds = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return process.platform === 'linux' && bavail * bsize >= enough;
  } catch {
    return false;
  }
};

/**
 * Where test runs store temporary files: in memory if there is room. Hundreds of databases are made and dropped, with
 * three hundred files each, and a disk's file system takes ten times as long to create and delete them.
 */
export const testRoot: string = memoryHolds() ? MEMORY : tmpdir();

/** Makes a new, empty folder there. */
export const makeTestFolder = (prefix: string): Promise<string> => mkdtemp(join(testRoot, prefix));

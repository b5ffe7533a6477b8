import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../process-life.ts';
import { openCluster } from './cluster.ts';
import { startServer } from './server.ts';

/** The start of the name of a test run's folder; the number of the run's process follows. */
export const TEST_RUN_PREFIX = 'nomucheck-test-';

/**
 * A test run that was killed couldn't stop its server or remove its folder; the next run does. Folders of other accounts stay:
 * they can't be opened. A folder that can't be removed is named in a warning and never ends this run, which doesn't need it.
 */
export const removeAbandonedTestFolders = async (root: string): Promise<void> => {
  for (const name of await readdir(root)) {
    const owner = Number(
      name.startsWith(TEST_RUN_PREFIX) ? name.slice(TEST_RUN_PREFIX.length).split('-')[0] : Number.NaN,
    );
    if (!(owner > 0) || isAlive(owner)) continue;
    const folder = join(root, name);
    await removeAbandoned(folder).catch((error: unknown) => console.warn(`${folder} stays: ${error}`));
  }
};

const removeAbandoned = async (folder: string): Promise<void> => {
  const { uid } = await lstat(folder);
  if (process.getuid && uid !== process.getuid()) return;
  await stopServerOf(folder).catch(() => {});
  await rm(folder, { recursive: true, force: true });
};

/** A server that still runs is taken over by starting it again, and then stopped. */
const stopServerOf = async (folder: string): Promise<void> => {
  if (!(await readdir(folder)).includes('postgres')) return;
  const server = await startServer(await openCluster(folder));
  await server.stop();
};

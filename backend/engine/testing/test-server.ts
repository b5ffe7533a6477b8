import { randomBytes } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { removeAbandonedTestFolders, TEST_RUN_PREFIX } from '../postgres/server/abandoned-test-folders.ts';
import { openCluster } from '../postgres/server/cluster.ts';
import { startServer } from '../postgres/server/server.ts';
import { openServiceRole } from '../postgres/service-role.ts';
import { keepTemplate } from './test-cluster.ts';
import { makeTestFolder, testRoot } from './test-folder.ts';

/**
 * One server for a whole test run, in a folder of its own. fsync is off: no test here examines what a power failure
 * leaves, and what a killed process leaves doesn't depend on it. Vitest calls this once before the workers start.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  await removeAbandonedTestFolders(testRoot);
  const folder = await makeTestFolder(`${TEST_RUN_PREFIX}${process.pid}-`);
  await chmod(folder, 0o755);
  const cluster = await openCluster(folder);
  await keepTemplate(cluster, folder);
  const server = await startServer(cluster, { fsync: 'off', max_connections: '200', max_wal_size: '256MB' });
  process.env.TEST_POSTGRES_URL = server.urlOf('postgres');
  process.env.TEST_MASTER_SECRET = randomBytes(32).toString('base64');
  process.env.TEST_SERVICE_URL = await openServiceRole(server.urlOf('postgres'), folder);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

export default setup;

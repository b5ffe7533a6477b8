import { randomBytes } from 'node:crypto';
import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openCluster } from './cluster.ts';
import { isAlive } from './process-life.ts';
import { startServer } from './server.ts';
import { openServiceRole } from './service-role.ts';
import { keepTemplate } from './test-cluster.ts';
import { makeTestFolder, testRoot } from './test-folder.ts';

const PREFIX = 'nomucheck-test-';

/**
 * One server for a whole test run, in a folder of its own. Without fsync: no test here asks what a
 * power cut leaves, and what a killed process leaves doesn't depend on it. Vitest calls this once before the workers start.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  await sweepAbandoned();
  const folder = await makeTestFolder(`${PREFIX}${process.pid}-`);
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

/** A run that was killed couldn't stop its server; the next one does. The folder's name says whose it was. */
const sweepAbandoned = async (): Promise<void> => {
  for (const name of await readdir(testRoot)) {
    const owner = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-')[0] : Number.NaN);
    if (!(owner > 0) || isAlive(owner)) continue;
    const folder = join(testRoot, name);
    await startServer(await openCluster(folder))
      .then((server) => server.stop())
      .catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
};

export default setup;

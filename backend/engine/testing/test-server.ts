import { randomBytes } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
  const sockets = await folderOfSockets(folder);
  const settings = { fsync: 'off', max_connections: '200', max_wal_size: '256MB' };
  const server = await startServer(cluster, { ...settings, ...(sockets && { unix_socket_directories: sockets }) });
  const url = sockets === null ? server.urlOf('postgres') : throughSocket(server.urlOf('postgres'), sockets);
  process.env.TEST_POSTGRES_URL = url;
  process.env.TEST_MASTER_SECRET = randomBytes(32).toString('base64');
  process.env.TEST_SERVICE_URL = await openServiceRole(url, folder);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

/** The longest address of a socket, with PostgreSQL's own name for it. */
const longestAddress = 107 - '/.s.PGSQL.65535'.length;

/** Null where there are none, or where the address would be too long. */
const folderOfSockets = async (folder: string): Promise<string | null> => {
  const sockets = join(folder, 'sockets');
  if (process.platform === 'win32' || sockets.length > longestAddress) return null;
  await mkdir(sockets);
  // The server's account makes them, this one uses them.
  await chmod(sockets, 0o777);
  return sockets;
};

/** A statement through a socket of the machine takes two thirds of the processor time that one through TCP does. */
const throughSocket = (address: string, sockets: string): string => {
  const url = new URL(address);
  url.searchParams.set('host', sockets);
  return url.href;
};

export default setup;

import { chmod, copyFile, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '../../../../postgres/connections/pool.ts';
import { createDatabase } from '../../../../postgres/database.ts';
import { migrate } from '../../../../postgres/migrations.ts';
import { isAlive } from '../../../../postgres/process-life.ts';
import { TEST_RUN_PREFIX } from '../../../../postgres/server/abandoned-test-folders.ts';
import { type Cluster, openCluster } from '../../../../postgres/server/cluster.ts';
import { startServer } from '../../../../postgres/server/server.ts';
import { changeOwner, copyChangingFolder, copyTemplate } from '../../../../testing/test-cluster.ts';
import { makeTestFolder } from '../../../../testing/test-folder.ts';
import { logMigrations } from '../../postgres-event-store.ts';

/** A PostgreSQL server for one test only, with an empty log; the test may kill it. */
export type OwnServer = {
  /** Stays the same over restarts. */
  readonly url: string;
  readonly cluster: Cluster;
  /** SIGQUIT is PostgreSQL's immediate stop, SIGKILL takes the postmaster alone and leaves its backends behind. */
  readonly kill: (signal: 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops as an operator would. */
  readonly stop: () => Promise<void>;
  /** Stops the server and removes its folder. */
  readonly close: () => Promise<void>;
};

// fsync is off: the data that a killed process leaves doesn't depend on it, only the data after a power failure does.
const settings = { fsync: 'off', max_connections: '80', shared_buffers: '16MB', wal_keep_size: '128MB' };
const DATABASE = 'nomucheck';

/** A new folder for a cluster. By its name the next test run recognises and removes one that a killed run left. */
export const testFolder = async (): Promise<string> => {
  const folder = await makeTestFolder(`${TEST_RUN_PREFIX}${process.pid}-`);
  await chmod(folder, 0o755);
  return folder;
};

/** A new server whose log is empty. */
export const startOwnServer = async (): Promise<OwnServer> => {
  const folder = await testFolder();
  await copyTemplate(folder);
  const server = await serve(folder);
  await createDatabase(server.adminUrl, DATABASE);
  const pool = createPool(server.url, { max: 1 });
  await migrate(pool, [logMigrations]);
  await pool.end();
  return server;
};

/**
 * A new server on a copy of another server's folder, as when a backup is restored on another machine. `prepare` gets
 * the copied folder before the server starts.
 */
export const startOnCopy = async (
  source: Cluster,
  prepare: (copy: string) => Promise<void> = async () => {},
): Promise<OwnServer> => {
  const folder = await testFolder();
  const copy = join(folder, 'postgres');
  await copyChangingFolder(source.folder, copy);
  await prepare(copy);
  for (const left of ['postmaster.pid', 'postmaster.opts']) await rm(join(copy, left), { force: true });
  await changeOwner(source.account, copy);
  await copyFile(join(dirname(source.logFile), 'postgres-password'), join(folder, 'postgres-password'));
  return serve(folder);
};

const serve = async (folder: string): Promise<OwnServer & { readonly adminUrl: string }> => {
  const cluster = await openCluster(folder);
  let running = await startServer(cluster, settings);
  const port = String(running.port);
  return {
    url: running.urlOf(DATABASE),
    adminUrl: running.urlOf('postgres'),
    cluster,
    kill: async (signal) => {
      process.kill(running.pid, signal);
      while (isAlive(running.pid)) await sleep(1);
    },
    start: async () => {
      running = await startServer(cluster, { ...settings, port });
    },
    stop: () => running.stop(),
    close: async () => {
      await running.stop();
      await rm(await realpath(cluster.folder), { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
};

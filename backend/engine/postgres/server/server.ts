import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, isFree } from '../free-port.ts';
import { isAlive, isTaken } from '../process-life.ts';
import { serverBinaries } from './binaries.ts';
import { type Cluster, SUPERUSER, serverEnvironment } from './cluster.ts';
import { lastServerMessagesIn } from './last-server-messages.ts';

export type RunningServer = {
  readonly pid: number;
  readonly port: number;
  /** Whether it was already running, left by a process that has ended. */
  readonly adopted: boolean;
  /** A connection string to one of its databases. */
  readonly urlOf: (database: string) => string;
  /** Rolls running transactions back, writes a checkpoint and ends. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts or adopts a server on this cluster, on a port of the loopback interface. The server is a detached process:
 * it outlives a killed parent, and so do acknowledged writes. So this first looks for a running server: one that
 * answers is adopted, one that doesn't answer is ended. It is identified by the pid in its own postmaster.pid, never
 * by its name.
 */
export const startServer = async (
  cluster: Cluster,
  settings: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<RunningServer> => {
  const left = await readPidFile(cluster);
  if (left && isPostmasterOf(left.pid, cluster)) {
    if (await answers(cluster, left.port, 5_000, signal)) return running(cluster, left.pid, left.port, true);
    signal?.throwIfAborted();
    await end(left.pid, 'SIGQUIT');
  }
  // After a restart of the machine the pid may belong to another program or to a zombie, and PostgreSQL would believe
  // that it is running. So the file is removed then. It isn't removed for a pid that no process has: PostgreSQL
  // itself uses it to find backends that outlived their postmaster.
  if (!left || isTaken(left.pid)) await rm(join(cluster.folder, 'postmaster.pid'), { force: true });
  return launchWhenFree(cluster, settings, signal);
};

/** A busy backend notices the death of its postmaster only after its statement; what it commits until then is valid. */
const patienceWithOrphans = 60_000;

const launchWhenFree: typeof launch = async (cluster, settings, signal) => {
  for (const until = Date.now() + patienceWithOrphans; ; ) {
    const logged = sizeOf(cluster.logFile);
    try {
      return await launch(cluster, settings, signal);
    } catch (error) {
      const said = readFileSync(cluster.logFile).subarray(logged).toString();
      if (signal?.aborted || Date.now() > until || !said.includes('pre-existing shared memory block')) throw error;
      await sleep(100);
    }
  }
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const launch = async (
  cluster: Cluster,
  settings: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<RunningServer> => {
  const { postgres } = await serverBinaries();
  signal?.throwIfAborted();
  const port = settings.port ? Number(settings.port) : await portFor(cluster);
  // Opened by this process and inherited, because the server's account may not be able to open it.
  const log = openSync(cluster.logFile, 'a', 0o600);
  const everySetting = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', ...settings };
  const options = Object.entries(everySetting).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', cluster.folder, ...options], {
    ...cluster.account,
    cwd: '/',
    detached: true,
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const died = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`PostgreSQL이 시작하지 못했습니다(${code}). ${lastServerMessagesIn(cluster.logFile)}`)),
    );
  });
  died.catch(() => {});
  const up = await Promise.race([answers(cluster, port, 60_000, signal), died]);
  if (!up && child.pid !== undefined) await end(child.pid, 'SIGINT');
  if (!up) signal?.throwIfAborted();
  if (!up || child.pid === undefined)
    throw new Error(`PostgreSQL이 응답하지 않습니다. ${lastServerMessagesIn(cluster.logFile)}`);
  child.removeAllListeners('exit');
  child.unref();
  return running(cluster, child.pid, port, false);
};

const running = (cluster: Cluster, pid: number, port: number, adopted: boolean): RunningServer => ({
  pid,
  port,
  adopted,
  urlOf: (database) => urlOf(cluster, port, database),
  // SIGINT is the "fast" shutdown: it doesn't wait for clients to disconnect.
  stop: () => end(pid, 'SIGINT'),
});

const urlOf = (cluster: Cluster, port: number, database: string): string =>
  `postgres://${SUPERUSER}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/${database}`;

/** The port of the last run, if it is free, so that clients that wait for the server find it again. */
const portFor = async (cluster: Cluster): Promise<number> => {
  const options = await readFile(join(cluster.folder, 'postmaster.opts'), 'utf8').catch(() => '');
  const before = Number(/"port=(\d+)"/.exec(options)?.[1] ?? 0);
  return before > 0 && (await isFree(before)) ? before : freePort();
};

/** The running server's pid (line 1) and port (line 4), as PostgreSQL writes them. */
const readPidFile = async (cluster: Cluster): Promise<{ pid: number; port: number } | undefined> => {
  const text = await readFile(join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3] ?? 0) } : undefined;
};

/** A pid may be reused by any program: if the system shows the process's command line, it must name this folder. */
const isPostmasterOf = (pid: number, cluster: Cluster): boolean => {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster.folder);
  } catch {
    return false;
  }
};

const end = async (pid: number, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
  if (!isAlive(pid)) return;
  process.kill(pid, signal);
  // A stopped process handles a signal only after it is continued.
  process.kill(pid, 'SIGCONT');
  if (await isGone(pid, 20_000)) return;
  process.kill(pid, 'SIGQUIT');
  if (await isGone(pid, 5_000)) return;
  process.kill(pid, 'SIGKILL');
  await isGone(pid, 5_000);
};

const isGone = async (pid: number, patience: number): Promise<boolean> => {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (!isAlive(pid)) return true;
    await sleep(20);
  }
  return !isAlive(pid);
};

const answers = async (cluster: Cluster, port: number, patience: number, signal?: AbortSignal): Promise<boolean> => {
  let until = Date.now() + patience;
  while (port > 0 && Date.now() < until && !signal?.aborted) {
    const client = new pg.Client({
      connectionString: urlOf(cluster, port, 'postgres'),
      connectionTimeoutMillis: 1_000,
      query_timeout: 1_000,
    });
    // A connection that the starting server closes emits two errors; this listener receives the second one.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      // cannot_connect_now: the server is alive and recovering, which may take a while, so it isn't frozen.
      if (error instanceof Error && 'code' in error && error.code === '57P03') until = Date.now() + patience;
      await sleep(50);
    }
  }
  return false;
};

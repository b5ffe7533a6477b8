import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { serverBinaries } from './binaries.ts';
import { type Cluster, SUPERUSER, serverEnvironment } from './cluster.ts';
import { freePort, isFree } from './free-port.ts';
import { lastWordsIn } from './last-words.ts';
import { isAlive, isTaken } from './process-life.ts';

export type RunningServer = {
  readonly pid: number;
  readonly port: number;
  /** Whether it was there already, left by a process that is gone. */
  readonly adopted: boolean;
  /** A connection string to one of its databases. */
  readonly urlOf: (database: string) => string;
  /** Lets running transactions be rolled back, writes a checkpoint, ends. */
  readonly stop: () => Promise<void>;
};

/**
 * A server on this cluster, on a port of loopback. The server is a process of its own, detached: it outlives a killed
 * parent, and acknowledged writes with it. So the first thing is to look who is there: what still serves is adopted, what
 * hangs is ended, each by the pid in its own postmaster.pid and never by name.
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
  // A stranger's pid after a restart of the machine, or a zombie's, makes PostgreSQL believe that it runs already. A dead
  // one's it judges better than we can: the file leads it to backends that outlived their postmaster.
  if (!left || isTaken(left.pid)) await rm(join(cluster.folder, 'postmaster.pid'), { force: true });
  return launchWhenFree(cluster, settings, signal);
};

/** A backend that is busy notices the death of its postmaster only when it is done; what it commits until then counts. */
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
  // Opened by us and inherited: the server's account need not be able to reach it.
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
      reject(new Error(`PostgreSQL이 시작하지 못했습니다(${code}). ${lastWordsIn(cluster.logFile)}`)),
    );
  });
  died.catch(() => {});
  const up = await Promise.race([answers(cluster, port, 60_000, signal), died]);
  if (!up && child.pid !== undefined) await end(child.pid, 'SIGINT');
  if (!up) signal?.throwIfAborted();
  if (!up || child.pid === undefined)
    throw new Error(`PostgreSQL이 응답하지 않습니다. ${lastWordsIn(cluster.logFile)}`);
  child.removeAllListeners('exit');
  child.unref();
  return running(cluster, child.pid, port, false);
};

const running = (cluster: Cluster, pid: number, port: number, adopted: boolean): RunningServer => ({
  pid,
  port,
  adopted,
  urlOf: (database) => urlOf(cluster, port, database),
  // SIGINT is the "fast" shutdown: it doesn't wait for clients to leave.
  stop: () => end(pid, 'SIGINT'),
});

const urlOf = (cluster: Cluster, port: number, database: string): string =>
  `postgres://${SUPERUSER}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/${database}`;

/** The port of the last time, if it is free: who still waits for the server there finds it, whoever starts it. */
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

/** A pid may be reused by anyone: where the system tells a process's command line, it must name this very folder. */
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
  // A stopped process takes no signal until it goes on.
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
    // A connection that the starting server cuts reports twice; the second report has no other listener.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      // cannot_connect_now: it is alive and recovering, which may take a while; that isn't hanging.
      if (error instanceof Error && 'code' in error && error.code === '57P03') until = Date.now() + patience;
      await sleep(50);
    }
  }
  return false;
};

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../postgres/free-port.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { connectToRedis } from './redis-connections.ts';

export type TestRedis = {
  readonly url: string;
  readonly wipe: () => Promise<void>;
  /** Stops the process: its connections stay open and nothing is answered. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly kill: () => Promise<void>;
  /** Starts it again after `kill`, on the same port and with what it had written. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Redis isn't in the npm registry: these tests run where the machine has it. `npm test` says so where it doesn't, and
 * CI fails there.
 */
export const machineHasRedis = spawnSync('redis-server', ['--version']).status === 0;

export type TestRedisOptions = {
  /** Every write is on disk before it is answered; otherwise nothing is. */
  readonly isKept?: boolean;
  readonly evicts?: string;
};

/** A Redis for one test. */
export const startTestRedis = async ({
  isKept = false,
  evicts = 'noeviction',
}: TestRedisOptions = {}): Promise<TestRedis> => {
  const port = await freePort();
  const folder = await makeTestFolder('nomucheck-redis-');
  const settings = {
    port: `${port}`,
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: isKept ? 'yes' : 'no',
    appendfsync: 'always',
    'maxmemory-policy': evicts,
  };
  const url = `redis://127.0.0.1:${port}`;
  const client = connectToRedis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null, commandTimeout: 60_000 });

  const start = async (): Promise<{ readonly server: ChildProcess; readonly ended: Promise<void> }> => {
    const server = spawn(
      'redis-server',
      Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
      { stdio: 'ignore' },
    );
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await Promise.race([
      client.ping(),
      sleep(30_000, undefined, { ref: false }).then(() => Promise.reject(new Error('redis-server did not start'))),
    ]);
    return { server, ended };
  };
  let running = await start();
  const kill = async (): Promise<void> => {
    running.server.kill('SIGKILL');
    await running.ended;
  };
  return {
    url,
    kill,
    wipe: async () => {
      await client.flushall();
    },
    freeze: () => void running.server.kill('SIGSTOP'),
    thaw: () => void running.server.kill('SIGCONT'),
    restart: async () => {
      running = await start();
    },
    stop: async () => {
      client.disconnect();
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

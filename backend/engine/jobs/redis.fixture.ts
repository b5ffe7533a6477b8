import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '../postgres/free-port.ts';

export type TestRedis = {
  readonly url: string;
  readonly wipe: () => Promise<void>;
  /** Stops the process: its connections stay open and nothing is answered. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
};

/** Redis isn't in the npm registry: these tests run where the machine has it (CI installs it). */
export const machineHasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis for one test that stores nothing on disk. */
export const startTestRedis = async (): Promise<TestRedis> => {
  const port = await freePort();
  const server = spawn(
    'redis-server',
    [
      '--port',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--maxmemory-policy',
      'noeviction',
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on('error', () => {});
  await Promise.race([
    client.ping(),
    sleep(30_000).then(() => Promise.reject(new Error('redis-server did not start'))),
  ]);
  return {
    url,
    wipe: async () => {
      await client.flushall();
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    stop: async () => {
      client.disconnect();
      server.kill('SIGKILL');
      await ended;
    },
  };
};

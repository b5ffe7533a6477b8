import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, realpath, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slowness } from '../.config/machine-pace.ts';
import { freePort } from '../backend/engine/postgres/free-port.ts';
import { copyTemplate } from '../backend/engine/testing/test-cluster.ts';
import { makeTestFolder } from '../backend/engine/testing/test-folder.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
let dataDir: string;
let port: number;
let started: ChildProcess[];

beforeEach(async () => {
  dataDir = await makeTestFolder('nomucheck-start-');
  port = await freePort();
  started = [];
});
afterEach(async () => {
  for (const child of started) child.kill('SIGTERM');
  await Promise.all(started.map(ended));
  const cluster = await realpath(join(dataDir, 'postgres')).catch(() => null);
  if (cluster) await rm(cluster, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

test('given the service was killed with -9, when it starts again, then it is ready within five seconds with the same log', async () => {
  await copyTemplate(dataDir);
  const first = await start();
  const before = await form();
  first.kill('SIGKILL');
  await ended(first);
  await expect.poll(isServing, { timeout: 30_000 }).toBe(false);

  const at = performance.now();
  await start();
  const took = performance.now() - at;
  expect(took).toBeLessThan(5_000 * (await slowness()));
  expect(await form()).toEqual(before);
}, 90_000);

test('given it already runs on this data folder, when it is started a second time, then the second prints that and ends, and the first continues', async () => {
  await copyTemplate(dataDir);
  const first = await start();
  const second = launch(await freePort());
  const output = collect(second);
  expect(await ended(second)).toBe(1);
  expect(output()).toContain('이미');
  expect(first.exitCode).toBeNull();
  expect(await isServing()).toBe(true);
}, 90_000);

test('when it is asked to end, then it ends its database too', async () => {
  const service = await start();
  const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  service.kill('SIGTERM');
  expect(await ended(service)).toBe(0);
  expect(isRunning(pid)).toBe(false);
}, 90_000);

test('given a request that takes three seconds, when the shell above it ends, then it ends in order, and its database too', async () => {
  const shell = await start(
    launch(port, 'sh', ['-c', '"$0" scripts/run.mjs scripts/start.ts; exit $?', process.execPath]),
  );
  const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const request = connect(port, 'localhost');
  await once(request, 'connect');
  request.write('GET /livez HTTP/1.1\r\n');
  shell.kill('SIGTERM');
  await sleep(3_000);
  request.destroy();
  await expect.poll(() => isRunning(pid)).toBe(false);
}, 90_000);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts it as `npm start` does, without npm itself; through npm's shell, when one is named. */
const launch = (
  onPort: number,
  command = process.execPath,
  args: readonly string[] = ['scripts/run.mjs', 'scripts/start.ts'],
): ChildProcess => {
  const event = command === process.execPath ? '' : 'start';
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PORT: String(onPort), DATA_DIR: dataDir, DATABASE_URL: '', npm_lifecycle_event: event },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
};

const start = async (child = launch(port)): Promise<ChildProcess> => {
  const output = collect(child);
  await expect.poll(output, { timeout: 60_000, interval: 50 }).toContain('준비 완료');
  return child;
};

const collect = (child: ChildProcess): (() => string) => {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
};

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));

const form = async (): Promise<unknown> => (await fetch(`http://localhost:${port}/api/check/form`)).json();

const isServing = async (): Promise<boolean> => {
  try {
    return (await fetch(`http://localhost:${port}/livez`)).ok;
  } catch {
    return false;
  }
};

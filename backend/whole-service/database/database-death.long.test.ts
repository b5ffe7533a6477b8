import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { slowness } from '../../../.config/machine-pace.ts';
import { testFolder } from '../../engine/event-store/postgres/proof/testing/own-server.ts';
import { postmasterOf } from '../../engine/postgres/connections/frozen-server.fixture.ts';
import { isAlive } from '../../engine/postgres/process-life.ts';
import { openCluster } from '../../engine/postgres/server/cluster.ts';
import { startServer } from '../../engine/postgres/server/server.ts';
import { copyTemplate } from '../../engine/testing/test-cluster.ts';
import { password, signupOf } from '../../testing/test-service.fixture.ts';

/** A busy machine needs more time. */
const patiently = { timeout: 90_000 };
const serve = fileURLToPath(new URL('../../../scripts/serve.ts', import.meta.url));

let dataDir: string;
let folder: string;
const programs: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await testFolder();
  await copyTemplate(dataDir);
  folder = await realpath(join(dataDir, 'postgres'));
});
afterEach(async () => {
  for (const program of programs.splice(0)) if (isRunning(program)) await ended(program, 'SIGKILL');
  await letStart();
  await (await startServer(await openCluster(dataDir))).stop();
  await rm(dataDir, { recursive: true, force: true });
});

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

const ended = async (program: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
  const exit = once(program, 'exit');
  program.kill(signal);
  await exit;
  return program.exitCode;
};

/** The service as it runs in production: a process with its own embedded server. */
const startProgram = async () => {
  const program = spawn(process.execPath, [serve], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_FILE: '-' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.push(program);
  let said = '';
  const ready = new Promise<string>((resolve, reject) => {
    program.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, port] = /준비 완료: http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    program.once('exit', () => reject(new Error(`the service ended: ${said}`)));
  });
  const base = await ready;
  const call = async (method: string, path: string, { body, token }: { body?: unknown; token?: string } = {}) => {
    const begin = performance.now();
    const response = await fetch(base + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    const { status, headers } = response;
    return { path, status, answer, retryAfter: headers.get('retry-after'), ms: performance.now() - begin };
  };
  return { program, call, said: () => said };
};

type Program = Awaited<ReturnType<typeof startProgram>>;

/** Without this file no server can start, as on a full disk; a running server doesn't read it again. */
const control = () => join(folder, 'global', 'pg_control');
const letNoneStart = () => rename(control(), `${control()}.away`);
const letStart = () => rename(`${control()}.away`, control()).catch(() => {});

const killServer = async (): Promise<number> => {
  const pid = await postmasterOf({ folder });
  process.kill(pid, 'SIGKILL');
  return pid;
};

const signedUp = z.object({ token: z.string() });
const wellness = z.object({
  health: z.string(),
  queue: z.string(),
  projections: z.array(z.object({ lagEvents: z.int() })),
});

const signUp = async ({ call }: Program): Promise<{ readonly email: string; readonly token: string }> => {
  const body = signupOf();
  const { status, answer } = await call('POST', '/api/user/signup', { body });
  expect(status).toBe(201);
  return { email: body.email, ...signedUp.parse(answer) };
};

const isWellAgain = async ({ call }: Program): Promise<void> => {
  await expect
    .poll(async () => {
      const { status, answer } = await call('GET', '/readyz');
      if (status !== 200) return status;
      const { health, queue, projections } = wellness.parse(answer);
      return { health, queue, behind: projections.filter(({ lagEvents }) => lagEvents > 0).length };
    }, patiently)
    .toEqual({ health: 'green', queue: 'answers', behind: 0 });
};

/** The first server was left by another process and is adopted; the later ones are started by this process. */
const deaths = process.env.LONG === '1' ? 5 : 2;

test('given PostgreSQL is killed several times, when the server was adopted or started by this process, then calls are refused in time and the service recovers by itself', async () => {
  await ended((await startProgram()).program, 'SIGKILL');
  const service = await startProgram();
  const me = await signUp(service);

  for (let death = 1; death <= deaths; death += 1) {
    await letNoneStart();
    const killed = await killServer();
    await expect.poll(() => isAlive(killed), patiently).toBe(false);
    const before = await slowness();
    const refused = await Promise.all([
      service.call('GET', '/api/user/session', { token: me.token }),
      service.call('GET', '/api/check/list', { token: me.token }),
      service.call('POST', '/api/user/login', { body: { email: me.email, password } }),
      service.call('POST', '/api/user/signup', { body: signupOf() }),
      service.call('GET', '/readyz'),
    ]);
    const longest = 5_000 * Math.max(before, await slowness());
    for (const { path, status, answer, retryAfter, ms } of refused) {
      expect({ path, status, answer }).toMatchObject({ path, status: 503, answer: { code: 'unavailable' } });
      expect(retryAfter).toMatch(/^\d+$/);
      expect({ path, ms, isLate: ms > longest }).toMatchObject({ isLate: false });
    }
    expect((await service.call('GET', '/livez')).status).toBe(200);
    await expect.poll(service.said, patiently).toContain('the database could not be started again');

    await letStart();
    await isWellAgain(service);
    const { token } = await signUp(service);
    expect((await service.call('GET', '/api/user/session', { token })).status).toBe(200);
    expect((await service.call('POST', '/api/user/login', { body: { email: me.email, password } })).status).toBe(200);
    expect(service.said().split('"the database has died; it is started again"')).toHaveLength(death + 1);
    expect(service.said().split('"the database is back"')).toHaveLength(death + 1);
  }
  expect(isRunning(service.program)).toBe(true);

  const last = await postmasterOf({ folder });
  expect(await ended(service.program, 'SIGTERM')).toBe(0);
  expect(isAlive(last)).toBe(false);
}, 400_000);

test('given PostgreSQL was killed and can’t be started, when the service is told to end, then it ends in order and leaves no server', async () => {
  const service = await startProgram();
  await letNoneStart();
  await killServer();
  await expect.poll(service.said, patiently).toContain('the database could not be started again');
  expect(await ended(service.program, 'SIGTERM')).toBe(0);
  expect(service.said()).toContain('"ended"');
}, 240_000);

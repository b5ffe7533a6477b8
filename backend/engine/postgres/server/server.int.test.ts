import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAlive } from '../process-life.ts';
import { openCluster } from './cluster.ts';
import { startServer } from './server.ts';

const here = dirname(fileURLToPath(import.meta.url));
let dataDir: string;
/** Like a clone under /root: only its owner can open it. */
beforeEach(async () => {
  const closed = await mkdtemp(join(tmpdir(), 'closed-'));
  dataDir = join(closed, 'data');
});
afterEach(async () => {
  const server = await startServer(await openCluster(dataDir));
  await server.stop();
  await rm(await realpath(join(dataDir, 'postgres')), { recursive: true, force: true });
  await rm(dirname(dataDir), { recursive: true, force: true });
});

describe('an embedded server that outlives the process that started it', () => {
  test('given its parent was killed with -9, when the service starts again, then it adopts the server and finds every row', async () => {
    const first = await startInProcessThenKill();
    const again = await startServer(await openCluster(dataDir));
    expect(again).toMatchObject({ adopted: true, pid: first.pid, port: first.port });
    expect(await query(again.urlOf('postgres'), 'select note from kept')).toEqual([{ note: '남은 것' }]);
  });

  test('given the server is frozen, when the service starts again, then it ends that server by its own pid, and a new one finds every row', async () => {
    const first = await startInProcessThenKill();
    process.kill(first.pid, 'SIGSTOP');
    const again = await startServer(await openCluster(dataDir));
    expect(again.adopted).toBe(false);
    expect(again.pid).not.toBe(first.pid);
    expect(isAlive(first.pid)).toBe(false);
    expect(await query(again.urlOf('postgres'), 'select note from kept')).toEqual([{ note: '남은 것' }]);
  });

  test('given its pid now belongs to another program, when the service starts again, then that process keeps running', async () => {
    const cluster = await openCluster(dataDir);
    const first = await startServer(cluster);
    await first.stop();
    const otherProcess = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    await writeFile(
      join(cluster.folder, 'postmaster.pid'),
      `${otherProcess.pid}\n${cluster.folder}\n0\n${first.port}\n`,
    );
    const again = await startServer(cluster);
    expect(again.adopted).toBe(false);
    expect(otherProcess.exitCode).toBeNull();
    expect(isAlive(otherProcess.pid ?? 0)).toBe(true);
    otherProcess.kill();
  });
});

test('given an interrupted initdb, when the service starts again, then the cluster is made again', async () => {
  await mkdir(join(dataDir, 'postgres', 'base'), { recursive: true });
  const server = await startServer(await openCluster(dataDir));
  expect(await query(server.urlOf('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
});

/** Starts the server in a process of its own, writes a row, kills that process with -9. */
const startInProcessThenKill = async (): Promise<{ pid: number; port: number }> => {
  const script = `
    import { openCluster } from '${here}/cluster.ts';
    import { startServer } from '${here}/server.ts';
    import pg from 'pg';
    const server = await startServer(await openCluster('${dataDir}'));
    const client = new pg.Client({ connectionString: server.urlOf('postgres') });
    await client.connect();
    await client.query("create table kept as select '남은 것' as note");
    await client.end();
    console.log(JSON.stringify({ pid: server.pid, port: server.port }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: here,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', (code) => reject(new Error(`the first process ended by itself (${code})`)));
  });
  child.removeAllListeners('exit');
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  const started: { pid: number; port: number } = JSON.parse(line);
  return started;
};

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
};

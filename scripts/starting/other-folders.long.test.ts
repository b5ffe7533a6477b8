import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../backend/engine/postgres/free-port.ts';
import { makeTestFolder } from '../../backend/engine/testing/test-folder.ts';
import { copyProject } from '../test-run/project-copy.fixture.ts';

let folder: string;
let started: ChildProcess[];

beforeEach(async () => {
  folder = await makeTestFolder('nomucheck-folders-');
  await chmod(folder, 0o755);
  started = [];
});
afterEach(async () => {
  for (const child of started) child.kill('SIGTERM');
  await Promise.all(started.map(ended));
  await rm(folder, { recursive: true, force: true });
});

test('two clones that other accounts can read, with blanks and Hangul in their paths, run in parallel, each with its own data', async () => {
  const [first, second] = [join(folder, '노무 체크'), join(folder, '노무 체크 2')];
  await Promise.all([copyProject(first), copyProject(second)]);

  const [one, other] = await Promise.all([
    start(first, first, {}),
    // Typed in another folder: paths in the configuration are still relative to the clone.
    start(second, folder, { DATA_DIR: './x' }),
  ]);
  expect(await (await fetch(one.url)).text()).toContain('노무체크');
  expect(await (await fetch(other.url)).text()).toContain('노무체크');
  const servers = [await serverOf(join(first, 'data')), await serverOf(join(second, 'x'))];
  expect(servers[0]).not.toBe(servers[1]);

  // Paths that a person types are relative to the folder in which they type.
  await mkdir(join(folder, '내 자료'));
  await writeFile(join(folder, '내 자료', '대법원_2022-03-10_2021두88199.md'), decision);
  const imported = run(first, folder, ['scripts/import.ts', '내 자료', '--curated', '--dry-run']);
  const said = collect(imported);
  expect(await ended(imported), said()).toBe(0);
  expect(said()).toContain('새 자료 1');

  for (const { child } of [one, other]) child.kill('SIGTERM');
  expect(await Promise.all([one, other].map(({ child }) => ended(child)))).toEqual([0, 0]);
  for (const pid of servers) expect(() => process.kill(pid, 0)).toThrow();
}, 180_000);

const decision = `---
판례일련번호: '88199'
사건번호: 2021두88199
사건명: 부당해고구제재심판정취소
법원명: 대법원
선고일자: 2022-03-10
---

## 판례내용

【주 문】
상고를 기각한다.

【이 유】 상고이유를 판단한다.
`;

/** Runs a script of the clone with only the environment variables that every account has. */
const run = (clone: string, cwd: string, command: readonly string[], settings: Record<string, string> = {}) => {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [join(clone, 'scripts', 'run.mjs'), ...command], {
    cwd,
    env: { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
};

const start = async (clone: string, cwd: string, settings: Record<string, string>) => {
  const port = await freePort();
  const child = run(clone, cwd, ['scripts/start.ts'], { ...settings, PORT: String(port) });
  const output = collect(child);
  await expect.poll(output, { timeout: 90_000, interval: 50 }).toMatch(/준비 완료|❌/);
  expect(output()).toContain('준비 완료');
  return { child, url: `http://localhost:${port}/` };
};

const serverOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

const collect = (child: ChildProcess): (() => string) => {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
};

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('close', resolve));

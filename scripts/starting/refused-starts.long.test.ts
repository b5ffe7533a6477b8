import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyTemplate } from '../../backend/engine/testing/test-cluster.ts';
import { startTestDatabase } from '../../backend/engine/testing/test-database.ts';
import { makeTestFolder } from '../../backend/engine/testing/test-folder.ts';
import { buildPagesIfStale } from '../page-builds.ts';

// A start first builds outdated pages.
beforeAll(() => buildPagesIfStale());

let folder: string;
beforeEach(async () => {
  folder = await makeTestFolder('nomucheck-refused-');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('an unusable data folder ends the start with a Korean sentence', () => {
  test('when it is read-only', async () => {
    // Root can write into any folder except some of the system's.
    const readOnly = process.getuid?.() === 0 ? '/sys' : join(folder, 'read-only');
    if (readOnly !== '/sys') await mkdir(readOnly, { mode: 0o555 });
    await expectRefusal({ DATA_DIR: readOnly }, /^❌ 데이터 폴더 .*를 쓸 수 없습니다\. .* DATA_DIR에 적어 주세요\.$/);
  });

  test('when it is below a file', async () => {
    await writeFile(join(folder, 'file'), '');
    await expectRefusal({ DATA_DIR: join(folder, 'file', 'x') }, /폴더가 아닌 파일이 있습니다/);
    await expectRefusal({ DATA_DIR: join(folder, 'file') }, /폴더가 아닌 파일이 있습니다/);
  });

  test('when it is a link to a missing folder', async () => {
    await symlink(join(folder, 'nowhere'), join(folder, 'link'));
    await expectRefusal({ DATA_DIR: join(folder, 'link') }, /없는 곳을 가리키는 링크/);
  });

  test('when its database was a link whose folder is missing: no new database is made in its place', async () => {
    const data = join(folder, 'data');
    await mkdir(data);
    await symlink(join(folder, 'unmounted'), join(data, 'postgres'));
    await expectRefusal({ DATA_DIR: data }, /데이터베이스 폴더 .*를 열 수 없습니다/);
    expect(await readdir(folder)).toEqual(['data']);
  });
});

describe('an unusable address ends the start, and the database, with a Korean sentence', () => {
  test('when the port is in use', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await chmod(folder, 0o755);
    await copyTemplate(folder);
    await expectRefusal({ DATA_DIR: folder, PORT: String(port) }, /다른 프로그램이 쓰고 있습니다/);
    expect(await readdir(join(folder, 'postgres'))).not.toContain('postmaster.pid');
    other.close();
  });

  test('when the host isn’t an address of this machine', async () => {
    const database = await startTestDatabase();
    const settings = { DATA_DIR: folder, DATABASE_URL: database.url, PORT: '0' };
    await expectRefusal({ ...settings, HOST: '999.1.1.1' }, /^❌ HOST로 적은 999\.1\.1\.1는 .* 다시 켜 주세요\.$/);
    await expectRefusal({ ...settings, HOST: '192.0.2.1' }, /HOST로 적은 192\.0\.2\.1는/);
    await database.close();
  });

  test('when the port isn’t a number', async () => {
    for (const PORT of ['abc', '70000'])
      await expectRefusal(
        { PORT, DATA_DIR: folder },
        /^❌ PORT의 값이 잘못되었습니다\. 0에서 65535 사이의 정수로 적어 주세요\.$/,
      );
  });
});

describe('a command with an invalid setting ends with that sentence, too', () => {
  test.each([
    ['scripts/user.ts', 'grant-super', 'someone@example.com'],
    ['scripts/import.ts', 'cases.csv', '--curated'],
  ])('%s', async (script, ...args) => {
    await expectRefusal({ PORT: 'abc', DATA_DIR: folder }, /^❌ PORT의 값이 잘못되었습니다/, [script, ...args]);
  });
});

/** It ends with code 1, and prints this one line to stderr, without a stack trace. */
const expectRefusal = async (
  settings: Readonly<Record<string, string>>,
  sentence: RegExp,
  command: readonly string[] = ['scripts/start.ts'],
): Promise<void> => {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, DATABASE_URL: '', PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'close');
  expect(said.trim()).toMatch(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
};

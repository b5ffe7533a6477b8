import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeAbandonedTestFolders, TEST_RUN_PREFIX } from './abandoned-test-folders.ts';

const deadProcess = 4_194_305;
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nomucheck-sweep-'));
});
afterEach(async () => {
  for (const name of await readdir(root)) await chmod(join(root, name), 0o700).catch(() => {});
  await rm(root, { recursive: true });
});

test('Given what killed runs left, when the next run starts, then it removes all of it, also what is no folder or holds a broken cluster', async () => {
  await writeFile(join(root, `${TEST_RUN_PREFIX}${deadProcess}-file`), '');
  await mkdir(join(root, `${TEST_RUN_PREFIX}${deadProcess}-empty`));
  await mkdir(join(root, `${TEST_RUN_PREFIX}${deadProcess}-broken`));
  await symlink('/nowhere', join(root, `${TEST_RUN_PREFIX}${deadProcess}-broken`, 'postgres'));
  await removeAbandonedTestFolders(root);
  expect(await readdir(root)).toEqual([]);
});

test('Given a folder of a run that still goes on and one of something else, when the next run starts, then both stay', async () => {
  const names = [`${TEST_RUN_PREFIX}${process.pid}-mine`, 'something-else'];
  for (const name of names) await mkdir(join(root, name));
  await removeAbandonedTestFolders(root);
  expect((await readdir(root)).sort()).toEqual(names.sort());
});

test('Given a folder that cannot be opened, when the next run starts, then the sweep goes on to the others', async () => {
  const locked = join(root, `${TEST_RUN_PREFIX}${deadProcess}-a-locked`);
  await mkdir(locked);
  await writeFile(join(locked, 'postgres'), 'no cluster');
  await chmod(locked, 0o000);
  await mkdir(join(root, `${TEST_RUN_PREFIX}${deadProcess}-b`));
  await removeAbandonedTestFolders(root);
  expect(await readdir(root)).not.toContain(`${TEST_RUN_PREFIX}${deadProcess}-b`);
});

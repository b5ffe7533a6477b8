import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allProjections } from '../contexts.ts';
import { startTestDatabase } from '../engine/testing/test-database.ts';
import { startTestServiceOn } from '../testing/test-service.fixture.ts';
import { importFromMachine } from './import-from-machine.ts';
import { decisionFile } from './testing/files.fixture.ts';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'nomucheck-machine-'));
  await mkdir(join(folder, '일반행정', '대법원'), { recursive: true });
  for (const n of [1, 2, 3]) {
    const { name, content } = decisionFile(n, { sentences: 12 });
    await writeFile(join(folder, '일반행정', '대법원', name), content);
  }
  await writeFile(join(folder, 'LICENSE'), 'x');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database.close();
});

const secrets = [randomBytes(32).toString('base64')] as const;
const importing = (dryRun: boolean, path = folder, graceSeconds = 10) =>
  importFromMachine({
    databaseUrl: database.url,
    projections: allProjections,
    secrets,
    path,
    sampling: 'population',
    dryRun,
    onProgress: () => {},
    graceSeconds,
  });

it('a folder is imported by a command: it is refused without a database, and works with and without a running service', async () => {
  expect(await importing(false)).toBeNull();
  const service = await startTestServiceOn(database.url);
  expect((await importing(false))?.batch).toMatchObject({
    stage: 'finished',
    format: 'zip',
    rows: 3,
    counts: { new: 3 },
  });
  await service.stop();
  expect((await importing(false, folder, 0))?.batch).toMatchObject({
    stage: 'finished',
    counts: { new: 0, unchanged: 3 },
  });
  const empty = join(folder, 'LICENSE.zip');
  await writeFile(empty, 'x');
  expect(await importing(true, empty, 0)).toMatchObject({
    batch: { stage: 'failed' },
    failure: expect.stringContaining('ZIP'),
  });
});

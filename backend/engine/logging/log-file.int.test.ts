import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder } from '../testing/test-folder.ts';
import { boundedLines } from './bounded-lines.ts';
import { openLogFile } from './log-file.ts';

const line = `${'x'.repeat(1023)}\n`;

it('a log file that has reached its size limit is replaced by a new one; no line is lost, and only the service’s account can read the files', async () => {
  const folder = await makeTestFolder('nomucheck-log-');
  const file = join(folder, 'service.log');
  await writeFile(file, line);
  await chmod(file, 0o644);
  const lines = boundedLines(() => openLogFile(file, { megabytes: 1, days: 2 }), { most: 8 * 1024 * 1024 });
  for (let n = 0; n < 3_000; n += 1) lines.write(line);
  await lines.end(60_000);

  expect(lines.counts()).toEqual({ written: 3_000, dropped: 0, taking: true });
  const files = (await readdir(folder)).sort();
  expect(files).toEqual(['service.log', 'service.log.1', 'service.log.2']);
  const sizes = await Promise.all(files.map(async (name) => (await readFile(join(folder, name))).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(3_001 * line.length);
  for (const name of files) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});

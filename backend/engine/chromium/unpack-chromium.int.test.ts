import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { unpackChromium } from './unpack-chromium.ts';

const run = promisify(execFile);

test('given no unpacked browser, when two runs begin at once, then both have a browser that runs, and no temporary file remains', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'nomucheck-chromium-'));
  try {
    const browsers = await Promise.all([unpackChromium(cache), unpackChromium(cache)]);
    for (const { executablePath, environment } of browsers) {
      const { stdout } = await run(executablePath, ['--version'], { env: { ...process.env, ...environment } });
      expect(stdout).toContain('Chrom');
    }
    const kept = await readdir(cache);
    expect(kept).toHaveLength(1);
  } finally {
    await rm(cache, { recursive: true, force: true });
  }
});

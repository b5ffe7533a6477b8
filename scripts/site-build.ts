import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const output = join(root, 'frontend/dist/site');
const stamp = join(output, '.built-from');

/** Builds the public site unless what stands in `frontend/dist/site` was built from these very sources. */
export const buildSiteIfStale = async (onProgress: (what: string) => void = () => {}): Promise<void> => {
  const sources = await hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  onProgress('사이트를 만드는 중');
  await viteBuild();
  writeFileSync(stamp, sources);
};

/** Everything a page can be made of: the front end, the domain that it shares, and the versions of the packages. */
const hashOfSources = async (): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  for (const folder of ['domain', 'frontend']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/[\\/](dist|node_modules|e2e)[\\/]/.test(path) && !/\.test\.tsx?$/.test(path))
      .sort();
    for (const path of files) hash.update(path.slice(root.length)).update(await readFile(path));
  }
  return hash.digest('hex');
};

const viteBuild = async (): Promise<void> => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [vite, 'build', '--config', 'frontend/site/vite.config.ts', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0) throw new Error(`사이트를 만들지 못했습니다.\n${output}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSiteIfStale((what) => console.log(`⏳ ${what}`));

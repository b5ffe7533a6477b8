import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

type Build = {
  readonly what: string;
  readonly config: string;
  readonly output: string;
  /** Sources of the front end that don't affect the build. */
  readonly without: RegExp;
};

const builds: readonly Build[] = [
  {
    what: '사이트를 만드는 중',
    config: 'frontend/site/vite.config.ts',
    output: join(root, 'frontend/dist/site'),
    without: /[\\/]frontend[\\/]console[\\/]/,
  },
  {
    what: '사이트를 그리는 프로그램을 만드는 중',
    config: 'frontend/site/vite.server.config.ts',
    output: join(root, 'frontend/dist/site-server'),
    without: /[\\/]frontend[\\/]console[\\/]/,
  },
  {
    what: '업무 화면을 만드는 중',
    config: 'frontend/console/vite.config.ts',
    output: join(root, 'frontend/dist/console'),
    // It uses the site's typeface and icon.
    without: /[\\/]frontend[\\/]site[\\/](?!fonts[\\/]|styles[\\/]|icon)/,
  },
];

/** Builds the site and the console, unless the build in `frontend/dist` was made from the present sources. */
export const buildPagesIfStale = async (onProgress: (what: string) => void = () => {}): Promise<void> => {
  for (const build of builds) {
    const stamp = join(build.output, '.built-from');
    const sources = await hashOfSources(build);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) continue;
    onProgress(build.what);
    await viteBuild(build);
    writeFileSync(stamp, sources);
  }
};

/** Everything that a build depends on: the front end, the domain, and the versions of the packages. */
const hashOfSources = async ({ without }: Build): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  for (const folder of ['domain', 'frontend']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/[\\/](dist|node_modules|e2e)[\\/]/.test(path) && !/\.test\.tsx?$/.test(path))
      .filter((path) => !without.test(path))
      .sort();
    for (const path of files) hash.update(path.slice(root.length)).update(await readFile(path));
  }
  return hash.digest('hex');
};

const viteBuild = async ({ what, config }: Build): Promise<void> => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0) throw new Error(`${what} 실패했습니다.\n${output}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPagesIfStale((what) => console.log(`⏳ ${what}`));

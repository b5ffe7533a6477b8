import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestFolder } from '../../backend/engine/testing/test-folder.ts';
import { copyProject } from '../test-run/project-copy.fixture.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const sources = ['domain', 'projections', 'backend', 'frontend'];
const isOfDemo = (file: string): boolean => /^(domain|projections|backend|frontend\/(site|console))\/demo\//.test(file);

let folder: string;
let copy: string;

beforeAll(async () => {
  folder = await makeTestFolder('nomucheck-demo-');
  copy = join(folder, 'project');
  await copyProject(copy);
  for (const part of ['.dependency-cruiser.cjs', '.config'])
    await cp(join(root, part), join(copy, part), { recursive: true });
  const document = await readFile(join(root, 'docs/adding-a-context.md'), 'utf8');
  await writeFiles(document);
  await addLines(document);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A code block of the walk-through is a file; its path follows the block's language. */
const writeFiles = async (document: string): Promise<void> => {
  for (const [, file = '', text = ''] of document.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), text);
  }
};

/** How each of the five lines is inserted into its file. */
const places: Readonly<Record<string, (text: string, line: string) => string>> = {
  'backend/contexts.ts': (text, line) =>
    `import { demo } from './demo/context.ts';\n${text.replace(/contextsInOrder<.*>\(\)\n/, `$&  ${line}\n`)}`,
  'frontend/site/contexts.ts': (text, line) =>
    `import { demoRoutes } from './demo/routes.tsx';\n${text.replace(/ = \[\n/, `$&  ${line}\n`)}`,
  'frontend/console/contexts.ts': (text, line) =>
    `import { demo } from './demo/index.ts';\n${text.replace('ConsoleContext[] = [', `$&\n  ${line}\n`)}`,
  'domain/accounts/firm-menu.ts': (text, line) => text.replace(/^.*entry: 'company'.*\n/m, `$&  ${line}\n`),
  'domain/accounts/rights.ts': (text, line) => text.replace(/^.*'menu\.company'.*\n/m, `$&  ${line}\n`),
};

const addLines = async (document: string): Promise<void> => {
  for (const [file, place] of Object.entries(places)) {
    const row = document.split('\n').find((each) => each.startsWith(`| \`${file}\` |`)) ?? '';
    const line = /\| `([^`]+)` \|$/.exec(row)?.[1];
    if (line === undefined) throw new Error(`the walk-through names no line of ${file}`);
    await writeFile(join(copy, file), place(await readFile(join(copy, file), 'utf8'), line));
  }
};

const filesIn = async (project: string): Promise<string[]> => {
  const found = await Promise.all(
    sources.map(async (part) =>
      (await readdir(join(project, part), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1)),
    ),
  );
  return found.flat().filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
};
const wordsIn = (text: string): number => text.split(/\s+/).length;

it('touches its own folders, and five lines elsewhere', async () => {
  const changed: string[] = [];
  for (const file of await filesIn(copy)) {
    if (isOfDemo(file)) continue;
    const [before, after] = await Promise.all([root, copy].map((project) => readFile(join(project, file), 'utf8')));
    if (before !== after) changed.push(file);
  }
  expect(changed.toSorted()).toEqual(Object.keys(places).toSorted());
  for (const file of changed) {
    const [before = '', after = ''] = await Promise.all([root, copy].map((each) => readFile(join(each, file), 'utf8')));
    const added = after.split('\n').filter((line) => line.includes('demo') && !line.startsWith('import '));
    expect([file, added.length, wordsIn(before) < wordsIn(after)]).toEqual([file, 1, true]);
  }
});

it('compiles, and keeps to the import directions', async () => {
  // One after the other: each compiler takes gigabytes.
  for (const [part, base] of [
    ['backend', '../tsconfig.node.json'],
    ['frontend', './tsconfig.json'],
  ] as const) {
    const tests = ['**/*.test.ts', '**/*.test.tsx', 'e2e', 'dist'];
    const settings = {
      extends: base,
      compilerOptions: { incremental: false },
      include: ['.'],
      exclude: tests,
    };
    await writeFile(join(copy, part, 'tsconfig.demo.json'), JSON.stringify(settings));
    expect(await run('node_modules/.bin/tsc', '-p', `${part}/tsconfig.demo.json`)).toEqual(succeeded);
  }
  const cruised = await run('node_modules/.bin/depcruise', '--config', '.dependency-cruiser.cjs', ...sources);
  expect(cruised.said).toContain('dependencies cruised');
  // The packages are links that lead out of the copy, which the import rules would report.
  const between = cruised.said.split('\n').filter((line) => line.includes('error ') && !line.includes('node_modules'));
  expect(between.filter((line) => line.includes('→'))).toEqual([]);
}, 600_000);

it('passes the tests that check every context', async () => {
  const tests = ['domain/demo', 'event-catalogue', 'event-sentences', 'console/contexts'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', '.config/vitest.config.ts', '--project', 'unit'];
  const { code, said } = await run(process.execPath, ...vitest, ...tests);
  expect([code, code === 0 ? '' : said]).toEqual([0, '']);
}, 60_000);

it('is served: a demo is noted, and only the firm can read it', async () => {
  await writeFile(join(copy, 'demo-service.ts'), conversation);
  const { code, said } = await run(process.execPath, 'demo-service.ts');
  expect([code, said.trim().split('\n').at(-1)]).toEqual([
    0,
    JSON.stringify({ noted: 201, read: 200, range: 'items 0-0/1', texts: ['첫 메모'], refused: 'forbidden' }),
  ]);
}, 60_000);

/** Runs a command in the copy, on this test run's server. */
const conversation = `
import { startTestService } from './backend/testing/test-service.fixture.ts';
const test = await startTestService({}, () => new Date());
const { token } = await test.staff();
const noted = await test.call('POST', '/api/demos', { token, body: { text: '첫 메모' } });
const headers = { 'X-Wait-For': noted.headers.get('x-log-position') };
const read = await test.call('GET', '/api/demos', { token, headers });
const { body: refused } = await test.call('GET', '/api/demos', { token: (await test.person()).token });
await test.stop();
console.log(JSON.stringify({
  noted: noted.status,
  read: read.status,
  range: read.headers.get('content-range'),
  texts: read.body.map(({ text }) => text),
  refused: refused.code,
}));
`;

const succeeded = { code: 0, said: '' };

const run = (command: string, ...args: readonly string[]): Promise<{ code: number | null; said: string }> => {
  const child = spawn(command, args, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
};

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { machineHasRedis } from '../backend/engine/redis/redis.fixture.ts';
import { buildPagesIfStale } from './page-builds.ts';
import { readTestReport } from './test-run/test-report.ts';

/**
 * `npm test`: all checks that must pass before a change lands, the fastest first. `npm run test:long` runs the same
 * tests with more cases, and those whose name ends in `.long.test.ts`; then the browser's journeys once more, through many
 * machines: two processes of each role over EventStoreDB's protocol and Redis. A word filters by path: `npm test -- walk`.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const [mode, ...filters] = process.argv.slice(2);
const long = mode === '--long';
const paths = long ? filters : process.argv.slice(2);

/** What is to be read at the end of the output: every check and test that did not simply pass. */
const remarksOfAll: string[] = [];

type Count = { passed: number; failed: number };

/** A command that succeeds or fails: counted as one passed or one failed. */
const check = async (name: string, command: string, args: readonly string[]): Promise<Count> => {
  const started = performance.now();
  const { code, output } = await run(command, args, { verbosity: 'quiet' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) {
    console.log(output);
    remarksOfAll.push(`✗ ${name}`);
  }
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** One vitest project. A run that fails without a failed test (an error between tests) counts as one failure. */
const tests = async (project: string, environment: Readonly<Record<string, string>> = {}): Promise<Count> => {
  const folder = await mkdtemp(join(tmpdir(), 'nomucheck-report-'));
  const report = join(folder, 'report.json');
  const args = [
    'run',
    '--config',
    '.config/vitest.config.ts',
    '--project',
    project,
    '--passWithNoTests',
    '--allowOnly=false',
  ];
  const { code } = await run(
    bin('vitest'),
    [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...paths],
    { environment },
  );
  const { passed, failed, remarks } = await readTestReport(report, root);
  await rm(folder, { recursive: true, force: true });
  remarksOfAll.push(...remarks);
  if (code !== 0 && failed === 0) {
    remarksOfAll.push(`✗ ${project}: the run ended with code ${code}, and no test failed`);
    return { passed, failed: 1 };
  }
  return { passed, failed };
};

const run = async (
  command: string,
  args: readonly string[],
  {
    verbosity = 'loud',
    environment = {},
  }: { verbosity?: 'loud' | 'quiet'; environment?: Readonly<Record<string, string>> } = {},
) => {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', ...(long ? { LONG: '1' } : {}), ...environment },
    stdio: ['ignore', verbosity === 'loud' ? 'inherit' : 'pipe', verbosity === 'loud' ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  return { code, output };
};

/**
 * Checks that need no server. Each is a process that uses one processor, so as many run in parallel as there are
 * processors.
 */
const checks = (): (() => Promise<Count>)[] => [
  ...partsOfTheBuild().map(
    // On two processors the compiler's additional threads would only repeat work.
    (part) => () => check(`types: ${part}`, bin('tsc'), ['-b', part, '--singleThreaded']),
  ),
  () => check('lint and format', bin('biome'), ['ci', '--colors=off', '.']),
  () =>
    check('import directions', bin('depcruise'), [
      '--config',
      '.dependency-cruiser.cjs',
      'domain',
      'projections',
      'backend',
      'frontend',
      'scripts',
    ]),
  async () => {
    await buildPagesIfStale();
    const budget = (pages: string) =>
      check(`bundle budget: ${pages}`, process.execPath, [join(root, `frontend/${pages}/bundle-budget.ts`)]);
    const [visitors, staff] = [await budget('site'), await budget('console')];
    return { passed: visitors.passed + staff.passed, failed: visitors.failed + staff.failed };
  },
];

/** The projects that `npx tsc -b` checks, the largest first. */
const partsOfTheBuild = (): string[] => {
  const { references }: { references: { path: string }[] } = JSON.parse(
    readFileSync(join(root, 'tsconfig.json'), 'utf8'),
  );
  return references.map(({ path }) => path);
};

const sideBySide = async (left: (() => Promise<Count>)[]): Promise<Count[]> => {
  const done: Count[] = [];
  const next = async (): Promise<void> => {
    for (let work = left.shift(); work !== undefined; work = left.shift()) done.push(await work());
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
  return done;
};

const counts: Count[] = paths.length === 0 ? await sideBySide(checks()) : [];
counts.push(await tests('unit'));
counts.push(await tests('int'));
await buildPagesIfStale();
counts.push(await tests('e2e'));
// What only long runs test starts services of its own.
if (long) counts.push(await tests('e2e', { WORLD: 'many-machines', LONG: '' }));

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
// Tests that can't run here aren't counted; they are listed.
if (!machineHasRedis)
  console.log(
    '\nredis-server가 없어 Redis를 쓰는 테스트(작업 대기열, 프로세스 사이의 신호)는 돌리지 않았습니다. 설치하면 함께 돌립니다.',
  );
if (remarksOfAll.length > 0) console.log(`\n${remarksOfAll.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

// The hundreds of processes that the tests start load the same modules: what one has compiled, the next need not.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'nomucheck-compile-cache');

/** What is polled is awaited: a slow or busy machine only makes it later. */
const patient = { poll: { timeout: 20_000, interval: 50 } };

const anywhere = '{domain,projections,backend,frontend,scripts}/**';

/** `npm run test:long` sets it: tests named `.long.test.ts` run too, on the same real server as the integration tests. */
const long = process.env.LONG === '1';

/** One seed for the properties of a whole run (see property-runs.ts); the workers inherit it. */
if (!process.env.SEED) {
  process.env.SEED = String(randomInt(2 ** 31));
  console.log(`seed of the properties: ${process.env.SEED}`);
}

/**
 * Three projects, told apart by what a test costs: `unit` is pure, `int` talks to a real PostgreSQL or HTTP server,
 * `e2e` drives a real browser.
 */
export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: [`${anywhere}/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.{int,long,e2e}.test.ts'],
          // Pure, and still slow where eight of them share a busy core.
          testTimeout: 60_000,
          expect: patient,
          // They are pure, and leave no global behind: loading every module anew for every file would be most of the work.
          isolate: false,
        },
      },
      {
        root,
        test: {
          name: 'int',
          globalSetup: `${root}/backend/engine/postgres/test-server.ts`,
          include: [`${anywhere}/*.int.test.ts`, ...(long ? [`${anywhere}/*.long.test.ts`] : [])],
          exclude: ['**/node_modules/**'],
          testTimeout: 60_000,
          expect: patient,
          hookTimeout: 120_000,
          // What a file imports, the next file of the same worker has already; a service's modules take longer to load than it to start.
          isolate: false,
          // More than the cores: much of it waits, for a lease to end or a server to be back.
          maxWorkers: 3,
        },
      },
      {
        root,
        test: {
          name: 'e2e',
          globalSetup: `${root}/frontend/e2e/harness/global-setup.ts`,
          include: ['frontend/e2e/**/*.e2e.test.ts'],
          // Each worker opens one browser for all its files; what a test sees of it is fresh.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: patient,
          maxWorkers: 2,
        },
      },
    ],
  },
});

import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

// Tests start hundreds of processes that load the same modules: they share a compile cache.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'nomucheck-compile-cache');

/** Tests poll and wait for results: a slow or busy machine only takes longer. */
const patient = { poll: { timeout: 20_000, interval: 50 } };

/**
 * A test of real servers or a real browser that fails is repeated once: on a busy machine one of thousands comes too late
 * now and then. It is not hidden: `npm test` names each that passed only when it was repeated.
 */
const repeated = { retry: 1 };

const anywhere = '{domain,projections,backend,frontend,scripts}/**';

/** `npm run test:long` sets it: tests named `.long.test.ts` run too, on the same real server as the integration tests. */
const long = process.env.LONG === '1';

/** One seed for the properties of a whole run (see property-runs.ts); the workers inherit it. */
if (!process.env.SEED) {
  process.env.SEED = String(randomInt(2 ** 31));
  console.log(`seed of the properties: ${process.env.SEED}`);
}

/**
 * Three projects, by the cost of a test: `unit` is pure, `int` uses a real PostgreSQL or HTTP server, `e2e` drives a real
 * browser.
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
          // The default leaves one core unused.
          maxWorkers: '100%',
          include: [`${anywhere}/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.{int,long,e2e}.test.ts'],
          // Pure, but still slow if eight of them share a busy core.
          testTimeout: 60_000,
          expect: patient,
          // They are pure and change no globals, so files of a worker share loaded modules: loading them again for every
          // file would take most of the time.
          isolate: false,
        },
      },
      {
        root,
        test: {
          name: 'int',
          globalSetup: `${root}/backend/engine/testing/test-server.ts`,
          include: [`${anywhere}/*.int.test.ts`, ...(long ? [`${anywhere}/*.long.test.ts`] : [])],
          exclude: ['**/node_modules/**', '**/*.e2e.long.test.ts'],
          testTimeout: 60_000,
          expect: patient,
          hookTimeout: 120_000,
          // Files of a worker share loaded modules, because loading a service's modules takes longer than starting it.
          isolate: false,
          // More workers than cores, because many tests wait, for a lease to end or a server to be back.
          maxWorkers: 3,
          ...repeated,
        },
      },
      {
        root,
        test: {
          name: 'e2e',
          globalSetup: `${root}/frontend/e2e/harness/global-setup.ts`,
          include: ['frontend/e2e/**/*.e2e.test.ts', ...(long ? ['frontend/e2e/**/*.e2e.long.test.ts'] : [])],
          // Each worker opens one browser for all its files; each test gets a new context in it.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: patient,
          // More than the cores: a page that loads, and a service that answers it, wait for each other.
          maxWorkers: 3,
          ...repeated,
        },
      },
    ],
  },
});

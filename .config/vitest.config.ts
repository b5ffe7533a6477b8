import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

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
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: [`${anywhere}/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.{int,long,e2e}.test.ts'],
          // Pure, and still slow where eight of them share a busy core.
          testTimeout: 30_000,
          // They are pure, and leave no global behind: loading every module anew for every file would be most of the work.
          isolate: false,
        },
      },
      {
        root,
        test: {
          name: 'int',
          globalSetup: `${root}/backend/postgres/test-server.ts`,
          include: [`${anywhere}/*.int.test.ts`, ...(long ? [`${anywhere}/*.long.test.ts`] : [])],
          exclude: ['**/node_modules/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        root,
        test: {
          name: 'e2e',
          globalSetup: `${root}/frontend/e2e/harness/global-setup.ts`,
          include: ['frontend/e2e/**/*.e2e.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});

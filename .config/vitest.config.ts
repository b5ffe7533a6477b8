import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Two projects, told apart by what a test costs: `unit` is pure, `int` talks to a real PostgreSQL, Redis or HTTP server. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: ['{domain,projections,backend,frontend,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.int.test.ts', '**/*.long.test.ts', 'frontend/e2e/**'],
        },
      },
      {
        root,
        test: {
          name: 'int',
          globalSetup: `${root}/backend/postgres/test-server.ts`,
          include: ['{domain,projections,backend,frontend,scripts}/**/*.int.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});

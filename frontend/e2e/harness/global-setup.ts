import type { TestProject } from 'vitest/node';
import { startTestDatabase } from '../../../backend/engine/postgres/test-database.ts';
import { setup as startTestServer } from '../../../backend/engine/postgres/test-server.ts';
import { type Chromium, unpackChromium } from './chromium.ts';
import { startService } from './service.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: Chromium;
    /** Results locked, as a visitor meets them. */
    lockedUrl: string;
    /** `UNLOCK_RESULTS=1`, and the sandbox in place of other services to sign in with. */
    unlockedUrl: string;
    /** Where the unlocked one keeps its data. */
    unlockedDataDir: string;
  }
}

/**
 * Two services for the whole run, as it is sold and with every result open. One on a database of its own on the run's
 * server, the other with its server in its data folder, where the commands of whoever runs a service find it.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  project.provide('chromium', await unpackChromium());
  const stopServer = await startTestServer();
  // One after the other: both would build a stale site into the same folder.
  const locked = await startService({ DATABASE_URL: (await startTestDatabase()).url });
  const unlocked = await startService({ UNLOCK_RESULTS: '1', SANDBOX_OAUTH: '1' });
  project.provide('lockedUrl', locked.url);
  project.provide('unlockedUrl', unlocked.url);
  project.provide('unlockedDataDir', unlocked.dataDir);
  return async () => {
    await Promise.all([locked.stop(), unlocked.stop()]);
    await stopServer();
  };
};

export default setup;

import type { TestProject } from 'vitest/node';
import { TRIAL_KEY } from '../../../backend/crawling/testing/law-api-server.fixture.ts';
import { startTestDatabase } from '../../../backend/engine/testing/test-database.ts';
import { setup as startTestServer } from '../../../backend/engine/testing/test-server.ts';
import { type Chromium, unpackChromium } from './browser/chromium.ts';
import { type LawApiPorts, openLawApiDoor } from './law-api-door.ts';
import { startManyMachines } from './many-machines.ts';
import { startService } from './service.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: Chromium;
    /** The service with locked results, as visitors see it. */
    lockedUrl: string;
    /** Where the locked service keeps what it knows, for the operator's commands. */
    lockedOperation: Readonly<Record<string, string>>;
    /** The service with `UNLOCK_RESULTS=1`, and with the sandbox in place of other services to sign in through. */
    unlockedUrl: string;
    /** The data folder of the unlocked service. */
    unlockedDataDir: string;
    /** Where the unlocked service expects the open law API: a test opens a server on one of them that imitates it. */
    lawApiPorts: LawApiPorts;
  }
}

/**
 * Two services for the whole run: one with locked results, the other with every result open. One uses a database of its own
 * on the run's PostgreSQL server, the other an embedded server in its data folder, where the operator's commands find it.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  project.provide('chromium', await unpackChromium());
  const stopServer = await startTestServer();
  const lawApi = await openLawApiDoor();
  const unlocked = await startService({
    ...{ UNLOCK_RESULTS: '1', SANDBOX_OAUTH: '1' },
    ...{ LAW_API_KEY: TRIAL_KEY, LAW_API_URL: lawApi.origin, CRAWL_TRIAL_ORIGINS: lawApi.origin },
    ...{ CRAWL_REQUESTS_PER_SECOND: '5', EVENTSTORE_URL: '' },
  });
  // One after the other, because both would build a stale site into the same folder.
  const locked = process.env.WORLD === 'many-machines' ? await startManyMachines() : await startOnDatabase();
  project.provide('lockedUrl', locked.url);
  project.provide('lockedOperation', locked.operation);
  project.provide('unlockedUrl', unlocked.url);
  project.provide('unlockedDataDir', unlocked.dataDir);
  project.provide('lawApiPorts', lawApi.ports);
  return async () => {
    await Promise.all([locked.stop(), unlocked.stop()]);
    await lawApi.close();
    await stopServer();
  };
};

const startOnDatabase = async () => {
  const { url: databaseUrl } = await startTestDatabase();
  const { url, dataDir, stop } = await startService({ DATABASE_URL: databaseUrl, SANDBOX_OAUTH: '0' });
  return { url, stop, operation: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } };
};

export default setup;

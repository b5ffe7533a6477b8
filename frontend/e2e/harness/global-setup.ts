import type { TestProject } from 'vitest/node';
import { startService } from './service.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Results locked, as a visitor meets them. */
    lockedUrl: string;
    /** `UNLOCK_RESULTS=1`, and the sandbox in place of other services to sign in with. */
    unlockedUrl: string;
    /** Where the unlocked one keeps its data. */
    unlockedDataDir: string;
  }
}

/** Two services for the whole run: one as it is sold, one with every result open. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // One after the other: both would build a stale site into the same folder.
  const locked = await startService();
  const unlocked = await startService({ UNLOCK_RESULTS: '1', SANDBOX_OAUTH: '1' });
  project.provide('lockedUrl', locked.url);
  project.provide('unlockedUrl', unlocked.url);
  project.provide('unlockedDataDir', unlocked.dataDir);
  return async () => {
    await Promise.all([locked.stop(), unlocked.stop()]);
  };
};

export default setup;

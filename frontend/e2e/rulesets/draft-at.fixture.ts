import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { startTestDatabase } from '../../../backend/engine/testing/test-database.ts';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { signInOn } from '../harness/people.ts';
import { type RunningService, startService } from '../harness/service.ts';
import { newSuperOf } from '../harness/staff.ts';

/** Pages of people who work on one draft. A service of their own, because an edition is in force for everybody. */
export const draftService = () => {
  const browser = browserForTests();
  let service: RunningService;
  let settings: { readonly DATABASE_URL: string };

  beforeAll(async () => {
    settings = { DATABASE_URL: (await startTestDatabase()).url };
    service = await startService(settings);
  }, 120_000);
  afterAll(() => service.stop());

  return {
    /** A page of this name's own, signed in as one of the firm's people. */
    at: async (name: string, path: string) => {
      const { url, dataDir } = service;
      const { page, problems } = await browser.visit(url, desktop);
      await signInOn(page, await newSuperOf(url, { DATA_DIR: dataDir, ...settings }, name));
      await page.goto(path);
      return { page, problems };
    },
  };
};

export const saved = (page: Page): Promise<void> => page.getByText('모두 저장됨').waitFor();

import { type Browser, chromium as playwright } from 'playwright';
import type { Chromium } from './chromium.ts';
import { withKoreanFont } from './device-fonts.ts';

/** The Chromium from the npm registry, with web security on (that package's own defaults turn it off). */
export const launchBrowser = async ({ executablePath, environment }: Chromium): Promise<Browser> =>
  playwright.launch({
    executablePath,
    env: { ...process.env, ...withKoreanFont(environment) },
    args: [
      '--no-sandbox',
      '--no-zygote',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--font-render-hinting=none',
      // The pages of one device share a process.
      '--renderer-process-limit=1',
    ],
  });

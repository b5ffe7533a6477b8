import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { beforeAll, inject, onTestFinished } from 'vitest';
import { launchBrowser } from './launch.ts';

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page: script errors, and violations of the content security policy. */
  readonly problems: readonly string[];
};

/** Opened by the first file that a worker runs and kept for its other files; Playwright closes it with the worker. */
let opened: Promise<Browser> | undefined;

/** Each visit is a new person with an empty device, which is emptied when the test ends. */
export const browserForTests = () => {
  beforeAll(async () => {
    opened ??= launchBrowser(inject('chromium'));
    await opened;
  });
  return {
    visit: async (baseURL: string, options: BrowserContextOptions = phone): Promise<Visit> => {
      if (opened === undefined) throw new Error('The browser is not open yet');
      const kind = JSON.stringify([baseURL, options]);
      const device = putAway.get(kind)?.pop() ?? (await newDevice(await opened, { baseURL, ...options }));
      const { context } = device;
      const page = await context.newPage();
      const tell = trailOf(page);
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') {
          await tell();
          return context.close();
        }
        await empty(device);
        putAway.set(kind, [...(putAway.get(kind) ?? []), device]);
      });
      return { page, context, problems: watch(page) };
    },
  };
};

/** `standing` is a page of the service that stays open as long as the device exists. */
type Device = { readonly context: BrowserContext; readonly standing: Page; readonly session: CDPSession };

/**
 * Empty devices for reuse, by kind. A page stays open in each and keeps its process: opening a page in a process that has
 * the scripts and fonts already takes less than half the time.
 */
const putAway = new Map<string, Device[]>();

const newDevice = async (browser: Browser, options: BrowserContextOptions): Promise<Device> => {
  const context = await browser.newContext({
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(60_000);
  const standing = await context.newPage();
  // Any response of this origin is enough; this path is no page with scripts to load.
  await standing.goto('/livez');
  return { context, standing, session: await context.newCDPSession(standing) };
};

/** Only the browser's cache of public files remains. */
const empty = async ({ context, standing, session }: Device): Promise<void> => {
  await Promise.all(context.pages().map((page) => (page === standing ? undefined : page.close())));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(standing.url()).origin, storageTypes: 'all' });
};

const watch = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Trusted ?Types?|TrustedHTML|TrustedScript/i.test(text))
      problems.push(`policy: ${text}`);
  });
  return problems;
};

/**
 * A failure in a browser is hard to understand from its assertion alone, so this adds the text on the screen and the page's
 * errors.
 */
const trailOf = (page: Page): (() => Promise<void>) => {
  const trail: string[] = [];
  page.on('requestfailed', (request) =>
    trail.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) trail.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') trail.push(`console: ${message.text()}`);
  });
  return async () => {
    const screen = await page
      .locator('body')
      .textContent({ timeout: 1000 })
      .catch(() => '(nothing)');
    console.log([`At ${page.url()}:`, screen?.slice(0, 1500), ...trail.slice(-20)].join('\n'));
  };
};

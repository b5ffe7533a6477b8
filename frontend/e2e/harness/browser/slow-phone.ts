import type { Page } from 'playwright';

/** A phone of the lower middle, with a poor connection: 1.6 Mbit/s, 150 ms to the server, a processor a quarter as fast. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const processor = { rate: 4 };

export type FirstView = {
  /** When the largest part of the page was drawn (LCP), in milliseconds. */
  readonly milliseconds: number;
  /** What that part says. */
  readonly text: string;
  /** The paths of all files and calls, in the order of their requests. */
  readonly requests: readonly string[];
  /** How many of them, and how much, began before that part was drawn. */
  readonly before: { readonly requests: number; readonly kilobytes: number };
  /** How far the layout moved by itself (CLS). */
  readonly shift: number;
};

/** Opens an address on such a phone that has never been here. `shown` resolves when the page has its content. */
export const firstView = async (page: Page, path: string, shown: (page: Page) => Promise<void>): Promise<FirstView> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', processor);
  await page.goto(path);
  await shown(page);
  await page.evaluate(() => document.fonts.ready);
  const seen = await page.evaluate(read);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return seen;
};

/** Runs in the page. */
const read = async (): Promise<FirstView> => {
  const entriesOf = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      const found: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => found.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve(found), 100);
    });
  const largest = (await entriesOf('largest-contentful-paint')).at(-1);
  const shifts = (await entriesOf('layout-shift')).map((entry) =>
    'value' in entry && typeof entry.value === 'number' ? entry.value : 0,
  );
  const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
  const milliseconds = largest?.startTime ?? Number.POSITIVE_INFINITY;
  const before = files.filter(({ startTime }) => startTime < milliseconds);
  return {
    milliseconds,
    text: largest instanceof LargestContentfulPaint ? (largest.element?.textContent ?? '') : '',
    requests: files.map(({ name }) => new URL(name).pathname),
    before: {
      requests: before.length,
      kilobytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    },
    shift: shifts.reduce((sum, value) => sum + value, 0),
  };
};

import type { Page, Request } from 'playwright';

/**
 * Waits until the page has nothing more to do: no request is running, it has been drawn and is idle, and has started no
 * request since. Unlike `networkidle` it adds no fixed half second, and doesn't wait for the stream of changes, which never ends.
 */
export const settledOf = (page: Page): (() => Promise<void>) => {
  let asked = 0;
  let answered = 0;
  const one = (request: Request): number => (request.url().includes('/api/admin/events') ? 0 : 1);
  page.on('request', (request) => (asked += one(request)));
  page.on('requestfinished', (request) => (answered += one(request)));
  page.on('requestfailed', (request) => (answered += one(request)));
  return async () => {
    for (let before = -1; before !== asked || answered !== asked; ) {
      before = asked;
      await page.evaluate(
        () =>
          new Promise<unknown>((idle) => requestAnimationFrame(() => requestIdleCallback(idle, { timeout: 5_000 }))),
      );
    }
  };
};

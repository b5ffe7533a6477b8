import type { Page } from 'playwright';

/**
 * Waits until the page has nothing more to do: no request is running, it has been drawn and is idle, and has started no
 * request since. Unlike `networkidle` it adds no fixed half second.
 */
export const settledOf = (page: Page): (() => Promise<void>) => {
  let asked = 0;
  let answered = 0;
  page.on('request', () => (asked += 1));
  page.on('requestfinished', () => (answered += 1));
  page.on('requestfailed', () => (answered += 1));
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

import type { Page } from 'playwright';

/** How far the page could be scrolled sideways, in pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

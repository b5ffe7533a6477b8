import type { Page } from 'playwright';

const settleMs = 3_000;

/**
 * How far the page could be scrolled sideways, in pixels.
 * After a new window size React draws once more for the new width, and a closing dialog or message is still laid out
 * for the old one; a first answer above 0 is therefore asked for again until it is 0 or `settleMs` have passed.
 */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(async (ms) => {
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const end = performance.now() + ms;
    while (overflow() > 0 && performance.now() < end) await new Promise((next) => setTimeout(next, 50));
    return Math.max(0, overflow());
  }, settleMs);

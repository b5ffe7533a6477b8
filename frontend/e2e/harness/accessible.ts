import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA, each with where it is; empty where nothing is wrong. */
export const violations = async (page: Page): Promise<string[]> => {
  // Scrolled half under the fixed header, a box looks smaller than its target size.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const found = await new AxeBuilder({ page })
    // In the page itself: without frames of other sites there is nothing to put together in a second, blank page.
    .setLegacyMode()
    // What passes need not be described.
    .options({ resultTypes: ['violations'] })
    .withTags(wcag22aa)
    .analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} (${new URL(page.url()).pathname})`),
  );
};

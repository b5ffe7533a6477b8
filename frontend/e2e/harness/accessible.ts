import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA, each with where it is; empty where nothing is wrong. */
export const violations = async (page: Page): Promise<string[]> => {
  const isThere = await page.evaluate(async () => {
    // Scrolled half under the fixed header, a box looks smaller than its target size.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Between two colours, neither is judged.
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    return 'axe' in window;
  });
  // By hand: what `@axe-core/playwright` does for frames of other sites, which there are none of, takes as long again.
  if (!isThere) await page.evaluate(source);
  const found = await page.evaluate(async (tags) => {
    // What passes need not be described.
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: tags },
    });
    return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }));
  }, wcag22aa);
  const { pathname } = new URL(page.url());
  return found.flatMap(({ id, help, at }) => at.map((place) => `${id}: ${help} at ${place} (${pathname})`));
};

declare global {
  interface Window {
    /** As it is once its source has been evaluated in the page. */
    readonly axe: typeof axe;
  }
}

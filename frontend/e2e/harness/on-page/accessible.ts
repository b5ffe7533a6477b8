import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { CDPSession, Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The violations of WCAG 2.2 AA that axe finds, each with its place; empty if there are none. */
export const violations = async (page: Page): Promise<string[]> => {
  const isThere = await page.evaluate(async () => {
    // A box that is scrolled half under the fixed header looks smaller than its target size.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // So does one that is half under the footer; whether a control can be scrolled clear of it is asked elsewhere (`covered`).
    for (const footer of document.querySelectorAll<HTMLElement>('.step-footer')) footer.style.position = 'static';
    // During a transition between two colours, neither contrast is right.
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    return 'axe' in window;
  });
  // Run directly: what `@axe-core/playwright` does for frames of other sites, which these pages don't have, would double
  // the time.
  if (!isThere) await defineAxe(page);
  const found = await page.evaluate(async (tags) => {
    // Passed checks aren't reported.
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: tags },
    });
    for (const footer of document.querySelectorAll<HTMLElement>('.step-footer'))
      footer.style.removeProperty('position');
    return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }));
  }, wcag22aa);
  const { pathname } = new URL(page.url());
  return found.flatMap(({ id, help, at }) => at.map((place) => `${id}: ${help} at ${place} (${pathname})`));
};

/**
 * Through the browser's protocol, where the browser knows a source that it has compiled before: `page.evaluate` would have it
 * compiled anew on every page, for twice the processor time.
 */
const defineAxe = async (page: Page): Promise<void> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { exceptionDetails } = await (await session).send('Runtime.evaluate', { expression: `${source};0` });
  if (exceptionDetails !== undefined) throw new Error(`axe could not be loaded: ${exceptionDetails.text}`);
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

declare global {
  interface Window {
    /** The global that axe's source defines in the page. */
    readonly axe: typeof axe;
  }
}

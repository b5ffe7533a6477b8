import type { Page } from 'playwright';

/** What the browser refused, told by the browser itself; kept over the pages of one visit. */
export const refusalsOf = async (page: Page): Promise<readonly string[]> => {
  const told: string[] = [];
  await page.exposeFunction('tellRefusal', (what: string) => told.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(window, 'tellRefusal');
      if (typeof tell === 'function') tell(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return told;
};

/** Runs if it is ever taken for markup. Short enough for every box that takes free text. */
export const markup = '<svg onload=xss=1>';

/** Whether `markup` was taken for it anywhere in the page. */
export const hasRun = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'xss' in window || document.querySelector('svg[onload]') !== null);

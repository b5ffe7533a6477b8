import type { Page } from 'playwright';

/** Violations of the policy, as the browser reports them; collected over the pages of one visit. */
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

/** Runs a script if a page treats it as HTML. Short enough for every box that takes free text. */
export const markup = '<svg onload=xss=1>';

/** Whether `markup` was run anywhere in the page. */
export const hasRun = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'xss' in window || document.querySelector('svg[onload]') !== null);

import type { Page } from 'playwright';

/** Unfolds one row of a result, as a finger does. */
export const unfoldRow = (page: Page, id: string): Promise<void> => page.locator(`#${id} > summary`).click();

/** Unfolds every row and explanation that is on the page. */
export const unfoldAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });

import type { Page } from 'playwright';

/** Twice the usual size. Styles that count in rem, and media queries in em, follow the browser's own size of letters. */
const pixels = 32;

/** Gives this page a browser whose owner has chosen letters twice as large; the next page that is opened has them. */
export const inLargeLetters = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
};

/** The size of letters from which the page in sight is laid out. */
export const sizeOfLetters = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

import type { Page } from 'playwright';

/** Waits until the scripts have taken over a page that came with its content: before that its buttons do nothing. */
export const takenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
};

import type { Page } from 'playwright';

export type Size = { readonly width: number; readonly height: number };

/** The narrowest phone; a screen of 1280 px at 200 % zoom; the same screen without zoom. */
export const narrowestPhone: Size = { width: 320, height: 640 };
export const zoomedDesktop: Size = { width: 640, height: 450 };
export const desktopSize: Size = { width: 1280, height: 900 };

/** Runs a check in windows of these sizes, and restores the page's own size. */
export const inWindowOf = async (
  page: Page,
  looks: readonly (readonly [Size, () => Promise<unknown>])[],
): Promise<void> => {
  const before = page.viewportSize();
  for (const [size, look] of looks) {
    await page.setViewportSize(size);
    await page.evaluate(async (width) => {
      while (document.documentElement.clientWidth !== width) await new Promise(requestAnimationFrame);
    }, size.width);
    await look();
  }
  if (before !== null) await page.setViewportSize(before);
};

import type { Page } from 'playwright';
import { expect } from 'vitest';

/** What a person without a mouse does: Tab until something has the focus. */

export const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Waits until the focused element has this text. */
export const focusIsOn = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(text);

/** Presses Tab until the element has the focus; throws after so many presses. */
export const tabTo = async (page: Page, selector: string, most = 60): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    if (await focused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard never reached ${selector} at ${page.url()}`);
};

/** The same for a button, link or field whose name begins with this text. */
export const tabToName = async (page: Page, name: string, most = 100): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    const now = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body) return '';
      return at.getAttribute('aria-label') ?? at.textContent ?? '';
    });
    if (now.trim().startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard never reached “${name}” at ${page.url()}`);
};

/** Goes there by Tab and presses Enter. */
export const enterOn = async (page: Page, name: string): Promise<void> => {
  await tabToName(page, name);
  await page.keyboard.press('Enter');
};

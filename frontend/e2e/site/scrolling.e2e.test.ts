import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { takenOver } from '../harness/on-page/taken-over.ts';

const browser = browserForTests();

/**
 * From the end of a long page to another long page: where the page stands right after it was told to scroll. A slow machine may
 * draw no step of a smooth scroll, but never begins one at its end.
 */
const positionAfterTheCall = async (page: Page): Promise<number> => {
  await page.goto('/policy/service');
  await takenOver(page);
  await page.evaluate(() => {
    const scrollTo = window.scrollTo.bind(window);
    scrollTo({ top: 1500, behavior: 'instant' });
    window.scrollTo = (...given: unknown[]) => {
      Reflect.apply(scrollTo, window, given);
      Object.assign(window, { stoodAt: window.scrollY });
    };
  });
  // Not by a click, which would scroll to the link.
  await page.getByRole('link', { name: '개인정보 처리방침' }).last().dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: '개인정보 처리방침' }).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  return page.evaluate(() => ('stoodAt' in window ? Number(window.stoodAt) : Number.NaN));
};

test('a new page scrolls smoothly to its top', async () => {
  const { page } = await browser.visit(inject('lockedUrl'), { ...phone, reducedMotion: 'no-preference' });
  expect(await positionAfterTheCall(page)).toBeGreaterThan(0);
});

test('where reduced motion is asked for, a new page is at its top at once', async () => {
  const { page } = await browser.visit(inject('lockedUrl'));
  expect(await positionAfterTheCall(page)).toBe(0);
});

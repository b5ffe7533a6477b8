import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser.ts';
import { takenOver } from '../harness/taken-over.ts';

const browser = browserForTests();

/** From the end of a long page to another long page: the scroll positions between the first and the top. */
const positionsOnTheWay = async (page: Page): Promise<number[]> => {
  await page.goto('/policy/service');
  await takenOver(page);
  await page.evaluate(() => {
    window.scrollTo({ top: 1500, behavior: 'instant' });
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      seen.push(window.scrollY);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // Not by a click, which would scroll to the link.
  await page.getByRole('link', { name: '개인정보 처리방침' }).last().dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: '개인정보 처리방침' }).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  const seen = await page.evaluate(() =>
    'seen' in window && Array.isArray(window.seen) ? window.seen.map(Number) : [],
  );
  return seen.filter((position) => position > 0 && position < 1500);
};

test('a new page scrolls smoothly to its top', async () => {
  const { page } = await browser.visit(inject('lockedUrl'), { ...phone, reducedMotion: 'no-preference' });
  expect((await positionsOnTheWay(page)).length).toBeGreaterThan(1);
});

test('where reduced motion is asked for, a new page is at its top at once', async () => {
  const { page } = await browser.visit(inject('lockedUrl'));
  expect(await positionsOnTheWay(page)).toEqual([]);
});

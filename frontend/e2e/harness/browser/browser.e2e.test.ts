import type { BrowserContext } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { browserForTests } from './browser.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
/** A kind of device that no other test of this file uses. */
const screen = { viewport: { width: 401, height: 701 } };
let usedBefore: BrowserContext;

describe('a device that is used a second time', () => {
  test('was used before', async () => {
    const { page, context } = await browser.visit(url, screen);
    usedBefore = context;
    await page.goto('/livez');
    await page.evaluate(async () => {
      localStorage.setItem('left', 'behind');
      sessionStorage.setItem('left', 'behind');
      await caches.open('left');
    });
    await context.addCookies([{ name: 'hidden', value: 'left', url, httpOnly: true }]);
    await context.route('**/livez', (route) => route.fulfill({ body: 'left behind' }));
    await page.addInitScript(() => Reflect.set(window, 'left', 'behind'));
    await context.setOffline(true);
  });

  test('is empty, and its requests reach the service', async () => {
    const { page, context } = await browser.visit(url, screen);
    expect(context).toBe(usedBefore);
    const answer = await page.goto('/livez');
    expect(await answer?.text()).not.toContain('left');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
    expect(await page.evaluate(() => ['left' in window, history.length])).toEqual([false, 2]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

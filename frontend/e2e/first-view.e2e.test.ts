import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { slowness } from '../../.config/machine-pace.ts';
import { browserForTests } from './harness/browser.ts';
import { begin } from './harness/questionnaire.ts';
import { type FirstView, firstView } from './harness/slow-phone.ts';

const browser = browserForTests();
const url = inject('lockedUrl');

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name }).waitFor();

/** The better of up to three visits, because a machine that also runs other tests pauses now and then. */
const bestOf = async (visit: () => Promise<FirstView>, isGood: (view: FirstView) => boolean): Promise<FirstView> => {
  let best = await visit();
  for (let tries = 1; tries < 3 && !isGood(best); tries += 1) {
    const next = await visit();
    if (next.milliseconds < best.milliseconds) best = next;
  }
  return best;
};

test.each([
  { path: '/', limit: 2_000, shown: heading(/해고, 다툴 수 있는지/) },
  { path: '/check', limit: 2_000, shown: heading('부당해고 자가진단') },
  { path: '/check/form/intake/0', limit: 2_000, shown: heading('누구신가요?') },
  { path: '/user/sign-up', limit: 2_500, shown: heading('회원가입') },
])('on a slow phone with a poor connection $path is there within $limit ms', async ({ path, limit, shown }) => {
  const { page } = await browser.visit(url);
  if (path.startsWith('/check/form')) await begin(page);
  const allowed = limit * (await slowness());
  const view = await bestOf(
    () => firstView(page, path, shown),
    ({ milliseconds }) => milliseconds <= allowed,
  );
  const { requests, kilobytes } = view.before;
  console.log(
    `${path}: ${Math.round(view.milliseconds)} ms of ${limit}, ${Math.round(kilobytes)} KB in ${requests} requests`,
  );
  expect(view.milliseconds, `drawn last: ${view.text}`).toBeLessThanOrEqual(allowed);
  // The text is in the first file of the typeface, and only what this page shows is loaded.
  expect(view.requests.filter((file) => file.endsWith('.woff2'))).toEqual([expect.stringContaining('-core-')]);
  expect(kilobytes).toBeLessThan(320);
  expect(requests).toBeLessThanOrEqual(28);
  expect(view.shift).toBeLessThan(0.1);
});

test('the scripts and styles of a page on which a visit begins are named in its HTML', async () => {
  const { page } = await browser.visit(url);
  for (const path of ['/', '/check', '/user/sign-up', '/policy/privacy']) {
    const html = await (await fetch(url + path)).text();
    await page.goto(path);
    await page.locator('h1').waitFor();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const late = loaded.filter((file) => /\.(?:js|css)$/.test(file) && !html.includes(file));
    expect(late, path).toEqual([]);
  }
});

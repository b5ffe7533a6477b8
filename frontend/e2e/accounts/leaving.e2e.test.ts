import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { browserForTests } from '../harness/browser/browser.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { unfinishedOf } from '../harness/records/checks.ts';
import { answerAll, begin } from '../harness/records/questionnaire.ts';

const browser = browserForTests();
const neutral = 'https://weather.naver.com/';

/** The neutral page is another site's; the test only checks the arrival there. */
const withNeutralPage = (page: Page) =>
  page.route(`${neutral}**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>날씨</h1>' }),
  );

describe('leaving at once', () => {
  test('by the button: Back never shows the check again, nor any page of the site before it', async () => {
    const { page } = await browser.visit(inject('unlockedUrl'));
    await withNeutralPage(page);
    await page.goto('/');
    await begin(page);
    await answerAll(page, {}, ({ numbering }) => numbering === 2);
    await page.getByRole('button', { name: /바로 나가기/ }).click();
    await page.waitForURL(neutral);
    const shown: string[] = [];
    page.on('console', (message) => shown.push(message.text()));
    await page.addInitScript(() => {
      // Whatever a page of the site draws is told.
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) console.log(`${location.host}${location.pathname} drew ${name}`);
      }).observe({ type: 'paint', buffered: true });
    });
    for (let pressed = 0; pressed < 4; pressed += 1) {
      await page.goBack().catch(() => null);
      await page.waitForURL(neutral);
      expect(await visibleText(page.locator('body'))).toBe('날씨');
    }
    // The home page has its content in the HTML, and isn't shown either.
    const { host } = new URL(page.url());
    expect(shown.filter((told) => !told.startsWith(host) && told.includes('contentful'))).toEqual([]);
  });

  test('who opens the site again by its address finds the answers', async () => {
    const { page } = await browser.visit(inject('unlockedUrl'));
    await withNeutralPage(page);
    await begin(page);
    await answerAll(page, {}, ({ numbering }) => numbering === 2);
    await page.getByRole('button', { name: /바로 나가기/ }).click();
    await page.waitForURL(neutral);
    await page.goto('/check');
    await page.getByText('하던 진단이 있어요').waitFor();
    await page.goto('/services');
    await page.goBack();
    await page.getByText('하던 진단이 있어요').waitFor();
  });

  test('by Esc three times, not by one', async () => {
    const { page } = await browser.visit(inject('unlockedUrl'));
    await withNeutralPage(page);
    await begin(page);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
    expect(page.url()).toContain('/check/form');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.waitForURL(neutral);
  });
});

test('erasing this device explains what happens, then leaves nothing here and discards the draft', async () => {
  const url = inject('unlockedUrl');
  const person = await newPerson(url);
  const { page } = await browser.visit(url);
  await signInOn(page, person);
  await begin(page);
  await answerAll(page, {}, ({ numbering }) => numbering === 3);
  await page.getByText(/저장됨/).waitFor();
  await page.getByRole('link', { name: '이 기기에서 지우기' }).click();
  await page.getByRole('heading', { name: '이 기기에서 지울까요?' }).waitFor();
  expect(await visibleText(page.locator('main'))).toContain('되돌릴 수 없어요');
  await page.getByRole('button', { name: '지우기', exact: true }).click();
  await page.getByRole('heading', { name: '이 기기에서 지웠어요' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('nomucheck.check.draft'))).toBeNull();
  expect(await unfinishedOf(url, person)).toBeNull();
  await page.goto('/check');
  await page.getByRole('button', { name: '시작하기' }).waitFor();
  expect(await page.getByText('하던 진단이 있어요').count()).toBe(0);
});

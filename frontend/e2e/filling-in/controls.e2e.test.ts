import { describe, expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { covered } from '../harness/on-page/covered.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { employeeAnswers, finishedCheck, startedCheck } from '../harness/records/checks.ts';
import { answerAll, begin, choose, unfoldAnswers } from '../harness/records/questionnaire.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

/** The narrowest and the widest; in long tests those between them, too. */
const windows = [
  { width: 320, height: 600 },
  ...(process.env.LONG === '1'
    ? [
        { width: 360, height: 600 },
        { width: 390, height: 600 },
      ]
    : []),
  { width: 1280, height: 800 },
];

describe('nothing covers a control', () => {
  test('on any kind of page of a check, in small windows and large ones', async () => {
    const person = await newPerson(url);
    const result = await finishedCheck(url, person);
    await startedCheck(url, person, employeeAnswers(), () => 'no');
    const { page } = await browser.visit(url, { viewport: { width: 390, height: 600 } });
    await signInOn(page, person);
    const places = [
      ...[0, 1, 2, 3, 8, 10, 12, 13].map((numbering) => `/check/form/intake/${numbering}`),
      '/check/form/detail-9/2',
      '/check/form/answers',
      `/check/result/${result}`,
    ];
    const found: string[] = [];
    for (const place of places) {
      await page.goto(place);
      await page.locator('h1').waitFor();
      expect(new URL(page.url()).pathname).toBe(place);
      if (place.endsWith('answers')) await unfoldAnswers(page);
      for (const size of windows) {
        await page.setViewportSize(size);
        expect(await sideways(page), `${place} at ${size.width}`).toBe(0);
        found.push(...(await covered(page)).map((name) => `${place} at ${size.width}: ${name}`));
      }
    }
    expect(found).toEqual([]);
  });

  test('the footer stands on the keyboard of a phone, and the page can be scrolled above it', async () => {
    const { page } = await browser.visit(url);
    await begin(page);
    await answerAll(page, {}, ({ numbering }) => numbering === 2);
    const keyboard = 320;
    const visible = (page.viewportSize()?.height ?? 0) - keyboard;
    await page.evaluate((height) => {
      const seen = window.visualViewport;
      if (seen === null) throw new Error('no visual viewport');
      Object.defineProperty(seen, 'height', { value: height });
      seen.dispatchEvent(new Event('resize'));
    }, visible);
    const lowerEdge = () => page.locator('.step-footer').evaluate((bar) => bar.getBoundingClientRect().bottom);
    await expect.poll(lowerEdge).toBeLessThanOrEqual(visible);
    await page
      .locator('.erase-link')
      .evaluate((link) => link.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    const link = await page.locator('.erase-link').boundingBox();
    const footer = await page.locator('.step-footer').boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  });
});

/** For longer than this no tap is the second one of a double tap. */
const aMoment = 400;

describe('a single choice', () => {
  test('goes on with one tap, a double tap skips no question, and “이전” undoes it', async () => {
    const { page, problems } = await browser.visit(url, phone);
    await begin(page);
    await page.locator('label[for="answer-employee"]').tap();
    await page.waitForURL('**/intake/2');
    await page.waitForTimeout(aMoment);
    await page.getByRole('link', { name: '이전' }).click();
    await page.waitForURL('**/intake/0');
    expect(await page.locator('#answer-employee').isChecked()).toBe(true);
    // The choice that is selected already goes on, too.
    await page.locator('label[for="answer-employee"]').tap();
    await page.waitForURL('**/intake/2');
    await answerAll(page, {}, ({ numbering }) => numbering === 7);
    await page.waitForTimeout(aMoment);
    await page.locator('label[for="answer-regular"]').dblclick();
    await page.waitForURL('**/intake/17');
    await page.locator('form[data-question="intake/17"]').waitFor();
    expect(await page.locator('input:checked').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('waits for “다음” where the answer can be typed, and for the keyboard', async () => {
    const person = await newPerson(url);
    const check = await finishedCheck(url, person);
    const { page } = await browser.visit(url, phone);
    await signInOn(page, person);
    await begin(page);
    await page.locator('#answer-employee').press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(page.url()).toContain('/intake/0');
    expect(await page.locator('#answer-employee').isChecked()).toBe(true);
    await page.getByRole('button', { name: '다음' }).click();
    await page.waitForURL('**/intake/2');
    await page.goto(`/check/result/${check}/more/intake/1`);
    await choose(page, 'answer-busan');
    expect(await page.locator('#answer-busan').isChecked()).toBe(true);
    expect(page.url()).toContain('/more/intake/1');
  });
});

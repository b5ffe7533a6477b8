import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { finishedCheck, startedCheck } from '../harness/records/checks.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let person: Person;
let resultId = '';

beforeAll(async () => {
  person = await newPerson(url);
  resultId = await finishedCheck(url, person);
  await startedCheck(url, person, undefined, () => 'no');
});

test('the table below the chart can be read on a phone: no column of questions is one letter wide', async () => {
  for (const width of [320, 390]) {
    const { page } = await browser.visit(url, { viewport: { width, height: 844 } });
    await signInOn(page, person);
    await page.goto(`/check/result/${resultId}`);
    await page.getByText('표와 출발한 수치').click();
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll('.steps-table tbody th')].map((cell) => cell.getBoundingClientRect().toJSON()),
    );
    expect(boxes.length).toBeGreaterThan(5);
    for (const box of boxes) expect(box.width, `a row's heading at ${width} px`).toBeGreaterThan(100);
    const region = page.locator('.table-scroll');
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});

test('controls on a question’s page are at least 44 px high', async () => {
  const { page } = await browser.visit(url);
  await signInOn(page, person);
  await page.goto('/check/form/intake/8');
  await page.locator('h1').waitFor();
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('main .choice-card, main button, main .back-link, main .why summary')].map(
      (element) => Math.round(element.getBoundingClientRect().height),
    ),
  );
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('with letters twice as large on a phone a typed date is visible as a whole', async () => {
  const { page } = await browser.visit(url);
  await signInOn(page, person);
  await page.goto('/check/form/intake/3');
  await page.locator('h1').waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const cutOff = await page
    .locator('.date-box input')
    .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
  expect(cutOff).toEqual([0, 0, 0]);
});

test('the header shrinks once and stays so: the page never jumps', async () => {
  const { page } = await browser.visit(url, desktop);
  await page.goto('/services');
  await page.locator('h1').waitFor();
  for (const [top, look] of [
    [325, 'header header-compact'],
    [319, 'header'],
    [330, 'header header-compact'],
    [300, 'header'],
  ] as const) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForFunction((wanted) => document.querySelector('.header')?.className === wanted, look);
    const seen = await page.evaluate(async () => {
      const looks = new Set<string>();
      for (let frames = 0; frames < 30; frames += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        looks.add(`${document.querySelector('.header')?.className} at ${window.scrollY}`);
      }
      return [...looks];
    });
    expect(seen).toEqual([`${look} at ${top}`]);
  }
});

test('the longest name leaves space for the menu', async () => {
  const { page } = await browser.visit(url, { viewport: { width: 900, height: 700 } });
  await signInOn(page, await newPerson(url, '가'.repeat(40)));
  await page.goto('/services');
  await page.getByRole('button', { name: /가님/ }).waitFor();
  expect(await sideways(page)).toBe(0);
});

test('the menu stands in the header from 779 px on, and folds where large letters leave no room for it', async () => {
  const { page } = await browser.visit(url, { viewport: { width: 778, height: 700 } });
  await page.goto('/services');
  await page.locator('h1').waitFor();
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const isFolded = async () => [await menu.isVisible(), await sideways(page)];
  expect(await isFolded()).toEqual([false, 0]);
  await page.setViewportSize({ width: 779, height: 700 });
  expect(await isFolded()).toEqual([true, 0]);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await isFolded()).toEqual([false, 0]);
});

test('on the home page the button back to the result and the boxes of the date are one line, at any width of a phone', async () => {
  const { page } = await browser.visit(url, { viewport: { width: 320, height: 700 } });
  await signInOn(page, person);
  await page.goto('/');
  const button = page.locator('.home-continue .button');
  await button.waitFor();
  for (const width of [320, 345, 390, 440, 575]) {
    await page.setViewportSize({ width, height: 700 });
    const box = await button.boundingBox();
    expect(box?.height, `its height at ${width} px`).toBeLessThan(64);
    expect(box?.width, `its width at ${width} px`).toBeGreaterThan(120);
    const tops = await page
      .locator('.home-calculator .date-box')
      .evaluateAll((boxes) => boxes.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size, `rows of the date at ${width} px`).toBe(1);
  }
});

test('on a low screen no bar cuts off the box that is typed in, and the line of progress stays in its bar', async () => {
  const { page } = await browser.visit(url, { viewport: { width: 844, height: 390 } });
  await signInOn(page, person);
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 390, height: 340 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/check/form/intake/3');
    const year = page.locator('#answer-year');
    await year.click();
    const [typed, bar, line] = [
      await year.boundingBox(),
      await page.locator('.check-bar').boundingBox(),
      await page.locator('.progress-bar').boundingBox(),
    ];
    const covering = await year.evaluate((box) => {
      const { left, top, bottom } = box.getBoundingClientRect();
      return [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 20, y) === box);
    });
    expect(covering, `${viewport.width} × ${viewport.height}`).toEqual([true, true]);
    expect(typed?.y).toBeGreaterThan(0);
    expect(Math.abs((line?.y ?? 0) + (line?.height ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0))).toBeLessThan(2);
  }
});

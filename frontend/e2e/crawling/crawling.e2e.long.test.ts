import { beforeAll, expect, inject, test } from 'vitest';
import { inWindowOf, narrowestPhone } from '../every-page/rules/windows.ts';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let boss: Person;

beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'));
});

const signedIn = async () => {
  const visit = await browser.visit(url, desktop);
  await signInOn(visit.page, boss);
  return visit;
};

test('days in the wrong order are refused before they are sent, and the focus is where to change them', async () => {
  const { page, problems } = await signedIn();
  await page.goto('/admin/crawling?kind=case-high');
  await page.getByLabel('선고일 시작').fill('2025-03-05');
  await page.getByLabel('선고일 끝').fill('2025-03-03');
  await page.getByRole('button', { name: '수집 시작' }).click();
  await page.getByText('끝나는 날은 시작하는 날과 같거나 뒤여야 합니다.').waitFor();
  expect(await page.getByLabel('선고일 끝').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: '지난달' }).click();
  expect(await page.getByText('끝나는 날은 시작하는 날과 같거나 뒤여야 합니다.').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a source is switched off and on again, each with a reason', async () => {
  const { page, problems } = await signedIn();
  await page.goto('/admin/crawling?kind=case-low-meeting');
  const site = page.getByRole('listitem').filter({ hasText: '노동위원회 누리집' });
  for (const [name, after] of [
    ['끄기', '켜기'],
    ['켜기', '끄기'],
  ] as const) {
    await site.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByLabel('사유').fill('점검');
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await site.getByRole('button', { name: after }).waitFor();
  }
  expect(problems).toEqual([]);
});

test('the filter of the works stays after a reload', async () => {
  const { page, problems } = await signedIn();
  await page.goto('/admin/crawling/case-low-meeting');
  await page.getByLabel('상태').click();
  await page.getByRole('option', { name: '멈춤' }).click();
  await page.getByText('조건에 맞는 수집 작업이 없습니다.').waitFor();
  await page.reload();
  await page.getByText('조건에 맞는 수집 작업이 없습니다.').waitFor();
  expect(problems).toEqual([]);
});

test('keys lead through the calendar, also into another month', async () => {
  const { page, problems } = await signedIn();
  await page.goto('/admin/crawling/calendar?kind=case-high&month=2025-03');
  await page.getByRole('gridcell', { name: /^2025년 3월 31일/ }).click();
  const isOn = (day: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(new RegExp(`^${day}`));
  await page.keyboard.press('ArrowUp');
  await isOn('2025년 3월 24일');
  await page.keyboard.press('End');
  await isOn('2025년 3월 29일');
  await page.keyboard.press('PageUp');
  await isOn('2025년 2월 28일');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await isOn('2024년 12월 28일');
  await page.getByRole('heading', { name: '2024년' }).waitFor();
  await page.goBack();
  expect(problems).toEqual([]);
});

test.each([
  '/admin/crawling',
  '/admin/crawling/case-low',
  '/admin/crawling/calendar?kind=case-low',
  '/admin/crawling/calendar?kind=case-low&form=table',
  '/admin/crawling/failures',
])('%s is accessible, and fits the narrowest phone', async (path) => {
  const { page, problems } = await signedIn();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  const looksRight = async () => {
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  };
  await inWindowOf(page, [[narrowestPhone, looksRight]]);
  expect(problems).toEqual([]);
});

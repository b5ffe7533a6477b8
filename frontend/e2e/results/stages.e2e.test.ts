import { readFile } from 'node:fs/promises';
import { addDays, koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { unfoldAll } from '../harness/on-page/result-rows.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { employeeAnswers, finishedCheck, lateAnswers, sharedPath } from '../harness/records/checks.ts';

const browser = browserForTests();
const url = inject('lockedUrl');
let person: Person;

beforeAll(async () => {
  person = await newPerson(url);
});

const today = koreanDateOf(new Date());
/** A decision against the worker, received two days ago. */
const decided = (): Record<string, AnswerValue> => ({
  ...employeeAnswers(),
  'intake/dismissed': addDays(today, -120),
  'intake/stage': 'decided',
  'intake/filed-on': addDays(today, -100),
  'intake/decision': 'lost',
  'intake/decided-on': addDays(today, -2),
});

const opened = async (id: string, device = phone) => {
  const visit = await browser.visit(url, device);
  await signInOn(visit.page, person);
  await visit.page.goto(`/check/result/${id}`);
  await visit.page.getByRole('heading', { level: 1, name: '진단 결과' }).waitFor();
  await unfoldAll(visit.page);
  return visit;
};

describe('after a decision', () => {
  test('ten days stand where three months stood: in the bar, the list, the steps and the calendar', async () => {
    const { page, problems } = await opened(await finishedCheck(url, person, decided()));
    await page.getByRole('complementary', { name: /재심신청 기한/ }).waitFor();
    const read = await visibleText(page.locator('main'));
    expect(read).toContain('10일 안에 재심을 신청해요');
    expect(read).toContain('재심신청 마지막 날');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '삼성·Apple 캘린더에 넣기 (.ics)' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('SUMMARY:중앙노동위원회 재심신청 마지막 날');
    expect(problems).toEqual([]);
  });

  test('nothing is sold, neither on the result nor on the pages of an order', async () => {
    const id = await finishedCheck(url, person, decided());
    const { page } = await opened(id);
    expect(await page.locator('main a[href*="/check/order"]').count()).toBe(0);
    for (const path of ['/check/orderInfo', '/check/order']) {
      await page.goto(`${path}?checkId=${id}`);
      await page.getByRole('heading', { level: 1, name: '결제할 것이 없어요' }).waitFor();
    }
    await page.getByRole('link', { name: '결과 보기' }).click();
    await page.waitForURL(`**/check/result/${id}`);
  });
});

test('where only the court is open there is no figure, and it says why', async () => {
  const { page } = await opened(await finishedCheck(url, person, lateAnswers()));
  const read = await visibleText(page.locator('main'));
  expect(read).toContain('법원 사건의 통계가 없어 수치를 보여 드리지 않아요');
  expect(await page.locator('.figure-number').count()).toBe(0);
});

test('the sentence to the company is copied by its button', async () => {
  const { page, context, problems } = await opened(await finishedCheck(url, person));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sentence = await page.locator('.sentence blockquote').innerText();
  expect(sentence).toContain('계속 일하겠습니다');
  await page.getByRole('button', { name: '복사하기', exact: true }).click();
  await page.getByText('복사했어요').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sentence);
  await page.getByRole('link', { name: '문자로 보내기' }).waitFor();
  expect(problems).toEqual([]);
});

test('a union member’s link says nothing of the union; a company’s result says first that it may be a crime', async () => {
  const union = await finishedCheck(url, person, { ...employeeAnswers(), 'intake/protected': ['union'] });
  const { page } = await opened(union);
  expect(await visibleText(page.locator('main'))).toContain('부당노동행위 구제신청');
  const family = await browser.visit(url);
  await family.page.goto(await sharedPath(url, person, union));
  await family.page.getByRole('heading', { level: 1, name: '함께 보는 진단 결과' }).waitFor();
  expect(await visibleText(family.page.locator('main'))).not.toMatch(/부당노동행위|노동조합 활동/);

  const company = { ...employeeAnswers(), 'intake/side': 'employer', 'intake/protected': ['birth'] };
  const { page: warned } = await opened(await finishedCheck(url, person, company));
  const read = await visibleText(warned.locator('main'));
  const warning = read.indexOf('그 직원의 해고는 범죄가 될 수 있어요');
  expect(warning).toBeGreaterThanOrEqual(0);
  expect(warning).toBeLessThan(read.indexOf('부당해고로 인정될 위험 (추정)'));
});

test('beside the page of a laptop the card of either side shows its three deeds without being scrolled', async () => {
  for (const side of ['employee', 'employer']) {
    const id = await finishedCheck(url, person, { ...employeeAnswers(), 'intake/side': side });
    const { page } = await browser.visit(url, { viewport: { width: 1280, height: 800 } });
    await signInOn(page, person);
    await page.goto(`/check/result/${id}`);
    const deeds = page.locator('.result-card .today > ul > li');
    await deeds.nth(2).waitFor();
    const box = await deeds.nth(2).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), side).toBeLessThanOrEqual(800);
  }
});

import { expect, inject, test } from 'vitest';
import { browserForTests } from '../harness/browser/browser.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { finishedCheck } from '../harness/records/checks.ts';
import {
  answerAll,
  arriveAtAnswers,
  begin,
  recently,
  seeResult,
  unfoldAnswers,
} from '../harness/records/questionnaire.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

test('the answers of a result are read, copied, and begin a new check; the old result stays', async () => {
  const person = await newPerson(url);
  const first = await finishedCheck(url, person);
  const { page, context, problems } = await browser.visit(url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInOn(page, person);
  await page.goto(`/check/result/${first}`);
  await page.getByRole('link', { name: '내 답변 보기' }).click();
  await page.getByRole('heading', { level: 1, name: '내 답변' }).waitFor();
  await page.getByRole('button', { name: '답변을 글로 복사하기' }).click();
  await page.getByText('복사했어요').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('- 회사가 어디에 있나요? 서울');

  await page.getByRole('button', { name: '답을 고쳐 다시 진단하기' }).click();
  await arriveAtAnswers(page);
  await unfoldAnswers(page);
  const change = page.getByRole('link', { name: '변경 회사가 어디에 있나요?' });
  await change.click();
  await page.locator('#answer-busan').press('Space');
  await page.keyboard.press('Enter');
  await arriveAtAnswers(page);
  // Back at the row that was changed, in its group.
  await expect.poll(() => change.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await visibleText(page.locator('#row-intake-1'))).toContain('부산');
  const second = await seeResult(page);
  expect(second).not.toBe(first);
  // The new result names the old one, and says what changed since.
  await page.getByRole('link', { name: '전에 본 결과와 달라진 점' }).click();
  await page.getByText('가장 최근 결과와 달라진 점').click();
  await page.getByText('서울 → 부산').waitFor();
  await page.getByRole('link', { name: '그때 결과 보기' }).click();
  await page.getByText('그때 계산한 결과예요').waitFor();
  await page.goto(`/check/result/${first}/answers`);
  await page.locator('.answer-group').first().waitFor();
  await unfoldAnswers(page);
  expect(await visibleText(page.locator('#intake-region'))).toContain('서울');
  expect(problems).toEqual([]);
});

test('a link to the start page hands on whose side one is on and the day of the dismissal, which can be changed', async () => {
  const { page } = await browser.visit(url);
  const day = recently(10);
  const dismissed = [day['answer-year'], day['answer-month']?.padStart(2, '0'), day['answer-day']?.padStart(2, '0')];
  await begin(page, 'basic', `?role=worker&dismissed=${dismissed.join('-')}`);
  await page.getByRole('link', { name: '이전' }).click();
  await page.waitForURL('**/intake/0');
  expect(await page.locator('#answer-employee').isChecked()).toBe(true);
  await answerAll(page, {}, ({ numbering }) => numbering === 4);
  expect(await page.locator('#answer-day').inputValue()).toBe(day['answer-day']);
  await page.locator('#answer-year').fill('0202');
  await page.getByRole('button', { name: '다음' }).click();
  await page.locator('.error-summary', { hasText: '연도를 확인' }).waitFor();
});

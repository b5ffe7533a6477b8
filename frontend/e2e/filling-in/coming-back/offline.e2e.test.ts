import { expect, inject, test } from 'vitest';
import { browserForTests } from '../../harness/browser/browser.ts';
import { newPerson, signInOn } from '../../harness/people.ts';
import { unfinishedOf } from '../../harness/records/checks.ts';
import {
  answerAll,
  answerQuestion,
  arriveAtAnswers,
  begin,
  unfoldAnswers,
} from '../../harness/records/questionnaire.ts';

const browser = browserForTests();

test('answers given without a connection are kept on the device and saved when it is back', async () => {
  const url = inject('unlockedUrl');
  const person = await newPerson(url);
  const { page, context, problems } = await browser.visit(url);
  await signInOn(page, person);
  await begin(page);
  await answerAll(page, {}, ({ numbering }) => numbering === 2);
  await page.getByText(/저장됨/).waitFor();

  await context.setOffline(true);
  await answerQuestion(page);
  await answerQuestion(page);
  await page.getByText('연결되면 저장할게요').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('nomucheck.check.draft'))).toContain('2018-03-02');
  expect(Object.keys((await unfinishedOf(url, person))?.answers ?? {})).toEqual(['intake/side']);

  await context.setOffline(false);
  await page.getByText(/저장됨 \d\d:\d\d/).waitFor();
  expect((await unfinishedOf(url, person))?.answers).toMatchObject({
    'intake/workers': 42,
    'intake/joined': '2018-03-02',
  });
  expect(problems).toEqual([]);
});

test('the result is not requested while answers are only on the device, and the page says why', async () => {
  const url = inject('unlockedUrl');
  const { page, context } = await browser.visit(url);
  await signInOn(page, await newPerson(url));
  await begin(page);
  await answerAll(page);
  await arriveAtAnswers(page);
  await unfoldAnswers(page);
  await page.getByRole('link', { name: '변경 대표를 뺀 전체 직원은 몇 명인가요?' }).click();
  await page.waitForURL('**/intake/2?change');
  await context.setOffline(true);
  await page.locator('#answer').fill('50');
  await page.getByRole('button', { name: '바꾸기' }).click();
  await arriveAtAnswers(page);
  await page.getByRole('button', { name: '결과 보기' }).last().click();
  await page.getByText('답변을 아직 저장하지 못했어요').waitFor();
  await context.setOffline(false);
  await page.getByText(/저장됨/).waitFor();
  await page.getByRole('button', { name: '결과 보기' }).last().click();
  await page.waitForURL('**/check/result/*');
});

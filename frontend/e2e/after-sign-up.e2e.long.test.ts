import { expect, inject, test } from 'vitest';
import { browserForTests } from './harness/browser.ts';
import { someone } from './harness/people.ts';
import { answerAll, arriveAtAnswers, begin } from './harness/questionnaire.ts';

const browser = browserForTests();

test('who finished the questions without an account signs up, and the result opens by itself', async () => {
  const { page, problems } = await browser.visit(inject('unlockedUrl'));
  await begin(page);
  await answerAll(page);
  await arriveAtAnswers(page);
  await page.getByRole('link', { name: '로그인하고 결과 보기' }).last().click();
  await page.locator('main').getByRole('link', { name: '회원가입' }).first().click();
  const who = someone();
  await page.getByLabel('이메일').fill(who.email);
  await page.getByLabel('이름', { exact: true }).fill(who.name);
  await page.locator('#password').fill(who.password);
  await page.locator('#passwordConfirm').fill(who.password);
  await page.getByLabel(/모두 동의/).check();
  await page.getByRole('button', { name: '가입하기' }).click();
  await page.waitForURL('**/check/result/*');
  await page.getByRole('heading', { level: 1, name: '진단 결과' }).waitFor();
  // Back doesn't ask for another result.
  expect(new URL(page.url()).search).toBe('');
  expect(problems).toEqual([]);
});

import { expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../../harness/browser/browser.ts';
import { newPerson, signInOn } from '../../harness/people.ts';
import { unfinishedOf } from '../../harness/records/checks.ts';
import { answerAll, answerQuestion, begin } from '../../harness/records/questionnaire.ts';

const browser = browserForTests();

test('answers of another device are loaded, those given here stay, and the person sees a message', async () => {
  const url = inject('unlockedUrl');
  const person = await newPerson(url);
  const here = await browser.visit(url);
  await signInOn(here.page, person);
  await begin(here.page);
  await answerAll(here.page, {}, ({ numbering }) => numbering === 3);
  await here.page.getByText(/저장됨/).waitFor();

  const there = await browser.visit(url, desktop);
  await signInOn(there.page, person);
  await there.page.goto('/check/form/intake/2');
  await there.page.locator('#answer').fill('50');
  await there.page.getByRole('button', { name: '다음' }).click();
  await there.page.getByText(/저장됨/).waitFor();
  await expect.poll(async () => (await unfinishedOf(url, person))?.answers['intake/workers']).toBe(50);

  await answerQuestion(here.page);
  await here.page.getByText('다른 곳에서 답한 내용을 가져왔어요').waitFor();
  await expect
    .poll(async () => (await unfinishedOf(url, person))?.answers)
    .toMatchObject({ 'intake/workers': 50, 'intake/joined': '2018-03-02' });
  await here.page.goto('/check/form/intake/2');
  expect(await here.page.locator('#answer').inputValue()).toBe('50');
});

test('two tabs without an account keep each other’s answers, and erasing in one erases in both', async () => {
  const { page, context } = await browser.visit(inject('unlockedUrl'));
  await begin(page);
  await answerAll(page, {}, ({ numbering }) => numbering === 3);
  const other = await context.newPage();
  await other.goto('/check/form/intake/2');
  await other.locator('#answer').fill('50');
  await other.keyboard.press('Enter');
  await other.waitForURL('**/intake/3');
  await page.getByText('다른 곳에서 답한 내용을 가져왔어요').waitFor();
  await answerQuestion(page);
  const kept = () => other.evaluate(() => localStorage.getItem('nomucheck.check.draft'));
  await expect.poll(kept).toMatch(/"intake\/workers":50.*"intake\/joined":"2018-03-02"/);

  await other.goto('/check/erase');
  await other.getByRole('button', { name: '지우기' }).click();
  await page.waitForURL((there) => there.pathname === '/check');
  expect(await kept()).toBeNull();
});

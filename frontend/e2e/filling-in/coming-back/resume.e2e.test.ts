import { describe, expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../../harness/browser/browser.ts';
import { visibleText } from '../../harness/on-page/visible-text.ts';
import { newPerson, signIn, signInOn } from '../../harness/people.ts';
import { employeeAnswers, startedCheck, unfinishedOf } from '../../harness/records/checks.ts';
import { answerAll, arriveAtAnswers, begin, recently, unfoldAnswers } from '../../harness/records/questionnaire.ts';

const browser = browserForTests();

describe('stopping and continuing', () => {
  test('after a reload, and on another device after signing in', async () => {
    const url = inject('unlockedUrl');
    const person = await newPerson(url);
    const first = await browser.visit(url);
    await signInOn(first.page, person);
    await begin(first.page);
    await answerAll(first.page, {}, ({ numbering }) => numbering === 7);
    await first.page.getByText(/저장됨 \d\d:\d\d/).waitFor();
    await first.page.reload();
    await first.page.waitForURL('**/intake/7');
    await first.page.getByRole('link', { name: '이전' }).click();
    await first.page.waitForURL('**/intake/4');
    expect(await first.page.locator('#answer-year').inputValue()).toBe(recently(21)['answer-year']);

    const second = await browser.visit(url, desktop);
    await second.page.goto('/user/login?to=/check');
    await signIn(second.page, person);
    await second.page.getByRole('heading', { name: '하던 진단이 있어요' }).waitFor();
    expect(await visibleText(second.page.locator('.resume'))).toContain('4개 질문에 답하셨어요');
    await second.page.getByRole('button', { name: '이어서 하기' }).click();
    await second.page.waitForURL('**/intake/7');
    await answerAll(second.page);
    await arriveAtAnswers(second.page);
    await unfoldAnswers(second.page);
    expect(await visibleText(second.page.locator('main'))).toContain('42명');
  });

  test('signing out and in again restores the draft, and leaves no answer on the device in between', async () => {
    const url = inject('unlockedUrl');
    const person = await newPerson(url);
    const { page } = await browser.visit(url, desktop);
    await signInOn(page, person);
    await begin(page);
    await answerAll(page, {}, ({ numbering }) => numbering === 4);
    await page.getByText(/저장됨/).waitFor();
    await page.getByRole('button', { name: /님$/ }).click();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page.waitForURL((there) => there.pathname === '/check');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('intake/workers');
    await page.goto('/user/login?to=/check');
    await signIn(page, person);
    await page.getByRole('button', { name: '이어서 하기' }).click();
    await page.waitForURL('**/intake/4');
  });

  test('begun without an account: the answers are kept through signing in', async () => {
    const url = inject('unlockedUrl');
    const person = await newPerson(url);
    const { page } = await browser.visit(url);
    await begin(page);
    await answerAll(page);
    await arriveAtAnswers(page);
    expect(await page.getByRole('status').allInnerTexts()).toContain('이 기기에만 저장됨. 로그인하면 계정에 저장해요.');
    await page.getByRole('link', { name: '가입하고 결과 보기' }).last().click();
    await page.getByRole('link', { name: '로그인하기' }).click();
    await page.getByRole('heading', { level: 1, name: '로그인' }).waitFor();
    // The result is calculated at once, also if the connection is slow and the account’s own unfinished check isn’t known yet.
    const held = Promise.withResolvers<void>();
    await page.route('**/api/check/autosave', async (route) => {
      await held.promise;
      await route.continue();
    });
    await signIn(page, person);
    await page.getByRole('button', { name: '계산하고 있어요' }).first().waitFor();
    held.resolve();
    await page.waitForURL('**/check/result/*');
  });

  test('another unfinished check in the account: the person chooses, and nothing is dropped without a question', async () => {
    const url = inject('unlockedUrl');
    const person = await newPerson(url);
    const stored = await startedCheck(url, person, { ...employeeAnswers(), 'intake/region': 'busan' });
    const { page } = await browser.visit(url);
    await begin(page);
    await answerAll(page, {}, ({ numbering }) => numbering === 3);
    await page.goto('/user/login?to=/check/form');
    await signIn(page, person);
    await page.getByRole('button', { name: '계정에 저장된 진단 이어서 하기' }).waitFor();
    expect((await unfinishedOf(url, person))?.id).toBe(stored.id);
    await page.getByRole('button', { name: '계정에 저장된 진단 이어서 하기' }).click();
    await page.waitForURL('**/check/form/detail-9/*');
    expect((await unfinishedOf(url, person))?.answers['intake/region']).toBe('busan');
  });
});

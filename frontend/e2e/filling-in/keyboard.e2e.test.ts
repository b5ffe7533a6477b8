import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { focused, tabTo } from '../harness/browser/keyboard.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { employee, isSeveral, questionAt } from '../harness/records/questionnaire.ts';

const browser = browserForTests();

/** Moves from choice to choice with the arrow keys. */
const arrowTo = async (page: Page, value: string): Promise<void> => {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await focused(page, `input[value="${value}"]:checked`)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`No choice ${value} at ${page.url()}`);
};

const answerByKeyboard = async (page: Page): Promise<void> => {
  const at = questionAt(page);
  if (at === null) return;
  const before = page.url();
  const answer = at.section === 'intake' ? employee[at.numbering] : 'no';
  if (answer === null || answer === undefined) {
    await tabTo(page, '.actions button.button-secondary');
    await page.keyboard.press('Enter');
  } else if (typeof answer === 'string') {
    await tabTo(page, 'input[type="radio"]');
    await page.keyboard.press('Space');
    await arrowTo(page, answer);
    await page.keyboard.press('Enter');
  } else if (isSeveral(answer)) {
    for (const value of answer) {
      await tabTo(page, `input[type="checkbox"][value="${value}"]`);
      await page.keyboard.press('Space');
      // Choosing goes on by a tap only: with the keyboard one passes over the boxes.
      expect(page.url()).toBe(before);
    }
    await page.keyboard.press('Enter');
  } else {
    for (const [id, text] of Object.entries(answer)) {
      await tabTo(page, `#${id}`);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
  }
  await page.waitForURL((url) => url.href !== before);
};

test('the whole questionnaire from the start to the result with only the keyboard', async () => {
  const url = inject('unlockedUrl');
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, await newPerson(url));
  await page.goto('/check');
  await page.locator('#questionnaire-detail').waitFor();

  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('본문');
  await page.keyboard.press('Enter');
  await tabTo(page, '#questionnaire-basic');
  await page.keyboard.press('ArrowDown');
  // While the account is asked for an unfinished check, the button has another label and ignores a press.
  await page.getByRole('button', { name: '시작하기' }).waitFor();
  await tabTo(page, '.begin button.button-primary');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '어떤 사유를 살펴볼까요?' }).waitFor();
  await tabTo(page, 'button[type="submit"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/check/form/intake/0');

  for (let questions = 0; questionAt(page) !== null && questions < 100; questions += 1) {
    await page.locator('h1').waitFor();
    // The focus moves to the new question, so that nobody has to look for it.
    await expect.poll(() => focused(page, 'h1')).toBe(true);
    await answerByKeyboard(page);
  }
  await page.getByRole('heading', { level: 1, name: '답변을 확인해 주세요' }).waitFor();
  await tabTo(page, '.submit button');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/check/result/*');
  await page.getByRole('heading', { level: 1, name: '진단 결과' }).waitFor();
  expect(problems).toEqual([]);
});

test('“왜 묻나요?” opens with the keyboard, and the focus is always visible', async () => {
  const url = inject('unlockedUrl');
  const { page } = await browser.visit(url, desktop);
  await page.goto('/check');
  await page.getByRole('button', { name: '시작하기' }).click();
  await page.waitForURL('**/check/form/intake/0');
  await tabTo(page, '.why summary');
  await page.keyboard.press('Enter');
  expect(await page.locator('.why p').isVisible()).toBe(true);
  const outline = await page.evaluate(() => {
    const element = document.activeElement;
    return element === null ? '' : getComputedStyle(element).outlineStyle;
  });
  expect(outline).toBe('solid');
});

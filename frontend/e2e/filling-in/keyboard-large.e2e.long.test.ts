import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { inLargeLetters, sizeOfLetters } from '../harness/browser/large-font.ts';
import { type Keys, keysOf } from '../harness/on-page/keys-in-sight.ts';
import { someone } from '../harness/people.ts';
import { employee, isSeveral, questionAt } from '../harness/records/questionnaire.ts';

const browser = browserForTests();

const answerByKeys = async (page: Page, { press, to, follow }: Keys): Promise<void> => {
  const at = questionAt(page);
  if (await page.locator('[data-consent]').count()) {
    await to('main button:has-text("동의하고 답하기")');
    await page.keyboard.press('Enter');
    await page.locator('main input').first().waitFor();
  }
  const given = at?.section === 'intake' ? employee[at.numbering] : 'no';
  if (given === null || given === undefined) return follow('main button:has-text("건너뛰기")');
  if (typeof given === 'string') {
    await to('main input[type="radio"]');
    await press('Space');
    for (
      let presses = 0;
      presses < 40 && !(await page.locator(`input[value="${given}"]:checked`).count());
      presses += 1
    )
      await press('ArrowDown');
  } else if (isSeveral(given))
    for (const value of given) {
      await to(`input[type="checkbox"][value="${value}"]`);
      await press('Space');
    }
  else
    for (const [id, text] of Object.entries(given)) {
      await to(`#${id}`);
      await page.keyboard.type(text);
    }
  await follow('main :is(input, textarea)');
};

test('from the home page to the paid result and its application by keyboard alone, in letters twice as large: the focus is always in sight', async () => {
  const { page, problems } = await browser.visit(inject('lockedUrl'), phone);
  const who = someone();
  await inLargeLetters(page);
  await page.goto('/');
  await page.locator('h1').waitFor();
  expect(await sizeOfLetters(page)).toBe('32px');
  const keys = keysOf(page);
  const { wrong, press, to, follow } = keys;

  await press('Tab');
  await follow('main a:has-text("자가진단 시작하기")');
  await follow('main button:has-text("시작하기")');
  for (let asked = 0; questionAt(page) !== null && asked < 40; asked += 1) await answerByKeys(page, keys);
  await follow('main a:has-text("가입하고 결과 보기")');

  await to('#email');
  await page.keyboard.type(who.email);
  for (const id of ['password', 'passwordConfirm']) {
    await to(`#${id}`);
    await page.keyboard.type(who.password);
  }
  await to('#terms-required');
  await press('Space');
  await to('main button[type="submit"]');
  // Back and on once more: what was passed is in sight from below, too.
  await to('#password', 'Shift+Tab');
  await follow('main button[type="submit"]', /check\/result\//);

  await follow('main a:has-text("전체 결과 보기")');
  await follow('main a:has-text("주문하기")');
  await to('#order-consent');
  await press('Space');
  await to('main button:has-text("결제하기")');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '결제에 성공하기' }).waitFor();
  await to('button:has-text("결제에 성공하기")');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '결제가 끝났어요' }).waitFor();
  await follow('main a:has-text("전체 결과 보기")');
  await page.getByRole('heading', { name: '전체 결과가 열렸어요' }).waitFor();

  await follow('main a:has-text("신청서 쓰기")');
  await to('#name, #applicantName, main input[autocomplete="name"]');
  await follow('main a:has-text("다음: 회사")');
  await to('#companyName');
  await page.keyboard.type('주식회사 하나');
  await follow('main a:has-text("다음: 일")');
  await to('.application-steps a', 'Shift+Tab');
  await follow('.application-bar a:has-text("미리보기")', null, 'Shift+Tab');
  expect([...wrong]).toEqual([]);
  expect(problems).toEqual([]);
});

import { expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { newPerson, signIn, signInOn } from '../harness/people.ts';
import { finishedCheck } from '../harness/records/checks.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

test('a question survives the sign-in, a reload and a cut connection, is answered from the check, and goes to review', async () => {
  const person = await newPerson(url);
  await finishedCheck(url, person);
  const { page, problems } = await browser.visit(url, phone);

  await page.goto('/advices');
  const question = page.getByLabel('무엇이 궁금하신가요?');
  await question.fill('문자로 해고됐어요. 제 번호는 010-1234-5678이에요. 다툴 수 있나요?');
  await page.getByRole('button', { name: '로그인하고 질문하기' }).click();
  await page.getByRole('main').getByRole('link', { name: '로그인', exact: true }).click();
  await signIn(page, person);
  await page.getByText(/진단 · \d+% \(추정\)/).click();
  await page.getByText(/이 진단에서 쓰는 답 \d+개 보기/).click();
  await page.getByText('대표를 뺀 전체 직원은 몇 명인가요?').waitFor();
  await page.reload();
  expect(await question.inputValue()).toContain('문자로 해고됐어요');
  expect(await page.getByRole('radio', { name: /\(추정\)/ }).isChecked()).toBe(true);

  // The answer to the question gets lost on its way; sent again, it is the same question.
  await page.route('**/api/ai-advices', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel('AI 자문을 위한 처리에 동의해요').check();
  await page.getByRole('button', { name: '질문하기' }).click();
  await page.getByText('적은 질문은 그대로 있어요').waitFor();
  await page.unroute('**/api/ai-advices');
  await page.getByRole('button', { name: '질문하기' }).click();
  await page.getByText('전화번호 1개를 가렸어요.').waitFor();
  await page.getByText('노무사 검토 전 자동 생성').waitFor();
  const talk = page.getByRole('region', { name: '대화' });
  await talk
    .getByRole('link', { name: /출처 \d+ ?: 근로기준법/ })
    .first()
    .waitFor();
  await talk.getByText('(전화번호 가림)').waitFor();
  await page.locator('[role=status]', { hasText: '답이 끝났어요.' }).waitFor({ state: 'attached' });
  // The answer opens at its beginning.
  const top = await talk.getByText('노무사 검토 전 자동 생성').first().boundingBox();
  expect(top?.y).toBeGreaterThanOrEqual(0);
  expect(top?.y).toBeLessThan(300);

  // A message that never reaches the server is back in its box.
  const message = page.getByLabel('이어서 묻기');
  await page.route('**/chat', () => {});
  await message.fill('증거는 무엇이 필요한가요?');
  await page.getByRole('button', { name: '보내기' }).click();
  await talk.getByText('판정례를 찾아 확인하면서 쓰고 있어요').waitFor();
  await page.waitForTimeout(700);
  await page.getByRole('button', { name: '멈추기' }).click();
  await expect.poll(() => message.inputValue()).toBe('증거는 무엇이 필요한가요?');
  await page.unroute('**/chat');
  await page.reload();
  await page.getByRole('button', { name: '보내기' }).click();
  await expect.poll(() => talk.getByText('노무사 검토 전 자동 생성').count()).toBe(2);
  await page.getByRole('button', { name: '보내기' }).waitFor();
  expect(await message.inputValue()).toBe('');

  await page.getByLabel('답 2').uncheck();
  await page.getByLabel('노무사에게 남길 말').fill('기한이 급해요.');
  await page.getByRole('button', { name: '검토 요청하기' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: '노무사 검토를 요청했어요' })
    .and(page.locator('[aria-current=step]'))
    .waitFor();
  expect(await message.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('진행 상황');
  await page.getByText(/까지 마칠 예정이에요/).waitFor();

  await page.goto('/advices/list?stage=in_review');
  await page.reload();
  expect(await page.getByRole('link', { name: '검토 중' }).getAttribute('aria-current')).toBe('page');
  await page.getByRole('link', { name: /문자로 해고됐어요/ }).waitFor();
  await page.getByRole('link', { name: '작성 중' }).click();
  await page.getByText('여기에 맞는 질문이 없어요.').waitFor();
  expect(problems).toEqual([]);
});

test('by the keyboard: Enter that ends a syllable sends nothing, Shift+Enter begins a line, Enter sends', async () => {
  const person = await newPerson(url);
  const { page } = await browser.visit(url, desktop);
  await signInOn(page, person);
  await page.goto('/advices');
  await page.getByRole('button', { name: '수습 기간이 끝났다며' }).press('Enter');
  await page.getByLabel('AI 자문을 위한 처리에 동의해요').press('Space');
  await page.getByRole('button', { name: '질문하기' }).press('Enter');
  const message = page.getByLabel('이어서 묻기');
  // The last sentence of the answer: nothing is sent while one is being written.
  await page.getByText('언어 모델 없이').first().waitFor();
  await message.focus();
  await message.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
  await message.pressSequentially('첫 줄');
  await message.press('Shift+Enter');
  await message.pressSequentially('둘째 줄');
  expect(await message.inputValue()).toBe('첫 줄\n둘째 줄');
  await message.press('Enter');
  await page.getByText('첫 줄\n둘째 줄').waitFor();
  await expect.poll(() => page.getByText('노무사 검토 전 자동 생성').count()).toBe(2);
  expect(await message.inputValue()).toBe('');
});

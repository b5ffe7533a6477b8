import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForTests, phone } from './harness/browser.ts';
import { someone } from './harness/people.ts';
import { employee, questionAt } from './harness/questionnaire.ts';
import { visibleText } from './harness/visible-text.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

/** What a finger does from the home page to the first figure: pages seen, touches, and letters typed. */
const counted = (page: Page) => {
  const seen = { screens: 1, taps: 0, keys: 0 };
  const tap = async (locator: ReturnType<Page['locator']>): Promise<void> => {
    seen.taps += 1;
    await locator.tap();
  };
  return {
    seen,
    tap,
    /** Touches what leads to another page, and waits for its heading. */
    on: async (locator: ReturnType<Page['locator']>): Promise<void> => {
      const before = page.url();
      await tap(locator);
      await page.waitForURL((there) => there.href !== before);
      await page.locator('h1').waitFor();
      seen.screens += 1;
    },
    type: async (locator: ReturnType<Page['locator']>, text: string): Promise<void> => {
      seen.keys += text.length;
      await locator.fill(text);
    },
  };
};

/** As long as a second touch would count as a double one. */
const aMoment = 400;

test('the median worker, from the home page to the first figure: few screens, taps and keys, and the last day before any account', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await page.goto('/');
  expect(await visibleText(page.locator('main'))).toContain('결과는 가입하고 봐요, 1분이면 돼요');
  const { seen, tap, on, type } = counted(page);
  await on(page.getByRole('link', { name: '자가진단 시작하기' }).first());
  await page.getByText('결과는 가입하고 봐요, 1분이면 돼요').first().waitFor();
  await on(page.getByRole('button', { name: '시작하기' }));

  for (let asked = 0; questionAt(page) !== null && asked < 40; asked += 1) {
    const at = questionAt(page);
    const answer = at?.section === 'intake' ? employee[at.numbering] : at?.numbering === 1 ? 'yes' : 'no';
    if (typeof answer === 'string') await on(page.locator(`label[for="answer-${answer}"]`));
    else {
      if (Array.isArray(answer)) for (const value of answer) await tap(page.locator(`label[for="answer-${value}"]`));
      else for (const [id, text] of Object.entries(answer ?? {})) await type(page.locator(`#${id}`), text);
      await on(page.getByRole('button', { name: '다음' }));
    }
    await page.waitForTimeout(aMoment);
  }
  await page.getByRole('heading', { level: 1, name: '답변을 확인해 주세요' }).waitFor();
  expect(await visibleText(page.locator('main'))).toContain('노동위원회 구제신청의 마지막 날');
  await on(page.getByRole('link', { name: '가입하고 결과 보기' }).last());
  await page.getByText('노동위원회 구제신청의 마지막 날').waitFor();
  expect(await visibleText(page.locator('main'))).toMatch(
    /열려 있는 길:.*노동위원회 구제신청.*카카오로 시작하기.*이메일/s,
  );

  const who = someone();
  await page.getByLabel('이메일').fill(who.email);
  await page.locator('#password').fill(who.password);
  await page.locator('#passwordConfirm').fill(who.password);
  await tap(page.getByLabel('필수만 동의하기'));
  await on(page.getByRole('button', { name: '가입하고 결과 보기' }));
  await page.waitForURL('**/check/result/*');
  await page.getByRole('heading', { level: 1, name: '진단 결과' }).waitFor();
  // Back doesn't ask for another result.
  expect(new URL(page.url()).search).toBe('');
  console.info(`the first figure: ${seen.screens} screens, ${seen.taps} taps, ${seen.keys} keys besides the account's`);
  expect(seen.screens).toBeLessThanOrEqual(19);
  expect(seen.taps).toBeLessThanOrEqual(26);
  expect(seen.keys).toBeLessThanOrEqual(30);
  expect(problems).toEqual([]);
});

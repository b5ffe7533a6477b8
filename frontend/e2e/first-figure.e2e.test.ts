import { walkedAtRandom } from '@nomucheck/domain/checks/testing/random-persons.fixture.ts';
import { addDays, isLocalDate, koreanDateOf } from '@nomucheck/domain/kernel/korean-date.ts';
import type { AnswerValue, Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForTests, phone } from './harness/browser.ts';
import { fetchForm } from './harness/checks.ts';
import { someone } from './harness/people.ts';
import { questionAt } from './harness/questionnaire.ts';
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

/** As many questions as half of all regular employees answer before the figure (`length-of-walks.test.ts`). */
const medianQuestions = 15;

/** The answers of a worker who is asked so many, by the key of the question; the first one that chance gives. */
const medianWorker = (form: Form): ReadonlyMap<string, AnswerValue> => {
  const today = koreanDateOf(new Date());
  const certain = {
    ...{ 'intake/side': 'employee', 'intake/contract': 'regular', 'intake/workers': 30, 'intake/joined': '2019-03-04' },
    ...{ 'intake/dismissed': addDays(today, -21), 'intake/stage': 'not_filed', 'intake/protected': ['no'] },
  };
  for (let seed = 0; seed < 400; seed += 1) {
    const pages = walkedAtRandom(form, { questionnaire: 'basic' }, seed, today, certain);
    if (pages.length === medianQuestions) return pages.at(-1) ?? new Map();
  }
  throw new Error(`Nobody is asked ${medianQuestions} questions`);
};

/** As long as a second touch would count as a double one. */
const aMoment = 400;

test('the median worker, from the home page to the first figure: few screens, taps and keys, and the last day before any account', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await page.goto('/');
  expect(await visibleText(page.locator('main'))).toContain('결과는 가입하고 봐요, 1분이면 돼요');
  page.setDefaultTimeout(20_000);
  const { seen, tap, on, type } = counted(page);
  await on(page.getByRole('link', { name: '자가진단 시작하기' }).first());
  await page.getByText('결과는 가입하고 봐요, 1분이면 돼요').first().waitFor();
  await on(page.getByRole('button', { name: '시작하기' }));

  const form = await fetchForm(url);
  const answers = medianWorker(form);
  const keyAt = (section: string, numbering: number): string | undefined =>
    [{ id: 'intake', items: form.intake }, ...form.sections]
      .find(({ id }) => id === section)
      ?.items.find((item) => item.numbering === numbering)?.key;
  for (let asked = 0; questionAt(page) !== null && asked < 40; asked += 1) {
    const at = questionAt(page);
    const value = answers.get(keyAt(at?.section ?? '', at?.numbering ?? -1) ?? '');
    if (typeof value === 'number') await type(page.locator('#answer'), String(value));
    else if (isLocalDate(value))
      for (const [index, part] of ['year', 'month', 'day'].entries())
        await type(page.locator(`#answer-${part}`), String(Number(value.split('-')[index])));
    // A choice that rules out the others goes on by itself, too.
    else await on(page.locator(`label[for="answer-${value}"]`));
    if (typeof value === 'number' || isLocalDate(value)) await on(page.getByRole('button', { name: '다음' }));
    await page.waitForTimeout(aMoment);
  }
  await page.getByRole('heading', { level: 1, name: '답변을 확인해 주세요' }).waitFor();
  await on(page.getByRole('link', { name: '가입하고 결과 보기' }).last());
  await page.getByRole('heading', { level: 1, name: '결과는 가입하고 봐요' }).waitFor();
  await expect
    .poll(() => visibleText(page.locator('main')))
    .toMatch(/마지막 날.*열려 있는 길:.*노동위원회 구제신청.*카카오로 시작하기.*이메일/s);

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
  // The last page is the figure itself. With a service that the person has an account with no key is typed for the account.
  const before = seen.screens - 1;
  console.info(`the first figure after ${before} screens, ${seen.taps} taps, ${seen.keys} keys besides the account's`);
  expect(before).toBeLessThanOrEqual(19);
  expect(seen.taps).toBeLessThanOrEqual(26);
  expect(seen.keys).toBeLessThanOrEqual(30);
  expect(problems).toEqual([]);
});

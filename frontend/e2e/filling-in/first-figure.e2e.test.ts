import { walkedAtRandom } from '@nomucheck/domain/checks/testing/random-persons.fixture.ts';
import { addDays, isLocalDate, koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { AnswerValue, Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { codeSentTo, newPerson, signInOn } from '../harness/people.ts';
import { fetchForm, finishedCheck } from '../harness/records/checks.ts';
import { questionAt } from '../harness/records/questionnaire.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

/** What a finger does from the home page to the first figure: pages seen, touches, and keys of the phone's keyboard. */
const counted = (page: Page) => {
  const seen = { screens: 1, taps: 0, keys: 0 };
  const tap = async (locator: Locator): Promise<void> => {
    seen.taps += 1;
    await locator.tap();
  };
  const press = async (key: string): Promise<void> => {
    seen.keys += 1;
    await page.keyboard.press(key);
  };
  return {
    seen,
    tap,
    press,
    /** Touches what leads to another page, and waits for its heading. */
    on: async (locator: Locator): Promise<void> => {
      const before = page.url();
      await tap(locator);
      await page.waitForURL((there) => there.href !== before);
      await page.locator('h1').waitFor();
      seen.screens += 1;
    },
    /** Touches the first box, and goes on to the others by the keyboard's own key. */
    type: async (box: Locator, ...texts: readonly string[]): Promise<void> => {
      await tap(box);
      for (const [index, text] of texts.entries()) {
        if (index > 0) await press('Enter');
        for (const letter of text) await press(letter);
      }
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

const withoutZero = (part: string): string => String(Number(part));

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
    else if (isLocalDate(value)) await type(page.locator('#answer-year'), ...value.split('-').map(withoutZero));
    // A choice that rules out the others goes on by itself, too.
    else await on(page.locator(`label[for="answer-${value}"]`));
    if (typeof value === 'number' || isLocalDate(value)) await on(page.getByRole('button', { name: '다음' }));
    await page.waitForTimeout(aMoment);
  }
  await page.getByRole('heading', { level: 1, name: '답변을 확인해 주세요' }).waitFor();
  const known = /마지막 날.*열려 있는 길:.*노동위원회 구제신청/s;
  await expect.poll(() => visibleText(page.locator('main'))).toMatch(known);

  // Not counted: the other way, by e-mail, has the same in sight, and what was ticked here.
  await page.getByLabel('모두 동의하기').check();
  await page.getByRole('link', { name: '이메일로 가입하고 결과 보기' }).click();
  await page.getByRole('heading', { level: 1, name: '결과는 가입하고 봐요' }).waitFor();
  await expect
    .poll(() => visibleText(page.locator('main')))
    .toMatch(new RegExp(`${known.source}.*카카오로 시작하기.*이메일`, 's'));
  await expect.poll(() => page.getByLabel('필수만 동의하기').isChecked()).toBe(true);
  await page.goBack();

  // The way that is offered first: no key is typed for the account.
  await tap(page.getByLabel('모두 동의하기'));
  await on(page.getByRole('button', { name: /카카오로 시작하기/ }));
  await on(page.getByRole('button', { name: '김시험 고르기' }));
  await page.waitForURL('**/check/result/*');
  await page.getByRole('heading', { level: 1, name: '진단 결과' }).waitFor();
  // Back doesn't ask for another result.
  expect(new URL(page.url()).search).toBe('');
  // The last page is the figure itself.
  const before = seen.screens - 1;
  console.info(`the first figure after ${before} screens, ${seen.taps} taps and ${seen.keys} keys`);
  expect(before).toBeLessThanOrEqual(19);
  expect(seen.taps).toBeLessThanOrEqual(26);
  expect(seen.keys).toBeLessThanOrEqual(30);

  const height = await page.locator('.result-page').evaluate((result) => result.getBoundingClientRect().bottom);
  const screens = height / (page.viewportSize()?.height ?? 1);
  console.info(`the open result before anything is unfolded: ${screens.toFixed(1)} screens`);
  expect(screens).toBeLessThanOrEqual(3);
  expect(problems).toEqual([]);
});

test('a reminder of the last day, from the result of a person whose address nobody has verified yet: few taps', async () => {
  const person = await newPerson(url);
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, person);
  await page.goto(`/check/result/${await finishedCheck(url, person)}`);
  const { seen, tap, type, press } = counted(page);
  await tap(page.getByRole('link', { name: '알림 받기' }));
  await tap(page.locator('#reminders').getByRole('link', { name: '확인하러 가기' }).first());
  await tap(page.getByRole('button', { name: '인증번호 받기' }));
  await type(page.locator('#code'), await codeSentTo(url, person.email));
  await press('Enter');
  await tap(page.getByRole('button', { name: '이메일로 받기' }));
  await page.getByText('알림을 예약했어요').waitFor();
  console.info(`a reminder after ${seen.taps} taps`);
  expect(seen.taps).toBeLessThanOrEqual(5);
  expect(problems).toEqual([]);
});

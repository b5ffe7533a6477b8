import { describe, expect, inject, test } from 'vitest';
import { browserForTests } from '../harness/browser/browser.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { finishedCheck } from '../harness/records/checks.ts';
import { answerAll, begin, choose, recently } from '../harness/records/questionnaire.ts';

const browser = browserForTests();

describe('a mistake', () => {
  test('is shown above the form and beside the field in the same words, with the focus on the summary and a link to the field', async () => {
    const { page } = await browser.visit(inject('unlockedUrl'));
    await begin(page);
    await answerAll(page, {}, ({ numbering }) => numbering === 2);
    await page.locator('#answer').fill('다섯 명');
    await page.getByRole('button', { name: '다음' }).click();
    const summary = page.locator('.error-summary');
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    const message = await visibleText(summary.getByRole('link'));
    expect(await visibleText(page.locator('.field-error'))).toContain(message);
    await expect.poll(() => page.title()).toMatch(/^오류: /);
    expect(await page.locator('#answer').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#answer').getAttribute('aria-describedby')).toContain('answer-error');
    expect(await page.locator('#answer').inputValue()).toBe('다섯 명');
    await summary.getByRole('link').click();
    expect(await page.locator('#answer').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.locator('#answer').fill('４２명');
    await page.getByRole('button', { name: '다음' }).click();
    await page.waitForURL('**/intake/3');
    await expect.poll(() => page.title()).not.toContain('오류');
  });

  test('between two dates is shown where it can be corrected', async () => {
    const { page } = await browser.visit(inject('unlockedUrl'));
    await begin(page);
    await answerAll(page, {}, ({ numbering }) => numbering === 4);
    for (const [id, text] of [
      ['answer-year', '2017'],
      ['answer-month', '2'],
      ['answer-day', '30'],
    ] as const)
      await page.locator(`#${id}`).fill(text);
    await page.getByRole('button', { name: '다음' }).click();
    await page.locator('.error-summary', { hasText: '달력에 없는' }).waitFor();
    await page.locator('#answer-day').fill('3');
    await page.getByRole('button', { name: '다음' }).click();
    await page.locator('.error-summary', { hasText: '입사한 날' }).waitFor();
  });

  test('in the days of a dispute is shown at its field, and nothing that was typed is lost', async () => {
    const { page } = await browser.visit(inject('unlockedUrl'));
    await begin(page, 'basic');
    await answerAll(page, {}, ({ numbering }) => numbering === 4);
    const type = async (days: number, refusal: string) => {
      const day = recently(days);
      for (const [id, text] of Object.entries(day)) await page.locator(`#${id}`).fill(text);
      await page.getByRole('button', { name: '다음' }).click();
      await page.locator('.error-summary', { hasText: refusal }).waitFor();
      for (const [id, text] of Object.entries(day)) expect(await page.locator(`#${id}`).inputValue()).toBe(text);
    };
    await type(-800, '까지의 날짜로 적어 주세요.');
    await answerAll(page, { intake: { 17: 'decided' } }, ({ numbering }) => numbering === 18);
    await type(60, '보다 앞이에요. 구제신청은 해고된 날부터');
    await answerAll(page, { intake: { 18: recently(14), 20: 'lost' } }, ({ numbering }) => numbering === 19);
    await type(-3, '판정서를 받은 날을 적어 주세요.');
    await type(18, '신청한 날');
    await answerAll(page, { intake: { 19: recently(2) } }, ({ numbering }) => numbering === 9);
    await page.getByRole('complementary', { name: '재심신청 기한' }).waitFor();
  });

  test('in a value in the person’s own words is shown beside it', async () => {
    const url = inject('unlockedUrl');
    const person = await newPerson(url);
    const check = await finishedCheck(url, person);
    const { page } = await browser.visit(url);
    await signInOn(page, person);
    await page.goto(`/check/result/${check}/more/intake/1`);
    await choose(page, 'answer-__own');
    await page.getByRole('button', { name: '다음' }).click();
    await page.locator('.error-summary').waitFor();
    await page.locator('#answer-custom').fill('세종시');
    await page.getByRole('button', { name: '다음' }).click();
    await page.waitForURL('**/more/intake/10');
    await page.getByRole('link', { name: '이전' }).click();
    await expect.poll(() => page.locator('#answer-custom').inputValue()).toBe('세종시');
  });
});

describe('a questionnaire that changed in the meantime', () => {
  test('offers the draft that was carried over, and continues with it', async () => {
    const url = inject('unlockedUrl');
    const person = await newPerson(url);
    const { page } = await browser.visit(url);
    await signInOn(page, person);
    await begin(page);
    await answerAll(page, {}, ({ numbering }) => numbering === 3);
    await page.getByText(/저장됨/).waitFor();
    const response = await page.request.get('/api/check/autosave', {
      headers: { Authorization: `Bearer ${person.token}` },
    });
    const offer: unknown = { ...(await response.json()), carried: 2 };
    let refusals = 0;
    await page.route('**/api/check/autosave', async (route) => {
      if (route.request().method() !== 'PUT' || refusals > 0) return route.continue();
      refusals += 1;
      await route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'autosave_mismatch', message: '🆕 질문지가 새로 바뀌었습니다.', offer }),
      });
    });
    await page.locator('#answer-year').fill('2018');
    await page.locator('#answer-month').fill('3');
    await page.locator('#answer-day').fill('2');
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByRole('heading', { name: '질문지가 새로 바뀌었어요' }).waitFor();
    expect(await visibleText(page.locator('main'))).toContain('2개');
    await page.getByRole('button', { name: '옮긴 답으로 이어서 하기' }).click();
    await page.waitForURL('**/intake/3');
    await answerAll(page, {}, ({ numbering }) => numbering === 7);
    await page.getByText(/저장됨/).waitFor();
  });

  test('when only the page is old, one press reloads it and nothing is lost', async () => {
    const url = inject('unlockedUrl');
    const { page } = await browser.visit(url);
    await signInOn(page, await newPerson(url));
    await begin(page);
    await answerAll(page, {}, ({ numbering }) => numbering === 2);
    await page.getByText(/저장됨/).waitFor();
    let refusals = 0;
    await page.route('**/api/check/autosave', async (route) => {
      if (route.request().method() !== 'PUT' || refusals > 0) return route.continue();
      refusals += 1;
      await route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'autosave_mismatch', message: '🆕', reload: true }),
      });
    });
    await page.locator('#answer').fill('42');
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByRole('button', { name: '새로 불러오고 이어서 하기' }).click();
    await page.waitForURL('**/intake/3');
    await page.getByText(/저장됨/).waitFor();
    await page.getByRole('link', { name: '이전' }).click();
    await expect.poll(() => page.locator('#answer').inputValue()).toBe('42');
  });
});

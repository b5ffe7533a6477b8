import { randomUUID } from 'node:crypto';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { unfinishedOf } from '../harness/records/checks.ts';
import { answerAll, arriveAtAnswers, begin, choose, unfoldAnswers } from '../harness/records/questionnaire.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

const toProtected = async (page: Page): Promise<void> => {
  await begin(page, 'basic');
  await answerAll(page, {}, ({ section, numbering }) => section === 'intake' && numbering === 16);
};
const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: '다음' }).click();
const saved = async (person: Person): Promise<unknown> =>
  (await unfinishedOf(url, person))?.answers['intake/protected'];
const consents = async (page: Page, person: Person): Promise<string> => {
  const session = await page.request.get('/api/user/session', { headers: { Authorization: `Bearer ${person.token}` } });
  return session.text();
};

const withdrawConsent = async (person: Person): Promise<void> => {
  const version = firstPolicyVersion;
  const response = await fetch(`${url}/api/user/term`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${person.token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({ sensitive: { agreed: false, version } }),
  });
  expect(response.status).toBe(200);
};

describe('a question with several choices', () => {
  test.each([
    ['390 px', phone],
    ['320 px', { ...phone, viewport: { width: 320, height: 640 } }],
  ])('on a phone of %s: one tap on "없어요" goes on, and every box is large enough to press', async (_name, device) => {
    const { page, problems } = await browser.visit(url, device);
    await toProtected(page);
    expect(await sideways(page)).toBe(0);
    for (const card of await page.locator('.choice-card').all())
      expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await choose(page, 'answer-no');
    await page.waitForURL('**/intake/8');
    expect(problems).toEqual([]);
  });

  test('nothing chosen is an error at the field; "없어요" and the others exclude each other', async () => {
    const { page } = await browser.visit(url);
    await toProtected(page);
    await goOn(page);
    await page.locator('.error-summary', { hasText: '없으면 ‘없어요’를 골라 주세요.' }).waitFor();
    expect(await page.locator('#answer').getAttribute('aria-describedby')).toContain('answer-error');
    await choose(page, 'answer-harassment');
    await choose(page, 'answer-wrongdoing');
    await page.locator('#answer-no').press('Space');
    // With the keyboard it only chooses.
    expect(page.url()).toContain('/intake/16');
    expect(await page.locator('input:checked').count()).toBe(1);
    await choose(page, 'answer-harassment');
    expect(await page.locator('#answer-no').isChecked()).toBe(false);
  });

  test('what was chosen and not sent is kept, read at check-your-answers, and changed there', async () => {
    const { page } = await browser.visit(url);
    await toProtected(page);
    await choose(page, 'answer-harassment');
    await page.getByRole('link', { name: '이전' }).click();
    await page.waitForURL('**/intake/9');
    await goOn(page);
    await page.waitForURL('**/intake/16');
    expect(await page.locator('#answer-harassment').isChecked()).toBe(true);
    await choose(page, 'answer-wrongdoing');
    await goOn(page);
    await page.waitForURL('**/intake/8');
    await answerAll(page);
    await arriveAtAnswers(page);
    await unfoldAnswers(page);
    const row = page.locator('#row-intake-16');
    expect(await visibleText(row)).toMatch(/괴롭힘을 신고했거나 겪었어요, 회사의 비리/);
    await row.getByRole('link').click();
    await choose(page, 'answer-no');
    await answerAll(page);
    await arriveAtAnswers(page);
    await unfoldAnswers(page);
    expect(await visibleText(row)).toContain('없어요');
  });
});

describe('a sensitive choice', () => {
  test('asks for its consent within the page, and is kept through signing in with it', async () => {
    const person = await newPerson(url, undefined, { sensitive: false });
    const { page } = await browser.visit(url);
    await signInOn(page, person);
    await toProtected(page);
    await choose(page, 'answer-harassment');
    expect(await page.locator('.consent-box').count()).toBe(0);
    await choose(page, 'answer-union');
    await goOn(page);
    const summary = page.locator('.error-summary');
    await summary.getByRole('link').click();
    await expect
      .poll(() => page.locator('#answer-consent').evaluate((box) => box === document.activeElement))
      .toBe(true);
    expect(await saved(person)).toBeUndefined();
    expect(await violations(page)).toEqual([]);
    await choose(page, 'answer-consent');
    await goOn(page);
    await page.waitForURL('**/intake/8');
    await expect.poll(() => saved(person)).toEqual(['union', 'harassment']);
    expect(await consents(page, person)).toContain('"sensitive"');
    // It isn't asked again.
    await page.getByRole('link', { name: '이전' }).click();
    await page.locator('#answer-union').waitFor();
    expect(await page.locator('.consent-box').count()).toBe(0);
  });

  test('can be taken back by one press, and then nothing sensitive is asked any more', async () => {
    const person = await newPerson(url, undefined, { sensitive: false });
    const { page } = await browser.visit(url);
    await signInOn(page, person);
    await toProtected(page);
    await choose(page, 'answer-harassment');
    await choose(page, 'answer-union');
    await page.getByRole('button', { name: '답하지 않기' }).click();
    await expect
      .poll(() => page.locator('#answer-withheld').evaluate((box) => box === document.activeElement))
      .toBe(true);
    expect(await page.locator('#answer-union').isChecked()).toBe(false);
    await goOn(page);
    await page.waitForURL('**/intake/8');
    await expect.poll(() => saved(person)).toEqual(['harassment', 'withheld']);
    expect(await consents(page, person)).not.toContain('"sensitive"');
  });

  test('is left out, and the person is told, if the consent was withdrawn elsewhere; it is asked for again', async () => {
    const person = await newPerson(url);
    const { page } = await browser.visit(url);
    await signInOn(page, person);
    await toProtected(page);
    await withdrawConsent(person);
    await choose(page, 'answer-harassment');
    await choose(page, 'answer-union');
    expect(await page.locator('.consent-box').count()).toBe(0);
    await goOn(page);
    const notice = page.getByRole('alert').filter({ hasText: '동의가 없어 빼고 저장한 답이 있어요' });
    await notice.waitFor();
    await expect.poll(() => saved(person)).toEqual(['harassment', 'withheld']);
    await notice.getByRole('link', { name: '다시 고르고 동의하기' }).click();
    await choose(page, 'answer-union');
    await page.locator('.consent-box').waitFor();
  });
});

import { readFile } from 'node:fs/promises';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { textsOn } from '../../../backend/engine/paper/testing/texts-of-pdf.fixture.ts';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { employeeAnswers, finishedCheck } from '../harness/records/checks.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

const textOf = async (pdf: Buffer): Promise<string> => (await textsOn(pdf, 1)).join('');

const saved = (page: Page) =>
  page
    .getByText(/^저장됨/)
    .first()
    .waitFor();

test('a worker fills in the application from their result; it is kept, copied and downloaded', async () => {
  const person = await newPerson(url, '김하나');
  const id = await finishedCheck(url, person, {
    ...employeeAnswers(),
    'intake/protected': ['no'],
    'intake/stage': 'not_filed',
  });
  const { page, problems, context } = await browser.visit(url, phone);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInOn(page, person);
  await page.goto(`/check/result/${id}`);
  await page.getByRole('link', { name: '신청서 쓰기' }).click();
  await page.getByRole('heading', { level: 1, name: '신청서 쓰기' }).waitFor();

  expect(await page.getByLabel('성명').inputValue()).toBe('김하나');
  const bar = page.locator('.application-bar');
  const left = async () => Number(/(\d+)곳 남음/.exec(await visibleText(bar))?.[1]);
  const all = await left();
  await page.getByRole('group', { name: '생년월일' }).getByLabel('연도').fill('19');
  await page.getByRole('link', { name: '다음: 회사' }).click();
  // The step is in the address, and its heading is where one is.
  await page.waitForURL(/step=company/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('회사');
  await page.getByLabel('회사 이름').fill('주식회사 하나');
  expect(await left()).toBe(all - 1);
  await page.getByRole('navigation', { name: '신청서의 순서' }).getByRole('link', { name: /^이유/ }).click();
  await page.getByText('회사로 돌아가고, 그동안의').click();
  await page.getByLabel('해고에 이르기까지 있었던 일').fill('11월에 팀장이 나오지 말라고 했습니다.');
  await page.getByRole('link', { name: '다음: 증거' }).click();
  // The papers that fit the answers stand there already; what the person has beside them is added with a press.
  expect(await page.getByLabel('함께 내는 증거').inputValue()).toContain('급여명세서');
  await page.getByRole('button', { name: '+ 동료의 사실확인서' }).click();
  await saved(page);
  await page.goBack();
  expect(await page.getByLabel('해고에 이르기까지 있었던 일').inputValue()).toContain('나오지 말라고');
  await bar.getByRole('link', { name: '미리보기' }).click();
  const preview = page.locator('#preview');
  await expect
    .poll(() => visibleText(preview))
    .toMatch(/주식회사 하나.*원직에 복직.*나오지 말라고.*갑 제1호증\s*근로계약서.*동료의 사실확인서.*추후 보완/s);
  expect(await visibleText(preview)).toContain('[여기에 회사 주소를 적어 주세요]');

  await page.getByRole('button', { name: 'PDF로 받기' }).click();
  // The mistake leads to its step.
  await page.locator('.error-summary').getByRole('link', { name: '월, 일도 입력해 주세요.' }).click();
  await page.waitForURL(/step=person/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('birthDate-year');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1990');
  await page.getByRole('group', { name: '생년월일' }).getByLabel('월', { exact: true }).fill('5');
  await page.getByRole('group', { name: '생년월일' }).getByLabel('일', { exact: true }).fill('1');
  await bar.getByRole('link', { name: '미리보기' }).click();

  await page.reload();
  await expect.poll(() => visibleText(preview)).toContain('1990년 5월 1일');
  await page.getByRole('navigation', { name: '신청서의 순서' }).getByRole('link', { name: /^이유/ }).click();
  expect(await page.getByLabel('회사로 돌아가고').isChecked()).toBe(true);
  await bar.getByRole('link', { name: '미리보기' }).click();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF로 받기' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('부당해고등-구제-신청서.pdf');
  expect(await textOf(await readFile(await file.path()))).toContain('주식회사 하나');
  await page.getByRole('button', { name: '글로 복사하기' }).click();
  await page.getByText('글을 복사했어요').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('서울지방노동위원회 귀중');
  expect(problems).toEqual([]);
});

const daysAgo = (days: number): string => koreanDateOf(new Date(Date.now() - days * 86_400_000));

test('who has lost before the local commission writes the application for a review, and no first one', async () => {
  const person = await newPerson(url, '김두리');
  const id = await finishedCheck(url, person, {
    ...employeeAnswers(),
    'intake/protected': ['no'],
    'intake/dismissed': daysAgo(120),
    'intake/stage': 'decided',
    'intake/filed-on': daysAgo(90),
    'intake/decision': 'lost',
    'intake/decided-on': daysAgo(2),
  });
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, person);
  await page.goto(`/check/application/${id}`);
  await page.getByRole('heading', { level: 2, name: '재심신청서' }).waitFor();
  expect(await page.getByRole('radio', { name: /부당해고등 구제 신청서/ }).count()).toBe(0);
  const preview = page.locator('#preview');
  await page.getByLabel('사건번호').fill('서울2026부해1234');
  await page.getByLabel('초심 주문').fill('이 사건 근로자의 신청을 기각한다.');
  await page.getByLabel('판정이 잘못된 까닭').fill('병가 신청을 보지 못했습니다.');
  await page.getByText('회사로 돌아가고, 그동안의').click();
  await expect
    .poll(() => visibleText(preview))
    .toMatch(/서울2026부해1234.*신청을 기각한다.*초심판정을 취소한다.*병가 신청을 보지.*중앙노동위원회 귀중/s);
  expect(await visibleText(page.locator('main'))).toContain('10일째까지 내야 해요');
  expect(problems).toEqual([]);
});

test('a dispatched worker names the company that employs them and the one they worked for', async () => {
  const person = await newPerson(url, '김세나');
  const id = await finishedCheck(
    url,
    person,
    {
      ...employeeAnswers(),
      'intake/protected': ['no'],
      'intake/stage': 'not_filed',
      'intake/contract': 'dispatched',
      'intake/ground': 'detail-18',
      'intake/contract-end': null,
    },
    (section, numbering) => (section === 'detail-4' && numbering < 6 ? 'yes' : 'no'),
  );
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, person);
  await page.goto(`/check/application/${id}?step=company`);
  // On a wide screen all steps are below each other: an address with a step begins there.
  const isInView = (heading: Element): boolean => {
    const { top } = heading.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
  };
  await expect.poll(() => page.locator('#step-company').evaluate(isInView)).toBe(true);
  const preview = page.locator('#preview');
  await page.getByLabel('원청의 이름').fill('원청 주식회사');
  await expect.poll(() => visibleText(preview)).toMatch(/피신청인 2 \(실제로 일한 회사\).*원청 주식회사/s);
  await page.getByText('소속 업체만', { exact: true }).click();
  await expect.poll(() => visibleText(preview)).not.toContain('피신청인 2');
  expect(problems).toEqual([]);
});

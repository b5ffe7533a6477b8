import { expect, inject, test } from 'vitest';
import { browserForTests } from '../harness/browser/browser.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { finishedCheck, startedCheck } from '../harness/records/checks.ts';

const browser = browserForTests();
const url = inject('lockedUrl');

test('each kind of visitor is led to the questions that are meant for them', async () => {
  const { page } = await browser.visit(url);
  await page.goto('/');
  const link = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(await link('해고를 통보받았어요')).toBe('/check?role=worker');
  expect(await link('해고될까 봐 걱정돼요')).toBe('/check?role=worker');
  expect(await link('직원을 내보내야 할지 고민이에요')).toBe('/check?role=employer');
  // A tap anywhere on the card follows its link.
  const text = page.getByText('사업주라면 지금 방식으로 해고했을 때');
  await text.scrollIntoViewIfNeeded();
  const box = await text.boundingBox();
  if (box === null) throw new Error('the card is not drawn');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForURL('**/check*');
});

test('the calculator tells the last day, and hands the date of the dismissal on', async () => {
  const { page } = await browser.visit(url);
  await page.goto('/');
  await page.getByRole('button', { name: '마지막 날 계산하기' }).click();
  await page.getByText('해고일을 입력해 주세요.').waitFor();
  await page.getByLabel('연도').fill('2027');
  await page.getByLabel('월', { exact: true }).fill('2');
  await page.getByLabel('일', { exact: true }).fill('28');
  await page.getByRole('button', { name: '마지막 날 계산하기' }).click();
  await page.locator('.home-answer-day').getByText('2027년 5월 31일').waitFor();
  const goOn = page.getByRole('link', { name: '이 날짜로 진단 시작하기' });
  expect(await goOn.getAttribute('href')).toBe('/check?dismissed=2027-02-28');
});

test('three answers make the case of the first screen one’s own, with the last day of the calculator', async () => {
  const { page } = await browser.visit(url);
  await page.goto('/');
  const own = page.getByRole('region', { name: /나가라고 했다면|통지서를 받았다면/ });
  const figure = async () => Number.parseInt(await own.locator('strong').first().innerText(), 10);
  const told = await figure();
  expect(await visibleText(own)).toMatch(/\d+~\d+% 사이로 봐요/);
  await own.getByRole('radio', { name: '이유와 날짜를 적은 종이' }).check();
  expect(await figure()).toBeLessThan(told);
  for (const [part, typed] of Object.entries({ 연도: '2027', 월: '2', 일: '28' }))
    await page.getByLabel(part, { exact: true }).fill(typed);
  await page.getByRole('button', { name: '마지막 날 계산하기' }).click();
  await own.getByText('2027년 5월 31일', { exact: false }).waitFor();
  await own.getByRole('radio', { name: '5명 미만' }).check();
  await own.getByText('숫자를 보여 드리지 않아요', { exact: false }).waitFor();
  expect(await own.getByText('2027년 5월 31일', { exact: false }).count()).toBe(0);
});

test('what is free and what is paid is said before anybody starts, with the price of today', async () => {
  const { page } = await browser.visit(url);
  await page.goto('/');
  await page.getByText('진단 하나에 9,900원').waitFor();
  const text = await visibleText(page.locator('main'));
  expect(text).toContain('승소 가능성과 기한은 무료, 계산 과정과 판례는 유료예요.');
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description).toContain('승소 가능성과 신청 기한을 확인해');
  expect(description).toContain('계산 과정과 근거 판례는 유료');
});

test('a signed-in person goes on from the home page, with the days that are left', async () => {
  const unfinished = await newPerson(url);
  await startedCheck(url, unfinished);
  const { page } = await browser.visit(url);
  await signInOn(page, unfinished);
  await page.goto('/');
  const goOn = page.getByRole('link', { name: /이어서 하기/ });
  expect(await goOn.innerText()).toMatch(/^이어서 하기\s*· D-(6\d|7\d)/);
  await goOn.click();
  await page.waitForURL('**/check/form/**');

  const finished = await newPerson(url);
  const id = await finishedCheck(url, finished);
  await signInOn(page, finished);
  await page.goto('/');
  await page.getByText('결과가 나온 진단이 있어요.').waitFor();
  const toResult = page.getByRole('link', { name: /결과 보기/ });
  expect(await toResult.getAttribute('href')).toBe(`/check/result/${id}`);
});

test('a person without a check, or nobody signed in, sees no strip', async () => {
  const { page } = await browser.visit(url);
  await page.goto('/');
  await page.getByText('진단 하나에 9,900원').waitFor();
  expect(await page.locator('.home-continue').count()).toBe(0);
  await signInOn(page, await newPerson(url));
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/check/list'));
  await page.goto('/');
  await asked;
  await page.locator('.home-continue').waitFor({ state: 'detached' });
});

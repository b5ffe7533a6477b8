import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { firstListed } from '../harness/sitemap.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let boss: Person;

beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'));
});

test('on a phone: by word, filtered in the sheet, a case opened, and back to the same place', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, boss);
  await page.goto('/search');
  await page.getByRole('link', { name: '수습·시용' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('combobox', { name: '무엇을 찾으세요?' }).fill('해고');
  await page.getByRole('button', { name: '찾기', exact: true }).tap();
  const told = page.locator('.found-count');
  await told.filter({ hasText: /‘해고’ 판례 \d+건을 찾았어요/ }).waitFor();

  const all = await told.innerText();
  await page.getByRole('button', { name: '조건으로 좁히기' }).tap();
  await page.getByRole('dialog').getByLabel('근로자 승').check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /\d+건 보기/ })
    .tap();
  await page.getByRole('button', { name: /조건으로 좁히기 1개 선택/ }).waitFor();
  await expect.poll(() => told.innerText()).not.toBe(all);
  expect(new URL(page.url()).searchParams.get('outcome')).toBe('worker_win');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: '더 보기' }).tap();
  await page.getByText(/(\d+)건 가운데 \1건을 보고 있어요/).waitFor();
  const far = page.locator('.result-card a').nth(25);
  const name = await far.innerText();
  await far.tap();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.locator('mark').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '검색 결과로' }).tap();
  await page.getByText(/(\d+)건 가운데 \1건을 보고 있어요/).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  const box = await page.getByRole('link', { name, exact: true }).boundingBox();
  expect(box !== null && box.y > 0 && box.y < 844).toBe(true);
  expect(problems).toEqual([]);
});

test('by keyboard: a case number in another spelling, a suggestion, and the same results after a reload', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto('/search?sections=detail-2');
  await page.locator('.result-card').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('2011-다-42324');
  await page.keyboard.press('Enter');
  // The ground stays chosen, although no found case has it; it can be removed.
  await page.getByText(/검색 결과가 없어요/).waitFor();
  await page.getByRole('link', { name: '‘수습·시용’ 조건을 빼고 찾기' }).click();
  expect(await page.locator('.result-card a').first().innerText()).toBe('대법원 2011다42324');

  await page.locator('#q').fill('직장내');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?sections=detail-20');
  await page.getByRole('button', { name: /직장 내 괴롭힘·성희롱 조건 빼기/ }).waitFor();
  const told = page.locator('.found-count').filter({ hasText: /판례 \d+건을 찾았어요/ });
  const before = await told.innerText();
  await page.reload();
  expect(await told.innerText()).toBe(before);
  await page.goto('/search/00000000-0000-4000-8000-000000000000');
  await page.getByRole('heading', { level: 1, name: '찾으시는 판례가 없어요' }).waitFor();
  expect(problems).toEqual([]);
});

test('a person without access sees how many cases there are and where to get access, signed in or not', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await page.goto('/search?q=서면통지');
  await page.getByRole('link', { name: '로그인하고 이어서 보기' }).waitFor();
  const told = await page.getByRole('heading', { name: /찾으신 조건에 맞는 판례가 \d+건 있어요/ }).innerText();
  expect(await violations(page)).toEqual([]);
  await signInOn(page, await newPerson(url));
  await page.goto('/search?q=서면통지');
  await page.getByRole('heading', { name: told }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '가격과 환불 보기' }).click();
  await page.getByText('9,900원').waitFor();
  // Of a case they see what is published, and the same offer.
  const path = await firstListed(url, '/search/');
  const refused = page.waitForResponse((response) => response.status() === 402);
  await page.goto(path);
  await refused;
  const offer = page.getByRole('heading', { name: '이 판례를 더 자세히 보려면 이용 권한이 필요해요' });
  await offer.waitFor();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  expect(await page.getByRole('link', { name: '로그인하고 이어서 보기' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.goto(`${path}?q=해고`);
  await offer.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
  // Who may read it is shown the whole case in the same place.
  await signInOn(page, boss);
  await page.goto(path);
  await page.getByRole('heading', { name: '출처' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
  expect(await offer.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('in the console the same search shows the parts of each score, and links to the record', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto('/admin/search?q=서면통지');
  await page
    .getByRole('status')
    .filter({ hasText: /‘서면통지’ \d+건/ })
    .waitFor();
  await page.locator('summary').filter({ hasText: '점수' }).first().click();
  expect(await page.getByRole('row', { name: /서면/ }).count()).toBeGreaterThan(0);
  expect(
    await page
      .getByRole('link', { name: /자료 보기/ })
      .first()
      .getAttribute('href'),
  ).toMatch(/^\/admin\/data\/master\//);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('on a phone the console’s search has its filters behind one button, so that the first case is in sight', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, boss);
  await page.goto('/admin/search?q=서면통지&outcome=worker_win');
  const first = page.getByRole('list', { name: '찾은 판례' }).getByRole('listitem').first();
  await first.waitFor();
  expect(await page.getByLabel('기관').count()).toBe(0);
  expect(await first.evaluate((card) => card.getBoundingClientRect().top + window.scrollY)).toBeLessThan(700);
  await page.getByRole('button', { name: '조건 1개' }).tap();
  await page.getByLabel('기관').waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '조건 지우기' }).tap();
  await page.getByRole('button', { name: '조건', exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.has('outcome')).toBe(false);
  expect(problems).toEqual([]);
});

test('synonyms are added in the console for a reason, and the search uses them', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto('/admin/data/words');
  // The new entry is first in the whole list, whatever was looked for before.
  await page.getByRole('textbox', { name: '낱말' }).fill('명퇴');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '동의어 추가' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '입력한 말' }).fill('쫓김통보,');
  await dialog.getByRole('textbox', { name: '함께 찾는 말' }).fill('권고사직,');
  await dialog.getByLabel('사유').fill('많이 적는 말');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '저장' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: '동의어' }).getByRole('listitem').first().getByText('쫓김통보').waitFor();
  expect(await page.getByRole('textbox', { name: '낱말' }).inputValue()).toBe('');
  await page.getByRole('link', { name: '쫓김통보 → 권고사직 이력' }).click();
  await page.getByText('사유: 많이 적는 말').waitFor();
  await page.goto('/search?q=쫓김통보');
  await page.getByText('쫓김통보 = 권고사직').waitFor();
  await page
    .locator('.result-card mark', { hasText: /권고|사직/ })
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});

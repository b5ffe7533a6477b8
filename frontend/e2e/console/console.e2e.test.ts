import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { settledOf } from '../harness/on-page/settled.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { newPerson, type Person, signIn, signInOn } from '../harness/people.ts';
import { newPartner, newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let boss: Person;

beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'));
});

test('staff are led to sign in and back, and the menu opens the lists, by keyboard', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await page.goto('/inspection/list?x=1');
  await page.waitForURL('**/user/login?to=*');
  await signIn(page, boss);
  await page.getByRole('heading', { level: 1, name: '검수 목록' }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/inspection/list?x=1');
  await page.getByRole('tab', { name: /^내 차례/ }).waitFor();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '노무체크 업무' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '업무 화면' }).waitFor();
  const links = page.getByRole('navigation', { name: '업무 메뉴' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual([
    '검수 목록',
    '상담',
    '주제 바로잡기',
    '판례 검색',
    '회원 관리',
    '주문',
    '메시지',
    '게시판',
    '자료 수집',
    '판정례 자료',
    '문서 인식',
    '약관·방침',
    '질문지',
    '바뀐 기한',
    '예측과 실제',
    '통계',
    '기록',
    'AI 사용량',
    '회사 목록',
  ]);
  expect(await page.locator('[data-crown=super]').count()).toBe(1);
  expect(await page.locator('html').getAttribute('data-mode')).toBe('admin');
  await links.filter({ hasText: '자료 수집' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '자료 수집' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('자료 수집');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: boss.name }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  // The page is reloaded while it navigates, so the first of the two navigations is cancelled.
  await expect.poll(() => page.url()).toContain('/user/login?to=');
  await page.getByLabel('이메일').waitFor();
  expect(problems).toEqual([]);
});

const lists = [
  ...[
    '/inspection/list',
    '/inspection/recalls',
    '/inspection/reports',
    '/admin/consult',
    '/admin/user',
    '/admin/order',
  ],
  ...[
    '/admin/message',
    '/admin/board',
    '/admin/crawling/case-high',
    '/admin/crawling/failures',
    '/admin/crawling/rereads',
  ],
  ...[
    '/admin/data?filter={"stage":"crawled","kind":"case-high"}',
    '/admin/data?filter={"stage":"ready"}',
    '/admin/data/master',
    '/admin/ocr',
    '/admin/policy',
    '/admin/correction',
    '/admin/log',
  ],
  ...['/admin/activity', '/company/list', '/company/usage'],
];

/** Where the first row stands. A notice at the bottom of the window, as of a change by somebody else, is below it. */
const topOfFirstRow = (page: Page): Promise<number> =>
  page
    .locator('main [data-rows] > *, main tbody tr, main .MuiAlert-root')
    .filter({ visible: true })
    .evaluateAll((found) => Math.round(Math.min(...found.map((each) => each.getBoundingClientRect().top))));

const missing = '찾으시는 화면이 없습니다';

/**
 * Opens a page within the console, without loading the console anew. A page without a list is opened in between, so that
 * no row of the previous list is measured.
 */
const leadTo = async (page: Page, path: string): Promise<void> => {
  const go = (to: string) =>
    page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, to);
  await go('/admin/nowhere');
  await page.getByRole('heading', { level: 1, name: missing }).waitFor();
  await go(path);
  await page.locator('main h1').filter({ hasNotText: missing }).waitFor();
};

test('every list begins above 300 of 900 px: its first row, or what says that there is none', async () => {
  const { page } = await browser.visit(url, { viewport: { width: 1280, height: 900 } });
  await signInOn(page, boss);
  // A queue with a case in it has more above its rows than an empty one.
  const made = await fetch(`${url}/api/refines/data`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${boss.token}` },
    body: JSON.stringify({ kind: 'case-high', sampling: 'curated', title: `목록의 자리 ${Date.now()}` }),
  });
  expect(made.status).toBe(201);
  const low: string[] = [];
  await page.goto('/admin');
  await page.locator('main h1').waitFor();
  for (const list of lists) {
    await leadTo(page, list);
    // A list that loads moves until it is full.
    let top = Number.NaN;
    const isHigh = async () => {
      top = await topOfFirstRow(page);
      return top < 300;
    };
    await expect
      .poll(isHigh, { timeout: 10_000 })
      .toBe(true)
      .catch(() => low.push(`${list}: ${top}`));
  }
  expect(low).toEqual([]);
});

test('on a phone the menu opens by touch, and the site’s own link leads into the console', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, boss);
  await page.goto('/');
  await page.getByRole('button', { name: '메뉴 열기' }).tap();
  await page.getByRole('link', { name: '회사 목록' }).tap();
  await page.getByRole('heading', { level: 1, name: '회사 목록' }).waitFor();
  await page.getByRole('button', { name: '메뉴 열기' }).tap();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '문서 인식' }).tap();
  await page.getByRole('heading', { level: 1, name: '문서 인식' }).waitFor();
  expect(await sideways(page)).toBe(0);
  expect(problems).toEqual([]);
});

test('a person who isn’t staff sees a refusal, and an unknown address is a 404', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, await newPerson(url));
  await page.goto('/admin/user');
  await page.getByRole('heading', { level: 1, name: '업무 화면을 볼 권한이 없습니다' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.evaluate((token) => localStorage.setItem('token', token), boss.token);
  expect((await page.goto('/admin/nowhere'))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: missing }).waitFor();
  expect(problems).toEqual([]);
});

test('a partner’s home leads to the case search, the one thing a partner has', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, await newPartner(url, boss, '정파트너'));
  await page.goto('/admin');
  await page.getByText('판례 검색은 메뉴에서 엽니다.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '판례 검색 열기' }).tap();
  await page.getByRole('heading', { level: 1, name: '판례 검색' }).waitFor();
  expect(problems).toEqual([]);
});

test('a person whose session ends while they work is led to sign in, and back to where they were', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  const settled = settledOf(page);
  await page.goto('/user/login?to=/admin');
  await signIn(page, boss);
  await page.getByRole('region', { name: '오늘의 운영' }).waitFor();
  // What the home still reads would be refused, too, and lead to the sign-in before the click does.
  await settled();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${url}/api/user/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('link', { name: '회원 관리' }).first().click();
  await page.waitForURL('**/user/login?to=%2Fadmin%2Fuser*');
  await signIn(page, boss);
  await page.getByRole('heading', { level: 1, name: '회원 관리' }).waitFor();

  // A decision that was typed in by hand is still there after a session that ended before it was saved.
  const content = '【주 문】\n상고를 기각한다.\n【이 유】\n상고이유를 본다.';
  await page.goto('/admin/data/add');
  await page.getByLabel('제목').fill('끝난 로그인');
  await page.getByLabel('결정문 전체').fill(content);
  const again = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${url}/api/user/logout`, { method: 'POST', headers: { Authorization: `Bearer ${again}` } });
  await page.getByRole('button', { name: '넣고 정제하기' }).click();
  await page.waitForURL('**/user/login?to=%2Fadmin%2Fdata%2Fadd*');
  await page.getByText('쓰던 글은 이 기기에 남아 있어요.').waitFor();
  await signIn(page, boss);
  await page.getByText('넣지 않고 둔 내용을 불러왔습니다.').waitFor();
  expect(await page.getByLabel('제목').inputValue()).toBe('끝난 로그인');
  expect(await page.getByLabel('결정문 전체').inputValue()).toBe(content);
  await page.getByRole('button', { name: '비우기' }).click();
  await page.reload();
  expect(await page.getByLabel('제목').inputValue()).toBe('');
  expect(problems).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
const word = `한꺼번${Date.now() % 1_000_000}`;
let refiner: Person;

const ask = async (person: Person, path: string, body?: object): Promise<void> => {
  const response = await fetch(`${url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${person.token}`,
      'Idempotency-Key': randomUUID(),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
};

const decision = (n: number): string =>
  `## 판정사항\n\n${n}일 동안의 무단결근을 이유로 한 해고는 사유와 양정이 정당하다고 판정한 사례\n\n## 판정결과\n\n기각`;

beforeAll(async () => {
  refiner = await newSuper(url, inject('unlockedDataDir'), '송일괄');
  for (let n = 1; n <= 7; n += 1)
    await ask(refiner, 'refines/data', {
      ...{ kind: 'case-low', sampling: 'population', tribunal: '부산지방노동위원회', decidedOn: `2022-03-0${n}` },
      ...{ caseNumbers: [`부산2022부해${Date.now() % 100_000}${n}`], title: `${word} ${n}`, content: decision(n) },
    });
});

const queueOf = (filter: object): string => `/admin/data?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test('the home says what waits, and one key opens the next case', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, refiner);
  await page.goto('/admin');
  const today = page.getByRole('region', { name: '오늘의 정제' });
  await today.getByRole('link', { name: /다음 자료 열기/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  const sure = today.getByRole('link', { name: /결과까지 확실/ });
  expect(Number((await sure.innerText()).replaceAll(/[^\d]/g, ''))).toBeGreaterThanOrEqual(7);
  await sure.click();
  await page.waitForURL('**/admin/data?*sureOutcome*');
  await page.getByRole('columnheader', { name: '사건', exact: true }).waitFor();
  await page.goBack();
  await today.getByRole('link', { name: /다음 자료 열기/ }).waitFor();
  await page.keyboard.press('n');
  await page.waitForURL(/\/admin\/data\/[0-9a-f-]{36}\?/);
  for (const [address, title] of [
    ['/admin/data/master/outdated', '예전 결과'],
    ['/admin/data/master/counted', '센 자료'],
    ['/admin/projections', '조회 자료'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await violations(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test('who may not refine sees no figures of it, and is refused them', async () => {
  const advisor = await newPerson(url, '오노무');
  const session = await fetch(`${url}/api/user/session`, { headers: { Authorization: `Bearer ${advisor.token}` } });
  const { id }: { id: string } = await session.json();
  const adminMenu = { all: false, advisor: true, partner: false, search: false };
  await ask(refiner, 'admin/userdetail/update', { id, accessType: 1, adminMenu, reason: '새 노무사' });
  const login = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: advisor.email, password: advisor.password }),
  });
  const { token }: { token: string } = await login.json();
  const { page } = await browser.visit(url, desktop);
  await signInOn(page, { ...advisor, token });
  await page.goto('/admin');
  await page
    .getByRole('region', { name: '오늘의 검수' })
    .getByRole('link', { name: /내 차례/ })
    .waitFor();
  expect(await page.getByText('오늘의 정제').count()).toBe(0);
  await expect(ask({ ...advisor, token }, 'refines/next')).rejects.toThrow('403');
});

test('all that match are taken in one go: named before, reported each, and taken back', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, refiner);
  await page.goto(queueOf({ stage: 'crawled', q: word }));
  await page.getByRole('button', { name: '결과까지 확실한 것 모두 받기' }).click();
  const offer = page.getByRole('dialog', { name: '결과까지 확실한 것 모두 받기' });
  await offer.getByText('외 2건').waitFor();
  await offer
    .getByText(/부산지방노동위원회 부산2022부해\d+ · 한꺼번/)
    .first()
    .waitFor();
  await offer.getByText('회사 승 (확실한 제안) · 1일 동안의 무단결근').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await offer.getByRole('button', { name: '7건 받기' }).click();

  await page.waitForURL(/\/admin\/data\/jobs\/[0-9a-f-]{36}/);
  await page.getByRole('status').getByText('받음 7').waitFor();
  const report = page.getByRole('region', { name: '자료마다 어떻게 되었는지' });
  await report.getByText('회사 승 · 승인 대기 · 7일 동안의 무단결근').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await page.getByLabel('사유').fill('잘못 고름');
  await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click();
  await page.getByText('7건을 되돌렸습니다. 사유: 잘못 고름').waitFor();
  await report.getByRole('button', { name: '받았다가 되돌림 7' }).click();
  await report.getByText('받았다가 되돌림', { exact: true }).nth(6).waitFor();

  await page.getByRole('navigation', { name: '판정례 자료' }).getByRole('link', { name: '일괄 작업' }).click();
  await page.getByText(`정제 중 · ‘${word}’ · 결과가 확실한 것`).waitFor();
  await page
    .getByText(/송일괄/)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

const topOf = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('link', { name, exact: true })
    .first()
    .evaluate((link) => link.getBoundingClientRect().top + window.scrollY);

test('on a phone the first case is on the first screen, and the filters are behind one button', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, refiner);
  await page.goto(queueOf({ stage: 'crawled', q: word }));
  await page.getByRole('link', { name: `${word} 1`, exact: true }).waitFor();
  expect(await topOf(page, `${word} 1`)).toBeLessThan(600);
  expect(await sideways(page)).toBe(0);
  expect(await page.getByLabel('종류').count()).toBe(0);
  await page.getByRole('button', { name: '조건 1개' }).tap();
  await page.getByLabel('종류').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '조건 지우기' }).tap();
  await page.getByRole('button', { name: '조건', exact: true }).tap();
  await page.goto('/admin/data/master');
  const first = page.getByRole('main').getByRole('listitem').first();
  await first.waitFor();
  expect(await first.evaluate((card) => card.getBoundingClientRect().top + window.scrollY)).toBeLessThan(600);
  expect(await sideways(page)).toBe(0);
  expect(problems).toEqual([]);
});

test('rows stand closer when the person wants it so, on each of their devices', async () => {
  const { page } = await browser.visit(url, desktop);
  await signInOn(page, refiner);
  await page.goto(queueOf({ stage: 'crawled', q: word }));
  const row = page.getByRole('row').filter({ hasText: `${word} 1` });
  const height = () => row.evaluate((one) => one.getBoundingClientRect().height);
  await row.waitFor();
  const comfortable = await height();
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && /preferences/.test(answer.url()),
  );
  await page.getByRole('button', { name: '송일괄' }).click();
  await page.getByRole('menuitemradio', { name: '목록 간격 촘촘히' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(height).toBeLessThan(comfortable);
  await kept;

  const other = await browser.visit(url, { ...desktop, viewport: { width: 1100, height: 800 } });
  await signInOn(other.page, refiner);
  await other.page.goto(queueOf({ stage: 'crawled', q: word }));
  await other.page.locator('html[data-density=compact]').waitFor();
  await other.page.getByRole('button', { name: '송일괄' }).click();
  await other.page.getByRole('menuitemradio', { name: '목록 간격 보통', checked: false }).click();
  await other.page.locator('html[data-density=comfortable]').waitFor();
});

test('the words in the names of a table’s columns are never broken, however narrow the window', async () => {
  const { page } = await browser.visit(url, { viewport: { width: 900, height: 800 } });
  await signInOn(page, refiner);
  for (const address of [queueOf({ stage: 'crawled' }), '/admin/data/master', '/admin/user']) {
    await page.goto(address);
    await page.getByRole('columnheader').first().waitFor();
    const broken = await page.getByRole('columnheader').evaluateAll((heads) =>
      heads.flatMap((head) => {
        const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const range = document.createRange();
          for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
          }
        }
        return found;
      }),
    );
    expect([address, broken]).toEqual([address, []]);
    expect(await sideways(page)).toBe(0);
  }
});

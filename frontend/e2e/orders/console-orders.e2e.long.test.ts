import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { newBuyer } from '../harness/records/orders.ts';
import { newSuperOf } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('lockedUrl');
let boss: Person;
beforeAll(async () => {
  boss = await newSuperOf(url, inject('lockedOperation'), '박노무');
});

const as = async (person: Person, device: typeof desktop) => {
  const visit = await browser.visit(url, device);
  await signInOn(visit.page, person);
  return visit;
};

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
const isFocused = (page: Page, text: string) =>
  page.evaluate((wanted) => document.activeElement?.textContent?.includes(wanted) === true, text);

/** Presses Tab until that is focused. */
const tabTo = async (page: Page, text: string): Promise<void> => {
  for (let n = 0; n < 60 && !(await isFocused(page, text)); n += 1) await page.keyboard.press('Tab');
  expect(await isFocused(page, text)).toBe(true);
};

/** The PDF is written soon after the payment, which is an event of the order, too: a page opened before would be outdated. */
const untilDocumentWritten = (orderId: string): Promise<void> =>
  expect
    .poll(async () => {
      const headers = { Authorization: `Bearer ${boss.token}` };
      return (await fetch(`${url}/api/order/${orderId}/history`, { headers })).text();
    })
    .toContain('ResultDocumentWritten');

/** Opens the refund's dialog and sends it, with the keyboard alone. `part` is in won; without it, all of the rest. */
const refund = async (page: Page, reason: string, part?: number): Promise<void> => {
  await page.getByRole('button', { name: '환불', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^환불: / }).waitFor();
  expect(await violations(page)).toEqual([]);
  if (part !== undefined) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type(String(part));
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type(reason);
  await page.keyboard.press('Enter');
  await page.getByText('환불했습니다.').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

test('an order is found, refunded in part and then in full for a reason, and its page tells all of it, by keyboard', async () => {
  const buyer = await newBuyer(url, 'paid', '이구매');
  await untilDocumentWritten(buyer.orderId);
  const { page, problems } = await as(boss, desktop);
  await page.goto(`/admin/order?filter=${encodeURIComponent(JSON.stringify({ checkId: buyer.checkId }))}`);
  const row = page.getByRole('row').filter({ hasText: '이구매' });
  await row.waitFor();
  expect(await visibleText(row)).toMatch(/9,900원\s+결제함\s+카드/);
  expect(await violations(page)).toEqual([]);

  await row.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '부당해고 자가진단 전체 결과' }).waitFor();
  expect(await isFocused(page, '부당해고 자가진단 전체 결과')).toBe(true);
  await tabTo(page, '환불');
  await refund(page, '늦어서 사과', 900);
  await expect.poll(() => visibleText(section(page, '결제와 환불'))).toMatch(/돌려준 돈\s+900원/);
  await section(page, /^변경 이력/)
    .getByText('담당자가 900원 환불을 요청했어요.')
    .waitFor();
  expect(await visibleText(section(page, /^변경 이력/))).toContain('사유: 늦어서 사과');
  expect(await violations(page)).toEqual([]);

  await refund(page, '나머지도 요청');
  await page.locator('main').getByText('전액 환불', { exact: true }).first().waitFor();
  await section(page, /^변경 이력/)
    .getByText('9,000원을 환불해서 모두 돌려드렸어요.')
    .waitFor();
  expect(await visibleText(section(page, /^변경 이력/))).toMatch(
    /사유: 나머지도 요청[\s\S]*사유: 늦어서 사과[\s\S]*주문했어요/,
  );
  expect(await visibleText(section(page, /^변경 이력/))).toContain('박노무');
  expect(await page.getByRole('button', { name: '환불', exact: true }).count()).toBe(0);
  expect(problems).toEqual([]);

  const theirs = await as(buyer.person, phone);
  await theirs.page.goto(`/check/result/${buyer.checkId}`);
  await theirs.page.getByText('결제하면 더 볼 수 있어요').waitFor();
});

test('what isn’t settled stands on top; a list of one state is downloaded, and the sums have their table, on a phone', async () => {
  const waiting = await newBuyer(url, 'virtual_account', '김입금');
  const paid = await newBuyer(url, 'paid', '정결제');
  const { page, problems } = await as(boss, phone);
  await page.goto('/admin/order');
  const open = page.getByRole('region', { name: /^살펴볼 주문/ });
  await open.getByText('김입금').waitFor();
  expect(await open.getByText('정결제').count()).toBe(0);
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('상태').tap();
  await page.getByRole('option', { name: '결제함' }).tap();
  await page.waitForURL('**filter=**');
  await page.locator('main li').filter({ hasText: '정결제' }).waitFor();
  await expect.poll(() => page.getByText('김입금').count()).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '내려받기' }).tap();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`${paid.orderId},`);
  expect(file).toMatch(/정결제,부당해고 자가진단 전체 결과,9900,결제함,카드/);
  expect(file).not.toContain(waiting.orderId);

  await page.getByRole('link', { name: '기간별 합계' }).tap();
  await page.getByText(/^결제 [\d,]+건, 들어온 돈/).waitFor();
  await page.getByText(/^표로 보기/).tap();
  expect(await visibleText(page.getByRole('table'))).toMatch(/원/);
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('no order, a failure and an order that doesn’t exist each have a message', async () => {
  const { page, problems } = await as(boss, desktop);
  const before = encodeURIComponent(JSON.stringify({ to: '2020-01-01' }));
  await page.goto(`/admin/order?filter=${before}`);
  await page.getByText('조건에 맞는 주문이 없습니다.').waitFor();
  await page.getByRole('button', { name: '조건 지우기' }).first().click();
  await page.getByRole('columnheader', { name: '주문한 때' }).waitFor();

  await page.route('**/api/order?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: '🛠️ 잠시 연결이 어렵습니다.' } }),
  );
  await page.goto('/admin/order');
  await page.getByRole('alert').getByText('잠시 연결이 어렵습니다.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/api/order?*');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await page.getByRole('columnheader', { name: '주문한 때' }).waitFor();

  await page.goto('/admin/order/018f0000-0000-7000-8000-00000000000d');
  await page.getByRole('link', { name: '주문 목록으로' }).waitFor();
  expect(problems).toEqual([]);
});

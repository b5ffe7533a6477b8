import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { textsOn } from '../../../backend/engine/paper/testing/texts-of-pdf.fixture.ts';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { focusIsOn } from '../harness/browser/keyboard.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { finishedCheck } from '../harness/records/checks.ts';

const browser = browserForTests();
const url = inject('lockedUrl');

const devices = [
  ['on a phone', phone],
  ['on a desktop', desktop],
] as const;
/** The long form walks each way on both devices, the short form on one. */
const oneOf = (at: 0 | 1) => (process.env.LONG === '1' ? devices : [devices[at]]);

/** A person with a locked result, on the page where its payment window is open. */
const atTheWindow = async (device: typeof phone) => {
  const buyer = await newPerson(url);
  const id = await finishedCheck(url, buyer);
  const { page, problems } = await browser.visit(url, device);
  await signInOn(page, buyer);
  const openWindow = async () => {
    await page.locator('#order-consent').check();
    await page.getByRole('button', { name: '9,900원 결제하기' }).click();
    // The button that opened it is gone, as the withdrawal's is below: the focus goes to what took its place.
    await focusIsOn(page, '시험용 결제창');
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  return { buyer, id, page, problems, openWindow, heading };
};

/** Anyone who holds the document: the code on it says that it is real, and the file that it is unchanged. */
const verifiedAs = async (page: Page, pdf: Buffer) => {
  const code = /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}/.exec(await textOf(pdf))?.[0] ?? '';
  await page.goto('/verify');
  await page.getByLabel('문서 번호').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByText('노무체크에서 만든 문서예요').waitFor();
  const file = (buffer: Buffer) => ({ name: 'result.pdf', mimeType: 'application/pdf', buffer });
  await page.locator('#compare-file').setInputFiles(file(pdf));
  await page.getByText('바뀌지 않은 파일이에요').waitFor();
  await page.locator('#compare-file').setInputFiles(file(Buffer.concat([pdf, Buffer.from(' ')])));
  await page.getByText('여기에서 만든 파일과 달라요').waitFor();
};

/** Before anything is unfolded a result takes at most three screens of a phone. */
const mostScreens = 3;

const shortOn = async (page: Page, what: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  const height = await page.locator('.result-page').evaluate((result) => result.getBoundingClientRect().bottom);
  const screen = page.viewportSize()?.height ?? 0;
  console.info(`a result at ${what}: ${Math.round(height)} px, ${(height / screen).toFixed(1)} screens`);
  expect(height).toBeLessThanOrEqual(mostScreens * screen);
};

/** What was paid for is seen without scrolling: the chart's head and at least half of it. */
const chartInSight = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: '전체 결과가 열렸어요' }).waitFor();
  const box = await page.locator('.waterfall svg').boundingBox();
  const screen = page.viewportSize()?.height ?? 0;
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  console.info(`the paid chart begins at ${Math.round(box?.y ?? 0)} of ${screen} px and is ${box?.height} px high`);
  expect((box?.y ?? screen) + (box?.height ?? 0) / 2).toBeLessThanOrEqual(screen);
};

const textOf = async (pdf: Buffer): Promise<string> => (await textsOn(pdf, 1)).join(' ');

test.each(oneOf(0))(
  'from the locked result and its price to the open result and the case search, %s',
  async (_, device) => {
    const { id, page, problems, openWindow, heading } = await atTheWindow(device);
    await page.goto(`/check/result/${id}`);
    await page.getByRole('link', { name: '전체 결과 보기' }).waitFor();
    if (device === phone) await shortOn(page, '390 px, locked');
    await page.getByRole('link', { name: '전체 결과 보기' }).click();
    await heading('전체 결과 보기');
    await page.getByRole('heading', { name: '이 해고 사유의 대표 판례' }).waitFor();
    expect(await visibleText(page.locator('main'))).toMatch(/무료로 보는 것.*대법원.*9,900원.*청약철회/s);
    await page.getByRole('link', { name: '주문하기' }).click();
    await heading('주문과 결제');
    await page.getByRole('button', { name: '9,900원 결제하기' }).click();
    await page.getByText('확인하고 동의해야').waitFor();
    await openWindow();
    expect(await visibleText(page.locator('main'))).toContain('진짜 결제창이 아니에요');

    await page.getByRole('button', { name: '결제에 실패하기' }).click();
    await heading('결제하지 못했어요');
    await page.getByRole('link', { name: '다시 결제하기' }).click();
    await heading('주문과 결제');
    await openWindow();
    await page.getByRole('button', { name: '결제에 성공하기' }).click();
    await heading('결제가 끝났어요');
    await page.getByRole('link', { name: '전체 결과 보기' }).click();
    await page.locator('.waterfall').first().waitFor();
    await chartInSight(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF로 받기' }).click();
    const pdf = await readFile(await (await saving).path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await verifiedAs(page, pdf);
    await page.goto('/search');
    await page.locator('article, .result-card, .cards > li').first().waitFor();
    expect(problems).toEqual([]);
  },
);

test('another amount opens nothing; the next payment is withdrawn in two clicks, on a desktop', async () => {
  const { id, page, problems, openWindow, heading } = await atTheWindow(desktop);
  const order = `/check/order?checkId=${id}`;
  await page.goto(order);
  await openWindow();
  await page.getByRole('button', { name: '다른 금액(100원)으로 결제하기' }).click();
  await heading('인정할 수 없는 결제예요');
  await page.goto(order);
  await openWindow();
  await page.getByRole('button', { name: '결제에 성공하기' }).click();
  await heading('결제가 끝났어요');
  await page.goto('/more/orders');
  await page.getByRole('link', { name: '자세히 보기' }).first().click();
  await page.getByRole('button', { name: '청약철회하기' }).click();
  await focusIsOn(page, '청약철회');
  await page.getByRole('button', { name: '청약철회하고 환불받기' }).click();
  await focusIsOn(page, '모두 환불했어요');
  await page.goto(`/check/result/${id}`);
  await page.getByText('결제하면 더 볼 수 있어요').waitFor();
  expect(problems.filter((problem) => !/422|payment_forged/.test(problem))).toEqual([]);
});

test('a payment service that gives no answer leaves nobody to pay twice: the order is found once it answers', async () => {
  const { id, page, problems, openWindow, heading } = await atTheWindow(phone);
  await page.goto(`/check/order?checkId=${id}`);
  await openWindow();
  await page.route('**/api/order/add', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: '🛠️ 잠시 연결이 어렵습니다.' } }),
  );
  await page.getByRole('button', { name: '결제에 성공하기' }).click();
  await heading('결제를 아직 확인하지 못했어요');
  expect(await visibleText(page.locator('main'))).toContain('다시 결제하지 마세요');
  await page.unroute('**/api/order/add');
  await page.getByRole('button', { name: '결제 다시 확인하기' }).click();
  await heading('결제가 끝났어요');
  expect(problems).toEqual([]);
});

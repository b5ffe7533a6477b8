import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase } from '../../../backend/engine/testing/test-database.ts';
import { startPortOne } from '../../../backend/orders/testing/portone.fixture.ts';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { refusalsOf } from '../harness/browser/refusals.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { finishedCheck } from '../harness/records/checks.ts';
import { type RunningService, startService } from '../harness/service.ts';

const browser = browserForTests();
let portone: Awaited<ReturnType<typeof startPortOne>>;
let service: RunningService;
beforeAll(async () => {
  portone = await startPortOne();
  service = await startService({ DATABASE_URL: (await startTestDatabase()).url, ...portone.environment });
});
afterAll(async () => {
  await service.stop();
  await portone.stop();
});

const checkout = 'https://checkout-service.prod.iamport.co';

/**
 * Behaves as PortOne's script does: it prepares the payment at its server, loads the gateway's part of itself, shows the
 * window in a frame, and answers, rejects, or leaves for a page of its own.
 */
const script = `window.PortOne = { requestPayment: async (request) => {
  const prepared = await fetch('${checkout}/api/prepare/v2', { method: 'POST', body: JSON.stringify(request) });
  const { answer, error, leadsTo } = await prepared.json();
  await new Promise((resolve, reject) => {
    const driver = document.createElement('script');
    driver.addEventListener('load', resolve);
    driver.addEventListener('error', reject);
    driver.src = 'https://cdn.portone.io/drivers/pg/window.js';
    document.body.append(driver);
  });
  await new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.addEventListener('load', resolve);
    frame.title = 'PortOne';
    frame.src = '${checkout}/window';
    document.body.append(frame);
  });
  document.querySelector('iframe').remove();
  if (leadsTo) { location.href = leadsTo; return undefined; }
  if (error) throw error;
  return answer;
} };`;

type Requested = Readonly<Record<string, unknown>> & { readonly paymentId: string; readonly redirectUrl: string };
type Outcome = { readonly answer?: object; readonly error?: object; readonly leadsTo?: string };

/** Answers the page's requests to PortOne's hosts; `outcome` is what the window does with the payment. */
const imitate = async (page: Page, outcome: (request: Requested) => Outcome): Promise<readonly Requested[]> => {
  const requested: Requested[] = [];
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const asScript = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
  await page.route('https://cdn.portone.io/v2/browser-sdk.js', asScript(script));
  await page.route('https://cdn.portone.io/drivers/**', asScript(''));
  await page.route(`${checkout}/window`, (route) => route.fulfill({ contentType: 'text/html', body: '결제창' }));
  await page.route(`${checkout}/api/**`, async (route) => {
    const request: Requested = JSON.parse(route.request().postData() ?? '{}');
    requested.push(request);
    await route.fulfill({ headers, json: outcome(request) });
  });
  return requested;
};

const atTheOrder = async (device: typeof phone, outcome: (request: Requested) => Outcome) => {
  const buyer = await newPerson(service.url);
  const id = await finishedCheck(service.url, buyer);
  const { page, problems } = await browser.visit(service.url, device);
  const refused = await refusalsOf(page);
  const requested = await imitate(page, outcome);
  await signInOn(page, buyer);
  // Reached from another page, under that page's policy: the order's page has to load itself again.
  await page.goto(`/check/result/${id}`);
  await page.evaluate((to) => history.pushState(null, '', to), `/check/order?checkId=${id}`);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByRole('heading', { level: 1, name: '주문과 결제' }).waitFor();
  const pay = async () => {
    await page.locator('#order-consent').check();
    await page.getByRole('button', { name: '9,900원 결제하기' }).click();
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  return { page, pay, heading, requested, problems: () => [...problems, ...refused] };
};

test('a closed window leads back to the order; the next one pays, on a desktop', async () => {
  const outcomes = [
    (_: Requested): Outcome => ({ answer: { code: 'PORTONE_ERROR', message: '사용자가 결제를 취소하였습니다.' } }),
    (_: Requested): Outcome => ({
      error: { __portOneErrorType: 'PaymentError', code: 'X', message: '점검 중입니다.' },
    }),
    ({ paymentId }: Requested): Outcome => {
      portone.pay(paymentId);
      return { answer: { transactionType: 'PAYMENT', txId: 't', paymentId } };
    },
  ];
  const { page, pay, heading, requested, problems } = await atTheOrder(
    desktop,
    (request) => outcomes[requested.length - 1]?.(request) ?? {},
  );
  await pay();
  await page.getByText('사용자가 결제를 취소하였습니다.').waitFor();
  await page.getByText('가상계좌 입금').click();
  await pay();
  await page.getByText('점검 중입니다.').waitFor();
  await pay();
  await heading('결제가 끝났어요');
  expect(requested).toMatchObject([
    { payMethod: 'CARD', totalAmount: 9_900, currency: 'KRW', storeId: portone.environment.PORTONE_STORE_ID },
    { payMethod: 'VIRTUAL_ACCOUNT', virtualAccount: { accountExpiry: { validHours: 72 } } },
    { payMethod: 'VIRTUAL_ACCOUNT', channelKey: portone.environment.PORTONE_CHANNEL_KEY },
  ]);
  expect(new Set(requested.map(({ paymentId }) => paymentId)).size).toBe(1);
  // The script is on the order's page alone.
  expect(await page.evaluate(() => 'PortOne' in window)).toBe(false);
  expect(problems()).toEqual([]);
});

test('a window that is a page of its own leads back to the order, on a phone', async () => {
  const { page, pay, heading, problems } = await atTheOrder(phone, ({ paymentId }) => {
    portone.pay(paymentId);
    return { leadsTo: `${service.url}/api/order/mobileComplete?paymentId=${paymentId}&transactionType=PAYMENT` };
  });
  await pay();
  await heading('결제가 끝났어요');
  expect(await visibleText(page.locator('main'))).toContain('9,900원');
  expect(problems()).toEqual([]);
});

test('a window that claims a payment nobody made opens nothing', async () => {
  const { page, pay, heading } = await atTheOrder(phone, ({ paymentId }) => ({ answer: { paymentId, txId: 't' } }));
  await pay();
  await heading('결제가 확인되지 않았어요');
  await page.getByRole('link', { name: '무료 결과로 돌아가기' }).click();
  await page.getByText('결제하면 더 볼 수 있어요').waitFor();
});

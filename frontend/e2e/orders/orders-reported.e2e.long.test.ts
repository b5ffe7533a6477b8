import { expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
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
    await page.getByRole('heading', { name: '시험용 결제창' }).waitFor();
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  return { buyer, id, page, problems, openWindow, heading };
};

test.each(oneOf(1))(
  'a report that comes twice, or late after a window that said nothing, settles the order once, %s',
  async (_, device) => {
    const { id, page, problems, openWindow, heading } = await atTheWindow(device);
    await page.goto(`/check/order?checkId=${id}`);
    await openWindow();
    await page.getByRole('button', { name: '알림을 두 번 받기' }).click();
    await heading('결제가 끝났어요');
    await page.getByRole('button', { name: '청약철회하기' }).click();
    await page.getByRole('button', { name: '청약철회하고 환불받기' }).click();
    await heading('모두 환불했어요');

    await page.goto(`/check/order?checkId=${id}`);
    await openWindow();
    // The browser goes away before it can ask: only the late report settles the order.
    await page.route('**/api/order/add', (route) => route.abort());
    const late = page.waitForResponse('**/api/order/sandbox');
    await page.getByRole('button', { name: '결제하고 알림은 5초 뒤에 받기' }).click();
    await late;
    await page.goto('/more/orders');
    await expect
      .poll(
        async () => {
          await page.reload();
          await heading('결제 내역');
          return (await visibleText(page.locator('main'))).match(/결제가 끝났어요|모두 환불했어요/g);
        },
        { timeout: 20_000, interval: 1_000 },
      )
      .toEqual(['결제가 끝났어요', '모두 환불했어요']);
    expect(problems).toEqual([]);
  },
);

test('a deposit is awaited with its account; another payment warns; it is withdrawn to an account that the buyer names', async () => {
  const { buyer, id, page, problems, openWindow, heading } = await atTheWindow(phone);
  await page.goto(`/check/order?checkId=${id}`);
  await openWindow();
  await page.getByRole('button', { name: '가상계좌 받기' }).click();
  await heading('입금을 기다리고 있어요');
  await page.goto(`/check/order?checkId=${id}`);
  await page.getByText('이미 받은 가상계좌가 있어요').waitFor();
  await page.getByRole('link', { name: '입금할 계좌 보기' }).click();
  await heading('입금을 기다리고 있어요');
  await page.getByRole('button', { name: '시험용: 입금한 것으로 하기' }).click();
  await heading('결제가 끝났어요');
  await page.getByRole('button', { name: '청약철회하기' }).click();
  const withdraw = () => page.getByRole('button', { name: '청약철회하고 환불받기' }).click();
  await withdraw();
  expect(await visibleText(page.locator('.error-summary'))).toMatch(
    /은행을 골라.*계좌 번호를 숫자로.*예금주.*지금 쓰는 비밀번호/s,
  );
  await page.getByLabel('은행').selectOption({ label: '카카오뱅크' });
  await page.getByLabel('계좌 번호').fill('3333-01-1234567');
  await page.getByLabel('예금주 이름').fill('김하나');
  const current = page.getByRole('textbox', { name: '지금 쓰는 비밀번호' });
  await current.fill('Falsch12!@');
  await withdraw();
  await page.locator('.field-error', { hasText: '지금 쓰는 비밀번호와 달라요' }).waitFor();
  await current.fill(buyer.password);
  await withdraw();
  await heading('모두 환불했어요');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(problems).toEqual([]);
});

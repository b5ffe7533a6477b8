import { expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { askedConsultation } from '../harness/records/consultations.ts';

const browser = browserForTests();
const url = inject('lockedUrl');

const asked = {
  kind: 'paid',
  topic: 'wage',
  body: '임금을 두 달 못 받았어요.',
  client: '김상담',
  opponent: '주식회사 가나',
  slots: [{ weekday: 'mon', time: '10:00' }],
} as const;

test('a consultation that is paid for is listed, and given back in two clicks', async () => {
  const person = await newPerson(url);
  const id = await askedConsultation(url, person, asked);
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, person);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };

  await page.goto(`/check/order?consultationId=${id}`);
  await heading('주문과 결제');
  expect(await visibleText(page.locator('main'))).toMatch(/공인노무사 상담 30분.*55,000원.*상담 시간이 되기 전이라면/s);
  await press('55,000원 결제하기');
  await page.getByText('확인하고 동의해야').waitFor();
  await page.keyboard.press('Space');
  await press('55,000원 결제하기');
  await press('결제에 성공하기');
  await heading('결제가 끝났어요');

  await page.goto(`/check/order?consultationId=${id}`);
  await heading('이미 결제한 상담이에요');
  await page.getByRole('link', { name: '결제 내역', exact: true }).last().click();
  await heading('결제 내역');
  await page.getByText('공인노무사 상담 30분').waitFor();
  await page.getByRole('link', { name: '자세히 보기' }).click();
  await heading('결제가 끝났어요');
  await press('청약철회하기');
  await press('청약철회하고 환불받기');
  await heading('모두 환불했어요');
  expect(problems).toEqual([]);
});

test('whoever paid is led from the consultation to the money, and the prices name the consultation before the order', async () => {
  const person = await newPerson(url);
  const { page, problems } = await browser.visit(url, phone);
  await page.goto('/check/orderInfo');
  await page.getByRole('heading', { level: 1, name: '가격과 환불' }).waitFor();
  await page.getByRole('heading', { name: '공인노무사 상담 30분', exact: true }).waitFor();
  expect(await visibleText(page.locator('main'))).toMatch(/55,000원.*상담이 시작되면 그때부터 청약철회할 수 없어요/s);

  const id = await askedConsultation(url, person, asked);
  await signInOn(page, person);
  await page.goto(`/check/order?consultationId=${id}`);
  await page.locator('label[for=order-consent]').click();
  await page.getByRole('button', { name: '55,000원 결제하기' }).click();
  await page.getByRole('button', { name: '결제에 성공하기' }).click();
  await page.getByRole('link', { name: '상담 보기' }).click();
  await page.getByRole('button', { name: '상담 신청 거두기' }).click();
  await page.getByText('낸 돈을 모두 돌려드려요').waitFor();
  await page.getByRole('link', { name: '이 상담의 결제 내역 보기' }).click();
  await page.getByRole('button', { name: '청약철회하기' }).waitFor();
  expect(problems).toEqual([]);
});

test('another’s consultation, and none at all, can’t be paid for', async () => {
  const [person, other] = await Promise.all([newPerson(url), newPerson(url)]);
  const id = await askedConsultation(url, person, asked);
  const { page } = await browser.visit(url, phone);
  await signInOn(page, other);
  for (const consultation of [id, 'x']) {
    await page.goto(`/check/order?consultationId=${consultation}`);
    await page.getByRole('heading', { level: 1, name: '결제할 상담을 찾을 수 없어요' }).waitFor();
  }
});

import type { Page, Route } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { finishedCheck } from '../harness/records/checks.ts';
import { askedConsultation, firmStep } from '../harness/records/consultations.ts';
import { newAdvisor, newSuperOf } from '../harness/staff.ts';

/** What is typed and chosen for a consultation is neither lost nor sent twice. */

const browser = browserForTests();
const url = inject('lockedUrl');
let attorney: Person;

beforeAll(async () => {
  attorney = await newAdvisor(url, await newSuperOf(url, inject('lockedOperation')), '박노무', '12345');
});

const chosen = (page: Page) => page.locator('.slots-chosen li');
const asked = {
  topic: 'wage',
  body: '임금을 두 달 못 받았어요.',
  client: '김상담',
  opponent: '주식회사 가나',
  slots: [{ weekday: 'mon', time: '10:00' }],
} as const;

test('a word whose answer got lost arrives once, also edited or after a reload; what is typed meanwhile stays', async () => {
  const person = await newPerson(url);
  const id = await askedConsultation(url, person, asked);
  const { page } = await browser.visit(url, phone);
  await signInOn(page, person);
  await page.goto(`/consult/${id}`);
  const said = (text: string) => page.locator('.talk .turn-own').getByText(text, { exact: true });
  const send = () => page.getByRole('button', { name: '보내기', exact: true }).click();
  const onChange = `**/api/consult/${id}`;
  const losing = async (route: Route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    await route.abort();
  };

  // It arrived: it is read again, and the same words after a reload are the same message.
  await page.route(onChange, losing);
  await page.locator('#message').fill('하나');
  await send();
  await said('하나').waitFor();
  expect(await page.locator('#message').inputValue()).toBe('하나');
  await page.reload();
  await page.unroute(onChange, losing);
  await send();
  await expect.poll(() => page.locator('#message').inputValue()).toBe('');
  expect(await said('하나').count()).toBe(1);

  // Other words than those that got lost are another message, and aren't refused.
  await page.route(onChange, losing);
  await page.locator('#message').fill('둘');
  await send();
  await said('둘').waitFor();
  await page.unroute(onChange, losing);
  await page.locator('#message').fill('셋');
  await send();
  await said('셋').waitFor();
  await expect.poll(() => page.locator('#message').inputValue()).toBe('');

  // Only what was sent leaves the box.
  const sent = Promise.withResolvers<void>();
  const onItsWay = page.waitForRequest((request) => request.method() === 'PUT');
  await page.route(onChange, async (route) => {
    if (route.request().method() === 'PUT') await sent.promise;
    await route.continue();
  });
  await page.locator('#message').fill('넷');
  await send();
  await onItsWay;
  await page.locator('#message').press('End');
  await page.keyboard.type(' 다섯');
  sent.resolve();
  await said('넷').waitFor();
  await expect.poll(() => page.locator('#message').inputValue()).toBe('다섯');
});

test('other times that were chosen stay while the firm answers, and the person is told why they weren’t sent', async () => {
  const person = await newPerson(url);
  const id = await askedConsultation(url, person, asked);
  const { page } = await browser.visit(url, phone);
  await signInOn(page, person);
  await page.goto(`/consult/${id}`);
  await page.getByText('시간 바꾸기').click();
  await page.getByRole('button', { name: '금요일 시간 보기' }).click();
  await page.getByRole('button', { name: '금요일 10:30', exact: true }).click();
  const picks = ['월요일 10:00', '금요일 10:30'];
  await firmStep(url, attorney, id, 'assign', { assignee: 'me' });
  await page.getByRole('button', { name: '이 시간으로 바꾸기' }).click();
  await page.locator('.field-error', { hasText: '고른 시간은 그대로 있어요' }).waitFor();
  await page.locator('[aria-current=step]', { hasText: '박노무 노무사가 보고 있어요' }).waitFor();
  expect(await chosen(page).locator('strong').allInnerTexts()).toEqual(picks);
  await page.getByRole('button', { name: '이 시간으로 바꾸기' }).click();
  await page.getByText('시간 바꾸기').waitFor({ state: 'detached' });
  await page.getByText('신청한 내용 보기').click();
  await page.getByText(picks.join(', ')).waitFor();
});

test('times chosen again below the result are those of the form, also where a draft had others', async () => {
  const person = await newPerson(url);
  const check = await finishedCheck(url, person);
  const { page } = await browser.visit(url, phone);
  await signInOn(page, person);
  const pick = async (name: string) => {
    await page.getByRole('button', { name: `${name.slice(0, 3)} 시간 보기` }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  const here = (times: readonly string[]) =>
    expect.poll(() => chosen(page).locator('strong').allInnerTexts()).toEqual(times);
  const toForm = async () => {
    await page.locator('#consult a.button').click();
    await page.getByRole('heading', { level: 1, name: '개별 상담 신청' }).waitFor();
  };
  await page.goto(`/check/result/${check}#consult`);
  await page.locator('label[for=consult-wished-yes]').click();
  await pick('월요일 10:00');
  await toForm();
  await here(['월요일 10:00']);
  await pick('화요일 14:00');

  // The form's change is there below the result, and what is chosen there is in the form.
  await page.goto(`/check/result/${check}#consult`);
  await here(['월요일 10:00', '화요일 14:00']);
  await pick('금요일 17:00');
  await toForm();
  await here(['월요일 10:00', '화요일 14:00', '금요일 17:00']);
});

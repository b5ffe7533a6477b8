import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { askedConsultation, firmStep } from '../harness/records/consultations.ts';
import { newAdvisor, newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let boss: Person;
let asker: Person;
beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'));
  asker = await newPerson(url, '김상담');
});

const asked = (body: string) =>
  askedConsultation(url, asker, {
    ...{ topic: 'dismissal', body, client: '김상담', opponent: '주식회사 보기' },
    slots: [{ weekday: 'tue', time: '14:00' }],
  });
const lineOf = (page: Page, id: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href="/admin/consult/${id}"]`) });

test('the bell counts what is new as it comes; opening the matter is seeing it, and what is done is marked so, by keyboard', async () => {
  const attorney = await newAdvisor(url, boss, '박알림', '제4444호');
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, attorney);
  await page.goto('/admin/notices');
  await page.getByRole('heading', { level: 1, name: '알림' }).waitFor();
  const id = await asked('어제 말로 해고됐어요.');
  // Without a reload: the page follows what comes.
  await lineOf(page, id).getByText('새 알림').waitFor();
  await page.getByRole('link', { name: '새 알림 1', exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);

  await lineOf(page, id).getByRole('link', { name: '상담 신청' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/consult/${id}`);
  await page.goBack();
  await lineOf(page, id).waitFor();
  await expect.poll(() => lineOf(page, id).getByText('새 알림').count()).toBe(0);

  await firmStep(url, attorney, id, 'assign', { assignee: 'me' });
  await lineOf(page, id).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '모두', exact: true }).press('Enter');
  await lineOf(page, id).getByText('처리됨').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('each kind is heard of in the ways that are chosen, saved at once, on a phone', async () => {
  const attorney = await newAdvisor(url, boss, '이설정', '제5555호');
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, attorney);
  await page.goto('/admin/notices');
  await page.getByRole('link', { name: '알림 설정' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: '알림 설정' }).waitFor();
  const email = page.getByRole('checkbox', { name: '검토 요청: 이메일' });
  expect([await email.isChecked(), await page.getByRole('checkbox', { name: '검토 요청: 문자' }).isDisabled()]).toEqual(
    [...[true, true]],
  );
  await page.getByText('확인된 휴대전화 번호가 없어').waitFor();
  await email.focus();
  await page.keyboard.press('Space');
  await page.getByText('검토 요청: 저장했습니다.').waitFor();
  expect([await violations(page), await sideways(page)]).toEqual([[], 0]);
  await page.reload();
  await email.waitFor();
  expect(await email.isChecked()).toBe(false);

  await page.route('**/api/user/notice-choices', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await email.press('Space');
  await page.getByRole('alert').filter({ hasText: '연결' }).waitFor();
  await expect.poll(() => email.isChecked()).toBe(false);
  await page.unroute('**/api/user/notice-choices');
  await page.getByRole('button', { name: '다시 시도' }).press('Enter');
  await page.getByText('검토 요청: 저장했습니다.').waitFor();
  expect(await email.isChecked()).toBe(true);
  expect(problems).toEqual([]);
});

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type LawApiServer, openLawApiServer } from '../../../backend/crawling/testing/law-api-server.fixture.ts';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let boss: Person;
let law: LawApiServer;

/** Listed, but without a text at first. */
const withoutText = 88_202;
/** The first time, it is redirected without an end. */
const late = 88_203;

beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'));
  law = await openLawApiServer(inject('lawApiPorts').prec);
  law.courts = [88_201, withoutText, late].map((id, at) => ({
    ...{ id, day: `2025-03-0${3 + at}`, text: id !== withoutText },
  }));
  const astray = { status: 302, headers: { Location: '/DRF/astray' }, body: '' };
  law.instead = ({ pathname, searchParams }, times) =>
    pathname === '/DRF/astray' || (searchParams.get('ID') === String(late) && times === 1) ? astray : null;
});
afterAll(() => law.close());

test('a span of days is collected, what failed is tried again, and a gap of the calendar is filled', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto('/admin/crawling?kind=case-high');
  const begin = page.getByRole('button', { name: '수집 시작', disabled: false });
  await page.getByLabel('선고일 시작').fill('2025-03-03');
  await page.getByLabel('선고일 끝').fill('2025-03-05');
  await begin.focus();
  await page.keyboard.press('Enter');

  // The work's page follows it to its end, without a reload.
  await page.getByRole('heading', { level: 2, name: '2025년 3월 3일 – 3월 5일' }).waitFor();
  await page.getByText('마침 · 빠진 것 있음').waitFor();
  const reasons = page.getByRole('region', { name: '모으지 못한 까닭' }).getByRole('listitem');
  await expect.poll(() => reasons.filter({ hasText: '1건' }).count()).toBe(2);
  const again = reasons.getByRole('button', { name: /^다시 시도/ });
  expect(await again.count()).toBe(1);
  await again.click();
  await page.getByText('3건을 살펴보았습니다. 1건은 받거나 읽지 못했습니다.').waitFor();
  const fresh = page.getByRole('button', { name: '새 자료 2' });
  await fresh.click();
  await page.reload();
  await expect.poll(() => fresh.getAttribute('aria-pressed')).toBe('true');
  await page
    .getByRole('listitem')
    .filter({ hasText: `국가법령정보 판례 ${late}` })
    .getByRole('link')
    .click();
  await page.getByText('상고를 기각한다.').first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/data\/[\da-f-]{36}$/);

  // The day of the decision that is missing is a gap; filled, it is complete.
  law.courts = law.courts.map((one) => ({ ...one, text: true }));
  await page.goto('/admin/crawling/calendar?kind=case-high&month=2025-03');
  await page.getByRole('region', { name: '날마다 들어온 자료' }).getByLabel('기간').click();
  await page.getByRole('option', { name: '최근 1년' }).click();
  const fourth = page.getByRole('gridcell', { name: /^2025년 3월 4일/ });
  await page.getByRole('gridcell', { name: '2025년 3월 3일 (월), 모두 모음, 자료 1건' }).click();
  // The chosen day and the chart's span stay after a reload.
  const ofThird = page.getByRole('region', { name: '2025년 3월 3일 (월)' });
  await ofThird.getByText('선고일 2025.\u00a03.\u00a03.').waitFor();
  await page.reload();
  await ofThird.getByText('선고일 2025.\u00a03.\u00a03.').waitFor();
  await page.getByText('최근 1년').waitFor();
  await page.getByRole('gridcell', { name: /^2025년 3월 3일/ }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await fourth.evaluate((day) => day === document.activeElement)).toBe(true);
  const gaps = page.getByRole('region', { name: '빈 기간' });
  await gaps.getByRole('button', { name: '2025년 3월 4일 채우기' }).click();
  await page.getByRole('gridcell', { name: '2025년 3월 4일 (화), 모두 모음, 자료 1건' }).waitFor();
  await gaps.getByRole('listitem').filter({ hasText: '2025년 3월 4일' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '재심 판정·판례' }).click();
  const works = page.getByRole('listitem').filter({ hasText: '2025년 3월 4일' });
  await works.getByText('새 자료 1', { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type LawApiServer, openLawApiServer } from '../../../backend/crawling/testing/law-api-server.fixture.ts';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
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

test('a work whose source rests says until when, can be stopped, and the rest can be ended by a person', async () => {
  law.instead = () => ({ status: 429, body: '', headers: { 'Retry-After': '3600' } });
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, boss);
  await page.goto('/admin/crawling?kind=case-high');
  await page.getByLabel('선고일 시작').fill('2024-03-03');
  await page.getByLabel('선고일 끝').fill('2024-03-05');
  await page.getByRole('button', { name: '수집 시작', disabled: false }).click();
  await page
    .locator('#work-progress')
    .getByText(/^출처가 쉬고 있습니다\. .*부터 이어서 모읍니다\./)
    .waitFor();
  await page.getByText('출처 쉬는 중').waitFor();
  await page.getByText('국가법령정보가 한동안 요청하지 말아 달라고 합니다.').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: '멈추기' }).click();
  await page
    .locator('#work-progress')
    .getByText(/멈췄습니다/)
    .waitFor();

  law.instead = () => null;
  await page.goto('/admin/crawling?kind=case-high');
  const courts = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '국가법령정보 판례' }) });
  await courts.getByRole('button', { name: '국가법령정보 판례 쉼 끝내기' }).click();
  await page.getByRole('dialog').getByLabel('사유').fill('점검');
  await page.getByRole('dialog').getByRole('button', { name: '쉼 끝내기' }).click();
  // Nothing was ever collected from it here, unless another test has.
  await courts.getByText(/^(정상|아직 수집한 적 없음)$/).waitFor();
  expect(problems).toEqual([]);
});

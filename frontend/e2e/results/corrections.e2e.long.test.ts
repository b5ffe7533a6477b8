import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase } from '../../../backend/engine/testing/test-database.ts';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { employeeAnswers, finishedCheck } from '../harness/records/checks.ts';
import { type RunningService, startService } from '../harness/service.ts';
import { newSuperOf } from '../harness/staff.ts';

/** A service of its own, because an edition is in force for everybody. */
const browser = browserForTests();
let service: RunningService;
let boss: Person;
let worker: Person;
let id: string;

beforeAll(async () => {
  const settings = { DATABASE_URL: (await startTestDatabase()).url };
  service = await startService(settings);
  const { url, dataDir } = service;
  const publish = (edition: 'wrong' | 'right') =>
    promisify(execFile)(process.execPath, ['backend/checks/corrections/testing/publish-edition.fixture.ts', edition], {
      env: { ...process.env, ...settings },
    });
  boss = await newSuperOf(url, { DATA_DIR: dataDir, ...settings }, '박대표');
  await publish('wrong');
  worker = await newPerson(url, '김하나');
  id = await finishedCheck(url, worker, { 'intake/reported': 'no', ...employeeAnswers() });
  const company = await newPerson(url, '이회사');
  await finishedCheck(url, company, { ...employeeAnswers(), 'intake/side': 'employer' });
  await publish('right');
}, 180_000);
afterAll(() => service.stop());

test.each([
  ['a phone', phone],
  ['a wide screen', desktop],
])('the firm finds on %s whose last day changed, with a filter that survives a reload', async (_name, device) => {
  const { page, problems } = await browser.visit(service.url, device);
  await signInOn(page, boss);
  await page.goto('/admin/correction');
  await page.getByRole('heading', { name: '바뀐 기한' }).waitFor();
  await page.getByText('모두 다시 계산함, 2건 가운데 2건').waitFor();
  await page.reload();
  await page
    .getByText(/닫힘: 소청심사 청구/)
    .first()
    .waitFor();
  expect(await visibleText(page.locator('main'))).toMatch(/이메일, .*보냄/s);
  await page.getByRole('combobox', { name: '진단한 쪽' }).click();
  await page.getByRole('option', { name: '회사' }).click();
  await page.reload();
  await expect.poll(() => page.getByText(/닫힘: 소청심사 청구/).count()).toBe(1);
  await page.getByRole('combobox', { name: '달라진 것' }).click();
  await page.getByRole('option', { name: '길이 열림' }).click();
  await page.getByText('조건에 맞는 진단이 없습니다.').waitFor();
  expect(problems).toEqual([]);
});

test('the page of the editions leads to it', async () => {
  const { page } = await browser.visit(service.url, desktop);
  await signInOn(page, boss);
  await page.goto('/admin/ruleset');
  await page.getByRole('link', { name: '바뀐 기한 보기' }).first().click();
  await page.getByRole('heading', { name: '바뀐 기한' }).waitFor();
  await page
    .getByText(/닫힘: 소청심사 청구/)
    .first()
    .waitFor();
});

test('the owner reads on the result what was wrong and what is right', async () => {
  const { page, problems } = await browser.visit(service.url, phone);
  await signInOn(page, worker);
  await page.goto(`/check/result/${id}`);
  await page.getByText('기한을 바로잡았어요').waitFor();
  expect(await visibleText(page.locator('main'))).toMatch(/전에 안내한 마지막 날.*지금 마지막 날/s);
  expect(problems).toEqual([]);
});

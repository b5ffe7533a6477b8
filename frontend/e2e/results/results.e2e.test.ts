import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { focusIsOn } from '../harness/browser/keyboard.ts';
import { unfoldAll, unfoldRow } from '../harness/on-page/result-rows.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import {
  employeeAnswers,
  finishedCheck,
  lateAnswers,
  noRouteAnswers,
  startedCheck,
} from '../harness/records/checks.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let person: Person;

beforeAll(async () => {
  person = await newPerson(url);
});

const opened = async (id: string) => {
  const visit = await browser.visit(url, desktop);
  await signInOn(visit.page, person);
  await visit.page.goto(`/check/result/${id}`);
  await visit.page.locator('h1').waitFor();
  return visit;
};

describe('the result', () => {
  test('for the employer is the risk of the same dismissal, in words for the other side', async () => {
    // That it is the worker's figure, a property of the calculation shows: here other tests change the cases meanwhile.
    const { page } = await opened(
      await finishedCheck(url, person, { ...employeeAnswers(), 'intake/side': 'employer' }),
    );
    await unfoldAll(page);
    const read = await visibleText(page.locator('main'));
    expect(read).toMatch(/부당해고로 인정될 위험 \(추정\)\s*\d+%/);
    expect(read).toContain('절차를 확인해요');
    expect(read).toContain('근로자가 다툴 수 있는 길');
    expect(read).not.toContain('사직서에 서명하지 마세요');
  });

  test('after three months: the commission is closed, the court stays open, for which there is no figure', async () => {
    const { page } = await opened(await finishedCheck(url, person, lateAnswers()));
    await unfoldAll(page);
    const read = await visibleText(page.locator('main'));
    expect(read).toMatch(/노동위원회 구제신청 하기 어려워요/);
    expect(read).toMatch(/법원 소송 \(해고무효확인\) 할 수 있어요/);
    expect(await page.locator('.figure-number').count()).toBe(0);
  });

  test('without an open route: no percentage, but why, what is still possible and whom to ask', async () => {
    const { page } = await opened(
      await finishedCheck(url, person, noRouteAnswers(), (section, numbering) =>
        section === 'detail-7' && numbering === 1 ? 'yes' : 'no',
      ),
    );
    await unfoldAll(page);
    const read = await visibleText(page.locator('main'));
    expect(read).toContain('승소 가능성을 계산하지 않았어요');
    expect(await page.locator('.figure-number').count()).toBe(0);
    expect(read).toContain('물어볼 수 있는 곳');
  });

  test('of a public official: asked nothing after the form of work, no figure, and the appeal review in place of three months', async () => {
    const official = { ...employeeAnswers(), 'intake/contract': 'public_official' };
    const { page, problems } = await opened(await finishedCheck(url, person, official));
    await unfoldAll(page);
    const read = await visibleText(page.locator('main'));
    expect(read).toContain('소청심사 청구 할 수 있어요');
    expect(read).toContain('처분사유 설명서를 받은 날부터 30일');
    expect(read).not.toMatch(/3개월|노동위원회 신청은|해고예고수당|노무사와 상의/);
    expect(await page.locator('.figure-number, .deadline').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('gives the deadline as a calendar file', async () => {
    const { page, problems } = await opened(await finishedCheck(url, person));
    await unfoldRow(page, 'routes');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '삼성·Apple 캘린더에 넣기 (.ics)' }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
    expect(problems).toEqual([]);
  });

  test('keeps the ticks of the papers with the account: after a reload, and on another device', async () => {
    const id = await finishedCheck(url, person);
    const paper = '해고를 알린 문자나 메신저 대화';
    const one = await opened(id);
    const kept = one.page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await unfoldRow(one.page, 'papers');
    await one.page.getByRole('checkbox', { name: paper }).check();
    await kept;
    await one.page.getByText('1/8').waitFor();
    await one.page.reload();
    const other = await opened(id);
    for (const { page } of [one, other]) {
      await unfoldRow(page, 'papers');
      await expect.poll(() => page.getByRole('checkbox', { name: paper }).isChecked()).toBe(true);
      expect(await page.locator('.papers input:checked').count()).toBe(1);
    }
    expect([...one.problems, ...other.problems]).toEqual([]);
  });

  test('leads from a case to its own page, which its owner may read', async () => {
    const { page, problems } = await opened(await finishedCheck(url, person));
    await unfoldRow(page, 'precedents');
    await page.locator('.precedent a').first().click();
    await page.locator('.case-page h1').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/search\/.+/);
    // Back finds the result as it was left: unfolded, and at that link.
    await page.goBack();
    await expect
      .poll(() =>
        page
          .locator('.precedent a')
          .first()
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
    expect(problems).toEqual([]);
  });

  test('is printed with everything unfolded', async () => {
    const { page } = await opened(await finishedCheck(url, person));
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(20_000);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.result-page details:not([open])').count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await page.locator('#steps').getAttribute('open')).toBeNull();
  });

  test('takes the report of the dispute’s outcome, and asks for missing fields', async () => {
    const { page } = await opened(await finishedCheck(url, person));
    await unfoldRow(page, 'outcome');
    await page.getByRole('button', { name: '알려 주기', exact: true }).click();
    expect(await page.locator('.error-summary a').count()).toBe(3);
    await page.locator('label[for="outcome-ended-settled"]').click();
    await page.locator('label[for="outcome-where-local_commission"]').click();
    await page.locator('#outcome-on-year').fill('2026');
    await page.locator('#outcome-on-month').fill('11');
    await page.locator('#outcome-on-day').fill('20');
    await page.getByRole('button', { name: '알려 주기', exact: true }).click();
    await focusIsOn(page, '알려 주셔서 고마워요');
    await page.reload();
    await unfoldRow(page, 'outcome');
    await page.getByText('지방노동위원회: 화해했어요').waitFor();
  });

  test('is found at ?id= too; another person’s, a missing or an unfinished one has a message', async () => {
    const id = await finishedCheck(url, person);
    const { page } = await opened(id);
    await page.goto(`/check/result?id=${id}`);
    await page.getByRole('heading', { level: 1, name: '진단 결과' }).waitFor();

    const other = await browser.visit(url);
    await signInOn(other.page, await newPerson(url));
    for (const path of [`/check/result/${id}`, '/check/result/nothing', '/check/result']) {
      await other.page.goto(path);
      await other.page.getByRole('heading', { name: '결과를 찾을 수 없어요' }).waitFor();
    }
    const draft = await startedCheck(url, person);
    await page.goto(`/check/result/${draft.id}`);
    await page.getByRole('heading', { name: '아직 끝나지 않은 진단이에요' }).waitFor();
  });

  test('that can’t be loaded says so, and can be loaded again', async () => {
    const id = await finishedCheck(url, person);
    const { page } = await browser.visit(url);
    await signInOn(page, person);
    await page.route(`**/api/check/${id}`, (route) => route.abort(), { times: 1 });
    await page.goto(`/check/result/${id}`);
    await page.getByRole('heading', { name: '불러오지 못했어요' }).waitFor();
    await page.getByRole('button', { name: '다시 시도하기' }).click();
    await page.getByRole('heading', { level: 1, name: '진단 결과' }).waitFor();
  });

  test('on cases that changed since offers to calculate again', async () => {
    const id = await finishedCheck(url, person);
    const { page } = await browser.visit(url);
    await signInOn(page, person);
    await page.route(`**/api/check/${id}`, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, result: { ...body.result, outdated: true } } });
    });
    await page.goto(`/check/result/${id}`);
    await page.getByText('자료가 바뀌었어요').waitFor();
    await page.getByRole('button', { name: '다시 계산하기' }).click();
    await page.getByText('자료가 바뀌었어요').waitFor({ state: 'detached' });
    expect(await visibleText(page.locator('.figure-number'))).toMatch(/^\d+%$/);
  });
});

test('locked: figure and deadline are shown, the steps are announced, and the button leads to the order', async () => {
  const lockedUrl = inject('lockedUrl');
  const buyer = await newPerson(lockedUrl);
  const id = await finishedCheck(lockedUrl, buyer);
  const { page, problems } = await browser.visit(lockedUrl);
  await signInOn(page, buyer);
  await page.goto(`/check/result/${id}`);
  await page.locator('.figure-number').waitFor();
  const read = await visibleText(page.locator('main'));
  expect(read).toContain('결제하면 더 볼 수 있어요');
  expect(read).not.toContain('결제 없이 열어');
  expect(await page.locator('.waterfall, .precedent, .steps-table').count()).toBe(0);
  await page.getByRole('link', { name: '전체 결과 보기' }).click();
  await page.getByRole('heading', { level: 1, name: '전체 결과 보기' }).waitFor();
  await page.getByRole('link', { name: '결과로 돌아가기' }).click();
  await page.waitForURL(`**/check/result/${id}`);
  expect(problems).toEqual([]);
});

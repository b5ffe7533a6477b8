import { randomUUID } from 'node:crypto';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
const serial = Date.now() % 100_000;
let boss: Person;

beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'), '윤분쟁');
});

const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
  const response = await fetch(url + path, {
    method,
    headers: {
      Authorization: `Bearer ${boss.token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status).toBeLessThan(300);
  return response.json();
};

const accepted = async (id: string): Promise<void> => {
  await call('POST', `/api/refines/data/${id}/ready`, {});
  expect(await call('POST', '/api/refines/data/accept', { ids: [id] })).toMatchObject({ accepted: [{ id }] });
};

const centralNumber = (n: number): string => `중앙2020부해${serial}${n}`;
const central = (n: number) => ({
  ...{ kind: 'case-high', sampling: 'population', tribunal: '중앙노동위원회', caseNumbers: [centralNumber(n)] },
  ...{ decidedOn: '2020-09-01', title: `재심 ${serial}${n}`, outcome: 'worker_win', keywords: ['근태불량'] },
  point:
    '소명할 기회를 주지 않아 징계절차가 위법하고, 무단결근의 경위와 기간을 살피면 해고는 징계양정이 지나치게 무거워 부당하다고 본 판정',
  content: '【주 문】초심판정을 취소한다.【이 유】근로기준법 제23조의 정당한 이유가 없다. 소명할 기회를 주지 않았다.',
});

test('a dispute is chosen by keyboard among those that are there, with their cases; cited cases are links', async () => {
  const { id: first } = await call<RefineCase>('POST', '/api/refines/data', central(1));
  await accepted(first);
  const { id } = await call<RefineCase>('POST', '/api/refines/data', {
    ...{ kind: 'case-high', sampling: 'population', tribunal: '서울행정법원', caseNumbers: [`2020구합${serial}1`] },
    ...{ decidedOn: '2021-06-01', title: `취소의 소 ${serial}`, citations: [centralNumber(1), '1999다99999'] },
  });

  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto(`/admin/data/${id}`);
  const dispute = page.getByRole('combobox', { name: '분쟁' });
  await dispute.focus();
  await page.keyboard.type(`2020 부해 ${serial}1`);
  const option = page.getByRole('option', { name: new RegExp(`중앙노동위원회 ${centralNumber(1)}`) });
  await option.waitFor();
  expect(await option.innerText()).toMatch(/근로자 승[\s\S]*소명할 기회를 주지 않아/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('저장됨').waitFor();
  await page.getByRole('list', { name: '같은 분쟁' }).getByRole('link').waitFor();
  expect(await sideways(page)).toBe(0);
  const draftOf = async () => (await call<RefineCase>('GET', `/api/refines/data/${id}`)).draft;
  expect((await draftOf()).disputeId).toBe(`case|중앙노동위원회|2020-09-01|${centralNumber(1)}`);

  // An instance that isn't among the data is a choice of its own, and so is a dispute of the case's own.
  await dispute.fill('부산지방노동위원회 부산2020부해77');
  await page.getByRole('option', { name: /^부산지방노동위원회 부산2020부해77/ }).click();
  await expect.poll(async () => (await draftOf()).disputeId).toBe('case|부산지방노동위원회||부산2020부해77');
  await dispute.fill('없는 말');
  await page.getByRole('option', { name: '이 사건만의 새 분쟁' }).click();
  await expect.poll(async () => (await draftOf()).disputeId).toBeNull();

  const cited = page.getByRole('list', { name: '인용한 사건으로 가기' }).first();
  await cited.getByRole('link', { name: `중앙노동위원회 ${centralNumber(1)}` }).waitFor();
  const addresses = await cited
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([`/admin/data/master/${first}`, `/admin/search?q=${encodeURIComponent('1999다99999')}`]);
  expect(problems).toEqual([]);
});

/** Answers of the impact are held back, or fail, as the test wants. */
const withImpact = async (page: Page) => {
  const control = { fails: false, wait: Promise.resolve() };
  await page.route('**/impact?**', async (route) => {
    await control.wait;
    const failure = { code: 'server_error', message: '⚠️ 잠시 뒤에 다시 시도해 주세요.' };
    if (control.fails) await route.fulfill({ status: 500, json: failure });
    else await route.continue();
  });
  return control;
};

test('on a phone a correction shows the text in a tab, and neither a slow nor a failed impact is in the way of typing', async () => {
  const { id } = await call<RefineCase>('POST', '/api/refines/data', central(2));
  await accepted(id);
  const { page } = await browser.visit(url, phone);
  await signInOn(page, boss);
  const control = await withImpact(page);
  const isNarrow = async () => expect(await sideways(page)).toBe(0);
  await page.goto(`/admin/data/master/${id}`);
  await page.getByRole('button', { name: '고치기' }).tap();
  const form = page.getByRole('dialog', { name: '자료 고치기' });
  expect(await form.getByRole('group', { name: '이 자료' }).innerText()).toMatch(/중앙노동위원회.*근로자 승.*소명할/s);
  await form.getByRole('tab', { name: '본문' }).tap();
  await form.locator('mark', { hasText: '근로기준법 제23조' }).first().waitFor();
  await isNarrow();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('tab', { name: '항목' }).tap();

  let answer = () => {};
  control.wait = new Promise((resolve) => {
    answer = resolve;
  });
  await form.getByLabel('결과', { exact: true }).tap();
  await page.getByRole('option', { name: '일부 인용' }).tap();
  await form.getByText('영향을 계산하는 중').waitFor();
  await form.getByLabel('고치는 사유').fill('주문을 다시 읽음');
  control.fails = true;
  answer();
  await form.getByText(/영향을 계산하지 못했습니다/).waitFor();
  expect(await form.getByLabel('고치는 사유').inputValue()).toBe('주문을 다시 읽음');
  await isNarrow();
  expect(await violations(page)).toEqual([]);
  control.fails = false;
  await form.getByRole('button', { name: '다시 시도' }).tap();
  await form
    .getByText(/승소율/)
    .first()
    .waitFor();
  await form.getByText(/영향을 계산하지 못했습니다/).waitFor({ state: 'detached' });
  await form.getByRole('button', { name: '고친 내용 저장' }).tap();
  await form.waitFor({ state: 'detached' });
  // What opened the dialog has the focus again.
  await page.getByRole('button', { name: '고치기' }).and(page.locator(':focus')).waitFor();

  await page.getByRole('button', { name: '내리기' }).tap();
  const withdrawing = page.getByRole('dialog', { name: '자료 내리기' });
  await withdrawing.getByRole('group', { name: '이 자료' }).getByText('결과: 일부 인용').waitFor();
  await withdrawing.getByLabel('사유').fill('잘못 실음');
  await page.keyboard.press('Escape');
  await withdrawing.getByRole('button', { name: '버리고 닫기' }).tap();
  await withdrawing.waitFor({ state: 'detached' });
});

test('cases that were not accepted are named, with those that may be the same decision', async () => {
  const { id: first } = await call<RefineCase>('POST', '/api/refines/data', central(7));
  await accepted(first);
  const copy = {
    ...{ ...central(7), caseNumbers: [centralNumber(7), `중앙2020부노${serial}7`] },
    ...{ title: `사본 ${serial}`, point: '소명할 기회를 주지 않았다고 본 판정' },
  };
  const { id: second } = await call<RefineCase>('POST', '/api/refines/data', copy);
  await call('POST', `/api/refines/data/${second}/ready`, {});
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, boss);
  const queue = (q: string) => `/admin/data?filter=${encodeURIComponent(JSON.stringify({ stage: 'ready', q }))}`;
  await page.goto(queue(`사본 ${serial}`));
  const box = page.getByRole('checkbox', { name: new RegExp(`사본 ${serial}`) });
  await box.check();
  // A selection ends with the filter that hides what it selected.
  await page.goto(queue(`없는 ${serial}`));
  await page.getByText('조건에 맞는 자료가 없습니다.').waitFor();
  await page.goto(queue(`사본 ${serial}`));
  await page.getByText('승인할 자료를 고르십시오.').waitFor();
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await page.getByRole('button', { name: '승인', exact: true }).tap();
  // What it would do to figures is shown before it is done.
  const offer = page.getByRole('dialog', { name: '고른 자료 1건 승인' });
  await offer.getByText('전체 비율').waitFor();
  await offer.getByRole('button', { name: '승인', exact: true }).tap();
  const report = page.getByRole('dialog', { name: '승인 결과' });
  await report.getByRole('link', { name: `중앙노동위원회 ${centralNumber(7)} 외 1건 · 사본 ${serial}` }).waitFor();
  await report.getByText('1건: 같은 자료가 이미 있어요.').waitFor();
  await report.getByText('같은 결정이면 그 화면에서 합칠 수 있습니다.').waitFor();
  const like = report.getByRole('list', { name: '같을 수 있는 자료' });
  await like.getByText('결과: 근로자 승').waitFor();
  await like.getByRole('link', { name: `중앙노동위원회 ${centralNumber(7)} · 재심 ${serial}7` }).waitFor();
  await like.getByText('소명할 기회를 주지 않아 징계절차가 위법하고').waitFor();
  const isWithin = await like.evaluate((list) => {
    const content = list.closest('[role=dialog]')?.querySelector('.MuiDialogContent-root');
    return content !== null && content !== undefined && content.scrollWidth <= content.clientWidth;
  });
  expect(isWithin).toBe(true);
  expect(await violations(page)).toEqual([]);
  // Where it can be merged; back in the queue nothing is selected any more.
  await report.getByRole('link', { name: `사본 ${serial}` }).tap();
  await page.getByRole('button', { name: '나란히 보기' }).first().waitFor();
  await page.goBack();
  expect(await page.getByRole('checkbox', { name: new RegExp(`사본 ${serial}`) }).isChecked()).toBe(false);
  expect(problems).toEqual([]);
});

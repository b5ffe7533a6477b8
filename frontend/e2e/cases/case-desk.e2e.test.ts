import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';
import { callsOf } from './case-calls.fixture.ts';

/** What editors of cases do beside each other, and that nothing that was decided gets lost by it. */

const browser = browserForTests();
const url = inject('unlockedUrl');
let serial = 0;
let kim: Person;

beforeAll(async () => {
  kim = await newSuper(url, inject('unlockedDataDir'), '김정제');
});

// Of each attempt its own: a case number that was accepted isn't accepted again.
beforeEach(() => {
  serial = Date.now() % 100_000;
});

const call = callsOf(() => kim);

const accepted = async (id: string, changes: object = {}): Promise<void> => {
  await call('PUT', `/api/refines/data/${id}`, { outcome: 'worker_win', ...changes });
  await call('POST', `/api/refines/data/${id}/ready`, {});
  expect(await call('POST', '/api/refines/data/accept', { ids: [id], apart: [id] })).toMatchObject({ refused: [] });
};

const numberOf = (n: number): string => `2021두${serial}${n}`;

test('a decision that was imported whole is merged by keys alone into a thin record, which is found by its words then', async () => {
  const word = `해녀조합${serial}`;
  const text = `${word}의 원고는 물질을 하지 않았다는 까닭으로 해고되었다. `.repeat(40);
  const { id: file } = await call<{ id: string }>(
    'POST',
    '/api/crawls/upload?fileName=rows.csv&sampling=population',
    `기관,사건번호,선고일자,제목,판례일련번호,주문,이유\n대법원,${numberOf(1)},2022-03-10,모두 있는 자료 ${serial},${serial},상고를 기각한다.,${text}\n`,
  );
  const isOver = async () => (await call<{ stage: string }>('GET', `/api/crawls/upload/${file}`)).stage === 'finished';
  await expect.poll(isOver).toBe(true);
  const [row] = await call<{ caseId: string }[]>('GET', `/api/crawls/upload/${file}/rows`);
  const full = row?.caseId ?? '';
  await accepted(full, { keywords: ['물질'] });
  const { id: thin } = await call<RefineCase>('POST', '/api/refines/data', {
    ...{ kind: 'case-high', sampling: 'curated', tribunal: '대법원', caseNumbers: [numberOf(1)] },
    ...{ decidedOn: '2022-03-10', title: `요지만 있는 자료 ${serial}` },
  });
  await accepted(thin);

  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, kim);
  await page.goto(`/admin/data/master/${full}`);
  await page.getByRole('button', { name: '합치기' }).waitFor();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: '합치기' });
  await dialog.getByText('남길 자료로 가져올 항목: 수집 방식, ').waitFor();
  expect(await dialog.getByRole('radio', { name: '본문: 이 자료 (거둠)의 값' }).isChecked()).toBe(true);
  await dialog.getByText('전체 비율', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/data/master/${thin}`);

  await page.getByText('합친 자료의 ‘수집 방식’').waitFor();
  expect(await sideways(page)).toBe(0);
  const sought = `q=${encodeURIComponent(`"${word}"`)}`;
  const found = async () =>
    (await call<{ items: { id: string }[] }>('GET', `/api/cases/search?${sought}`)).items[0]?.id;
  await expect.poll(found).toBe(thin);
  await page.goto(`/search?${sought}`);
  await page.locator(`a[href*="${thin}"]`).first().waitFor();
  expect(problems).toEqual([]);
});

test('a selection ends with what it selected: what a filter hides isn’t accepted, and what is accepted is named before', async () => {
  const ids: string[] = [];
  for (const n of [2, 3, 4]) {
    const { id } = await call<RefineCase>('POST', '/api/refines/data', {
      ...{ kind: 'case-high', sampling: 'curated', tribunal: '대법원', caseNumbers: [numberOf(n)] },
      ...{ title: `${n === 4 ? '부동산' : '가려질'} ${serial}`, outcome: 'worker_win' },
    });
    ids.push(id);
    await call('POST', `/api/refines/data/${id}/ready`, {});
  }
  const { page } = await browser.visit(url, desktop);
  await signInOn(page, kim);
  await page.goto(`/admin/data?filter=${encodeURIComponent(JSON.stringify({ stage: 'ready', q: `${serial}` }))}`);
  await page.getByRole('button', { name: '이 쪽 모두 선택' }).click();
  await page.getByText('3개 선택').waitFor();
  await page.getByLabel('제목의 말, 사건번호').fill(`부동산 ${serial}`);
  await page.keyboard.press('Enter');
  await page.getByText('1개 선택').waitFor();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  const offer = page.getByRole('dialog', { name: '고른 자료 1건 승인' });
  expect(await offer.getByRole('list', { name: '승인할 자료' }).innerText()).toMatch(/부동산.*근로자 승/);
  await offer.getByRole('button', { name: '승인', exact: true }).click();
  await page.getByText('1건이 마스터 자료가 되었습니다.').waitFor();
  for (const id of ids.slice(0, 2))
    expect(await call<RefineCase>('GET', `/api/refines/data/${id}`)).toMatchObject({ stage: 'ready' });
});

test('one key takes, hands over and accepts a sure case; what was typed while there was no connection is sent after it', async () => {
  const ids: string[] = [];
  for (const n of [8, 9])
    ids.push(
      (
        await call<RefineCase>('POST', '/api/refines/data', {
          ...{ kind: 'case-low', sampling: 'population', tribunal: '부산지방노동위원회', decidedOn: `2023-06-0${n}` },
          ...{ caseNumbers: [`부산2023부해${serial}${n}`], title: `확실한 ${serial}${n}` },
          content: `## 판정결과\n\n${n === 8 ? '기각' : '인정'}`,
        })
      ).id,
    );
  const { page, context } = await browser.visit(url, desktop);
  await signInOn(page, kim);
  const filter = `filter=${encodeURIComponent(JSON.stringify({ stage: 'crawled', q: `확실한 ${serial}` }))}`;
  await page.goto(`/admin/data/${ids[0]}?${filter}`);
  await page.getByText('확실한 자료: 남은 제안 2개가').waitFor();
  await page.keyboard.press('s');
  await page
    .getByText(`마스터 자료가 되었습니다`)
    .and(page.getByText(`${serial}8`))
    .waitFor();
  expect(await call('GET', `/api/cases/data/${ids[0]}`)).toMatchObject({ stage: 'master', outcome: 'employer_win' });
  await page.getByRole('heading', { level: 1, name: `확실한 ${serial}9` }).waitFor();

  await context.setOffline(true);
  const title = page.getByRole('textbox', { name: '제목' });
  await title.fill(`끊긴 동안 ${serial}`);
  await page.keyboard.press('Tab');
  await page.getByText('인터넷 연결 끊김. 적은 내용은 그대로 둠').waitFor();
  expect(await title.inputValue()).toBe(`끊긴 동안 ${serial}`);
  await context.setOffline(false);
  const stored = async () => (await call<RefineCase>('GET', `/api/refines/data/${ids[1]}`)).draft.title;
  await expect.poll(stored, { timeout: 15_000 }).toBe(`끊긴 동안 ${serial}`);
  await page.getByText('인터넷 연결 끊김').waitFor({ state: 'hidden' });
});

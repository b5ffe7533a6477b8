import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import type { FullResult } from '@nomucheck/domain/checks/contract/result.ts';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { employeeAnswers, finishedCheck } from '../harness/records/checks.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let refiner: Person;
let corrector: Person;

beforeAll(async () => {
  refiner = await newSuper(url, inject('unlockedDataDir'), '박정제');
  corrector = await newSuper(url, inject('unlockedDataDir'), '한교정');
});

const parts = {
  판시사항: '결근, 지각, 조퇴를 되풀이한 근태불량을 이유로 한 징계해고의 정당성',
  주문: '이 사건 근로자의 구제신청을 기각한다.',
  이유: `1. 이 사건 근로자는 2022년 한 해 동안 열두 번 무단결근하고 수시로 지각하는 등 근태불량을 이유로 징계해고되었다. 결근, 지각, 조퇴는 모두 출근부로 확인된다.

2. 근로기준법 제23조 제1항의 정당한 이유가 있는지 살핀다. 잦은 결근은 징계사유로 인정되고 징계양정도 지나치지 않다.`,
};

const read = async <Answer>(path: string, { token }: Person): Promise<Answer> => {
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return response.json();
};

/** A change of the case by another staff member at the same time. */
const changedElsewhere = async (id: string, changes: object): Promise<void> => {
  const response = await fetch(`${url}/api/refines/data/${id}`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${corrector.token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(changes),
  });
  expect(response.status).toBe(200);
};

const resultOf = async (id: string, person: Person): Promise<FullResult> =>
  (await read<{ result: FullResult }>(`/api/check/${id}`, person)).result;

const saved = (page: Page): Promise<void> => page.getByRole('status').getByText('저장됨').waitFor();

/** Uploads a file with this decision, first as a dry run, and opens its case in refinement; returns the case's id. */
const uploaded = async (page: Page, number: string): Promise<string> => {
  const row = ['서울지방노동위원회', number, '2023-05-11', `근태불량 ${number}`, ...Object.values(parts)];
  await page.goto('/admin/data/import');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: `판정 ${number}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `\uFEFF기관,사건번호,판정일,제목,${Object.keys(parts).join(',')}\n${row.map((cell) => `"${cell}"`).join(',')}\n`,
      ),
    });
  await page.getByRole('radio', { name: '빠짐없이 모은 자료' }).check();
  await page.getByRole('button', { name: '미리 살펴보기' }).click();
  await page.getByRole('button', { name: '1건 받기' }).click();
  await page.getByRole('link', { name: '정제하러 가기' }).click();
  await page.getByRole('link', { name: `근태불량 ${number}` }).click();
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  await page.getByText('이 묶음 0/1').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

test('a case is uploaded, refined by keyboard and accepted; a figure changes; after a correction the figure is marked as outdated', async () => {
  const worker = await newPerson(url);
  // On paper and not punished twice: else the figure stands on a floor, and doesn't move with the cases.
  const onPaper = { ...employeeAnswers(), 'intake/notice': 'paper' };
  const check = await finishedCheck(url, worker, onPaper, () => 'no');
  const before = await resultOf(check, worker);
  const number = `서울2023부해${Date.now() % 1_000_000}`;

  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, refiner);
  const id = await uploaded(page, number);
  expect(await violations(page)).toEqual([]);

  // One key after the other takes the proposals; the passage of the selected one is marked in the text.
  const { proposals } = await read<RefineCase>(`/api/refines/data/${id}`, refiner);
  expect(proposals.map(({ field }) => field)).toEqual(expect.arrayContaining(['outcome', 'keywords', 'sections']));
  await page.keyboard.press('j');
  // A proposal that was dismissed by mistake is reopened, and selected again.
  const slipped = page.locator(`[id="${await page.evaluate(() => document.activeElement?.id)}"]`);
  await page.keyboard.press('x');
  await slipped.waitFor({ state: 'detached' });
  await page.keyboard.press('z');
  await slipped.and(page.locator(':focus')).waitFor();
  for (let left = proposals.length; left > 0; left -= 1) {
    await page
      .locator('[id^="proposal-"]')
      .nth(left - 1)
      .waitFor();
    await page.keyboard.press(left % 2 === 0 ? 'Enter' : 'y');
    await page
      .locator('[id^="proposal-"]')
      .nth(left - 1)
      .waitFor({ state: 'detached' });
  }
  const refined = await read<RefineCase>(`/api/refines/data/${id}`, refiner);
  expect(refined.draft).toMatchObject({ outcome: 'employer_win', tribunal: '서울지방노동위원회' });
  expect(refined.draft.keywords).toContain('근태불량');

  // If two people change the same field, the user decides; the typed value is kept.
  await page.getByLabel('제목').fill(`결근 ${number}`);
  await changedElsewhere(id, { title: `근태 ${number}` });
  await page.getByLabel('요지').focus();
  const conflict = page.getByRole('dialog', { name: '그 사이 다른 분이 먼저 수정했습니다' });
  await conflict.waitFor();
  expect(await visibleText(conflict)).toMatch(new RegExp(`제목\\s+결근 ${number}\\s+근태 ${number}`));
  await conflict.getByRole('button', { name: '내 값으로 저장' }).click();
  await page.getByRole('heading', { level: 1, name: `결근 ${number}` }).waitFor();
  await saved(page);

  // Undone and done again.
  await page.getByRole('button', { name: '되돌리기: 제목' }).click();
  await page.getByRole('heading', { level: 1, name: `근태 ${number}` }).waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await page.getByText(`마스터 자료가 되었습니다: 서울지방노동위원회 ${number} · 근태 ${number}`).waitFor();

  // The worker's result was calculated with yesterday's cases; calculated again, its ground has another rate.
  expect((await resultOf(check, worker)).outdated).toBe(true);
  await signInOn(page, worker);
  await page.goto(`/check/result/${check}`);
  await page.getByRole('button', { name: '다시 계산하기' }).click();
  await page.getByText('자료가 바뀌었어요').waitFor({ state: 'detached' });
  const counted = await resultOf(check, worker);
  expect(counted.base.decided).toBeGreaterThan(before.base.decided);
  expect(counted.base.rate).toBeLessThan(before.base.rate);

  // Another staff member corrects the order, and sees the impact before saving.
  await signInOn(page, corrector);
  await page.goto(`/admin/data/master?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`);
  await page.getByRole('link', { name: `근태 ${number}` }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV 내려받기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '내려받기', exact: true }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(file.trim().split('\r\n')[1]).toContain(number);
  await page.getByRole('link', { name: `근태 ${number}` }).click();
  await page.getByRole('region', { name: /변경 이력 \d+건/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '고치기' }).click();
  const form = page.getByRole('dialog', { name: '자료 고치기' });
  await form.getByLabel('결과', { exact: true }).click();
  await page.getByRole('option', { name: '근로자 승' }).click();
  // The text stands beside the form with the passage behind the value marked, and the impact comes while the reason is typed.
  await form.getByRole('region', { name: '본문' }).locator('mark', { hasText: '기각한다' }).first().waitFor();
  await form.getByLabel('고치는 사유').fill('주문을 잘못 읽음');
  await form.getByText(/\d+건 \(2%p 넘게 \d+건, 평균/).waitFor();
  expect(await violations(page)).toEqual([]);
  // Escape asks before it loses what was typed, and gives the focus back to where it was.
  await form.getByLabel('고치는 사유').focus();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: '계속 적기' }).and(page.locator(':focus')).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await form.getByLabel('고치는 사유').and(page.locator(':focus')).waitFor();
  expect(await form.getByLabel('고치는 사유').inputValue()).toBe('주문을 잘못 읽음');
  await form.getByRole('button', { name: '고친 내용 저장' }).click();
  await form.waitFor({ state: 'detached' });

  // Results that were calculated with the earlier record are listed, and marked for their owners.
  const outdated = page.getByRole('region', { name: /예전 기록으로 계산한 결과 \d+건/ });
  await outdated.waitFor();
  expect(await outdated.locator(`a[href="/admin/check/${check}"]`).count()).toBe(1);
  expect((await resultOf(check, worker)).outdated).toBe(true);

  // The history shows each person, the reason, and the words that changed.
  const history = page.getByRole('region', { name: /변경 이력 \d+건/ });
  await history.getByText('사유: 주문을 잘못 읽음').waitFor();
  expect((await history.locator('del').first().innerText()).trim()).toBe('회사 승');
  expect((await history.locator('ins').first().innerText()).trim()).toBe('근로자 승');
  expect(await visibleText(history)).toContain('한교정');
  expect(await visibleText(page.getByRole('region', { name: '거쳐 온 길' }))).toMatch(
    /파일로 들어옴.*정제 · 박정제.*승인 · 박정제/s,
  );

  // The record when it was accepted, and the record today.
  await history.getByRole('button', { name: '이때 기록 보기' }).last().click();
  await page.getByText('오늘과 다른 항목이 1개 있습니다.').waitFor();
  const then = page.getByRole('region', { name: '그때의 기록' });
  expect(await visibleText(then)).toMatch(/결과\s+회사 승\s+오늘까지 달라진 것: 회사\s*근로자\s*승/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '오늘 기록으로' }).click();
  // The page of the history leads to the same, with what it moves.
  await history.getByRole('link', { name: '거르기·견주기' }).click();
  // The case's own page has a button of the same name until the other page has loaded.
  await page.waitForURL('**/admin/history/case/**');
  await page.getByRole('heading', { level: 1, name: /이력$/ }).waitFor();
  await page.getByRole('button', { name: '이 기록으로 되돌리기' }).first().click();
  const restoring = page.getByRole('dialog', { name: '기록으로 되돌리기' });
  await restoring.getByText('달라질 승소율').waitFor();
  await restoring.locator('ins', { hasText: '회사' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByLabel('사유').fill('처음 읽은 것이 맞음');
  await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click();
  await history.getByText('사유: 처음 읽은 것이 맞음').waitFor();
  expect(problems).toEqual([]);
});

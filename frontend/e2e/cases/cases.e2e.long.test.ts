import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let refiner: Person;

beforeAll(async () => {
  refiner = await newSuper(url, inject('unlockedDataDir'), '박정제');
});

const decision = `## 판시사항

결근, 지각, 조퇴를 되풀이한 근태불량을 이유로 한 징계해고의 정당성

## 주문

이 사건 근로자의 구제신청을 기각한다.

## 이유

1. 이 사건 근로자는 2022년 한 해 동안 열두 번 무단결근하여 근태불량을 이유로 징계해고되었다.`;

const saved = (page: Page): Promise<void> => page.getByRole('status').getByText('저장됨').waitFor();

/** Enters a decision by hand and waits until its form is shown; returns the case's id. */
const entered = async (page: Page, number: string): Promise<string> => {
  await page.goto('/admin/data/add');
  await page.getByLabel('수집 방식').click();
  await page.getByRole('option', { name: '전체 수집' }).click();
  await page.getByLabel('기관').fill('서울지방노동위원회');
  await page.locator('#case-caseNumbers').fill(number);
  await page.keyboard.press('Enter');
  await page.getByLabel('판정일').fill('2023-05-11');
  await page.getByLabel('제목').fill(`근태불량 ${number}`);
  await page.getByLabel('결정문 전체').fill(decision);
  await page.getByRole('button', { name: '넣고 정제하기' }).click();
  await page.waitForURL(/\/admin\/data\/[0-9a-f-]{36}/);
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

test('on a phone a case is refined by touch, sent back with a reason, and discarded', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, refiner);
  const id = await entered(page, `서울2022부해${Date.now() % 1_000_000}`);
  const isNarrow = async () => expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: '본문에서 보기' }).first().tap();
  await page.locator('mark').first().waitFor();
  await isNarrow();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '받기', exact: true }).tap();
  await page.getByRole('button', { name: /^되돌리기: / }).waitFor();
  await page.getByRole('tab', { name: /항목/ }).tap();
  await page.getByLabel('결과', { exact: true }).tap();
  await page.getByRole('option', { name: '회사 승' }).tap();
  await saved(page);
  await page.getByRole('button', { name: '승인 대기로' }).tap();
  await page.getByRole('button', { name: '반려' }).tap();
  const dialog = page.getByRole('dialog', { name: '반려' });
  await dialog.getByLabel('사유').fill('주문을 다시 읽어 주십시오');
  await dialog.getByRole('button', { name: '반려' }).tap();
  await page.getByText('반려된 자료입니다. 사유: 주문을 다시 읽어 주십시오').waitFor();
  await isNarrow();

  await page.getByRole('link', { name: '목록', exact: true }).tap();
  await page.getByRole('tab', { name: /반려됨 \d+/ }).tap();
  await page.locator(`a[href*="${id}"]`).waitFor();
  await isNarrow();
  expect(await violations(page)).toEqual([]);
  await page.locator(`a[href*="${id}"]`).tap();
  await page.getByRole('button', { name: '안 쓰기' }).tap();
  await page.getByRole('dialog').getByLabel('사유').fill('중복 자료');
  await page.getByRole('dialog').getByRole('button', { name: '안 쓰기' }).tap();
  await page.getByRole('button', { name: '다시 정제하기' }).waitFor();
  expect(problems).toEqual([]);
});

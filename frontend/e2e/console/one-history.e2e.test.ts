import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
const quotas = { questions: null, tokens: null, costWon: null };

const sent = async (by: Person, method: string, path: string, body: object): Promise<{ id: string }> => {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${by.token}`,
    'Idempotency-Key': randomUUID(),
  };
  const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** A number with its check digit, which no other test has. */
const businessNumber = (): string => {
  const first = `30${randomInt(1_000_000, 10_000_000)}`;
  const digits = [...first].map(Number);
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
  const sum = digits.reduce((all, digit, place) => all + digit * (weights[place] ?? 0), 0);
  return `${first}${(10 - ((sum + Math.floor(((digits[8] ?? 0) * 5) / 10)) % 10)) % 10}`;
};

test('the history of a record is filtered, compared at two revisions, taken away as a file and put back', async () => {
  const boss = await newSuper(url, inject('unlockedDataDir'), '박이력');
  const number = businessNumber();
  const note = '근로계약서와 취업규칙을 해마다 다시 살펴보기로 한 회사입니다.';
  const company = { name: '첫 물산', businessNumber: number, quotas };
  const { id } = await sent(boss, 'POST', '/api/companies', { ...company, note });
  const path = `/api/companies/${id}`;
  await sent(boss, 'PUT', path, { ...company, name: '=둘째 물산', note, reason: '상호 변경' });
  const changed = note.replace('해마다', '반년마다');
  await sent(boss, 'PUT', path, { ...company, name: '=둘째 물산', note: changed, reason: '더 자주' });

  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto(`/company/list/${id}`);
  await page.getByRole('region', { name: '변경 이력 3건' }).getByText('사유: 더 자주').waitFor();
  await page.getByRole('link', { name: '거르기·견주기' }).click();
  await page.getByRole('heading', { level: 1, name: '=둘째 물산 이력' }).waitFor();
  expect(await page.title()).toContain('=둘째 물산 이력');

  // The filters are in the address.
  await page.getByLabel('바뀐 항목').click();
  await page.getByRole('option', { name: '이름 (2)' }).click();
  await page.getByRole('region', { name: '변경 이력 2건 (모두 3건)' }).waitFor();
  await page.reload();
  await page.getByRole('region', { name: '변경 이력 2건 (모두 3건)' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '조건 지우기' }).click();

  // Two revisions: the text word by word, the name as a whole.
  const then = page.getByRole('region', { name: '그때의 기록' });
  await page.getByRole('button', { name: '이때 기록 보기' }).last().click();
  await then.getByText(/^변경 1번\(.*\)에서 지금\(.*\)까지 달라진 항목이 2개 있습니다\.$/).waitFor();
  expect(await then.locator('ins').allTextContents()).toEqual(['=둘째 물산', '반년마다 ']);
  await page.getByRole('button', { name: '이 변경과 견주기' }).nth(1).click();
  await then.getByText(/까지 달라진 항목이 1개 있습니다\.$/).waitFor();
  expect(new URL(page.url()).search).toBe('?rev=1&with=2');
  expect(await violations(page)).toEqual([]);
  // Before the record began there is a sentence.
  await then.getByLabel('이때의 기록').fill('2020-01-01T10:05');
  await then.getByText('2020년 1월 1일 10:05에는 아직 없던 기록입니다.').waitFor();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV 내려받기' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain("이름,첫 물산,'=둘째 물산");

  await page.getByRole('button', { name: '이 기록으로 되돌리기' }).last().press('Enter');
  const dialog = page.getByRole('dialog', { name: '변경 1번 때의 값으로 되돌리기' });
  await dialog.getByLabel('사유').fill('잘못 고침');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '첫 물산 이력' }).waitFor();
  await page.getByText('사유: 잘못 고침').waitFor();

  const small = await browser.visit(url, phone);
  await signInOn(small.page, boss);
  await small.page.goto(`/admin/history/company/${id}?rev=2`);
  await small.page.getByRole('region', { name: '변경 이력 4건' }).waitFor();
  expect(await violations(small.page)).toEqual([]);
  await small.page.goto(`/admin/history/company/${randomUUID()}`);
  await small.page.getByText('찾으시는 내용이 없어요').waitFor();
  expect([...problems, ...small.problems].filter((problem) => !/404/.test(problem))).toEqual([]);
}, 90_000);

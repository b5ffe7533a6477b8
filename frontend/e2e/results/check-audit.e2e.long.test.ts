import { randomUUID } from 'node:crypto';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { employeeAnswers, finishedCheck } from '../harness/records/checks.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let boss: Person;
beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'), '박노무');
});

const call = async <Answer>({ token }: Person, method: string, path: string, body: object): Promise<Answer> => {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token}`,
    'Idempotency-Key': randomUUID(),
  };
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  expect([path, response.status < 300]).toEqual([path, true]);
  return response.json();
};

/** No fact makes the dismissal void, so that no floor holds the figure. */
const inWriting = () => ({ ...employeeAnswers(), 'intake/notice': 'paper' });

const reason = '주문을 거꾸로 읽음';

/** A result, a case that it counted corrected, the result again, and a new check from its answers with two of them changed. */
const changedForThreeReasons = async (owner: Person) => {
  const number = `서울2022부해${Date.now() % 1_000_000}`;
  const { id: caseId } = await call<RefineCase>(boss, 'POST', '/api/refines/data', {
    ...{ kind: 'case-low', sampling: 'population', tribunal: '서울지방노동위원회', caseNumbers: [number] },
    ...{ decidedOn: '2022-05-11', title: `근태불량 ${number}`, outcome: 'worker_win', keywords: ['근태불량'] },
    ...{
      point: '무단결근의 횟수에 견주어 해고가 지나치다고 본 판정',
      content: '【주 문】인정한다.【이 유】해고가 지나치다.',
    },
  });
  await call(boss, 'POST', `/api/refines/data/${caseId}/ready`, {});
  await call(boss, 'POST', '/api/refines/data/accept', { ids: [caseId] });
  const first = await finishedCheck(url, owner, inWriting(), () => 'no');
  await call(boss, 'POST', `/api/cases/data/${caseId}/correct`, { changes: { outcome: 'employer_win' }, reason });
  await call(owner, 'POST', `/api/check/${first}/recalculate`, {});
  const changed = (section: string, numbering: number) =>
    section === 'detail-9' && (numbering === 2 || numbering === 4) ? 'yes' : 'no';
  return { number, first, second: await finishedCheck(url, owner, inWriting(), changed, first) };
};

test('the console says why a win rate changed for several reasons at once, with who, why and a sentence for the client', async () => {
  const owner = await newPerson(url, '이하늘');
  const { number, first, second } = await changedForThreeReasons(owner);
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto(`/admin/check/${first}`);
  await page.getByRole('table', { name: '수치가 달라진 까닭' }).waitFor();
  expect(await page.title()).toContain('진단');
  await page
    .getByRole('radio', { name: /^앞 결과/ })
    .first()
    .click();
  await page.waitForURL(/before=/);
  const why = page.getByRole('table', { name: '수치가 달라진 까닭' });
  await expect.poll(() => visibleText(why)).toMatch(/판정 자료 · 키워드[\s\S]*답 · /);
  const moved = page.getByRole('listitem').filter({ hasText: number });
  await moved.getByText(`사유: ${reason}`).waitFor();
  expect(await visibleText(moved)).toMatch(/키워드: 근로자 승 → 키워드: 회사 승[\s\S]*박노무/);
  expect(await page.locator('[data-client-sentence]').innerText()).toMatch(
    /^20\d\d년 .*추정했어요\. .*근거가 되는 판정 기록이 \d+번 바뀌어 .*%p .*답 \d+개가 달라져 \d+%p (올랐|내렸)어요\.$/,
  );
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('날', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: '다시 계산' }).click();
  await page.getByText('그때는 아직').waitFor();
  await page.getByLabel('날', { exact: true }).fill(new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10));
  await page.getByRole('button', { name: '다시 계산' }).click();
  await page.getByText('다시 계산한 값이 저장된 값과 같습니다.').waitFor();

  // The choice is in the address, and the case opens at the revision that moved the figure.
  await page.reload();
  await moved.getByRole('link', { name: new RegExp(number) }).click();
  await page
    .getByText(/변경 \d+번의 기록/)
    .first()
    .waitFor();
  expect(problems).toEqual([]);

  const small = await browser.visit(url, phone);
  await signInOn(small.page, boss);
  await small.page.goto(`/admin/check/${second}`);
  await small.page.getByRole('table', { name: '수치가 달라진 까닭' }).waitFor();
  await small.page.getByText('번째에서 답').waitFor();
  expect(await sideways(small.page)).toBe(0);
});

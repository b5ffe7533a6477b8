import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';
import { callsOf } from './case-calls.fixture.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
const serial = Date.now() % 100_000;
let boss: Person;

const call = callsOf(() => boss);

const numberOf = (n: number): string => `2021두${serial}${n}`;
/** Long enough to be compared with other texts. */
const reasonsOf = (of: string): string =>
  Array.from(
    { length: 40 },
    (_, n) => `${of} ${n + 1}차 평가표에서 항목 ${(n * 7919) % 97}의 점수를 고친 까닭을 밝히지 않았다.`,
  ).join(' ');
const row = (n: number, reasons: string): string =>
  `대법원,${numberOf(n)},2022-03-10,본채용 거부 ${serial}${n},${serial}${n},상고를 기각한다.,${reasons}`;

/** Imports rows, and returns the case id of each. */
const takenIn = async (...rows: string[]): Promise<string[]> => {
  const { id } = await call<{ id: string }>(
    'POST',
    '/api/crawls/upload?fileName=rows.csv&sampling=curated',
    `기관,사건번호,선고일자,제목,판례일련번호,주문,이유\n${rows.join('\n')}\n`,
  );
  const isOver = async () => (await call<{ stage: string }>('GET', `/api/crawls/upload/${id}`)).stage === 'finished';
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
  const report = await call<{ caseId: string }[]>('GET', `/api/crawls/upload/${id}/rows`);
  return report.map(({ caseId }) => caseId);
};

const accepted = async (id: string): Promise<void> => {
  const at = async () => ({
    expectedRevision: (await call<RefineCase>('GET', `/api/refines/data/${id}`)).revision,
  });
  await call('PUT', `/api/refines/data/${id}`, { outcome: 'worker_win', keywords: ['시용'], ...(await at()) });
  await call('POST', `/api/refines/data/${id}/ready`, await at());
  expect(await call('POST', '/api/refines/data/accept', { ids: [id] })).toMatchObject({ accepted: [{ id }] });
};

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '');

beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'), '박정제');
});

test('a decision that was imported twice is merged, and its old links redirect; a newer text of its source is taken over', async () => {
  const [kept = '', twin = '', other = ''] = await takenIn(
    row(1, `${reasonsOf('원고는')} 상고이유는 이유 없다.`),
    row(2, `${reasonsOf('원고는')} 상고이유는 모두 이유 없다.`),
    row(3, reasonsOf('참가인은')),
  );
  await accepted(kept);
  await accepted(other);
  await takenIn(row(1, `${reasonsOf('원고는')} 상고이유는 모두 받아들이지 않는다.`));

  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto(`/admin/data/${twin}`);
  await page.getByRole('button', { name: '나란히 보기' }).first().waitFor();
  await page.keyboard.press('m');
  await page.getByRole('table', { name: '항목 비교' }).getByText('남길 자료 (마스터)').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '같은 사건으로 합치기' }).click();
  // The focus is in the reason, and typing there is no shortcut of the page below.
  await expect.poll(() => focused(page)).toBe('INPUT');
  await page.keyboard.type('rny 같은 판결');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '합치기', exact: true }).click();
  await page.getByText('합쳤습니다.').waitFor();

  // Every old address redirects to the remaining case.
  await page.goto(`/admin/data/${twin}`);
  await page.waitForURL(`**/admin/data/master/${kept}`);
  await page.goto(`/search/${twin}`);
  await page.getByText('하나로 합쳤어요').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/search/${kept}`);

  // Between accepted cases: found by the number in another spelling.
  await page.goto(`/admin/data/master/${other}`);
  await page.getByRole('button', { name: '합치기' }).click();
  await page.getByRole('textbox', { name: '남길 자료' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(numberOf(1).replace('두', '-두-'));
  await page.getByRole('radio', { name: `본채용 거부 ${serial}1` }).check();
  await page.getByRole('table', { name: '항목 비교' }).waitFor();
  await page.getByRole('textbox', { name: '사유' }).fill('잘못 나뉜 자료');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '합치기' }).click();
  await page.waitForURL(`**/admin/data/master/${kept}`);

  // A merge is taken back where it led to: one is work again, the other a master case.
  const merged = page.getByRole('region', { name: '합친 자료 2건' });
  await merged
    .getByRole('listitem')
    .filter({ hasText: numberOf(2) })
    .getByRole('button')
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: '사유' }).fill('다른 판결이었음');
  await page.getByRole('dialog').getByRole('button', { name: '되돌리기', exact: true }).click();
  await page.getByRole('region', { name: '합친 자료 1건' }).waitFor();
  expect((await call<RefineCase>('GET', `/api/refines/data/${twin}`)).stage).toBe('crawled');

  // Accepted all the same it is refused, with the other one beside it; it is merged from there.
  const { revision } = await call<RefineCase>('GET', `/api/refines/data/${twin}`);
  const whole = { outcome: 'worker_win', keywords: ['시용'], expectedRevision: revision };
  await call('PUT', `/api/refines/data/${twin}`, whole);
  await page.goto(`/admin/data/${twin}`);
  await page.getByRole('button', { name: '승인 대기로' }).click();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  const refused = page.getByRole('dialog', { name: '같은 결정일 수 있어 승인하지 않은 자료' });
  await refused.getByText('사건번호 · 다름').waitFor();
  await refused.locator('del').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^나란히 보기: / }).click();
  await refused.getByRole('button', { name: '같은 사건으로 합치기' }).click();
  await page.getByRole('dialog', { name: '같은 사건으로 합치기' }).getByRole('textbox').fill('같은 판결');
  await page.keyboard.press('Enter');
  await page.getByText('합쳤습니다.').waitFor();
  await page.goto(`/admin/data/master/${kept}`);

  await page.getByRole('button', { name: '달라진 곳 보기' }).click();
  await page.locator('ins').filter({ hasText: '받아들이지' }).waitFor();
  await page.getByRole('button', { name: '새 본문 받기' }).click();
  await page.keyboard.type('출처가 고쳐짐');
  await page.keyboard.press('Enter');
  await page.getByText('사유: 출처가 고쳐짐').waitFor();
  expect(await page.getByText('출처의 본문이 승인한 뒤에').count()).toBe(0);
  // The focused element is removed; the focus stays in the page.
  await expect.poll(() => focused(page)).toBe('H1');

  await page.goto('/admin/data/master');
  await page.getByRole('button', { name: '2 쪽 보기' }).click();
  await page.waitForURL('**page=2**');
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

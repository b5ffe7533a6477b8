import { beforeAll, expect, inject, test } from 'vitest';
import { collectedByOlderReader } from '../../../backend/crawling/testing/older-reading.fixture.ts';
import { visitDatabase } from '../../../backend/testing/browser-journeys.fixture.ts';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
const first = 1_000_000 + (Date.now() % 1_000_000) * 10;
const numberOf = (at: number): string => `2020누${first + at}`;
let boss: Person;

beforeAll(async () => {
  const dataDir = inject('unlockedDataDir');
  boss = await newSuper(url, dataDir, '한다시');
  const database = await visitDatabase({ dataDir });
  // The reader of then took the court's short name as it came, dropped headings from the text, and couldn't read all numbers.
  await collectedByOlderReader(database.url, [
    ...[1, 2, 3].map((at) => ({
      ...{ id: first + at, day: `2020-06-0${at}`, sent: { 사건번호: numberOf(at) } },
      made: ({ facts, text }: Parameters<Parameters<typeof collectedByOlderReader>[1][number]['made']>[0]) => ({
        kind: 'decision' as const,
        decision: {
          facts: { ...facts, tribunal: '서울고법' },
          text: at === 3 ? text.replaceAll('## ', '') : text,
        },
      }),
    })),
    {
      ...{ id: first + 4, day: '2020-06-04', sent: { 사건번호: numberOf(4) } },
      made: () => ({ kind: 'unusable', message: '사건번호: 사건번호가 없습니다.' }),
    },
  ]);
  await database.stop();
});

test('what is kept is read again, one difference is dismissed, and the others are accepted together, with the keyboard', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto('/admin/crawling/rereads');
  await page.getByRole('button', { name: '다시 읽기', disabled: false }).focus();
  await page.keyboard.press('Enter');

  // The job has ended; what differs is counted by field.
  await page.getByText('정할 것 있음').waitFor();
  const differences = page.getByRole('region', { name: '달라진 값' });
  const lines = differences.getByRole('listitem');
  await expect.poll(() => lines.count()).toBe(5);
  expect(await lines.filter({ hasText: '서울고법' }).filter({ hasText: '서울고등법원' }).count()).toBe(3);
  expect(await lines.filter({ hasText: `서울고등법원 ${numberOf(1)}` }).count()).toBe(1);
  await lines
    .filter({ hasText: '전에는 읽지 못했습니다: 사건번호: 사건번호가 없습니다.' })
    .getByText(numberOf(4))
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('combobox', { name: '항목' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: '기관 3' }).waitFor();
  await page.keyboard.press('Escape');

  // One is left as it is.
  const checkbox = lines.getByRole('checkbox', { name: /기관 선택$/ }).first();
  await checkbox.focus();
  await page.keyboard.press('Space');
  await page.getByText('1개 선택').waitFor();
  await page.getByRole('button', { name: '고른 1개 그대로 두기', disabled: false }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('달라진 값 5개 가운데 4개가 남았습니다.').waitFor();

  // All others become the values of the cases.
  await page.getByRole('button', { name: '4개 모두 받아들이기', disabled: false }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('기관 2개, 본문 1개, 새 자료 1개').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '받아들이기', disabled: false }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('달라진 값 5개를 모두 정했습니다.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('정할 것이 없습니다.');

  // A case of them has a revision more, and its history says what was changed, by whom and why.
  await page.goto(`${page.url()}?state=accepted&field=tribunal`);
  await lines.first().getByRole('link').click();
  await page.getByText('서울고등법원').first().waitFor();
  await page.getByRole('region', { name: '변경 이력' }).getByRole('button', { name: '보기' }).click();
  await page.getByText('보관한 원문을 다시 읽은 값을 받아들였습니다.').first().waitFor();

  // What couldn't be read before waits for refinement.
  await page.goto(`/admin/data?filter=${encodeURIComponent(JSON.stringify({ stage: 'crawled', q: numberOf(4) }))}`);
  await page.getByText(numberOf(4)).first().waitFor();
  expect(problems).toEqual([]);
});

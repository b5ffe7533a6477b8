import { beforeAll, expect, inject, test } from 'vitest';
import { collectedFromTwoSources } from '../../../backend/crawling/testing/two-sources.fixture.ts';
import { visitDatabase } from '../../../backend/testing/browser-journeys.fixture.ts';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
const number = 2_000_000 + (Date.now() % 1_000_000);
let boss: Person;
let caseId: string;

beforeAll(async () => {
  const dataDir = inject('unlockedDataDir');
  boss = await newSuper(url, dataDir, '한출처');
  const database = await visitDatabase({ dataDir });
  caseId = await collectedFromTwoSources(database.url, number, `두 곳에 실린 판정 ${number}`);
  await database.stop();
});

test.each([
  ['a phone', phone],
  ['a desk', desktop],
] as const)('the page of a case names every source that has the decision, on %s', async (_where, size) => {
  const { page, problems } = await browser.visit(url, size);
  await signInOn(page, boss);
  await page.goto(`/admin/data/${caseId}`);
  const sources = page.getByRole('region', { name: '같은 판정의 출처' });
  await sources.getByText('같은 판정의 출처 2곳').waitFor();
  const lines = sources.getByRole('listitem');
  expect(await lines.count()).toBe(2);
  await lines.first().getByText(`국가법령정보 노동위원회 결정문 ${number}`).waitFor();
  await lines.nth(1).getByText(`노동위원회 누리집 65-${number}`).waitFor();
  expect(await sources.getByRole('link', { name: /출처에서 보기/ }).getAttribute('href')).toContain(`jgmtSn=${number}`);
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  expect(problems).toEqual([]);
});

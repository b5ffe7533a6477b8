import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
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
let lee: Person;

beforeAll(async () => {
  kim = await newSuper(url, inject('unlockedDataDir'), '김정제');
  lee = await newSuper(url, inject('unlockedDataDir'), '이승인');
});

// Of each attempt its own: a case number that was accepted isn't accepted again.
beforeEach(() => {
  serial = Date.now() % 100_000;
});

const call = callsOf(() => kim);

const numberOf = (n: number): string => `2021두${serial}${n}`;

test('two editors on one queue get different cases, and each sees where the other one is', async () => {
  const ids: string[] = [];
  for (const n of [5, 6, 7])
    ids.push(
      (
        await call<RefineCase>('POST', '/api/refines/data', {
          ...{ kind: 'case-high', sampling: 'curated', tribunal: '대법원', caseNumbers: [numberOf(n)] },
          title: `나란히 ${serial}${n}`,
        })
      ).id,
    );
  const filter = `filter=${encodeURIComponent(JSON.stringify({ stage: 'crawled', q: `나란히 ${serial}` }))}`;
  const [one, other] = [await browser.visit(url, desktop), await browser.visit(url, phone)];
  await signInOn(one.page, kim);
  await signInOn(other.page, lee);
  await one.page.goto(`/admin/data/${ids[0]}?${filter}`);
  await one.page.getByRole('heading', { level: 1, name: `나란히 ${serial}5` }).waitFor();
  await other.page.goto(`/admin/data/${ids[0]}?${filter}`);
  await other.page.getByText('김정제님이').waitFor();
  expect(await sideways(other.page)).toBe(0);
  expect(await violations(other.page)).toEqual([]);
  await other.page.getByRole('alert').getByRole('button', { name: '다음 자료' }).click();
  await other.page.getByRole('heading', { level: 1, name: `나란히 ${serial}6` }).waitFor();

  // What is typed on while the next case is opened falls into no case.
  for (const key of ['n', 'r', 'a', 'x']) await one.page.keyboard.press(key);
  await one.page.getByRole('heading', { level: 1, name: `나란히 ${serial}7` }).waitFor();
  expect(await one.page.getByText('아직 채우지 않은 항목이 있습니다').count()).toBe(0);
  await one.page.goto(`/admin/data?${filter}`);
  await one.page
    .getByRole('row')
    .filter({ hasText: `${serial}6` })
    .getByText('이승인')
    .waitFor();
  for (const { problems } of [one, other]) expect(problems).toEqual([]);
});

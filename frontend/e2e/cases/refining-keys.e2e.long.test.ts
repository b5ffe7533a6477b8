import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

/**
 * Three hundred cases an hour leave this many milliseconds for each; the machine may use a part of them, the rest is for
 * reading.
 */
const MOST_MS_A_CASE = 3_600_000 / 300;
const MOST_KEYS_A_CASE = 4;

const decision = (n: number): string =>
  [
    ['판정사항', `${n}일 동안의 무단결근을 이유로 한 해고는 사유와 양정이 정당하다고 판정한 사례`],
    ['판정결과', '기각'],
    ['판정요지', '출근을 여러 차례 독촉받고도 나오지 않은 무단결근은 징계사유로 인정된다.'],
  ]
    .map(([heading, text]) => `## ${heading}\n\n${text}`)
    .join('\n\n');

/** Makes cases whose title begins with the word, for a new refiner. */
const begin = async (name: string, word: string, tribunal: string, most: number) => {
  const refiner = await newSuper(url, inject('unlockedDataDir'), name);
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${refiner.token}`,
        'Idempotency-Key': randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(response.ok).toBe(true);
    return response.json();
  };
  const cases: RefineCase[] = [];
  for (let n = 1; n <= most; n += 1)
    cases.push(
      await ask('refines/data', {
        kind: 'case-low',
        sampling: 'population',
        tribunal: `${tribunal}지방노동위원회`,
        decidedOn: `2023-06-0${n}`,
        caseNumbers: [`${tribunal}2023부해${Date.now() % 100_000}${n}`],
        title: `${word} ${n}`,
        content: decision(n),
      }),
    );
  return { refiner, ask, cases };
};

test('a case takes at most four keys, with its outcome in view, and then the next one is shown', async () => {
  const word = `열쇠${Date.now() % 1_000_000}`;
  const { refiner, ask, cases } = await begin('송키보', word, '부산', 3);
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, refiner);
  const filter = encodeURIComponent(JSON.stringify({ stage: 'crawled', q: word }));
  await page.goto(`/admin/data?filter=${filter}`);
  // The queue shows what each case decides and its outcome, if a rule is sure.
  await page.getByText('3일 동안의 무단결근을 이유로 한 해고는').waitFor();
  await page.getByText('회사 승 (확실한 제안)').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: `${word} 1` }).click();

  // One key undoes all that one key took.
  const [first] = cases;
  await page.getByText('결과: 회사 승 (확실한 제안)').waitFor();
  const untouched = await ask<RefineCase>(`refines/data/${first?.id}`);
  await page.keyboard.press('g');
  await page.getByText('결과: 회사 승', { exact: true }).waitFor();
  await page.keyboard.press('z');
  await page.getByText('결과: 회사 승 (확실한 제안)').waitFor();
  await expect
    .poll(async () => (await ask<RefineCase>(`refines/data/${first?.id}`)).proposals.length)
    .toBe(untouched.proposals.length);
  expect((await ask<RefineCase>(`refines/data/${first?.id}`)).draft).toEqual(untouched.draft);

  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const began = Date.now();
  for (const { title } of cases) {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('결과: 회사 승 (확실한 제안)').waitFor();
    await press('g');
    await page.getByText('결과: 회사 승', { exact: true }).waitFor();
    await press('r');
    await page.getByRole('button', { name: '승인', exact: true }).waitFor();
    await press('a');
    await page.getByText(`· ${title}`).waitFor();
  }
  const took = (Date.now() - began) / cases.length;

  expect(keys / cases.length).toBeLessThanOrEqual(MOST_KEYS_A_CASE);
  expect(took).toBeLessThan(MOST_MS_A_CASE);
  for (const { id } of cases)
    expect(await ask(`cases/data/${id}`)).toMatchObject({
      stage: 'master',
      outcome: 'employer_win',
      sections: ['detail-10'],
    });
  expect(problems).toEqual([]);
}, 120_000);

test('a key that is pressed before the answer to the key before it waits its turn', async () => {
  const word = `잰손${Date.now() % 1_000_000}`;
  const { refiner, ask, cases } = await begin('송재빈', word, '전남', 2);
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, refiner);
  for (const command of ['take', 'ready'])
    await page.route(`**/api/refines/data/*/${command}`, async (route) => {
      await pause(300);
      await route.continue();
    });
  const filter = encodeURIComponent(JSON.stringify({ stage: 'crawled', q: word }));
  await page.goto(`/admin/data?filter=${filter}`);
  await page.getByRole('link', { name: `${word} 1` }).click();
  await page.getByText('결과: 회사 승 (확실한 제안)').waitFor();

  // What is really lacking is marked and gets the focus, and the keys go on working; Enter leads into the field, Escape out of it.
  const outcome = page.getByRole('combobox', { name: '결과', exact: true });
  const hasFocus = (): Promise<boolean> => outcome.evaluate((select) => select === document.activeElement);
  await page.keyboard.press('r');
  await page.getByText('아직 채우지 않은 항목이 있습니다. 결과').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('lacking-outcome');
  expect(await outcome.getAttribute('aria-invalid')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press('Escape');
  expect(await hasFocus()).toBe(false);
  await page.keyboard.press('r');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('lacking-outcome');

  for (const { title } of cases) {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('결과: 회사 승 (확실한 제안)').waitFor();
    for (const key of ['g', 'r', 'a']) await page.keyboard.press(key);
    await page.getByText('마스터 자료가 되었습니다: ').and(page.getByText(title)).waitFor();
  }
  for (const { id } of cases)
    expect(await ask(`cases/data/${id}`)).toMatchObject({ stage: 'master', outcome: 'employer_win' });
  expect(problems).toEqual([]);
}, 120_000);

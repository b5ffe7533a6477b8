import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inWindowOf, narrowestPhone } from '../every-page/rules/windows.ts';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let boss: Person;
let folder: string;

/** An invented decision in the form of the public repository. */
const decision = (number: string): string => `---
판례일련번호: '${number.slice(-5)}'
사건번호: ${number}
사건명: 부당해고구제재심판정취소
법원명: 대법원
선고일자: 2022-03-10
---

## 판시사항

[1] 시용기간 중의 근로자에 대한 본채용 거부의 기준

## 판례내용

【원고, 상고인】 주식회사 ○○
【피고, 피상고인】 중앙노동위원회위원장
【피고보조참가인】 참가인
【주 문】
상고를 기각한다.

【이 유】 상고이유를 판단한다.
`;

beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'));
  folder = await mkdtemp(join(tmpdir(), 'nomucheck-folder-'));
  for (const number of ['2021두88101', '2021두88102'])
    await writeFile(join(folder, `대법원_2022-03-10_${number}.md`), decision(number));
  await writeFile(join(folder, 'README.md'), '# 읽어 보기');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a folder is checked in a dry run, imported, and reverted with a reason', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto('/admin/data');
  await page.getByRole('link', { name: '파일로 올리기' }).click();
  await page.getByRole('heading', { level: 1, name: '파일로 올리기' }).waitFor();
  const look = page.getByRole('button', { name: '미리 살펴보기' });
  expect(await look.isDisabled()).toBe(true);
  await page.getByLabel('폴더 고르기').setInputFiles(folder);
  await page.getByLabel('골라 모은 자료').focus();
  await page.keyboard.press('Space');
  await look.focus();
  await page.keyboard.press('Enter');

  // The report of the dry run: the result for each file, before anything is imported.
  await page.getByRole('button', { name: '2건 받기' }).waitFor();
  await page.getByRole('button', { name: '받지 못함 1' }).click();
  await page.getByRole('cell', { name: 'README.md' }).waitFor();
  // The row was among the others before, too: the filter removes the others.
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(2);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: '2건 받기' }).click();
  await page.getByRole('link', { name: '정제하러 가기' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: '정제하러 가기' }).click();
  await page.getByRole('cell', { name: '대법원 2021두88101' }).waitFor();
  await page.goBack();

  await page.getByRole('button', { name: '되돌리기' }).click();
  await page.getByLabel('사유').fill('잘못 고른 폴더입니다.');
  await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click();
  await page.getByText('2건을 되돌렸습니다. 사유: 잘못 고른 폴더입니다.').waitFor();

  const looksRight = async () => {
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  };
  await inWindowOf(page, [[narrowestPhone, looksRight]]);
  expect(problems).toEqual([]);
});

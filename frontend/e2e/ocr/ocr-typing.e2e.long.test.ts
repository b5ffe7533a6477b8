import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { correctPage, documentOf, pdfWithTexts, readDocument } from '../harness/records/documents.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let reader: Person;

beforeAll(async () => {
  reader = await newSuper(url, inject('unlockedDataDir'), '문서인');
});

test('a page that is being typed on a phone keeps its text over another view, another page and a reload', async () => {
  const pdf = await pdfWithTexts('The first page of a decision', 'The second page of a decision');
  const id = await readDocument(url, reader.token, '적는 문서.pdf', pdf);
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, reader);
  await page.goto(`/admin/ocr/${id}`);
  const field = page.getByLabel('1쪽의 글');
  await page.getByRole('button', { name: '쪽 전체 고치기' }).click();
  await field.fill('사람이 새로 적은 첫 쪽');
  await page.getByText('아직 저장하지 않음').waitFor();

  await page.getByRole('tab', { name: '그림' }).click();
  await page.getByAltText('1쪽을 찍은 그림').waitFor();
  await page.getByRole('tab', { name: '글' }).click();
  expect(await field.inputValue()).toBe('사람이 새로 적은 첫 쪽');

  await page.getByRole('button', { name: '다음 쪽' }).click();
  await page.getByText('The second page').waitFor();
  await page.getByRole('combobox', { name: '쪽' }).click();
  await page.getByRole('option', { name: /^1 \/ 2쪽.*저장 안 됨/ }).click();
  expect(await field.inputValue()).toBe('사람이 새로 적은 첫 쪽');
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  // The browser asks before the text is left, and it is there again afterwards.
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await field.waitFor();
  expect(await field.inputValue()).toBe('사람이 새로 적은 첫 쪽');

  // Dropping it is asked for, too.
  await page.getByRole('button', { name: '그만두기' }).click();
  await page.getByRole('button', { name: '계속 적기' }).click();

  // Somebody else has corrected this page in the meantime: both texts are shown.
  await correctPage(url, reader.token, id, 1, '다른 분이 고친 첫 쪽');
  await page.getByRole('button', { name: '쪽 저장' }).click();
  const conflict = page.getByRole('dialog', { name: '그 사이 다른 분이 먼저 수정했습니다' });
  const theirs = conflict.getByRole('cell', { name: '다른 분이 고친 첫 쪽' });
  // Long texts are compared from their beginnings.
  expect(await theirs.evaluate((cell) => getComputedStyle(cell).verticalAlign)).toBe('top');
  await conflict.getByRole('button', { name: '돌아가서 더 고치기' }).click();
  await field.fill('두 분이 고친 첫 쪽');
  await page.getByRole('button', { name: '쪽 저장' }).click();
  await page.getByText('저장됨', { exact: true }).waitFor();
  expect((await documentOf(url, reader.token, id)).text).toContain('두 분이 고친 첫 쪽');
  await page.reload();
  await page.getByText('두 분이 고친 첫 쪽').waitFor();
  expect(await field.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a word that could not be saved is saved when the page is opened again', async () => {
  const pdf = await pdfWithTexts('The first page of a decision', 'The second page of a decision');
  const id = await readDocument(url, reader.token, '끊긴 문서.pdf', pdf);
  const { page, context } = await browser.visit(url);
  await signInOn(page, reader);
  await page.goto(`/admin/ocr/${id}`);
  await page.getByText('decision', { exact: true }).click();
  await page.getByLabel('이 낱말의 글').fill('판정');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await page.getByText('저장하지 못함').waitFor();
  await page.getByRole('button', { name: '다음 쪽' }).click();
  await context.setOffline(false);
  await page.getByRole('button', { name: '앞 쪽' }).click();
  await page.getByText('저장됨', { exact: true }).waitFor();
  expect((await documentOf(url, reader.token, id)).text).toContain('The first page of a 판정');
});

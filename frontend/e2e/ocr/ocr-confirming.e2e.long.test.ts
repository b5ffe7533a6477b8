import { beforeAll, expect, inject, test } from 'vitest';
import { decision } from '../../../backend/ocr/engine/testing/decision-texts.fixture.ts';
import { decisionLayout, drawPage, pdfOfImages } from '../../../backend/ocr/engine/testing/scanned-pages.fixture.ts';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { documentOf, readDocument } from '../harness/records/documents.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let reader: Person;

beforeAll(async () => {
  reader = await newSuper(url, inject('unlockedDataDir'), '문서인');
});

/** A page with struck lines, so that the recogniser is unsure of several words. */
const struckPage = async (): Promise<Uint8Array> => {
  const layout = { ...decisionLayout, width: 160, height: 90 };
  const { canvas } = drawPage(decision.slice(0, 5), { typeface: 'pretendard', layout, dpi: 150 });
  const drawing = canvas.getContext('2d');
  drawing.lineWidth = 5;
  for (const height of [0.42, 0.44, 0.55]) {
    drawing.moveTo(canvas.width * 0.1, canvas.height * height);
    drawing.lineTo(canvas.width * 0.9, canvas.height * (height + 0.01));
  }
  drawing.stroke();
  return pdfOfImages([{ canvas, dpi: 150 }]);
};

test('a word that was found right is remembered after a reload, and the last one can be undone', async () => {
  const id = await readDocument(url, reader.token, '그은 판정서.pdf', await struckPage());
  const low = async () => (await documentOf(url, reader.token, id)).lowWords;
  const before = await low();
  expect(before).toBeGreaterThan(3);
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, reader);
  await page.goto(`/admin/ocr/${id}`);
  const told = page.getByRole('region', { name: '고른 낱말' }).getByRole('status');
  const right = page.getByRole('button', { name: '맞음', exact: true });
  const undo = page.getByRole('button', { name: /맞음 취소/ });
  await page.getByText(`이 쪽에 확인할 낱말 ${before}개`).waitFor();

  // Undone at once: it is marked again, and nothing was sent.
  await page.keyboard.press('j');
  await told.getByText(`1 / ${before}`).waitFor();
  await right.click();
  await told.getByText(`1 / ${before - 1}`).waitFor();
  await undo.click();
  await told.getByText(`1 / ${before}`).waitFor();
  expect(await undo.count()).toBe(0);
  expect(await low()).toBe(before);

  // Two words; the second is sent before a case is made of the text.
  await right.click();
  await told.getByText(`1 / ${before - 1}`).waitFor();
  await right.click();
  await told.getByText(`1 / ${before - 2}`).waitFor();
  await page.getByRole('button', { name: '자료로 만들기' }).click();
  await expect.poll(low).toBe(before - 2);
  await page.getByRole('button', { name: '취소' }).click();

  // One that is sent while the page is left.
  await right.click();
  await told.getByText(`1 / ${before - 3}`).waitFor();
  await page.reload();
  await expect.poll(low).toBe(before - 3);
  await page.reload();
  await page.getByText(`이 쪽에 확인할 낱말 ${before - 3}개`).waitFor();
  expect(problems).toEqual([]);
});

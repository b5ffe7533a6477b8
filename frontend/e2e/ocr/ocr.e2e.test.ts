import { randomUUID } from 'node:crypto';
import type { OcrDocument } from '@nomucheck/domain/ocr/contract.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { decision } from '../../../backend/ocr/engine/testing/decision-texts.fixture.ts';
import { decisionLayout, drawPage, pdfOfImages } from '../../../backend/ocr/engine/testing/scanned-pages.fixture.ts';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { dropPdfs } from '../harness/records/documents.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let reader: Person;

beforeAll(async () => {
  reader = await newSuper(url, inject('unlockedDataDir'), '문서인');
});

/** Two small pages; a line of the first is struck through, so that the recogniser can't be sure of it. */
const twoPages = async (): Promise<Uint8Array> => {
  const scan = { typeface: 'pretendard', layout: { ...decisionLayout, width: 160, height: 90 }, dpi: 150 } as const;
  const first = drawPage(decision.slice(0, 5), scan).canvas;
  const drawing = first.getContext('2d');
  drawing.lineWidth = 5;
  for (const height of [0.42, 0.44]) {
    drawing.moveTo(first.width * 0.1, first.height * height);
    drawing.lineTo(first.width * 0.9, first.height * (height + 0.01));
  }
  drawing.stroke();
  const second = drawPage(decision.slice(9, 12), scan).canvas;
  return pdfOfImages([first, second].map((canvas) => ({ canvas, dpi: 150 })));
};

const documentOf = async (id: string): Promise<OcrDocument> => {
  const answer = await fetch(`${url}/api/ocr/pdf/${id}`, { headers: { Authorization: `Bearer ${reader.token}` } });
  return answer.json();
};

/** Another person's correction of the page at the same time. */
const correctedElsewhere = async (id: string, page: number, text: string): Promise<void> => {
  const { revision } = await documentOf(id);
  const answer = await fetch(`${url}/api/ocr/pdf/${id}`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${reader.token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({ page, text, expectedRevision: revision }),
  });
  expect(answer.status).toBe(200);
};

const inWindow = (box: { readonly x: number; readonly width: number } | null, width: number): boolean =>
  box !== null && box.x >= 0 && box.x + box.width <= width;

test('scanned PDFs are dropped and read, a word is corrected by keyboard, and a case is made', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, reader);
  await page.goto('/admin/ocr');
  await dropPdfs(page, [
    { name: '판정서.pdf', bytes: await twoPages() },
    { name: '메모.hwp', bytes: Buffer.from('글') },
    { name: '깨진.pdf', bytes: Buffer.from('<html>') },
  ]);
  const refused = page.getByRole('alert').filter({ hasText: '올리지 못했습니다' });
  await refused.getByText('메모.hwp: PDF 파일이 아닙니다').waitFor();
  await refused.getByText('깨진.pdf: PDF 파일이 아닙니다').waitFor();
  await page.getByRole('link', { name: '판정서.pdf' }).click();
  await page.getByText('2쪽을 모두 읽었습니다').waitFor({ timeout: 120_000 });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // The next word to check, its place on the image, and its correction, without the mouse.
  const text = page.getByRole('region', { name: '이 쪽의 글' });
  const chosen = text.locator('[aria-current]');
  const place = page.locator('rect[data-current]');
  const saved = page.getByRole('status').getByText('저장됨');
  await page.getByAltText('1쪽을 찍은 그림').waitFor();
  await page.keyboard.press('j');
  await chosen.waitFor();
  expect(await place.count()).toBe(1);
  await page.keyboard.press('e');
  const field = page.getByLabel('이 낱말의 글');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('고친낱말');
  await page.keyboard.press('Enter');
  await saved.waitFor();
  await page.reload();
  await text.getByText('고친낱말').waitFor();

  // A click on a word shows its place, a click on a place its word.
  await page.keyboard.press('n');
  await page.getByAltText('2쪽을 찍은 그림').waitFor();
  const words = text.locator('[data-word]');
  const first = (await words.first().innerText()).trim();
  await words.first().click();
  // Measured on the picture: to show the last word the page may scroll.
  const picture = page.getByAltText('2쪽을 찍은 그림');
  const [box, around] = [await place.boundingBox(), await picture.boundingBox()];
  if (box === null || around === null) throw new Error('the chosen word has no place');
  await words.last().click();
  await expect.poll(() => chosen.innerText()).not.toBe(first);
  await picture.click({
    position: { x: box.x - around.x + box.width / 2, y: box.y - around.y + box.height / 2 },
    // The places of words lie over the picture.
    force: true,
  });
  await expect.poll(() => chosen.innerText()).toBe(first);

  // Another person has corrected the same page first: nothing is lost, and nothing is replaced unseen.
  await correctedElsewhere(id, 2, '다른 분의 글');
  await field.fill('내가고친글');
  await page.keyboard.press('Enter');
  const conflict = page.getByRole('dialog', { name: '그 사이 다른 분이 먼저 수정했습니다' });
  await conflict.getByText('다른 분의 글').waitFor();
  await conflict.getByRole('button', { name: '내 값으로 저장' }).click();
  await saved.waitFor();
  expect((await documentOf(id)).text).toContain('내가고친글');
  expect(await violations(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: '그림' }).click();
  await page.getByAltText('2쪽을 찍은 그림').waitFor();
  // The chosen word stays in sight when the image is enlarged.
  await page.getByRole('tab', { name: '글' }).click();
  await words.last().click();
  await page.getByRole('tab', { name: '그림' }).click();
  await page.getByAltText('2쪽을 찍은 그림').waitFor();
  for (let larger = 0; larger < 3; larger += 1) await page.getByRole('button', { name: '그림 크게' }).click();
  await expect.poll(async () => inWindow(await place.boundingBox(), 390)).toBe(true);
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: '자료로 만들기' }).click();
  await page.getByLabel('종류').click();
  await page.getByRole('option', { name: '초심 판정' }).click();
  await page.getByRole('button', { name: '자료 만들기' }).click();
  await page.waitForURL(/\/admin\/data\/[0-9a-f-]{36}/);
  const content = page.getByRole('region', { name: '본문' });
  await expect.poll(() => content.innerText()).toContain('고친낱말');
  expect(await content.innerText()).toContain('내가고친글');
  expect(problems).toEqual([]);
});

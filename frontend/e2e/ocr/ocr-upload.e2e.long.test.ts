import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { type Person, signInOn } from '../harness/people.ts';
import { dropPdfs, pdfWithTexts } from '../harness/records/documents.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let reader: Person;

beforeAll(async () => {
  reader = await newSuper(url, inject('unlockedDataDir'), '문서인');
});

test('files that are dropped while others are being sent are sent next, also without .pdf in their names', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, reader);
  await page.goto('/admin/ocr');
  await page.getByText(/한 파일은 50MB, 30쪽까지/).waitFor();
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/ocr/pdf', async (route) => {
    await held;
    await route.continue();
  });
  await dropPdfs(page, [{ name: '먼저 놓은.pdf', bytes: await pdfWithTexts('The first one') }]);
  await page.getByText(/올리는 중/).waitFor();
  await dropPdfs(page, [
    { name: '스캔 0012', bytes: await pdfWithTexts('The second one') },
    { name: '사진.pdf', bytes: Buffer.from('\x89PNG') },
  ]);
  letGo();
  await page.getByText('2개를 올렸습니다').waitFor();
  await page.getByText('사진.pdf: PDF 파일이 아닙니다').waitFor();
  await page.getByRole('link', { name: '먼저 놓은.pdf' }).waitFor();
  await page.getByRole('link', { name: '스캔 0012' }).waitFor();

  // Beside the place for them, a file is not opened by the browser.
  const isTaken = await page.evaluate(() => {
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  expect(isTaken).toBe(true);
  expect(problems).toEqual([]);
});

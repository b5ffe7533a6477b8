import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { askedConsultation, firmStep } from '../harness/records/consultations.ts';
import { newAdvisor, newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
const letter = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const saved = async (page: Page, button: string): Promise<Buffer> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await downloading).path());
};

test('both sides add files to a consultation, save each other’s, and remove their own', async () => {
  const boss = await newSuper(url, inject('unlockedDataDir'));
  const [attorney, person] = [await newAdvisor(url, boss, '박첨부'), await newPerson(url, '김첨부')];
  const asked = {
    topic: 'dismissal',
    body: '통보서를 받았어요.',
    client: '김첨부',
    opponent: '주식회사 보기',
  } as const;
  const id = await askedConsultation(url, person, { ...asked, slots: [{ weekday: 'mon', time: '10:00' }] });
  await firmStep(url, attorney, id, 'assign', { assignee: 'me', reason: '이름만 같은 회사' });

  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, person);
  const files = '**/api/consult/*/files';
  await page.route(files, (route) => route.abort());
  await page.goto(`/consult/${id}`);
  const again = page.getByRole('region', { name: '붙인 파일' }).getByRole('button', { name: '다시 시도하기' });
  await again.waitFor();
  await page.unroute(files);
  await again.click();
  const chooser = page.getByLabel('붙일 파일');
  await chooser.setInputFiles({ name: '글.txt', mimeType: 'text/plain', buffer: Buffer.from('글') });
  await page.getByText('PDF나 사진(PNG, JPEG, WebP)만 올릴 수 있어요.').waitFor();
  await chooser.setInputFiles({ name: '해고통보서.pdf', mimeType: 'application/pdf', buffer: letter });
  await page.getByText('파일을 붙였어요.').waitFor();
  await chooser.setInputFiles({ name: '사진.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByRole('button', { name: '사진.png 지우기' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);

  const { page: office, problems: others } = await browser.visit(url, desktop);
  await signInOn(office, attorney);
  await office.goto(`/admin/consult/${id}`);
  expect(await saved(office, '해고통보서.pdf 내려받기')).toEqual(letter);
  expect(await office.getByRole('button', { name: '해고통보서.pdf 삭제' }).count()).toBe(0);
  await office
    .getByLabel('올릴 파일')
    .setInputFiles({ name: '답변서.pdf', mimeType: 'application/pdf', buffer: letter });
  await office.getByRole('button', { name: '답변서.pdf 삭제' }).waitFor();
  expect(await violations(office)).toEqual([]);

  await page.reload();
  expect(await saved(page, '답변서.pdf 내려받기')).toEqual(letter);
  await page.getByRole('button', { name: '사진.png 지우기' }).click();
  await page.getByText('파일을 지웠어요.').waitFor();
  expect(await page.getByRole('button', { name: '사진.png 지우기' }).count()).toBe(0);
  expect([...problems, ...others]).toEqual([]);
}, 120_000);

import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { newPerson, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

const choose = async (page: Page, content: Buffer): Promise<void> =>
  page.getByLabel('프로필 사진 파일').setInputFiles({ name: '여름.png', mimeType: 'image/png', buffer: content });
/** Whether the image was drawn, and how wide the file is. */
const widthOf = (page: Page, name: string): Promise<number> =>
  page.getByRole('img', { name }).evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

test('a photo is chosen, looked at, sent, shown to an admin, and taken away again', async () => {
  const person = await newPerson(url, '사진이');
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, person);
  await page.goto('/more/editProfile');
  await page.getByRole('img', { name: '사진 없음' }).waitFor();
  const picture = await page.screenshot();

  await choose(page, Buffer.from('<html>사진이 아니에요</html>'));
  await page.getByText('열 수 없는 사진이에요').waitFor();
  await choose(page, picture);
  await page.getByRole('img', { name: '고른 사진' }).waitFor();
  await page.getByRole('button', { name: '취소' }).click();
  await page.getByRole('img', { name: '사진 없음' }).waitFor();
  await choose(page, picture);
  expect(await widthOf(page, '고른 사진')).toBe(390);
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: '이 사진으로 바꾸기' }).click();
  await page.getByText('사진을 바꾸었어요.').waitFor();
  await page.reload();
  await expect.poll(() => widthOf(page, '지금 사진')).toBe(512);

  const boss = await newSuper(url, inject('unlockedDataDir'));
  const { page: office, problems: others } = await browser.visit(url, desktop);
  await signInOn(office, boss);
  const { id }: { id: string } = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await fetch('/api/user/session', { headers })).json();
  });
  await office.goto(`/admin/user/${id}`);
  await expect.poll(() => widthOf(office, '사진이 사진')).toBe(512);

  await page.getByRole('button', { name: '사진 지우기' }).click();
  await page.getByText('사진을 지웠어요.').waitFor();
  await page.getByRole('img', { name: '사진 없음' }).waitFor();
  expect([...problems, ...others]).toEqual([]);
}, 120_000);

test('an upload that is given up keeps the chosen photo, and one that fails says why', async () => {
  const person = await newPerson(url);
  const { page } = await browser.visit(url, desktop);
  await signInOn(page, person);
  await page.goto('/more/editProfile');
  await page.getByRole('img', { name: '사진 없음' }).waitFor();
  const picture = await page.screenshot();
  const held = Promise.withResolvers<void>();
  await page.route('**/files', async (route) => {
    await held.promise;
    await route.abort();
  });
  await choose(page, picture);
  await page.getByRole('button', { name: '이 사진으로 바꾸기' }).click();
  await page.getByRole('progressbar', { name: '사진 올리는 중' }).waitFor();
  await page.getByRole('button', { name: '그만 올리기' }).click();
  await page.getByRole('button', { name: '이 사진으로 바꾸기' }).waitFor();
  held.resolve();
  await page.getByRole('button', { name: '이 사진으로 바꾸기' }).click();
  await page.getByText('서버에 연결하지 못했어요').waitFor();
  await page.unroute('**/files');
  await page.getByRole('button', { name: '이 사진으로 바꾸기' }).click();
  await page.getByText('사진을 바꾸었어요.').waitFor();
}, 120_000);

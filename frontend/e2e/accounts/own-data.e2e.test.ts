import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { newPerson, signIn, signInOn } from '../harness/people.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

test('a person changes their data, exports it, and deletes the account', async () => {
  const person = await newPerson(url, '나떠남');
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, person);

  await page.goto('/more/editProfile');
  await page.getByRole('heading', { level: 1, name: '내 정보' }).waitFor();
  expect(await visibleText(page.locator('main'))).toMatch(/가입일: \d{4}년 \d{1,2}월 \d{1,2}일/);
  await page.getByLabel('휴대전화 번호').fill('1234');
  await page.getByRole('button', { name: '저장하기' }).click();
  await page.locator('.error-summary').waitFor();
  await page.getByLabel('휴대전화 번호').fill('010 2345 6789');
  await page.getByRole('button', { name: '저장하기' }).click();
  await page.getByText('저장했어요.').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('휴대전화 번호').inputValue()).toBe('010-2345-6789');

  await page.getByRole('link', { name: '내 자료 내려받기' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '내려받기' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^nomucheck-\d{4}-\d\d-\d\d\.json$/);
  const held = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(held.account).toMatchObject({ email: person.email, phoneNumber: '01023456789' });
  // Nobody can know whether the browser saved it: other ways stand beside.
  await page.getByRole('link', { name: '파일 열기' }).waitFor();

  await page.goto('/more/leave');
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await expect.poll(() => page.locator('.error-summary li').count()).toBe(2);
  await page.getByRole('textbox', { name: '지금 쓰는 비밀번호' }).fill('Falsch12!@');
  await page.getByLabel('위 내용을 확인했고').check();
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await page.locator('.field-error', { hasText: '지금 쓰는 비밀번호와 달라요' }).waitFor();
  await page.getByRole('textbox', { name: '지금 쓰는 비밀번호' }).fill(person.password);
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await page.getByRole('heading', { level: 1, name: '탈퇴했어요' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await page.locator('main').getByRole('link', { name: '처음으로' }).click();
  await page.goto('/user/login');
  await signIn(page, person);
  await page.getByText('가입되지 않은 이메일').first().waitFor();
  expect(problems).toEqual([]);
}, 120_000);

test('inside of another app, which drops files without a word, nothing is said to be saved, and other ways are open', async () => {
  const person = await newPerson(url);
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 KAKAOTALK 10.8.3';
  const { page, problems } = await browser.visit(url, { ...phone, acceptDownloads: false, userAgent });
  await signInOn(page, person);
  await page.goto('/more/export');
  await page.getByRole('button', { name: '내려받기' }).click();
  await page.getByText('카카오톡 안에서는 파일이 저장되지 않을 수 있어요').waitFor();
  const addresses = await page
    .locator('.notice a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    `kakaotalk://web/openExternal?url=${encodeURIComponent(`${url}/more/export`)}`,
    expect.stringMatching(/^blob:/),
    expect.stringContaining(`mailto:${encodeURIComponent(person.email)}`),
  ]);
  expect(await visibleText(page.locator('main'))).not.toMatch(/저장했어요|받았어요/);
  expect(problems).toEqual([]);
});

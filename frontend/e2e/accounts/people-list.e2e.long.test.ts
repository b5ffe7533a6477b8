import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { newPerson, type Person, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let boss: Person;

beforeAll(async () => {
  boss = await newSuper(url, inject('unlockedDataDir'));
});

/** Types a whole e-mail address into the search and opens the person found. */
const openPerson = async (page: Page, { email, name }: Person): Promise<void> => {
  await page.getByLabel('이름, 이메일, 휴대전화').fill(email);
  await page.keyboard.press('Enter');
  await page.waitForURL('**filter=*');
  await page.locator('tr, main li').filter({ hasText: email }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

test('on a phone people are cards; an empty list, a failure, and the own account each have a message', async () => {
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, boss);
  await page.goto('/admin/user');
  await page.locator('main li').first().waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('가입 방법').tap();
  await page.getByRole('option', { name: '네이버' }).tap();
  await page.getByText('조건에 맞는 회원이 없습니다.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '조건 지우기' }).first().tap();
  await page.locator('main li').first().waitFor();

  await openPerson(page, boss);
  await page.getByText('본인의 역할과 이름은 여기서 바꿀 수 없습니다.').waitFor();
  expect(await page.getByRole('button', { name: /수정|삭제/ }).count()).toBe(0);
  expect(await sideways(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.route('**/api/admin/user?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: '🛠️ 잠시 연결이 어렵습니다.' } }),
  );
  await page.goto('/admin/user');
  await page.getByRole('alert').getByText('잠시 연결이 어렵습니다.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/api/admin/user?*');
  await page.getByRole('button', { name: '다시 시도' }).tap();
  await page.locator('main li').first().waitFor();
  expect(problems).toEqual([]);
});

test('columns and filters are kept on all devices of a person, and the list can be downloaded', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.goto('/admin/user');
  await page.getByRole('columnheader', { name: '가입일' }).waitFor();
  expect(await page.getByRole('columnheader', { name: '휴대전화' }).count()).toBe(0);
  await page.getByRole('button', { name: '열', exact: true }).click();
  expect(await violations(page)).toEqual([]);
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('checkbox', { name: '휴대전화' }).press('Space');
  const earlier = page.getByRole('button', { name: '휴대전화 앞으로' });
  await earlier.press('Enter');
  await page.getByRole('status').getByText('휴대전화: 7개 가운데 1번째').waitFor();
  expect(await earlier.isDisabled()).toBe(true);
  expect(
    await page.getByRole('button', { name: '휴대전화 뒤로' }).evaluate((it) => it === document.activeElement),
  ).toBe(true);
  expect((await kept).status()).toBe(200);
  await page.keyboard.press('Escape');

  await page.getByLabel('역할', { exact: true }).click();
  await page.getByRole('option', { name: '최고 관리자' }).click();
  await page.waitForURL('**filter=**');
  await page.getByRole('button', { name: '저장한 조건' }).click();
  await page.getByRole('menuitem', { name: '지금 조건 저장하기' }).click();
  await page.getByLabel('조건 이름').fill('우리 관리자');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('지금 조건을 저장했습니다.').waitFor();

  const other = await browser.visit(url, desktop);
  await signInOn(other.page, boss);
  await other.page.goto('/admin/user');
  await other.page.getByRole('columnheader', { name: '휴대전화' }).waitFor();
  const shown = (await other.page.getByRole('columnheader').allTextContents()).slice(0, 3);
  expect(shown).toEqual(['이름', '휴대전화', '이메일']);
  await other.page.getByRole('button', { name: '저장한 조건' }).click();
  await other.page.getByRole('menuitem', { name: '우리 관리자', exact: true }).click();
  await other.page.waitForURL('**filter=**');
  await other.page.getByRole('button', { name: '조건 지우기' }).click();

  const download = other.page.waitForEvent('download');
  await other.page.getByRole('button', { name: '내려받기' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.startsWith('\uFEFF회원 번호,이름,이메일')).toBe(true);
  expect(file).toContain(boss.email);
  expect([...problems, ...other.problems]).toEqual([]);
});

test('a page that is behind says so until it isn’t, and changes by others are shown when the user asks', async () => {
  const { page, problems } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await page.route(
    '**/api/admin/user?*',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'X-Stale': '1' } });
    },
    { times: 1 },
  );
  await page.goto('/admin/user');
  await page.getByText('반영 중').waitFor();
  await page.getByRole('columnheader', { name: '가입일' }).waitFor();
  await page.getByText('반영 중').waitFor({ state: 'detached' });
  const newcomer = await newPerson(url, '<svg onload=xss=1>');
  await page.getByText(/새 변경 \d+건/).waitFor();
  expect(await page.getByText(newcomer.email).count()).toBe(0);
  await page.getByRole('button', { name: '목록에 반영' }).click();
  await page.getByText(newcomer.email).waitFor();
  // Their name is shown as written, never as markup.
  expect(await page.getByRole('link', { name: newcomer.name }).count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'xss' in window)).toBe(false);
  expect(problems).toEqual([]);
});

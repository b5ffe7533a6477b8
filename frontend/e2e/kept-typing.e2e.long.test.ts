import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { browserForTests, desktop } from './harness/browser/browser.ts';
import { newPerson, type Person, signIn, signInOn } from './harness/people.ts';
import { newSuper } from './harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');
let [boss, other]: Person[] = [];

beforeAll(async () => {
  [boss, other] = await Promise.all([1, 2].map(() => newSuper(url, inject('unlockedDataDir'))));
});

const companyForm = async (page: Page): Promise<void> => {
  await page.goto('/company/list');
  await page.getByRole('button', { name: '회사 등록' }).click();
};
const personForm = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/admin/user/${id}`);
  await page.getByRole('button', { name: '역할·이름 수정' }).click();
};
const synonymForm = async (page: Page): Promise<void> => {
  await page.goto('/admin/data/words');
  await page.getByRole('button', { name: '동의어 추가' }).click();
};
const kept = (page: Page) => page.getByText('보내지 않고 둔 내용을 불러왔습니다.');
const typedIn = (page: Page, label: string): Promise<string> => page.getByRole('textbox', { name: label }).inputValue();

test('what was typed in three dialogs is there after the session has ended, for its person alone, until it is dropped', async () => {
  if (boss === undefined || other === undefined) throw new Error('nobody is there');
  const member = await newPerson(url, '이하늘');
  const session = await fetch(`${url}/api/user/session`, { headers: { Authorization: `Bearer ${member.token}` } });
  const { id }: { id: string } = await session.json();
  const { page } = await browser.visit(url, desktop);
  await signInOn(page, boss);
  await companyForm(page);
  await page.getByLabel('회사 이름').fill('가나다 물산');
  await personForm(page, id);
  await page.getByRole('textbox', { name: '이름' }).fill('이바다');
  await page.getByLabel('사유').fill('본인이 신청함');
  await synonymForm(page);
  await page.getByRole('group', { name: '입력한 말' }).getByRole('textbox').fill('짤림');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: '출처' }).fill('근로기준법 제24조');

  await fetch(`${url}/api/user/logout`, { method: 'POST', headers: { Authorization: `Bearer ${boss.token}` } });
  await page.reload();
  await page.getByText('쓰던 글은 이 기기에 남아 있어요').waitFor();
  await signIn(page, boss);
  await page.getByRole('heading', { level: 1, name: '검색 동의어' }).waitFor();
  await page.getByText('이 화면의 창에 쓰던 글이 있습니다.').waitFor();
  await page.getByRole('button', { name: '동의어 추가' }).click();
  await kept(page).waitFor();
  await page.getByText('이 화면의 창에').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '짤림 빼기' }).waitFor();
  expect(await typedIn(page, '출처')).toBe('근로기준법 제24조');
  await personForm(page, id);
  await kept(page).waitFor();
  expect([await typedIn(page, '이름'), await typedIn(page, '사유')]).toEqual(['이바다', '본인이 신청함']);
  await companyForm(page);
  await kept(page).waitFor();
  expect(await typedIn(page, '회사 이름')).toBe('가나다 물산');
  const token = await page.evaluate(() => localStorage.getItem('token'));

  // another person at the same device
  await signInOn(page, other);
  await companyForm(page);
  expect([await typedIn(page, '회사 이름'), await kept(page).count()]).toEqual(['', 0]);
  await personForm(page, id);
  expect([await typedIn(page, '이름'), await kept(page).count()]).toEqual(['이하늘', 0]);

  // dropped deliberately, it is gone
  await signInOn(page, { ...boss, token: token ?? '' });
  await companyForm(page);
  await kept(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '버리고 닫기' }).click();
  await companyForm(page);
  expect([await typedIn(page, '회사 이름'), await kept(page).count()]).toEqual(['', 0]);
});

import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { appCode } from '../../../backend/accounts/testing/authenticator.fixture.ts';
import { inWindowOf, narrowestPhone } from '../every-page/rules/windows.ts';
import { browserForTests, phone } from '../harness/browser/browser.ts';
import { violations } from '../harness/on-page/accessible.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import { visibleText } from '../harness/on-page/visible-text.ts';
import { codeSentTo, newProvedPerson, type Person, signIn, signInOn } from '../harness/people.ts';
import { newSuper } from '../harness/staff.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

/** No violation by axe, and nothing that scrolls sideways on the narrowest phone. */
const looksRight = async (page: Page): Promise<void> => {
  expect(await violations(page)).toEqual([]);
  await inWindowOf(page, [[narrowestPhone, async () => expect(await sideways(page)).toBe(0)]]);
};

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const turnOn = async (page: Page, person: Person) => {
  await page.getByRole('textbox', { name: '지금 쓰는 비밀번호' }).fill(person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '인증 앱에 등록해 주세요' }).waitFor();
  expect(await focusedText(page)).toContain('인증 앱에 등록해 주세요');
  await looksRight(page);
  const secret = (await visibleText(page.locator('.otp-secret'))).replace(/\s/g, '');
  await page.locator('#code').fill('12345');
  await page.keyboard.press('Enter');
  await page.locator('.error-summary', { hasText: '여섯 자리 번호를 입력해 주세요' }).waitFor();
  await page.locator('#code').fill(appCode(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '2단계 인증을 켰어요' }).waitFor();
  await looksRight(page);
  return { secret, recoveryCodes: await page.locator('.otp-codes li').allTextContents() };
};

const askedForCode = async (page: Page, person: Person) => {
  await page.goto('/user/login?to=/more/otp');
  await signIn(page, person);
  await page.getByRole('heading', { name: '인증 앱의 번호를 입력해 주세요' }).waitFor();
  await expect.poll(() => focusedText(page)).toContain('인증 앱의 번호를');
};

test('a second factor is turned on, asked for at the sign-in, replaced by a recovery code, and turned off', async () => {
  const person = await newProvedPerson(url);
  const { page, problems } = await browser.visit(url, phone);
  await signInOn(page, person);
  await page.goto('/more/otp');
  const { secret, recoveryCodes } = await turnOn(page, person);
  expect(recoveryCodes).toHaveLength(10);
  await page.getByRole('link', { name: '적어 두었어요' }).click();
  await page.waitForURL((at) => at.pathname === '/');

  const again = await browser.visit(url, phone);
  await askedForCode(again.page, person);
  await looksRight(again.page);
  await again.page.locator('#otp').fill('000000');
  await again.page.keyboard.press('Enter');
  await again.page.locator('.error-summary', { hasText: '번호가 맞지 않아요' }).waitFor();
  await again.page.locator('#otp').fill(appCode(secret, { ahead: 1 }));
  await again.page.keyboard.press('Enter');
  await again.page.getByText('남은 복구 코드는 10개예요.').waitFor();

  const third = await browser.visit(url, phone);
  await askedForCode(third.page, person);
  await third.page.getByRole('button', { name: '복구 코드로 로그인하기' }).click();
  await third.page.getByRole('heading', { name: '복구 코드를 입력해 주세요' }).waitFor();
  await third.page.locator('#otp').fill(recoveryCodes[3] ?? '');
  await third.page.keyboard.press('Enter');
  await third.page.getByText('남은 복구 코드는 9개예요.').waitFor();
  await looksRight(third.page);

  await third.page.locator('#password').fill(person.password);
  await third.page.locator('#code').fill(recoveryCodes[4] ?? '');
  await third.page.getByRole('button', { name: '2단계 인증 끄기' }).click();
  await third.page.getByText('2단계 인증을 껐어요.').waitFor();
  await expect.poll(() => third.page.evaluate(() => document.activeElement?.className)).toContain('more-told');
  await again.page.reload();
  await again.page.getByText('로그인이 끝났어요').waitFor();
  await again.page.goto('/user/login?to=/more/otp');
  await signIn(again.page, person);
  await again.page.getByRole('button', { name: '인증 앱 등록하기' }).waitFor();
  expect([...problems, ...again.problems, ...third.problems]).toEqual([]);
});

test('if staff must have one, they are led from any page to its set-up, see why, and are led back', async () => {
  const boss = await newSuper(url, inject('unlockedDataDir'));
  const { page, context, problems } = await browser.visit(url, phone);
  // As a day after their first call; another test checks that the server then refuses everything else.
  const overdue = <Person extends { readonly secondFactor: boolean }>(person: Person) =>
    person.secondFactor ? person : { ...person, secondFactorDue: '2026-11-20T00:00:00.000Z' };
  await context.route(/\/api\/user\/(session|login|verification)$/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ json: 'user' in body ? { ...body, user: overdue(body.user) } : overdue(body) });
  });
  await page.goto('/user/login?to=/more/checkList');
  await signIn(page, boss);
  const why = page.getByText('업무 계정은 2단계 인증을 설정해야 해요');
  await why.waitFor();
  await looksRight(page);
  await page.goto('/more/sessions');
  await why.waitFor();
  await page.goto('/admin/user');
  await why.waitFor();
  expect(new URL(page.url()).searchParams.get('to')).toBe('/admin/user');
  await page.getByText('이메일을 먼저 확인해 주세요').waitFor();
  await page.getByRole('link', { name: '이메일 확인하기' }).click();
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await page.locator('#code').fill(await codeSentTo(url, boss.email));
  await page.keyboard.press('Enter');
  await turnOn(page, boss);
  await page.getByRole('link', { name: '적어 두었어요' }).click();
  await page.getByRole('heading', { level: 1, name: '회원 관리' }).waitFor();
  expect(problems).toEqual([]);
});
